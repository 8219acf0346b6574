import heapq
from operator import itemgetter

shop_a = [("apple", 30), ("kiwi", 45), ("melon", 210)]
shop_b = [("apple", 28), ("banana", 20), ("melon", 230)]
shop_c = [("kiwi", 40)]

# all lists are sorted by name, so merging is cheap
merged = list(heapq.merge(shop_a, shop_b, shop_c))
for name, price in merged:
    print(f"{name:.<10}{price:>5}")

cheapest = {}
for name, price in merged:
    if name not in cheapest or price < cheapest[name]:
        cheapest[name] = price
print(cheapest)

offers = {}
for label, shop in zip("ABC", (shop_a, shop_b, shop_c)):
    for name, price in shop:
        offers.setdefault(name, {})[label] = price

for name, by_shop in sorted(offers.items()):
    where = min(by_shop, key=by_shop.get)
    spread = max(by_shop.values()) - min(by_shop.values())
    print(name, "best in", where, "spread", spread)

print("only one shop:", [n for n, o in offers.items() if len(o) == 1])
print(heapq.nlargest(2, cheapest.items(), key=itemgetter(1)))
totals = {s: sum(o.get(s, 0) for o in offers.values()) for s in "ABC"}
print(totals, "max", max(totals, key=totals.get))
down = list(heapq.merge([9, 4, 1], [8, 5], reverse=True))
print(down)
