# bookings of a mountain cabin: merge, find gaps, count nights
from datetime import date, timedelta
from typing import Iterable, Iterator, NamedTuple


class Stay(NamedTuple):
    start: date
    end: date      # day of leaving

    @property
    def nights(self):
        return (self.end - self.start).days


def d(text):
    day, month = (int(x) for x in text.split("."))
    return date(2022, month, day)


def merge_stays(stays: Iterable[Stay]) -> list:
    merged = []
    for stay in sorted(stays):
        if stay.nights <= 0:
            continue
        if merged and stay.start <= merged[-1].end:
            last = merged.pop()
            stay = Stay(last.start, max(last.end, stay.end))
        merged.append(stay)
    return merged


def free_gaps(stays, first: date, last: date, least=1) -> Iterator[Stay]:
    cursor = first
    for stay in merge_stays(stays):
        if (stay.start - cursor).days >= least:
            yield Stay(cursor, stay.start)
        cursor = max(cursor, stay.end)
    if (last - cursor).days >= least:
        yield Stay(cursor, last)


def weekend_nights(stay):
    count = 0
    day = stay.start
    while day < stay.end:
        if day.weekday() in (4, 5):
            count += 1
        day += timedelta(days=1)
    return count


book = [Stay(d(a), d(b)) for a, b in
        [("3.7", "8.7"), ("14.7", "16.7"), ("7.7", "10.7"), ("20.7", "20.7")]]

for s in merge_stays(book):
    print(f"{s.start:%d %b} - {s.end:%d %b}  {s.nights} nights, {weekend_nights(s)} weekend")
print("empty:", merge_stays([]))

july = d("1.7"), d("25.7")
for least in (1, 4, 30):
    gaps = list(free_gaps(book, *july, least=least))
    print(least, [(g.start.day, g.end.day) for g in gaps])
print([tuple(map(str, g)) for g in free_gaps([], *july)])
try:
    d("31.6")
except ValueError as e:
    print("no such day:", e)
