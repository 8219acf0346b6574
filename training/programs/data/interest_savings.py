from decimal import Decimal, ROUND_DOWN

rates = ["0.5", "1.25", "3.0"]
years = (1, 2, 5)
capital = Decimal("1500")


def grow(amount, percent, n):
    factor = 1 + Decimal(percent) / 100
    for _ in range(n):
        amount = (amount * factor).quantize(Decimal("0.01"), rounding=ROUND_DOWN)
    return amount


print("capital", capital)
print("years " + "".join("%12s" % (r + " %") for r in rates))
for n in years:
    row = [grow(capital, r, n) for r in rates]
    print("%5d " % n + "".join("%12s" % v for v in row))


def years_to_double(percent):
    amount, n = Decimal(100), 0
    while amount < 200:
        amount *= 1 + Decimal(percent) / 100
        n += 1
        if n > 30:
            return None
    return n


for r in ("9", "12", "1"):
    n = years_to_double(r)
    if n is None:
        print(r, "%: more than 30 years")
    else:
        rule = 72 / float(r)
        print(f"{r} %: {n} years (rule of 72 says {rule:.1f})")

# saving plan, 50 each year
pot = Decimal(0)
paid = 0
for year in range(1, 6):
    pot = grow(pot + 50, "2", 1)
    paid += 50
    gain = pot - paid
    print(f"year {year}: pot {pot}, gain {gain}")
