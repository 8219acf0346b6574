"""Counts days abroad: at most 90 within any 180 days."""
from datetime import date, timedelta

WINDOW = timedelta(days=180)
LIMIT = 90

trips = [
    (date(2023, 11, 20), date(2023, 12, 28), "Athens"),
    (date(2024, 2, 10), date(2024, 3, 24), "Lisbon"),
    (date(2024, 5, 1), date(2024, 5, 1), "Tallinn"),
    (date(2024, 5, 12), date(2024, 6, 3), "Bologna"),
]


def overlap(a_start, a_end, b_start, b_end):
    start = max(a_start, b_start)
    end = min(a_end, b_end)
    return max((end - start).days + 1, 0)


def used_on(day):
    first = day - WINDOW + timedelta(days=1)
    return sum(overlap(s, e, first, day) for s, e, _ in trips)


for start, end, place in trips:
    length = (end - start).days + 1
    used = used_on(end)
    print(f"{place:<8}{start:%d %b}–{end:%d %b} {length:>3} days, used {used:>3}, left {LIMIT - used}")

home = [(b[0] - a[1]).days - 1 for a, b in zip(trips, trips[1:])]
print("days at home between:", home)

day = date(2024, 6, 4)
for step in range(4):
    check = day + timedelta(days=20 * step)
    print(check, used_on(check), "ok" if used_on(check) < LIMIT else "stop")

print(overlap(date(2024, 1, 1), date(2024, 1, 5), date(2024, 1, 5), date(2024, 1, 9)))
print(overlap(date(2024, 1, 1), date(2024, 1, 4), date(2024, 1, 5), date(2024, 1, 9)))
new_year = date(2024, 1, 1)
print([place for s, e, place in trips if s.year == e.year == 2024 and s.month != e.month])
print((new_year - trips[0][1]).days, new_year.toordinal() - date(2023, 1, 1).toordinal(), -timedelta(days=3))
print(max(trips, key=lambda t: t[1] - t[0])[2], min(trips)[0].strftime("week %V of %G"), date.max.year, date.min)
print(date(2024, 3, 24) in {e for _, e, _ in trips}, trips[2][0] == trips[2][1], new_year.isocalendar()[:2])
