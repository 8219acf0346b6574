# Tennis club: two lists of court bookings merged, overlaps, free slots, prices
from bisect import bisect_right
from dataclasses import astuple, dataclass, replace
from datetime import datetime, time, timedelta
from heapq import merge as heap_merge
from itertools import pairwise


@dataclass(order=True, frozen=True)
class Slot:
    start: time
    end: time
    who: str = ""

    @classmethod
    def parse(cls, text):
        span, _, who = text.partition(" ")
        a, b = (datetime.strptime(t, "%H:%M").time() for t in span.split("-"))
        if b <= a:
            raise ValueError(f"{span} ends before it starts")
        return cls(a, b, who)

    def minutes(self):
        return minutes(self.end) - minutes(self.start)

    def __str__(self):
        return f"{self.start:%H:%M}-{self.end:%H:%M} {self.who}"


def minutes(t):
    return t.hour * 60 + t.minute


def merge(left, right):
    result = []
    i, j = 0, 0
    while i < len(left) and j < len(right):
        if left[i] < right[j]:
            result.append(left[i])
            i += 1
        else:
            result.append(right[j])
            j += 1
    result += left[i:]
    result += right[j:]
    return result


def price(slot):
    """Prime time from five o'clock costs more."""
    tariff = [(0, 8), (17 * 60, 14), (21 * 60, 10)]
    index = bisect_right(tariff, (minutes(slot.start), 99)) - 1
    return slot.minutes() / 60 * tariff[index][1]


online = [Slot.parse(t) for t in ("09:00-10:30 Aoife", "17:00-18:00 Kurt", "21:15-22:00 Lea")]
desk = []
for text in ("10:00-11:00 Hana", "12:30-12:00 Igor", "18:00-19:30 club"):
    try:
        desk.append(Slot.parse(text))
    except ValueError as e:
        print("desk:", e)

day = merge(online, desk)
print(day == list(heap_merge(online, desk)), len(day))
for slot in day:
    print(f"{slot!s:<18}{slot.minutes():>4} min {price(slot):>6.2f}")

clashes = [(a, b) for a, b in pairwise(day) if b.start < a.end]
for a, b in clashes:
    moved = replace(b, start=a.end)
    day[day.index(b)] = moved
    print(f"{b.who} now {moved}, {price(b) - price(moved):.2f} back")

free = [(a.end, b.start) for a, b in pairwise(day) if minutes(b.start) - minutes(a.end) >= 60]
print([f"{a:%H:%M}+{timedelta(minutes=minutes(b) - minutes(a))}" for a, b in free])
used = sum(s.minutes() for s in day)
print(f"used {used / (14 * 60):.1%}, income {sum(map(price, day)):,.2f}")
print(astuple(day[0])[1].isoformat(), len({s.who for s in day}), max(day).who)
print(merge([], [1, 2]), merge([3], []), merge([1, 3], [2, 3]), day[0] <= day[1])
