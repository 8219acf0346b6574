# Notebook: sorting and filtering the bike rental list with lambdas

bikes = [
    dict(id="B7", kind="city", km=820, price=9.0),
    dict(id="B2", kind="race", km=120, price=15.5),
    dict(id="B9", kind="city", km=300, price=8.0),
    dict(id="B4", kind="cargo", km=1500, price=20.0),
]

# In [2]
sorters = {
    "price": lambda b: b["price"],
    "worn first": lambda b: -b["km"],
    "kind, then km": lambda b: (b["kind"], b["km"]),
}
for label, key in sorters.items():
    print(label.ljust(14), [b["id"] for b in sorted(bikes, key=key)])

# In [3]
filters = [
    ("cheap", lambda b: b["price"] < 10),
    ("cheap & fresh", lambda b: b["price"] < 10 and b["km"] < 500),
    ("none", lambda b: not b),
]
for label, test in filters:
    hits = list(filter(test, bikes))
    print(f"{label}: {len(hits)}", hits[0]["id"] if hits else "-")

# In [4]
discount = lambda pct: lambda b: {**b, "price": round(b["price"] * (1 - pct / 100), 2)}
summer = [*map(discount(20), bikes)]
print([b["price"] for b in summer])
print(bikes[0]["price"], "unchanged")

# In [5]
level = lambda km: "old" if km > 1000 else "used" if km > 250 else "new"
groups = {}
for b in bikes:
    groups.setdefault(level(b["km"]), []).append(b["id"])
print(groups)
print((lambda *xs, **kw: (len(xs), sorted(kw)))(1, 2, b=3, a=4))
print(max(bikes, key=lambda b: b["price"] / b["km"])["id"])
