from dataclasses import dataclass, fields
from numbers import Real


@dataclass(frozen=True)
class Nutrition:
    kcal: float = 0
    protein: float = 0
    fat: float = 0
    carbs: float = 0

    def _map(self, func, other=None):
        values = []
        for f in fields(self):
            mine = getattr(self, f.name)
            values.append(func(mine) if other is None else func(mine, getattr(other, f.name)))
        return Nutrition(*values)

    def __add__(self, other):
        if not isinstance(other, Nutrition):
            return NotImplemented
        return self._map(lambda a, b: a + b, other)

    def __radd__(self, other):
        if other == 0:
            return self
        return NotImplemented

    def __mul__(self, factor):
        if not isinstance(factor, Real):
            return NotImplemented
        return self._map(lambda a: a * factor)

    __rmul__ = __mul__

    def __truediv__(self, portions):
        return self * (1 / portions)

    def __sub__(self, other):
        return self + -1 * other

    def __neg__(self):
        return self * -1

    def __round__(self, digits=0):
        return self._map(lambda a: round(a, digits))

    def __bool__(self):
        return any(getattr(self, f.name) for f in fields(self))

    def __format__(self, spec):
        if spec == "short":
            return f"{self.kcal:.0f} kcal"
        return " ".join(f"{f.name}={getattr(self, f.name):{spec or 'g'}}" for f in fields(self))


PER_100G = {
    "oats": Nutrition(372, 13.5, 7, 58.7),
    "milk": Nutrition(64, 3.3, 3.5, 4.8),
    "banana": Nutrition(93, protein=1.1, carbs=20),
}

bowl = [("oats", 50), ("milk", 180), ("banana", 120)]
total = sum(PER_100G[food] * (grams / 100) for food, grams in bowl)
print(f"{total:.1f}")
print(round(total, 1))
print(f"{total:short}, per person {total / 2:short}")
print(f"{PER_100G['banana']}")

diff = PER_100G["oats"] - 2 * PER_100G["milk"]
print(diff.kcal, round(diff.fat, 2), (-diff).carbs)
print(bool(Nutrition()), bool(diff), sum([]))
print(Nutrition(1, 2) + Nutrition(fat=3.5) == Nutrition(1, 2, 3.5))
print(max(PER_100G, key=lambda k: PER_100G[k].protein / PER_100G[k].kcal))

for attempt in (lambda: total + 5, lambda: 5 + total, lambda: total * "2", lambda: total / 0):
    try:
        attempt()
    except TypeError as e:
        print("TypeError:", e)
    except ZeroDivisionError as e:
        print("ZeroDivisionError:", e)
