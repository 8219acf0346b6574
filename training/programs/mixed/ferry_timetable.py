from __future__ import annotations

from collections import namedtuple, deque
from datetime import date, time, datetime, timedelta
from itertools import islice, takewhile
import textwrap

Trip = namedtuple("Trip", "port leaves cars")
Trip.__doc__ = "one crossing"


class Timetable:
    """Iterates over crossings of a day, alternately from both ports."""

    def __init__(self, day: date, start: time, every: int, ports):
        self.first = datetime.combine(day, start)
        self.every = timedelta(minutes=every)
        self.ports = tuple(ports)

    def __iter__(self):
        n = 0
        while True:
            leaves = self.first + n * self.every
            if leaves.date() != self.first.date():
                return
            cars = yield Trip(self.ports[n % 2], leaves, 0)
            n += 1 if cars is None else cars

    def __getitem__(self, key):
        if isinstance(key, slice):
            return list(islice(self, key.start, key.stop, key.step))
        return next(islice(self, key, None))


def load(trips, queue, capacity=3):
    queue = deque(queue)
    for trip in trips:
        aboard = []
        while queue and len(aboard) < capacity:
            aboard.append(queue.popleft())
        yield trip._replace(cars=len(aboard)), aboard
        if not queue:
            break
    else:
        print("left on the quay:", list(queue))


table = Timetable(date(2024, 6, 21), time(19, 10), 50, ["Skagen", "Oslo"])
for trip in table:
    print(f"{trip.port:>8} {trip.leaves:%H:%M}")
print(table[2].leaves.time(), len(table[1:9:2]))

plates = "AB1 CD2 EF3 GH4 IJ5 KL6 MN7".split()
for trip, aboard in load(table[:3], plates):
    first, *others = aboard
    print(f"{trip.cars} cars from {trip.port}: {first} + {len(others)}")
print("second attempt")
boats = load(table[:2], plates)
print(sum(t.cars for t, _ in boats))

gen = iter(table)
next(gen)
print(gen.send(3).port)
early = takewhile(lambda t: t.leaves.hour < 21, table)
text = ", then ".join(t.port for t in early)
print(textwrap.fill("Route: " + text, width=24, subsequent_indent="    "))
