recipes = {
    "omelette": {"eggs": 3, "butter": 10, "minutes": 6},
    "pancakes": {"eggs": 2, "flour": 150, "milk": 250, "minutes": 15},
    "salad": {"lettuce": 1, "tomato": 2, "minutes": 5},
}
pantry = dict(eggs=6, butter=50, flour=200, milk=300, lettuce=1, tomato=5)

cooks = {"Lena": 0, "Raj": 0}   # minute when each one is free again


def missing(dish):
    lacks = {}
    for what, need in recipes[dish].items():
        if what == "minutes":
            continue
        have = pantry.get(what, 0)
        if have < need:
            lacks[what] = need - have
    return lacks


def cook(dish):
    for what, need in recipes[dish].items():
        if what != "minutes":
            pantry[what] -= need
    who = min(cooks, key=cooks.get)
    begin = cooks[who]
    cooks[who] += recipes[dish]["minutes"]
    return who, begin, cooks[who]


orders = ["pancakes", "omelette", "salad", "omelette", "salad", "soup"]
served = []
for number, dish in enumerate(orders, 1):
    if dish not in recipes:
        print(number, "we don't do", dish)
        continue
    lacks = missing(dish)
    if lacks:
        text = ", ".join(f"{n} {w}" for w, n in lacks.items())
        print(number, dish, "impossible, need", text)
        continue
    who, begin, end = cook(dish)
    served.append(dish)
    print(f"{number} {dish}: {who} {begin}-{end} min")

print("served", len(served), "of", len(orders))
print("kitchen closes at", max(cooks.values()))
print({k: v for k, v in pantry.items() if v <= 1})
