from datetime import date, timedelta

HOLIDAYS = {date(2024, 3, 29), date(2024, 12, 25), date(2024, 5, 31)}
MONTHS = "Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez".split()


def last_of_month(year, month):
    if month == 12:
        return date(year, 12, 31)
    return date(year, month + 1, 1) - timedelta(1)


def last_friday(year, month):
    d = last_of_month(year, month)
    return d - timedelta(days=(d.weekday() - 4) % 7)


def payday(year, month):
    d = last_friday(year, month)
    while d in HOLIDAYS:
        d -= timedelta(days=1)
    return d


prev = None
for month in (2, 3, 5, 8, 12):
    d = payday(2024, month)
    note = "" if d.isoweekday() == 5 else f"  (moved to {d.strftime('%A')})"
    gap = "" if prev is None else f" after {(d - prev).days // 7} weeks"
    print(f"{d.day:2d}. {MONTHS[month - 1]} {d.year}{gap}{note}")
    prev = d


def nth_weekday(year, month, weekday, n):
    first = date(year, month, 1)
    shift = (weekday - first.weekday()) % 7
    d = first + timedelta(days=shift, weeks=n - 1)
    return d if d.month == month else None


print(nth_weekday(2024, 9, 0, 1))        # first Monday in September
print(nth_weekday(2024, 2, 3, 5))
print(nth_weekday(2023, 2, 3, 5))
print(nth_weekday(2024, 11, 3, 4).strftime("%B %d, %Y"))

fridays13 = [m for m in range(1, 13) if date(2024, m, 13).weekday() == 4]
print("Friday the 13th in:", *[MONTHS[m - 1] for m in fridays13])

week = [date(2024, 12, 30) + timedelta(days=i) for i in range(4)]
for d in week:
    iso = d.isocalendar()
    print(d, iso.year, iso.week, iso[2], f"{d:%j}".lstrip("0"))
print(date.fromordinal(date(2024, 2, 28).toordinal() + 1), date(2024, 2, 28).ctime())
