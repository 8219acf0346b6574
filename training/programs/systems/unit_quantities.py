"""Units of measure with dimensions."""
from fractions import Fraction
import re


class UnitError(TypeError):
    pass


class Dimension:
    def __init__(self, **powers):
        self.powers = {k: v for k, v in sorted(powers.items()) if v}

    def combine(self, other, sign):
        keys = {*self.powers, *other.powers}
        return Dimension(**{k: self.powers.get(k, 0) + sign * other.powers.get(k, 0) for k in keys})

    def __eq__(self, other):
        return self.powers == other.powers

    def __str__(self):
        return "*".join(k if v == 1 else f"{k}^{v}" for k, v in self.powers.items()) or "1"


class Unit:
    known = {}

    def __init__(self, symbol, factor, dim):
        self.symbol, self.factor, self.dim = symbol, Fraction(factor), dim
        Unit.known[symbol] = self


class Quantity:
    def __init__(self, amount, dim):
        self.amount, self.dim = Fraction(amount), dim

    @classmethod
    def parse(cls, text):
        m = re.match(r"([\d.]+)\s*(\w+)$", text)
        if not m:
            raise ValueError(f"cannot read {text!r}")
        number, symbol = m.groups()
        if symbol not in Unit.known:
            raise UnitError("unknown unit " + symbol)
        unit = Unit.known[symbol]
        return cls(Fraction(number) * unit.factor, unit.dim)

    def __add__(self, other):
        if self.dim != other.dim:
            raise UnitError(f"cannot add {other.dim} to {self.dim}")
        return Quantity(self.amount + other.amount, self.dim)

    def __mul__(self, other):
        if isinstance(other, (int, Fraction)):
            return Quantity(self.amount * other, self.dim)
        return Quantity(self.amount * other.amount, self.dim.combine(other.dim, 1))

    def __truediv__(self, other):
        return Quantity(self.amount / other.amount, self.dim.combine(other.dim, -1))

    def to(self, symbol):
        unit = Unit.known[symbol]
        if unit.dim != self.dim:
            raise UnitError(f"{symbol} does not measure {self.dim}")
        return f"{float(self.amount / unit.factor):g} {symbol}"


LENGTH, TIME = Dimension(m=1), Dimension(s=1)
for sym, f in [("m", 1), ("km", 1000), ("cm", "1/100"), ("ft", "0.3048")]:
    Unit(sym, f, LENGTH)
Unit("s", 1, TIME)
Unit("h", 3600, TIME)
Unit("kmh", Fraction(1000, 3600), LENGTH.combine(TIME, -1))

road = Quantity.parse("12 km") + Quantity.parse("500m")
print(road.to("km"), road.to("ft"))
speed = road / Quantity.parse("0.5 h")
print(speed.amount, speed.dim, speed.to("kmh"))
area = Quantity.parse("3 m") * Quantity.parse("250 cm") * 2
print(area.amount, area.dim)

for job in (lambda: road + speed, lambda: Quantity.parse("4 miles"), lambda: Quantity.parse("four m"), lambda: area.to("m")):
    try:
        print(job())
    except (UnitError, ValueError) as e:
        print(f"{type(e).__name__}: {e}")
ratio = road / Quantity.parse("5 km")
print(ratio.amount, str(ratio.dim))
