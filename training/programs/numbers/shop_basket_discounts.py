from decimal import Decimal, ROUND_HALF_UP
from functools import reduce


def D(x): return Decimal(str(x))
def cents(x): return x.quantize(D("0.01"), rounding=ROUND_HALF_UP)


def three_for_two(qty, price):
    return price * (qty // 3)


def percent(p):
    return lambda qty, price: qty * price * D(p) / 100


basket = [
    ("soap", 7, D(2.35), three_for_two),
    ("towel", 2, D(14.9), percent(12.5)),
    ("brush", 1, D(6), None),
]

saved = []
subtotal = D(0)
for name, qty, price, rule in basket:
    full = qty * price
    off = cents(rule(qty, price)) if rule else D(0)
    saved.append(off)
    subtotal += full - off
    print(f"{name:6} {qty} x {price:>6} = {full:>6}" + (f"  -{off}" if off else ""))

print("saved:", sum(saved), "max:", max(saved))
coupons = [D("0.9"), D("0.95")]
final = reduce(lambda acc, c: acc * c, coupons, subtotal)
print("before coupons", subtotal, "after", final, "->", cents(final))
included = cents(final - final / D("1.07"))
print("7% tax included:", included)
given = D(50)
change = given - cents(final)
coins = []
for coin in map(D, (10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01)):
    n = int(change // coin)
    change -= n * coin
    if n:
        coins.append(f"{n}x{coin}")
print("change:", " ".join(coins), "rest", change)
