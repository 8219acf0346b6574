"""Find double bookings of seminar rooms."""
from dataclasses import dataclass
from itertools import groupby, combinations

BOOKINGS = """
R12 Tue 09:00-10:30 Statistics
R12 Tue 10:15-11:45 Ethics
R07 Tue 09:00-12:00 Drawing
R12 Wed 14:00-15:00 Chess
R12 Tue 10:30-11:00 Interview
R07 Wed 08:00-07:30 Yoga
"""


@dataclass(order=True)
class Booking:
    room: str
    day: str
    start: int
    end: int
    title: str

    def overlaps(self, other: "Booking") -> bool:
        return self.start < other.end and other.start < self.end

    @property
    def span(self) -> str:
        def clock(m):
            return "%d:%02d" % divmod(m, 60)
        return clock(self.start) + "-" + clock(self.end)


def parse(line: str) -> Booking:
    room, day, times, title = line.split()
    start, end = (
        int(h) * 60 + int(m) for h, m in (t.split(":") for t in times.split("-"))
    )
    if end <= start:
        raise ValueError(f"{title} ends before it starts")
    return Booking(room, day, start, end, title)


bookings = []
for line in BOOKINGS.strip().split("\n"):
    try:
        bookings.append(parse(line))
    except ValueError as exc:
        print("error:", exc)

bookings.sort()
hours = {}
clashes = 0
for (room, day), group in groupby(bookings, key=lambda b: (b.room, b.day)):
    group = list(group)
    print(f"{room} {day}:", ", ".join(b.title for b in group))
    for a, b in combinations(group, 2):
        if a.overlaps(b):
            clashes += 1
            common = min(a.end, b.end) - max(a.start, b.start)
            print(f"   {a.title} {a.span} / {b.title} {b.span}: {common} min")
    hours[room] = hours.get(room, 0) + sum(b.end - b.start for b in group) / 60

print("clashes:", clashes)
print("hours:", hours)
