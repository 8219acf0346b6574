"""Declarative little option parser: a dict of specs instead of add_argument calls."""
import sys


class Usage(SystemExit):
    pass


def parse_specs(text):
    """'-n --count INT=3' lines -> list of dicts"""
    specs = []
    for line in text.strip().splitlines():
        *flags, last = line.split()
        if last.startswith("-"):
            specs.append({"flags": flags + [last], "type": None, "default": False})
        else:
            kind, eq, default = last.partition("=")
            specs.append({"flags": flags, "type": kind, "default": default if eq else None})
    return specs


def convert(kind, text):
    if kind == "INT":
        return int(text, 0)
    if kind == "LIST":
        return [p for p in text.split(",") if p]
    return text


def parse(argv, specs):
    by_flag = {f: s for s in specs for f in s["flags"]}
    key = lambda s: s["flags"][-1].lstrip("-").replace("-", "_")
    opts = {}
    for s in specs:
        d = s["default"]
        opts[key(s)] = convert(s["type"], d) if isinstance(d, str) else d
    rest, queue = [], list(argv)
    while queue:
        word = queue.pop(0)
        if word == "--":
            rest += queue
            break
        if not word.startswith("-") or word == "-":
            rest.append(word)
            continue
        name, eq, value = word.partition("=")
        if name not in by_flag:
            raise Usage(f"unknown option {name}")
        spec = by_flag[name]
        if spec["type"] is None:
            opts[key(spec)] = True
            continue
        if not eq:
            if not queue:
                raise Usage(f"{name} needs {spec['type']}")
            value = queue.pop(0)
        try:
            opts[key(spec)] = convert(spec["type"], value)
        except ValueError as e:
            raise Usage(f"{name}: {e}") from e
    return opts, rest


SPECS = parse_specs("""
-v --verbose
-n --max-count INT=3
-t --tags LIST
""")

print([s["flags"] for s in SPECS])
print(SPECS[1]["type"], SPECS[2]["default"])
print(parse([], SPECS))
print(parse("-v a.txt --max-count=0x10 b.txt".split(), SPECS))
print(parse(["-t", "red,,blue", "--", "-n", "5"], SPECS))
opts, files = parse(["-n", "-2", "-"], SPECS)
print(opts["max_count"], files, opts["tags"] is None)
for argv in (["-x"], ["in", "-n"], ["-n=08"]):
    try:
        parse(argv, SPECS)
    except Usage as exc:
        print("usage:", exc.code)
