keys = {"K-01": "cellar", "K-02": "attic", "K-07": "gate"}
names = keys.keys()
rooms = keys.values()
print(names, len(rooms))
keys["K-03"] = "shed"
print(len(names), list(rooms)[-1], "attic" in rooms)

lent = {"K-02": "Frau Seidl", "K-09": "Mr Pound"}
print(sorted(keys.keys() & lent.keys()), sorted(lent.keys() - keys.keys()))
print(("K-07", "gate") in keys.items(), ("K-07", "door") in keys.items())
print(keys.keys() == {"K-01", "K-02", "K-03", "K-07"}, keys == dict(reversed(keys.items())))

for code in list(keys):
    if keys[code].startswith(("a", "c")):
        keys[code] += "!"
print(keys)

gone = keys.pop("K-01")
print(gone, keys.pop("K-99", None), keys.popitem())
print(keys.setdefault("K-02", "?"), keys.setdefault("K-10", "boiler"))
keys.update({"K-07": "garden gate"}, spare="desk")
print(keys)

swapped = {room: code for code, room in keys.items()}
print(swapped["desk"], swapped.get("roof"), swapped.get("roof", "none"))
print(dict.fromkeys("xyz", 0), dict([("p", 1), ("q", 2)], r=3))
merged = keys | lent
print(len(merged), merged["K-02"], list(merged)[:2])
lent |= {"K-11": "Zoë"}
print(next(iter(lent)), list(reversed(lent)), list(lent.values())[1:])

nested = {"floor1": {"K-02": 1}, "floor2": {}}
nested["floor2"]["K-10"] = nested["floor1"].pop("K-02") + 1
print(nested, not nested["floor1"])
copy = keys.copy()
copy.clear()
print(copy, len(keys), max(keys), min(keys.values(), key=len))
order = sorted(keys.items(), key=lambda kv: kv[1][::-1])
print([c for c, _ in order])
counted = {}
for _, room in order:
    counted[len(room)] = counted.get(len(room), 0) + 1
print(counted)
del keys["spare"]
print(keys.get("spare"), [*keys])
