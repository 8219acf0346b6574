"""filter / map / reduce over reports of potholes."""
from functools import reduce, partial
from operator import itemgetter

reports = [
    "elm st|12|open|3",
    "oak ave|40|closed|5",
    "elm st|30|open|4",
    "  ",
    "mill rd|7|open|x",
    "oak ave|22|open|2",
]


def compose(*funcs):
    return lambda value: reduce(lambda acc, f: f(acc), funcs, value)


def parse(line):
    street, depth, state, severity = map(str.strip, line.split("|"))
    return {"street": street.title(), "depth": int(depth), "state": state,
            "severity": int(severity) if severity.isdigit() else 1}


def at_least(field, minimum, row):
    return row[field] >= minimum


def add_cost(row):
    return {**row, "cost": row["depth"] * row["severity"] * 2.5}


clean = compose(
    partial(filter, str.strip),
    partial(map, parse),
    partial(filter, lambda r: r["state"] == "open"),
    partial(map, add_cost),
    list,
)

rows = clean(reports)
print(len(rows), "open of", len(reports))
for row in sorted(rows, key=itemgetter("cost"), reverse=True):
    print("{street:<9} {depth:>3} mm  severity {severity}  {cost:>6.1f}".format_map(row))

deep = list(filter(partial(at_least, "depth", 12), rows))
print("deep:", [r["depth"] for r in deep])


def by_street(acc, row):
    count, cost = acc.get(row["street"], (0, 0.0))
    acc[row["street"]] = (count + 1, cost + row["cost"])
    return acc


for street, (count, cost) in reduce(by_street, rows, {}).items():
    print(street, count, cost)

worst = reduce(lambda a, b: a if a["severity"] >= b["severity"] else b, rows)
print("start at", worst["street"], "no.", rows.index(worst) + 1)
budget = 250.0
for row in sorted(rows, key=itemgetter("cost")):
    if budget < row["cost"]:
        print("budget ends before", row["street"], row["cost"])
        break
    budget -= row["cost"]
print("left over:", budget)
