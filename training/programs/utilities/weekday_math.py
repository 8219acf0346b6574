"""Calendar arithmetic with nothing but integers (and a little datetime to check)."""
from collections import namedtuple
import datetime

Day = namedtuple("Day", "year month day")
NAMES = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]


def is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def month_length(year, month):
    if not 1 <= month <= 12:
        raise ValueError(f"month {month}?")
    if month == 2:
        return 28 + is_leap(year)
    return 30 + (month + month // 8) % 2


def day_of_year(d):
    return sum(month_length(d.year, m) for m in range(1, d.month)) + d.day


def from_day_of_year(year, n):
    month = 1
    while n > month_length(year, month):
        n -= month_length(year, month)
        month += 1
    return Day(year, month, n)


def day_number(d):
    y = d.year - 1
    return 365 * y + y // 4 - y // 100 + y // 400 + day_of_year(d)


def weekday(d):
    return (day_number(d) - 1) % 7


def add_months(d, n):
    total = d.year * 12 + d.month - 1 + n
    year, month = divmod(total, 12)
    return Day(year, month + 1, min(d.day, month_length(year, month + 1)))


def easter(year):
    a, (b, c) = year % 19, divmod(year, 100)
    g = (8 * b + 13) // 25
    h = (19 * a + b - b // 4 - g + 15) % 30
    m = (a + 11 * h) // 319
    r = (2 * (b % 4) + 2 * (c // 4) - c % 4 - h + m + 32) % 7
    month = (h - m + r + 90) // 25
    return Day(year, month, (h - m + r + month + 19) % 32)


def nth_weekday(year, month, wd, n):
    """n counts from 1, or from the end with -1"""
    first = weekday(Day(year, month, 1))
    days = list(range(1 + (wd - first) % 7, month_length(year, month) + 1, 7))
    return Day(year, month, days[n - 1 if n > 0 else n])


def quarter(d, fiscal_start=1):
    return (d.month - fiscal_start) % 12 // 3 + 1


print([y for y in (1900, 2000, 2023, 2024) if is_leap(y)])
print([month_length(2024, m) for m in (1, 2, 4, 7, 8, 9)], month_length(2100, 2))
d = Day(2024, 3, 9)
print(day_of_year(d), from_day_of_year(2023, 60), day_number(Day(1, 1, 1)))
print(NAMES[weekday(d)], weekday(d) == datetime.date(*d).weekday(), day_number(d) == datetime.date(*d).toordinal())
print(*add_months(Day(2024, 1, 31), 1), "|", *add_months(d, -15), "|", *add_months(Day(2023, 12, 5), 1))
print(easter(2024), tuple(easter(2025)))
print(nth_weekday(2024, 11, 3, 4), nth_weekday(2024, 3, 6, -1)[1:])
print(quarter(d), quarter(d, fiscal_start=4), quarter(Day(2024, 12, 1), 10))
print(day_number(Day(2024, 12, 24)) - day_number(d), Day(2023, 12, 31) < d, d._replace(day=1))
print(datetime.date(2021, 1, 3).isocalendar()[:2], datetime.date(2024, 12, 30).strftime("%G-W%V-%u %j"))
for call in (lambda: month_length(2024, 13), lambda: nth_weekday(2024, 2, 4, 5)):
    try:
        print(call())
    except (ValueError, IndexError) as e:
        print(type(e).__name__, e)
