"""Quantities with units; only compatible ones can be added."""
import re
from dataclasses import dataclass
from fractions import Fraction

_UNITS = {
    "m": ("length", Fraction(1)), "cm": ("length", Fraction(1, 100)),
    "km": ("length", Fraction(1000)), "in": ("length", Fraction(254, 10000)),
    "g": ("mass", Fraction(1)), "kg": ("mass", Fraction(1000)),
    "s": ("time", Fraction(1)), "min": ("time", Fraction(60)), "h": ("time", Fraction(3600)),
}
_ALIASES = {"metre": "m", "inch": "in", "inches": "in", "hour": "h", "gram": "g"}
_QTY = re.compile(r"(-?\d+(?:\.\d+)?)\s*([a-z]+)")


class UnitError(TypeError):
    pass


def _lookup(unit):
    name = _ALIASES.get(unit, unit)
    if name not in _UNITS and name.endswith("s"):
        name = _ALIASES.get(name[:-1], name[:-1])
    try:
        return (name, *_UNITS[name])
    except KeyError:
        raise UnitError(f"unknown unit {unit!r}") from None


@dataclass(frozen=True)
class Quantity:
    amount: Fraction
    unit: str

    @classmethod
    def parse(cls, text):
        parts = _QTY.findall(text.lower())
        if not parts:
            raise ValueError(f"no quantity in {text!r}")
        total = None
        for num, unit in parts:
            q = cls(Fraction(num), _lookup(unit)[0])
            total = q if total is None else total + q
        return total

    def to(self, unit):
        _, dim, factor = _lookup(self.unit)
        name, dim2, factor2 = _lookup(unit)
        if dim != dim2:
            raise UnitError(f"cannot turn {dim} into {dim2}")
        return Quantity(self.amount * factor / factor2, name)

    def __add__(self, other):
        if not isinstance(other, Quantity):
            return NotImplemented
        return Quantity(self.amount + other.to(self.unit).amount, self.unit)

    def __mul__(self, k):
        return Quantity(self.amount * Fraction(k), self.unit)

    __rmul__ = __mul__

    def __lt__(self, other):
        return self.amount < other.to(self.unit).amount

    def __str__(self):
        return f"{float(self.amount):g} {self.unit}"


if __name__ == "__main__":
    for text in ("2 km", "5 inches", "1h 30min", "-3.5 kg", "2 hours"):
        print(text, "=", Quantity.parse(text))
    walk = Quantity.parse("1.2km") + Quantity.parse("350 m")
    print(walk, walk.to("m"), 2 * walk, walk.to("cm").amount)
    print(Quantity.parse("1h 15min").to("min"), Quantity.parse("1 inch").to("cm").amount)
    print(min(Quantity.parse("90 cm"), Quantity.parse("0.8 m")))
    for bad in (lambda: walk.to("kg"), lambda: Quantity.parse("3 parsec"), lambda: Quantity.parse("far"), lambda: walk + 1):
        try:
            bad()
        except UnitError as e:
            print("UnitError:", e)
        except (TypeError, ValueError) as e:
            print(type(e).__name__, str(e)[:30])
    assert Quantity.parse("1000 g").to("kg") == Quantity(Fraction(1), "kg")
