import operator
import re
from collections import defaultdict

BIRDS = [
    {"name": "wren", "place": "hedge", "seen": 4},
    {"name": "heron", "place": "pond", "seen": 1},
    {"name": "coot", "place": "pond", "seen": 9},
    {"name": "robin", "place": "hedge", "seen": 6},
]

QUERY = re.compile(
    r"select (?P<cols>.+?) from (?P<table>\w+)"
    r"(?: where (?P<col>\w+) (?P<op>=|>|<|!=) (?P<val>'[^']*'|\d+))?"
    r"(?: group by (?P<group>\w+))?"
    r"(?: order by (?P<order>\w+)(?P<desc> desc)?)?", re.I)

OPS = {"=": operator.eq, ">": operator.gt, "<": operator.lt, "!=": operator.ne}


def literal(text):
    return text[1:-1] if text.startswith("'") else int(text)


def run(sql, tables):
    m = QUERY.fullmatch(sql)
    if m is None:
        raise SyntaxError(sql)
    rows = tables[m["table"]]
    if m["col"]:
        test, val = OPS[m["op"]], literal(m["val"])
        rows = [r for r in rows if test(r[m["col"]], val)]
    cols = [c.strip() for c in m["cols"].split(",")]
    if m["group"]:
        rows = grouped(rows, m["group"])
    if m["order"]:
        rows = sorted(rows, key=lambda r: r[m["order"]], reverse=bool(m["desc"]))
    if cols == ["*"]:
        return [tuple(r.values()) for r in rows]
    return [tuple(r[c] for c in cols) for r in rows]


def grouped(rows, key):
    buckets = defaultdict(list)
    for r in rows:
        buckets[r[key]].append(r["seen"])
    return [{key: k, "count": len(v), "total": sum(v)} for k, v in buckets.items()]


queries = (
    "select name, seen from birds where seen > 3 order by seen desc",
    "SELECT * FROM birds WHERE place = 'pond'",
    "select place, total from birds group by place order by total",
    "select wings from birds",
    "select name from fish",
    "delete from birds",
)
for q in queries:
    print(">", q)
    try:
        result = run(q, {"birds": BIRDS})
    except KeyError as e:
        print("  no such column or table", e)
    except SyntaxError as e:
        print("  cannot parse:", e.msg)
    else:
        for line in result:
            print("  ", " | ".join(str(x) for x in line))
