from itertools import product, combinations, permutations, islice

starters = ["soup", "salad"]
mains = {"curry": 11, "fish": 14, "pasta": 9}
drinks = [("tea", 2), ("wine", 6)]

BUDGET = 14
affordable = []
for s, (m, mp), (d, dp) in product(starters, mains.items(), drinks):
    price = mp + dp + (4 if s == "soup" else 3)
    if price <= BUDGET + 3:
        affordable.append((price, s, m, d))

affordable.sort()
print(len(affordable), "menus up to", BUDGET + 3)
for price, *menu in affordable[:4]:
    print(f"{price:>3} EUR: {' / '.join(menu)}")

# who sits next to whom?
guests = ["Kim", "Lea", "Max"]
for left, right in combinations(guests, 2):
    print(left, "&", right)

print("seatings:", sum(1 for _ in permutations(guests)))
kim_middle = [p for p in permutations(guests) if p[1] == "Kim"]
print(kim_middle)

codes = ("".join(c) for c in product("AB", repeat=3))
print(list(islice(codes, 5)))
print(next(codes), len(list(codes)))
