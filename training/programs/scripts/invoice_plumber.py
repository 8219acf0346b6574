from dataclasses import dataclass, field
from datetime import date, timedelta
from decimal import Decimal, ROUND_HALF_UP

CENT = Decimal("0.01")


@dataclass
class Position:
    text: str
    qty: Decimal
    unit: str
    price: Decimal

    @property
    def net(self):
        return (self.qty * self.price).quantize(CENT, ROUND_HALF_UP)


@dataclass
class Invoice:
    number: str
    customer: str
    issued: date
    positions: list = field(default_factory=list)
    vat: Decimal = Decimal("0.19")

    def add(self, text, qty, unit, price):
        self.positions.append(Position(text, Decimal(qty), unit, Decimal(price)))
        return self

    def totals(self):
        net = sum((p.net for p in self.positions), Decimal(0))
        tax = (net * self.vat).quantize(CENT, ROUND_HALF_UP)
        return net, tax, net + tax

    def due(self, days=14):
        day = self.issued + timedelta(days=days)
        while day.weekday() >= 5:
            day += timedelta(days=1)
        return day


inv = Invoice("2023-0147", "Cafe Lindner", date(2023, 9, 2))
inv.add("Travel", "1", "flat", "35").add("Work", "2.25", "h", "58.40")
inv.add("Copper pipe 15 mm", "3.6", "m", "7.95")
inv.add("Elbow joint", "4", "pcs", "1.28")

print(f"INVOICE {inv.number}".ljust(30) + inv.issued.strftime("%d.%m.%Y"))
print("To:", inv.customer)
print("=" * 40)
for i, p in enumerate(inv.positions, 1):
    left = f"{i}. {p.text}"
    print(f"{left:<22}{p.qty:>5} {p.unit:<4}{p.net:>8}")
net, tax, gross = inv.totals()
print("=" * 40)
for label, value in [("Net", net), ("VAT 19%", tax), ("To pay", gross)]:
    print(f"{label:>30}{value:>10}")
due = inv.due()
print("Due on", due.strftime("%A"), due.isoformat())
biggest = max(inv.positions, key=lambda p: p.net)
print(f"Biggest item: {biggest.text} ({biggest.net / net:.1%} of net)")
if gross > 200:
    discount = (gross * Decimal("0.02")).quantize(CENT)
    print("2% discount within 5 days:", discount)
else:
    print("No discount below 200")
