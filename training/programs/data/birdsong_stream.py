"""Run a little query language over a stream of dict rows."""
import operator
import re
from itertools import islice

ROWS = [
    {"bird": "wren", "db": 72, "hour": 5},
    {"bird": "robin", "db": 64, "hour": 4},
    {"bird": "crow", "db": 80, "hour": 9},
    {"bird": "robin", "db": 69, "hour": 18},
    {"bird": "wren", "db": 75, "hour": 6},
]
OPS = {"=": operator.eq, ">": operator.gt, "<": operator.lt, "!": operator.ne}


class QueryError(Exception):
    pass


def where(rows, cond):
    m = re.fullmatch(r"(\w+)([=<>!])(\w+)", cond)
    if not m:
        raise QueryError(f"cannot read condition {cond!r}")
    field, op, raw = m.groups()
    value = int(raw) if raw.isdigit() else raw
    test = OPS[op]
    return (r for r in rows if test(r[field], value))


def order(rows, field):
    backwards = field.startswith("-")
    return iter(sorted(rows, key=operator.itemgetter(field.lstrip("-")), reverse=backwards))


def take(rows, n):
    return islice(rows, int(n))


def pick(rows, fields):
    names = fields.split(",")
    for r in rows:
        yield {k: r[k] for k in names}


VERBS = {f.__name__: f for f in (where, order, take, pick)}


def run(query):
    rows = iter(ROWS)
    for part in query.split("|"):
        verb, _, arg = part.strip().partition(" ")
        if verb not in VERBS:
            raise QueryError(f"unknown verb {verb!r}")
        rows = VERBS[verb](rows, arg)
    return list(rows)


queries = [
    "where hour<7 | order -db | pick bird,db",
    "where bird=robin",
    "order hour | take 2 | pick hour",
    "where bird!wren | where db>65",
    "where db=>3",
    "shuffle now",
]
for q in queries:
    print(">", q)
    try:
        result = run(q)
    except QueryError as e:
        print("  error:", e)
        continue
    for row in result:
        print("  ", row)
    print("  ", len(result), "row(s)")
