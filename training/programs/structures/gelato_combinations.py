from itertools import combinations, combinations_with_replacement, permutations
from math import comb, perm, factorial

flavours = {"mango": 1.8, "nuez": 2.1, "limón": 1.5, "cacao": 2.0}

two = list(combinations(flavours, 2))
print(len(two), comb(4, 2), two[0], two[-1])

cheap = []
for a, b in two:
    price = flavours[a] + flavours[b]
    if price <= 3.6:
        cheap.append((round(price, 2), f"{a} & {b}"))
cheap.sort()
for price, label in cheap:
    print(f"{price:5.2f} {label}")

doubles = list(combinations_with_replacement(["m", "n", "l"], 2))
print(len(doubles), ["".join(d) for d in doubles])
same = [d for d in doubles if len(set(d)) == 1]
print(same)

towers = ["-".join(p) for p in permutations(["m", "n", "l"])]
print(towers, factorial(3), perm(4, 2))
on_top = [t for t in towers if not t.startswith("m")]
print(on_top[0], len(on_top))

toppings = ["nuts", "cream", "rum"]
menu = []
for size in range(len(toppings) + 1):
    for subset in combinations(toppings, size):
        if "rum" in subset and "nuts" in subset:
            continue
        menu.append(subset or ("plain",))
print(len(menu), menu[0], menu[-1])
longest = max(menu, key=lambda m: (len(m), m))
print(longest)

budget = 5.5
best, best_total = None, 0
for size in (2, 3):
    for combo in combinations(sorted(flavours), size):
        total = sum(flavours[f] for f in combo)
        if best_total < total <= budget:
            best, best_total = combo, total
print(best, f"{best_total:.1f}", f"rest {budget - best_total:.2f}")
