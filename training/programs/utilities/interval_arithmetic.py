from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Interval:
    """A closed range of numbers a measurement may lie in."""
    lo: float
    hi: float

    def __post_init__(self):
        if self.lo > self.hi:
            raise ValueError(f"empty interval [{self.lo}, {self.hi}]")

    @classmethod
    def around(cls, value, plus_minus):
        return cls(value - plus_minus, value + plus_minus)

    @classmethod
    def hull(cls, *values):
        return cls(min(values), max(values))

    @property
    def width(self):
        return self.hi - self.lo

    @property
    def mid(self):
        return (self.lo + self.hi) / 2

    def __contains__(self, item):
        if isinstance(item, Interval):
            return self.lo <= item.lo and item.hi <= self.hi
        return self.lo <= item <= self.hi

    def __add__(self, other):
        other = as_interval(other)
        return Interval(self.lo + other.lo, self.hi + other.hi)

    __radd__ = __add__

    def __neg__(self):
        return Interval(-self.hi, -self.lo)

    def __sub__(self, other):
        return self + -as_interval(other)

    def __mul__(self, other):
        o = as_interval(other)
        return Interval.hull(*(a * b for a in (self.lo, self.hi) for b in (o.lo, o.hi)))

    __rmul__ = __mul__

    def __truediv__(self, other):
        o = as_interval(other)
        if 0 in o:
            raise ZeroDivisionError(f"{o} contains 0")
        return self * Interval(1 / o.hi, 1 / o.lo)

    def __and__(self, other):
        lo, hi = max(self.lo, other.lo), min(self.hi, other.hi)
        return Interval(lo, hi) if lo <= hi else None

    def __str__(self):
        return f"[{self.lo:g} .. {self.hi:g}]"


def as_interval(x):
    return x if isinstance(x, Interval) else Interval(x, x)


def sqrt(x: Interval) -> Interval:
    return Interval(math.sqrt(x.lo), math.sqrt(x.hi))


a = Interval(1, 3)
b = Interval.around(0.5, 0.25)
print(a, b, b.width, a.mid)
print(a + b, a - b, 10 + a, a - 1)
print(a * -2, Interval(-2, 3) * Interval(-1, 4), 0.5 * a)
print(a / b, a / 4, -b)
print(2 in a, 3.01 in a, Interval(1.5, 2) in a, a in b)
print(a & Interval(2, 9), a & Interval(4, 5), a & a == a)
print(repr(Interval.hull(4, -1, 2.5)), sum([a, a, b]))
print(sorted([Interval(2, 3), Interval(1, 9), Interval(1, 2)])[1], len({a, Interval(1, 3)}))
print(sqrt(Interval(4, 6.25)), max(a, b) is a)
for attempt in (lambda: Interval(2, 1), lambda: a / Interval(-1, 1), lambda: sqrt(Interval(-1, 4))):
    try:
        attempt()
    except (ValueError, ZeroDivisionError) as e:
        print(f"{type(e).__name__}: {e}")
