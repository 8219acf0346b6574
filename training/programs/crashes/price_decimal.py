from decimal import Decimal, ROUND_HALF_UP

CENT = Decimal("0.01")
catalog = [
    ("Tea, green", "4.95"),
    ("Mug", "7.5"),
    ("Kettle", "34.90"),
    ("Spoon set", "12,40"),
    ("Tray", "9.99"),
]


def to_price(text):
    return Decimal(text).quantize(CENT, rounding=ROUND_HALF_UP)


def vat(price, percent=19):
    return (price * percent / 100).quantize(CENT, ROUND_HALF_UP)


class Receipt:
    def __init__(self):
        self.lines = []

    def add(self, name, raw, count=1):
        price = to_price(raw) * count
        self.lines.append((name, price))
        return price

    @property
    def total(self):
        return sum((p for _, p in self.lines), Decimal(0))


receipt = Receipt()
for i, (name, raw) in enumerate(catalog):
    value = receipt.add(name, raw, count=i % 3 + 1)
    tax = vat(value)
    print(f"{name:<12}{value:>8} vat {tax}")
    if receipt.total > 50:
        print("  free shipping at", receipt.total)
print("TOTAL", receipt.total)
