# inner, left and anti join over plain lists of dicts
customers = [
    {"cid": 1, "name": "Atelier Brun", "city": "Lyon"},
    {"cid": 2, "name": "Casa Verde", "city": "Porto"},
    {"cid": 3, "name": "Nordlys", "city": "Bergen"},
]
orders = [
    {"no": "A7", "cid": 1, "sum": 120},
    {"no": "A8", "cid": 3, "sum": 75},
    {"no": "A9", "cid": 1, "sum": 40},
    {"no": "B1", "cid": 9, "sum": 10},
]


def index_by(rows, key):
    idx = {}
    for row in rows:
        idx.setdefault(row[key], []).append(row)
    return idx


def join(left, right, key, how="inner"):
    if how not in ("inner", "left", "anti"):
        raise ValueError("unknown join: " + how)
    idx = index_by(right, key)
    blank = dict.fromkeys(k for k in right[0] if k != key)
    for row in left:
        partners = idx.get(row[key])
        if how == "anti":
            if partners is None:
                yield row
        elif partners:
            for p in partners:
                yield row | p
        elif how == "left":
            yield row | blank


def table(rows, cols):
    widths = [max([len(c)] + [len(str(r[c])) for r in rows]) for c in cols]
    line = "+".join("-" * (w + 2) for w in widths)
    print("|".join(f" {c:<{w}} " for c, w in zip(cols, widths)))
    print(line)
    for r in rows:
        cells = ["" if r[c] is None else str(r[c]) for c in cols]
        print("|".join(f" {v:<{w}} " for v, w in zip(cells, widths)))


inner = list(join(customers, orders, "cid"))
table(inner, ["name", "no", "sum"])
print()
left = list(join(customers, orders, "cid", how="left"))
table(left, ["cid", "name", "no"])
print("without order:", [c["name"] for c in join(customers, orders, "cid", "anti")])
print("orphans:", [o["no"] for o in join(orders, customers, "cid", "anti")])

spent = {}
for row in inner:
    spent[row["city"]] = spent.get(row["city"], 0) + row["sum"]
print(spent)
try:
    list(join(orders, customers, "cid", "outer"))
except ValueError as e:
    print("ValueError:", e)
