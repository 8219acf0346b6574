from itertools import accumulate


def simple(p, r, years):
    return [p * (1 + r * y) for y in range(1, years + 1)]


def compound(p, r, years):
    return list(accumulate(range(years - 1), lambda b, _: b * (1 + r), initial=p * (1 + r)))


P, RATE, YEARS = 1000, 0.07, 6
a = simple(P, RATE, YEARS)
b = compound(P, RATE, YEARS)
print(f"{'year':>4} {'simple':>10} {'compound':>10} {'diff':>8}")
for y, (s, c) in enumerate(zip(a, b), start=1):
    print(f"{y:>4} {s:>10,.2f} {c:>10,.2f} {c - s:>8.2f}")

# doubling
money, n = P, 0
while money < 2 * P:
    money *= 1 + RATE
    n += 1
print("doubled after", n, "years; rule of 72 says", round(72 / (RATE * 100), 1))

for per_year in (1, 4, 12):
    eff = (1 + RATE / per_year) ** per_year - 1
    print("%2d x per year: %.4f%%" % (per_year, eff * 100))

inflation = 0.03
real = (1 + RATE) / (1 + inflation) - 1
print(f"real rate {real:.3%}")
