from datetime import datetime
from decimal import Decimal


HOURLY = {"kayak": Decimal("7.50"), "pedalo": Decimal("11.00"), "sup": Decimal("9.25")}
MAX_DAY = Decimal("45")

rentals = [
    ("kayak", "2024-06-08T09:40", "2024-06-08T11:05"),
    ("pedalo", "2024-06-08T10:00", "2024-06-08T15:30"),
    ("sup", "2024-06-08T13:15", "2024-06-08T13:50"),
    ("kayak", "2024-06-08T16:00", "2024-06-08T15:00"),
]


def started_half_hours(begin, end):
    seconds = (end - begin).total_seconds()
    return int(-(-seconds // 1800))


income = Decimal("0.00")
for kind, a, b in rentals:
    begin, end = datetime.fromisoformat(a), datetime.fromisoformat(b)
    if end <= begin:
        print(f"{kind}: times are swapped ({begin:%H:%M} / {end:%H:%M})")
        continue
    halves = started_half_hours(begin, end)
    price = HOURLY[kind] * halves / 2
    capped = min(price, MAX_DAY)
    note = " (day limit)" if capped < price else ""
    income += capped
    print(f"{kind:<7}{begin:%H:%M} {str(end - begin):>8} {halves:>3} x 30min {capped:>8.2f}{note}")

print(f"income: {income:.2f}")
print("shared with owner:", (income * Decimal("0.4")).quantize(Decimal("0.01")))
print(income.is_signed(), income.normalize(), int(income))
