import json
import re

DOC = json.loads("""
{"farm": {"pens": [
   {"kind": "goat", "heads": [3, 4], "tag": "g-1"},
   {"kind": "hen", "heads": [12], "tag": "h-7"},
   {"kind": "goat", "heads": [], "tag": "g-2"}
]}, "owner": "Ruiz"}
""")

STEP = re.compile(r"""
    \.(?P<key>\w+)
  | \[(?P<index>-?\d+)\]
  | \[(?P<all>\*)\]
  | \[\?(?P<fk>\w+)=(?P<fv>\w+)\]
""", re.X)


def steps(path):
    pos = 0
    while pos < len(path):
        m = STEP.match(path, pos)
        if not m:
            raise ValueError(f"cannot read {path[pos:]!r}")
        yield {k: v for k, v in m.groupdict().items() if v is not None}
        pos = m.end()


def apply_step(nodes, step):
    for node in nodes:
        match step:
            case {"key": key} if isinstance(node, dict) and key in node:
                yield node[key]
            case {"index": i} if isinstance(node, list):
                if -len(node) <= int(i) < len(node):
                    yield node[int(i)]
            case {"all": _} if isinstance(node, list):
                yield from node
            case {"fk": k, "fv": v} if isinstance(node, list):
                yield from (n for n in node if str(n.get(k)) == v)


def select(doc, path):
    current = [doc]
    for s in steps(path):
        current = list(apply_step(current, s))
        if not current:
            break
    return current


for path in (".owner", ".farm.pens[*].tag", ".farm.pens[?kind=goat].heads[0]",
             ".farm.barn[0]", ".farm..pens"):
    try:
        found = select(DOC, path)
    except ValueError as e:
        print(f"{path}: {e}")
    else:
        print(f"{path}: {json.dumps(found)}")

heads = sum(n for group in select(DOC, ".farm.pens[*].heads") for n in group)
print("heads in all pens:", heads)
