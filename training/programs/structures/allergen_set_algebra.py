menu = {
    "pho": {"fish", "soy", "egg"},
    "taboulé": {"wheat", "parsley"},
    "brownie": {"wheat", "egg", "milk", "nuts"},
    "salad": set(),
}
guests = {"Hana": {"nuts", "milk"}, "Otto": {"wheat"}, "Pía": set()}


def show(s):
    return "{" + ", ".join(sorted(s)) + "}"


for guest, avoid in guests.items():
    safe = [dish for dish, has in menu.items() if has.isdisjoint(avoid)]
    print(f"{guest:5} can eat {safe}")

everything = set().union(*menu.values())
print(len(everything), show(everything))
common = menu["pho"] & menu["brownie"]
print(show(common), show(menu["pho"] ^ menu["brownie"]))
print(show(everything - menu["brownie"] - {"soy"}))

print({"egg"} < menu["pho"], menu["salad"] <= menu["pho"], menu["pho"] >= menu["pho"])
print(menu["pho"] > menu["pho"], menu["taboulé"].issubset(everything))

fridge = set("milk egg rice".split())
fridge.add("egg")
fridge |= {"soy"}
fridge.discard("beer")
print(len(fridge), show(fridge))
fridge -= {"rice", "bread"}
fridge &= everything
print(show(fridge))
fridge.symmetric_difference_update(["milk", "tofu"])
print(show(fridge), "milk" in fridge)
try:
    fridge.remove("beer")
except KeyError as e:
    print("not in fridge:", e)
fridge.clear()
print(fridge, bool(fridge), fridge == set(), {} == set())

missing = {d: len(has - {"wheat", "egg"}) for d, has in menu.items()}
print(missing, min(missing, key=lambda d: (missing[d], d)))
pairs = {frozenset(p) for p in [("a", "b"), ("b", "a"), ("a", "c")]}
print(len(pairs), frozenset("ba") in pairs)
numbers = {3, 1, 2} | {True, 2.0}
print(len(numbers), sum(numbers), {x % 3 for x in range(7)})
try:
    {[1, 2], 3}
except TypeError as e:
    print(e)
