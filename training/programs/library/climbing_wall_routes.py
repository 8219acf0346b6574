# Climbing gym: routes as ordered dataclasses, grades compared with total_ordering
from bisect import bisect_left, insort
from dataclasses import asdict, dataclass, field, fields, replace
from functools import total_ordering
import re


@total_ordering
class Grade:
    SIGNS = {"-": -1, "": 0, "+": 1}

    def __init__(self, text):
        m = re.fullmatch(r"(\d{1,2})([-+]?)", text)
        if m is None:
            raise ValueError(f"bad grade {text!r}")
        self.number, self.sign = int(m[1]), m[2]

    def _key(self):
        return self.number * 3 + self.SIGNS[self.sign]

    def __eq__(self, other):
        return isinstance(other, Grade) and self._key() == other._key()

    def __lt__(self, other):
        return self._key() < other._key()

    def __hash__(self):
        return hash(self._key())

    def __repr__(self):
        return f"{self.number}{self.sign}"


@dataclass(order=True)
class Route:
    grade: Grade
    name: str
    holds: int = field(default=20, compare=False)
    sectors: list = field(default_factory=list, compare=False, repr=False)


wall = []
for name, grade, *sectors in [
    ("Green Fig", "6-", "cave"),
    ("Old Boot", "4+"),
    ("Postman", "6-", "slab", "roof"),
    ("Zero", "11x"),
    ("Ladder", "5"),
]:
    try:
        insort(wall, Route(Grade(grade), name, sectors=sectors))
    except ValueError as err:
        print(name, "->", err)

for route in wall:
    print(f"{route.grade!r:<3} {route.name:>10} {'/'.join(route.sectors) or '-'}")

first_six = bisect_left(wall, Grade("6-"), key=lambda r: r.grade)
print("easier than 6-:", [r.name for r in wall[:first_six]])
print(Grade("6-") >= Grade("5+"), Grade("5") > Grade("5+"), max(Grade("7-"), Grade("6+")))

reset = replace(wall[-1], name="Postman II", holds=23)
reset.sectors.append("arete")
print("shared list:", wall[-1].sectors, reset.sectors is wall[-1].sectors)
copied = asdict(wall[-1])
del copied["sectors"][0]
print(copied["sectors"], wall[-1].sectors[0], sorted(copied))
print([f.name for f in fields(Route) if f.compare])
print(wall[0] == Route(Grade("4+"), "Old Boot", 99), len({r.grade for r in wall}))
