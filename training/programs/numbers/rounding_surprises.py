# answer to "why does round(2.5) give 2?"
from decimal import (Decimal, ROUND_HALF_UP, ROUND_HALF_EVEN, ROUND_UP,
                     ROUND_DOWN, ROUND_CEILING)

for x in (0.5, 1.5, 2.5, -2.5):
    print(x, "->", round(x), int(x), x // 1)

print(round(2.675, 2), Decimal(2.675) < Decimal("2.675"))
print(round(1234.567, -2), round(1250, -2), round(1350, -2))

modes = {"half up": ROUND_HALF_UP, "half even": ROUND_HALF_EVEN,
         "up": ROUND_UP, "down": ROUND_DOWN, "ceiling": ROUND_CEILING}
values = [Decimal("2.5"), Decimal("-2.5"), Decimal("2.1")]
for label, mode in modes.items():
    got = [str(v.quantize(Decimal("1"), rounding=mode)) for v in values]
    print(f"{label:<10}", got)


def round_to(x, step):
    return round(x / step) * step


print(round_to(47, 5), round_to(7.3, 0.25), round_to(1999, 100))
print(-7 // 2, -7 % 2, 7 // -2, divmod(-7, 2), int(-7 / 2))
prices = [19.99] * 3
print(sum(prices), round(sum(prices), 2), sum(prices) == 59.97)
