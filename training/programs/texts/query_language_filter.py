import operator
import re

OPS = {"=": operator.eq, "!=": operator.ne, ">": operator.gt, "<": operator.lt, "~": lambda a, b: b in str(a)}
TERM = re.compile(r"(?P<field>\w+)\s*(?P<op>!=|[=<>~])\s*(?P<value>\"[^\"]*\"|\S+)")

animals = [
    {"name": "Momo", "kind": "cat", "age": 3},
    {"name": "Rex", "kind": "dog", "age": 9},
    {"name": "Old Tom", "kind": "cat", "age": 14},
    {"name": "Hopsi", "kind": "rabbit", "age": 1},
]


def compile_query(query):
    checks = []
    for m in TERM.finditer(query):
        field, op, value = m.group("field", "op", "value")
        value = value.strip('"')
        if value.isdecimal():
            value = int(value)
        checks.append((field, OPS[op], value))
    return checks


def select(rows, query):
    checks = compile_query(query)
    found = []
    for row in rows:
        if all(f in row and op(row[f], v) for f, op, v in checks):
            found.append(row["name"])
    return found


for q in ['kind=cat', 'age>2 kind != cat', 'name~"Old T"', "age < 10 age > 1", "color=red"]:
    names = select(animals, q)
    print(f"{q:<20} -> {', '.join(names) if names else '(none)'}")

print([c[0::2] for c in compile_query('age>2 kind != cat')])
