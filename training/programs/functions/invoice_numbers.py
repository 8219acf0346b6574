import re
from decimal import Decimal, InvalidOperation
from datetime import date, timedelta


class Invoice:
    counter = 0

    def __init__(self, customer, net, issued):
        Invoice.counter += 1
        self.number = "%04d-%03d" % (issued.year, Invoice.counter)
        self.customer, self.net, self.issued = customer, net, issued

    def due(self, days=14):
        return skip_weekend(self.issued + timedelta(days=days))


def skip_weekend(day):
    while day.weekday() > 4:
        day += timedelta(1)
    return day


def parse_amount(raw):
    """German and English notations."""
    if isinstance(raw, (int, Decimal)):
        return Decimal(raw)
    s = re.sub(r"[^\d.,-]", "", raw)
    comma, dot = s.rfind(","), s.rfind(".")
    if comma > dot:
        s = s.replace(".", "").replace(",", ".")
    else:
        s = s.replace(",", "")
    try:
        return Decimal(s)
    except InvalidOperation:
        raise ValueError(f"no amount in {raw!r}") from None


def reminder_level(due, today):
    late = (today - due).days
    if late <= 0:
        return 0
    for level, limit in enumerate((7, 21, 45), start=1):
        if late <= limit:
            return level
    return 4


def split_instalments(total, n):
    part = (total / n).quantize(Decimal("0.01"))
    parts = [part] * n
    parts[-1] += total - part * n
    return parts


today = date(2024, 3, 20)
rows = [("Bäckerei Ohm", "1.250,00 €", date(2024, 1, 5)), ("Finch Ltd", "$2,000.5", date(2024, 3, 1)),
        ("Void Inc", "soon", today), ("Nil AG", 0, date(2024, 3, 9))]
for who, raw, issued in rows:
    try:
        inv = Invoice(who, parse_amount(raw), issued)
    except ValueError as e:
        print("--", e)
        continue
    lvl = reminder_level(inv.due(), today)
    print(inv.number, who.ljust(13), f"{inv.net:>9}", inv.due().strftime("%a %d.%m."), "!" * lvl)
    print("   ", [str(p) for p in split_instalments(inv.net, 3)])
print(Invoice.counter, [reminder_level(today - timedelta(d), today) for d in (-1, 0, 7, 8, 46)])
try:
    split_instalments(Decimal(5), 0)
except ArithmeticError as e:
    print(type(e).__name__)
