"""Dates for the allotment: sow, water, harvest."""
import calendar
from dataclasses import dataclass
from datetime import date, timedelta


@dataclass(order=True)
class Task:
    day: date
    what: str = ""

    def __str__(self):
        return f"{self.day:%m-%d} {self.what}"


def add_months(day, n):
    index = day.year * 12 + day.month - 1 + n
    year, month = divmod(index, 12)
    last = calendar.monthrange(year, month + 1)[1]
    return date(year, month + 1, min(day.day, last))


def nth_weekday(year, month, weekday, n):
    if n > 0:
        first = date(year, month, 1)
        ahead = (weekday - first.weekday()) % 7
        result = first + timedelta(days=ahead + 7 * (n - 1))
    else:
        last = date(year, month, calendar.monthrange(year, month)[1])
        back = (last.weekday() - weekday) % 7
        result = last - timedelta(days=back + 7 * (-n - 1))
    if result.month != month:
        return None
    return result


def waterings(start, weeks, rainy=()):
    day, end = start, start + timedelta(weeks=weeks)
    while day < end:
        if day in rainy:
            day += timedelta(days=1)
            continue
        yield Task(day, "water")
        day += timedelta(days=4 if day.month < 6 else 2)


def season(day):
    marks = [(3, 20, "spring"), (6, 21, "summer"), (9, 22, "autumn"), (12, 21, "winter")]
    name = "winter"
    for m, d, label in marks:
        if (day.month, day.day) >= (m, d):
            name = label
    return name


plan = list(waterings(date(2021, 5, 27), 2, rainy={date(2021, 6, 4), date(2021, 6, 5)}))
plan.append(Task(nth_weekday(2021, 6, calendar.SATURDAY, 1), "market"))
plan.append(Task(add_months(date(2021, 3, 31), 3), "pick peas"))
for task in sorted(plan):
    print(task, season(task.day))

print([add_months(date(2020, 1, 31), n).isoformat() for n in (1, 13, -2, 0)])
print(nth_weekday(2021, 2, 0, 5), nth_weekday(2021, 2, 6, -1), nth_weekday(2024, 2, 3, 5))
print(list(waterings(date(2021, 5, 1), 0)), season(date(2021, 1, 1)), season(date(2021, 12, 21)))
try:
    nth_weekday(2021, 13, 0, 1)
except ValueError as e:
    print("ValueError:", e)
