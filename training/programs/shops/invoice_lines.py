from decimal import Decimal, ROUND_HALF_UP
from datetime import date, timedelta

CENT = Decimal("0.01")


def money(x):
    return x.quantize(CENT, rounding=ROUND_HALF_UP)


class Invoice:
    _next = 2051

    def __init__(self, customer, issued, terms=14):
        self.number = Invoice._next
        Invoice._next += 1
        self.customer = customer
        self.due = issued + timedelta(days=terms)
        self.lines = []

    def line(self, text, qty, unit, tax=Decimal("0.20")):
        self.lines.append((text, qty, Decimal(unit), tax))
        return self

    def totals(self):
        net = Decimal(0)
        taxes = {}
        for _, qty, unit, tax in self.lines:
            amount = qty * unit
            net += amount
            taxes[tax] = taxes.get(tax, Decimal(0)) + amount * tax
        taxes = {k: money(v) for k, v in taxes.items()}
        return money(net), taxes, money(net) + sum(taxes.values())


inv = Invoice("Birch & Sons", date(2024, 2, 20))
inv.line("roof tiles", 36, "2.35").line("gutter, 3 m", 2, "17.49")
inv.line("handbook", 1, "9.99", tax=Decimal("0.05"))
net, taxes, gross = inv.totals()
print(f"Invoice {inv.number} for {inv.customer}")
for text, qty, unit, _ in inv.lines:
    print(f"{qty:>4} x {text:<12} {unit:>7} {qty * unit:>8}")
print("net", net)
for rate, amount in sorted(taxes.items()):
    print(f"tax {rate:.0%}: {amount}")
print("to pay:", gross, "until", inv.due.strftime("%d/%m/%Y"))
overdue = (date(2024, 3, 10) - inv.due).days
if overdue > 0:
    print("reminder,", overdue, "days over; fee", money(gross * Decimal("0.015")))
print("next number", Invoice._next)
