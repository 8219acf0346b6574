"""Boarding of a small regional flight."""
import re
from dataclasses import dataclass, field
from enum import IntEnum


class Group(IntEnum):
    PRIORITY = 1
    FAMILY = 2
    REGULAR = 3


class SeatTaken(Exception):
    def __init__(self, seat, owner):
        super().__init__(f"seat {seat} already belongs to {owner}")
        self.seat = seat


@dataclass(order=True)
class Passenger:
    group: Group
    row: int = field(init=False, repr=False)
    seat: str = field(compare=False)
    name: str = field(compare=False)

    SEAT = re.compile(r"^(\d{1,2})([A-D])$")

    def __post_init__(self):
        m = self.SEAT.match(self.seat)
        if m is None:
            raise ValueError("bad seat code: " + repr(self.seat))
        # people in the back go first, so negate
        self.row = -int(m.group(1))

    @property
    def window(self):
        return self.seat[-1] in "AD"


class Flight:
    def __init__(self, code, rows):
        self.code = code
        self.rows = rows
        self._seats = {}

    def check_in(self, p):
        if p.seat in self._seats:
            raise SeatTaken(p.seat, self._seats[p.seat].name)
        if -p.row > self.rows:
            raise ValueError(f"{self.code} has only {self.rows} rows")
        self._seats[p.seat] = p

    def __len__(self):
        return len(self._seats)

    def boarding_order(self):
        yield from sorted(self._seats.values())

    def load_factor(self):
        return len(self) / (self.rows * 4)


flight = Flight("QX417", rows=9)
requests = [
    (3, "7A", "Ilse"), (1, "2B", "Omar"), (2, "5C", "Ruth"),
    (3, "7A", "Pavel"), (3, "12D", "Noor"), (1, "x1", "Kim"), (3, "9D", "Bea"),
]
for g, seat, name in requests:
    try:
        flight.check_in(Passenger(Group(g), seat=seat, name=name))
    except SeatTaken as e:
        print("conflict:", e)
    except ValueError as e:
        print("rejected", name, "-", e)
    else:
        print("ok", name, seat)

print(len(flight), "passengers checked in")
for pos, p in enumerate(flight.boarding_order(), 1):
    mark = "*" if p.window else " "
    print(f"{pos}. {mark} {p.name:<6} {p.seat:>3} {p.group.name.lower()}")
print("load %.1f%%" % (flight.load_factor() * 100))
