from decimal import (
    Decimal, ROUND_CEILING, ROUND_DOWN, ROUND_FLOOR, ROUND_HALF_DOWN,
    ROUND_HALF_EVEN, ROUND_HALF_UP, ROUND_UP,
)

MODES = [ROUND_HALF_UP, ROUND_HALF_EVEN, ROUND_HALF_DOWN, ROUND_UP, ROUND_DOWN, ROUND_CEILING, ROUND_FLOOR]
values = ["2.5", "3.5", "-2.5", "1.01"]

print(" " * 16 + "".join(f"{v:>6}" for v in values))
for mode in MODES:
    row = [Decimal(v).quantize(Decimal(1), rounding=mode) for v in values]
    label = mode.removeprefix("ROUND_").replace("_", " ").lower()
    print(f"{label:<16}" + "".join(f"{r:>6}" for r in row))


def swiss(amount):
    """Swiss cash amounts end in 0 or 5 Rappen."""
    step = Decimal("0.05")
    steps = (Decimal(amount) / step).quantize(Decimal("1"), rounding=ROUND_HALF_UP)
    return steps * step


for a in "12.32", "12.33", "12.375", "-0.02":
    print(a, "->", swiss(a))

# the same with floats goes by banker's rounding and binary errors
print(round(2.5), round(3.5), round(-2.5), round(0.125, 2), round(2.675, 2))
print(f"{2.5:.0f} {0.125:.2f} {2.675:.2f} {1.005:.2f}")
print(round(1234.5678, -2), round(1250, -2), round(1350, -2), round(17))

tips = [Decimal(t) for t in ("0.50", "1.25", "0.75")]
pool = sum(tips, Decimal("0"))
share = pool / 3
print(pool, share.quantize(Decimal("0.001")), len(str(share)))
print(max(tips), sorted(tips)[0], tips.index(Decimal("1.250")))
print((pool * 100).to_integral_value(), pool.compare(Decimal("2.5")), pool.is_signed())
