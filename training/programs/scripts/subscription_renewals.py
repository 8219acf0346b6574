"""List when each subscription renews in the next months and what it costs."""
import calendar
from datetime import date

SUBS = [
    dict(name="Cloud 200", start="2023-01-31", every=1, price=2.99),
    dict(name="Magazine", start="2023-03-15", every=3, price=24.00),
    dict(name="Domain", start="2022-06-01", every=12, price=14.28),
]
FROM, TO = date(2024, 2, 1), date(2024, 6, 30)


def add_months(day, n):
    """Add n months and keep the day where the month is long enough."""
    month0 = day.month - 1 + n
    year, month = day.year + month0 // 12, month0 % 12 + 1
    last = calendar.monthrange(year, month)[1]
    return date(year, month, min(day.day, last))


def renewals(sub):
    start = date.fromisoformat(sub["start"])
    months = (FROM.year - start.year) * 12 + FROM.month - start.month
    k = max(months // sub["every"], 1)
    while True:
        day = add_months(start, k * sub["every"])
        if day > TO:
            return
        if day >= FROM:
            yield day
        k += 1


events = []
for sub in SUBS:
    days = list(renewals(sub))
    print(f"{sub['name']}: {len(days)} renewal(s)", *(f"{d:%d.%m}" for d in days))
    events += [(d, sub["name"], sub["price"]) for d in days]

events.sort()
by_month = {}
for day, name, price in events:
    label = calendar.month_abbr[day.month]
    by_month[label] = round(by_month.get(label, 0) + price, 2)

for label, amount in by_month.items():
    print(f"{label} {amount:>6.2f} {'#' * int(amount // 3)}")
yearly = sum(s["price"] * 12 / s["every"] for s in SUBS)
print(f"per year: {yearly:.2f}, per month: {yearly / 12:.2f}")
weekend = [f"{d} ({n})" for d, n, _ in events if d.weekday() > 4]
print("on a weekend:", "; ".join(weekend) if weekend else "none")
