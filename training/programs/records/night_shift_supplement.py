from datetime import datetime, timedelta
from decimal import Decimal, ROUND_HALF_UP

BASE = Decimal("16.40")
NIGHT = Decimal("0.25")
SUNDAY = Decimal("0.5")

raw_shifts = [
    "Ewa;2024-03-09 21:30;2024-03-10 05:45;0:30",
    "Jamal;2024-03-10 06:00;2024-03-10 14:00;0:45",
    "Ewa;2024-03-12 13:00;2024-03-12 23:30;",
    "Jamal;2024-03-13 22:00;2024-03-13 06:00;0:30",
]


def overlap(start, end, a, b):
    return max(min(end, b) - max(start, a), timedelta(0))


def night_time(start, end):
    """time between 22:00 and 06:00"""
    total = timedelta(0)
    midnight = start.replace(hour=0, minute=0)
    while midnight <= end:
        total += overlap(start, end, midnight, midnight + timedelta(hours=6))
        total += overlap(start, end, midnight + timedelta(hours=22), midnight + timedelta(hours=24))
        midnight += timedelta(days=1)
    return total


def hours(delta):
    return Decimal(int(delta.total_seconds())) / 3600


def cents(x):
    return x.quantize(Decimal("0.01"), ROUND_HALF_UP)


pay = {}
for raw in raw_shifts:
    who, a, b, pause = raw.split(";")
    start, end = (datetime.fromisoformat(x) for x in (a, b))
    if end <= start:
        print(f"{who}: end before start, taking the next day")
        end += timedelta(days=1)
    h, _, m = pause.partition(":")
    rest = timedelta(hours=int(h or 0), minutes=int(m or 0))
    worked = hours(end - start - rest)
    night = hours(night_time(start, end))
    sunday = start.isoweekday() == 7
    amount = worked * BASE + night * BASE * NIGHT
    if sunday:
        amount += worked * BASE * SUNDAY
    pay[who] = pay.get(who, 0) + cents(amount)
    print(f"{who:<6}{start:%a %H:%M}-{end:%H:%M} {worked:>5.2f} h, night {night:>4}, {cents(amount):>7}{' S' if sunday else ''}")

print(pay)
print("most:", max(pay, key=pay.get), "sum", sum(pay.values()))
print(night_time(datetime(2024, 1, 1, 8), datetime(2024, 1, 1, 20)), night_time(datetime(2024, 1, 1), datetime(2024, 1, 2)))
print(hours(timedelta(minutes=20)), cents(Decimal("4.125")), cents(Decimal("-0.005")), cents(Decimal(7)))
print(BASE * 2, BASE / 3 == Decimal(16.4) / 3, BASE.as_integer_ratio(), str(BASE * NIGHT), BASE // 5, divmod(BASE, 5))
