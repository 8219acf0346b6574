import re

SQL = """
INSERT INTO plants (id, name, height, planted) VALUES
 (1, 'Tomato ''Roma''', 1.8, '2024-04-12'),
 (2, 'Basil', NULL, '2024-05-01');
insert into beds (code, size) values ('N-1', 12), ('S-2', -3);
DELETE FROM beds WHERE size < 0;
"""

TOKEN = re.compile(r"\s*(?:'((?:[^']|'')*)'|(NULL)|(-?\d+\.\d+)|(-?\d+)|([(),;]))", re.I)


def rows(text):
    row = None
    for m in TOKEN.finditer(text):
        string, null, real, whole, punct = m.groups()
        if punct == "(":
            row = []
        elif punct == ")":
            yield tuple(row)
        elif string is not None:
            row.append(string.replace("''", "'"))
        elif null:
            row.append(None)
        elif real:
            row.append(float(real))
        elif whole:
            row.append(int(whole))


tables = {}
statement = re.compile(r"insert\s+into\s+(\w+)\s*\(([^)]*)\)\s*values\s*(.*?);", re.IGNORECASE | re.DOTALL)
for table, columns, values in statement.findall(SQL):
    names = [c.strip() for c in columns.split(",")]
    tables[table] = [dict(zip(names, r)) for r in rows(values)]

for table, records in tables.items():
    print(table, len(records), list(records[0]))
    for r in records:
        print("  ", r)

m = re.search(r"delete from (\w+) where (\w+) (<|>|=) (\S+);", SQL, re.I)
table, column, op, limit = m.groups()
test = {"<": int.__lt__, ">": int.__gt__, "=": int.__eq__}[op]
before = len(tables[table])
tables[table] = [r for r in tables[table] if not test(r[column], int(limit))]
print("deleted", before - len(tables[table]), "from", table)


def literal(value):
    if value is None:
        return "NULL"
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    return str(value)


for r in tables["plants"]:
    print("(" + ", ".join(map(literal, r.values())) + ")")
heights = [r["height"] for r in tables["plants"] if r["height"] is not None]
print(heights, tables["plants"][0]["name"].count("'"), tables["beds"][0].get("colour", "n/a"))
print(re.split(r";\s*", SQL.strip())[-2:], len(statement.findall(SQL.lower())))
print(TOKEN.match("  -4.50)").group(3), TOKEN.match("x"), TOKEN.match("''").group(1) == "")
