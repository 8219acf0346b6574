# Glaze recipes in the pottery: weights by partial sums, labels, json archive
import json
from functools import partial
from itertools import accumulate
from operator import mul

recipe = {"feldspar": 42, "silica": 24, "whiting": 19, "kaolin": 10, "iron": 5}


def scaled(recipe, grams, digits=1):
    whole = sum(recipe.values())
    return {k: round(v * grams / whole, digits) for k, v in recipe.items()}


sample = partial(scaled, grams=150)
bucket = partial(scaled, grams=2_750, digits=0)
print(sample(recipe))
print(bucket(recipe))

# pouring into one pail: what the scale shows after each bag
for bag, shown in zip(recipe, accumulate(sample(recipe).values())):
    print(f"{bag.capitalize():<10}{shown:>7.1f} g  {'▒' * int(shown // 15)}")

darker = recipe | {"iron": 8}
lighter = {k: v for k, v in recipe.items() if k != "iron"}
print(sum(darker.values()), scaled(darker, 100)["iron"], sum(lighter.values()))
changed = {k: (recipe.get(k), darker[k]) for k in darker if recipe.get(k) != darker[k]}
print(changed, recipe.keys() - lighter.keys(), lighter.items() <= recipe.items())

archive = {
    "name": "Tenmoku \"night\"",
    "cone": [9, 10],
    "batches": [{"g": 150, "ok": True}, {"g": 2750, "ok": None}],
}
text = json.dumps(archive, indent=2, sort_keys=True)
lines = text.splitlines()
print(len(lines), lines[1], lines[-2].strip())
loaded = json.loads(text)
print(loaded == archive, loaded is archive, type(loaded["cone"]).__name__)
del loaded["batches"][0]["ok"]
loaded["batches"][1] |= {"ok": False, "crack": "rim"}
print(json.dumps(loaded["batches"]))

cost = {"feldspar": 0.9, "silica": 0.7, "whiting": 0.65, "kaolin": 1.1, "iron": 4.2}
kilos = [g / 1000 for g in bucket(recipe).values()]
bill = sum(map(mul, kilos, cost.values()))
print(f"{bill:.3f} -> {bill:,.2f} EUR, {bill / 2.75:.2f} per kilo")
dearest = max(recipe, key=lambda k: recipe[k] * cost[k])
print(dearest, f"{recipe[dearest] * cost[dearest] / sum(recipe[k] * cost[k] for k in recipe):.1%}")
temps = [cone * 20 + 1060 for cone in archive["cone"]]
print(temps, [round(t * 9 / 5 + 32) for t in temps], f"{temps[0]:#x}")
