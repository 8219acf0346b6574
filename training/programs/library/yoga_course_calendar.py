# Course calendar of the yoga studio: weekly dates without holidays, bookings
import calendar
from collections import namedtuple
from datetime import date, time, datetime, timedelta
from itertools import count, islice, takewhile

HOLIDAYS = {date(2023, 5, 1), date(2023, 5, 29)}
Course = namedtuple("Course", "name weekday start minutes price", defaults=(75, 14.5))


def dates(course, first):
    offset = (course.weekday - first.weekday()) % 7
    day = first + timedelta(days=offset)
    for n in count():
        current = day + n * timedelta(weeks=1)
        if current not in HOLIDAYS:
            yield current


courses = [
    Course("Slow flow", calendar.MONDAY, time(18, 30)),
    Course("Early birds", calendar.THURSDAY, time(6, 45), minutes=50),
    Course("Chair yoga", calendar.MONDAY, time(19, 15), price=9),
]
begin = date(2023, 4, 19)
end_of_may = date(2023, 5, calendar.monthrange(2023, 5)[1])

for c in courses[:2]:
    days = list(islice(dates(c, begin), 4))
    print(f"{c.name:<12}", " ".join(f"{d:%d.%m}" for d in days), f"= {len(days) * c.price:.2f}")


def overlap(a, b):
    if a.weekday != b.weekday:
        return timedelta(0)
    day = date.min
    a0, b0 = datetime.combine(day, a.start), datetime.combine(day, b.start)
    a1, b1 = a0 + timedelta(minutes=a.minutes), b0 + timedelta(minutes=b.minutes)
    return max(min(a1, b1) - max(a0, b0), timedelta(0))


slow, early, chair = courses
print(overlap(slow, chair), overlap(slow, early), bool(overlap(early, chair)))

in_may = [d.day for d in takewhile(lambda d: d <= end_of_may, dates(slow, date(2023, 5, 1)))]
print("Mondays in May:", in_may)

moved = chair._replace(start=time(19, 45))
print(moved.start.isoformat("minutes"), overlap(slow, moved), moved[3:])

week = calendar.monthcalendar(2023, 5)[0]
print(week, week.count(0), calendar.month_name[5], calendar.isleap(2023))
thursdays = [w[calendar.THURSDAY] for w in calendar.monthcalendar(2023, 5) if w[3]]
print(thursdays, (end_of_may - begin).days // 7)

text = "Thu 2023-05-11 06:45"
when = datetime.strptime(text, "%a %Y-%m-%d %H:%M")
print(when.time() == early.start, when.weekday() == early.weekday, when.strftime("%j %U %p"))
cancelled_by = when - timedelta(hours=12)
print("cancel until", cancelled_by.isoformat(sep=" ", timespec="minutes"))
