from datetime import date, timedelta

holidays = {date(2025, 5, 1): "Labour Day", date(2025, 5, 29): "Ascension"}


def daterange(a, b):
    while a <= b:
        yield a
        a += timedelta(days=1)


def is_workday(d):
    return d.weekday() < 5 and d not in holidays


def add_workdays(d, n):
    while n > 0:
        d += timedelta(1)
        if is_workday(d):
            n -= 1
        elif d in holidays:
            print("   skipping", holidays[d])
    return d


start = date(2025, 4, 28)
end = date(2025, 5, 6)
work = [d for d in daterange(start, end) if is_workday(d)]
print("workdays:", len(work), "of", (end - start).days + 1)
print([d.day for d in work])

orders = [("desk", date(2025, 4, 30), 3), ("lamp", date(2025, 5, 28), 2)]
for item, ordered, n in orders:
    due = add_workdays(ordered, n)
    print(f"{item}: ordered {ordered.isoformat()}, there on {due:%A, %d %B}")
    print("   calendar days:", (due - ordered).days)

first = start.replace(day=1)
monday = first - timedelta(days=first.weekday())
print("month starts on", first.strftime("%a"), "week began", monday)
print("ordinal:", first.toordinal(), "day of year:", first.timetuple().tm_yday)
