from decimal import Decimal, ROUND_HALF_UP

CENT = Decimal("0.01")
VAT = Decimal("0.21")

items = [
    ("Rose bush", 3, Decimal("12.95")),
    ("Compost 40L", 5, Decimal("6.49")),
    ("Pruning shears", 1, Decimal("24.99")),
    ("Labour (h)", Decimal("2.75"), Decimal("38.00")),
]


def money(x):
    return x.quantize(CENT, rounding=ROUND_HALF_UP)


net = Decimal(0)
print(f"{'Item':<16}{'Qty':>6}{'Price':>9}{'Sum':>10}")
for name, qty, price in items:
    line = money(qty * price)
    net += line
    print(f"{name:<16}{qty:>6}{price:>9}{line:>10}")
print("=" * 41)

discount = Decimal("0")
if net > Decimal("150"):
    discount = money(net * Decimal("0.05"))
    print(f"{'Discount 5%':<22}{-discount:>19}")

taxable = net - discount
tax = money(taxable * VAT)
total = taxable + tax
print(f"{'Net':<22}{taxable:>19}")
print(f"{'VAT 21%':<22}{tax:>19}")
print(f"{'TOTAL':<22}{total:>19}")

assert total == money(total)
sign, digits, exp = total.as_tuple()
print("digits:", digits, "exponent:", exp)
