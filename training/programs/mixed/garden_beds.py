from enum import Flag, auto
from collections import defaultdict
from itertools import combinations, accumulate
from datetime import date, timedelta


class Needs(Flag):
    NONE = 0
    SUN = auto()
    WATER = auto()
    SUPPORT = auto()


class Plant:
    __slots__ = ("name", "needs", "days")
    registry = {}

    def __init__(self, name, needs, days):
        self.name, self.needs, self.days = name, needs, days
        Plant.registry[name] = self

    def __repr__(self):
        return self.name

    def __and__(self, other):
        """Plants go together if they have a need in common."""
        return bool(self.needs & other.needs)

    @classmethod
    def parse(cls, text):
        name, days, *flags = text.split()
        needs = Needs.NONE
        for f in flags:
            needs |= Needs[f.upper()]
        return cls(name, needs, int(days))


class Bed:
    def __init__(self, width):
        self.width = width
        self._rows = []

    def __lshift__(self, plant):
        if len(self._rows) == self.width:
            raise OverflowError(f"no room for {plant!r}")
        self._rows.append(plant)
        return self

    def __iter__(self):
        return iter(self._rows)

    def __len__(self):
        return len(self._rows)

    def __contains__(self, name):
        return any(p.name == name for p in self)


for spec in ("bean 60 sun support", "pea 70 support", "leek 120",
             "tomato 95 sun water", "cress 14 water"):
    plant = Plant.parse(spec)
    print(f"{plant!r:>7}: {plant.needs.value:03b}")

reg = Plant.registry
friends = defaultdict(set)
for a, b in combinations(reg.values(), 2):
    if a & b:
        friends[a.name].add(b.name)
        friends[b.name].add(a.name)
for name in reg:
    print(name, sorted(friends.get(name, ())))

bed = Bed(3) << reg["bean"] << reg["pea"]
try:
    bed << reg["tomato"] << reg["leek"]
except OverflowError as e:
    print("full:", e)
print(list(bed), len(bed), "leek" in bed, "pea" in bed)

sown = date(2024, 4, 1)
ready = {p.name: sown + timedelta(p.days) for p in bed}
for name, day in sorted(ready.items(), key=lambda kv: kv[1]):
    print(f"{name:<8}{day:%d %b}")
print(list(accumulate((p.days for p in bed), max)))
try:
    reg["pea"].colour = "green"
except AttributeError as e:
    print(type(e).__name__)
