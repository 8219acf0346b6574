from collections import namedtuple
from datetime import date

_Ticket = namedtuple("Ticket", ["origin", "dest", "day", "klass", "price"], defaults=[2, 0])


class Ticket(_Ticket):
    __slots__ = ()

    def __new__(cls, origin, dest, day, *args, **kwargs):
        if isinstance(day, str):
            day = date(*map(int, day.split("-")))
        if origin == dest:
            raise ValueError(f"{origin} to itself")
        return super().__new__(cls, origin.strip(), dest.strip(), day, *args, **kwargs)

    @classmethod
    def parse(cls, line):
        route, *rest = line.split(",")
        origin, dest = route.split(">")
        day, *numbers = rest
        return cls(origin, dest, day.strip(), *(int(n) for n in numbers))

    @property
    def reverse(self):
        return self._replace(origin=self.dest, dest=self.origin)

    def __str__(self):
        return f"{self.origin}→{self.dest} {self.day:%a %d %b} cl.{self.klass}"

    def __add__(self, other):
        if self.dest != other.origin:
            return NotImplemented
        return self._replace(dest=other.dest, klass=max(self.klass, other.klass), price=self.price + other.price)

    def __bool__(self):
        return self.price > 0


lines = [
    "Bern > Olten, 2024-05-03, 1, 4100",
    "Olten>Basel SBB,2024-05-03,2,2350",
    "Łódź > Gdańsk, 2024-12-31",
]
tickets = [Ticket.parse(line) for line in lines]
for t in tickets:
    print(t, t.price / 100, bool(t))
print(repr(tickets[2]))

whole = tickets[0] + tickets[1]
print(whole, whole.price)
print(whole.reverse.origin, whole.reverse == whole, whole.reverse.reverse == whole)
print(whole[:2], whole[-1], len(whole))
print(tickets[1] < tickets[0], sorted(tickets)[0].origin)

origin, dest, *_ = whole.reverse
print(f"{origin!r} {dest!r}")
print(Ticket._fields, Ticket._field_defaults)
row = dict(zip(whole._fields, whole))
row["day"] = row["day"].toordinal()
print(row)
print(whole == ("Bern", "Basel SBB", date(2024, 5, 3), 2, 6450))

for attempt in (
    lambda: Ticket("Ulm", "Ulm", "2024-01-01"),
    lambda: Ticket("Ulm", "Aalen", "2024-13-01"),
    lambda: Ticket("Ulm", "Aalen"),
    lambda: tickets[1] + tickets[2],
    lambda: whole._replace(seat=61),
):
    try:
        print(attempt())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, "-", e)
extra = whole + ("x",) if False else tuple(whole) + ("window",)
print(len(extra), type(extra).__name__, Ticket._make(extra[:5]) == whole)
