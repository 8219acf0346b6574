import math


class Angle:
    """An angle stored in degrees within [0, 360)."""

    full_turn = 360

    def __init__(self, degrees=0.0):
        self.degrees = degrees % self.full_turn

    @classmethod
    def from_radians(cls, rad):
        return cls(round(math.degrees(rad), 6))

    @classmethod
    def from_dms(cls, text):
        """Read 12°30'36" """
        d, rest = text.split("°")
        m, _, s = rest.rstrip('"').partition("'")
        sign = -1 if d.startswith("-") else 1
        return cls(sign * (abs(int(d)) + int(m or 0) / 60 + float(s or 0) / 3600))

    @classmethod
    def from_clock(cls, hour, minute=0):
        return cls((hour % 12) * 30 + minute / 2)

    @staticmethod
    def is_right(value):
        return math.isclose(value % 90, 0)

    def __add__(self, other):
        extra = other.degrees if isinstance(other, Angle) else other
        return type(self)(self.degrees + extra)

    __radd__ = __add__

    def __neg__(self):
        return type(self)(-self.degrees)

    def __sub__(self, other):
        return self + (-other)

    def __eq__(self, other):
        if not isinstance(other, Angle):
            return NotImplemented
        return math.isclose(self.degrees, other.degrees)

    def __float__(self):
        return float(self.degrees)

    def __repr__(self):
        return f"{type(self).__name__}({self.degrees:g})"

    def dms(self):
        whole = int(self.degrees)
        minutes = (self.degrees - whole) * 60
        return f"{whole}°{int(minutes):02d}'"


class Bearing(Angle):
    NAMES = "N NE E SE S SW W NW".split()

    def name(self):
        return self.NAMES[round(self.degrees / 45) % 8]


print(Angle(725), Angle(-30), Angle.from_radians(math.pi / 4))
print(Angle.from_dms("12°30'36\""), Angle.from_dms("-5°15'"))
print(Angle.from_clock(15, 20), Angle.from_clock(12) == Angle())
a = Angle(350) + 25
print(a, 10 + a, a - Angle(20), -a)
print(a.dms(), Angle(59.999).dms(), float(a))
b = Bearing.from_clock(10, 30)
print(b, b.name(), (b + 45).name(), type(b + a).__name__)
print([Bearing(d).name() for d in (0, 22, 23, 200, 340)])
print(sum([Angle(100), Angle(200), Angle(90)]))
print(Angle.is_right(270), b.is_right(46), Angle(90) == 90)
print(Angle.from_dms("47,5"))
