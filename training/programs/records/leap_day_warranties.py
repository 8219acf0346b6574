import calendar
from datetime import date, timedelta

purchases = [
    ("kettle", "2024-02-29", 24),
    ("drill", "2023-08-31", 6),
    ("sofa", "2022-12-15", 36),
    ("lamp", "2024-01-31", 1),
    ("phone case", "2024-05-02", 0),
]


def add_months(day, months):
    """Same day some months later, at most the last day of that month."""
    index = day.month - 1 + months
    year = day.year + index // 12
    month = index % 12 + 1
    last = calendar.monthrange(year, month)[1]
    return date(year, month, min(day.day, last))


def add_years(day, years):
    try:
        return day.replace(year=day.year + years)
    except ValueError:
        print("   (no 29 February in", day.year + years, end=")\n")
        return day.replace(year=day.year + years, day=28)


check = date.fromisoformat("2024-06-10")
expired = []
for item, bought, months in purchases:
    start = date.fromisoformat(bought)
    end = add_months(start, months)
    left = (end - check).days
    if left < 0:
        expired.append(item)
        word = "expired"
    elif left <= 90:
        word = "soon"
    else:
        word = "ok"
    print(f"{item:<11}{start:%d.%m.%y} -> {end:%d.%m.%y} {end:%a} {left:>5} {word}")

kettle = date(2024, 2, 29)
print(add_years(kettle, 1), add_years(kettle, 4))
print(add_months(date(2024, 3, 31), -1), add_months(date(2024, 1, 15), -1))
print(expired, kettle.timetuple().tm_yday, (kettle + timedelta(days=366)).isoformat())

ends = sorted(add_months(date.fromisoformat(d), m) for _, d, m in purchases)
gaps = [(b - a).days for a, b in zip(ends, ends[1:])]
print(gaps, sum(gaps) == (ends[-1] - ends[0]).days)
print(ends[0] < check <= ends[-1], min(ends).replace(day=1), calendar.isleap(1900))
