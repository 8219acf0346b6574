import math


class Vec:
    __slots__ = ("x", "y")

    def __init__(self, x=0, y=0):
        self.x, self.y = x, y

    def __repr__(self):
        return f"Vec({self.x}, {self.y})"

    def __add__(self, other):
        return Vec(self.x + other.x, self.y + other.y)

    def __sub__(self, other):
        return self + -other

    def __neg__(self):
        return Vec(-self.x, -self.y)

    def __mul__(self, k):
        if isinstance(k, Vec):
            return self.x * k.x + self.y * k.y
        return Vec(self.x * k, self.y * k)

    __rmul__ = __mul__

    def __abs__(self):
        return math.hypot(self.x, self.y)

    def __bool__(self):
        return self.x != 0 or self.y != 0

    def __eq__(self, other):
        if not isinstance(other, Vec):
            return NotImplemented
        return (self.x, self.y) == (other.x, other.y)

    def __iter__(self):
        yield self.x
        yield self.y


pos = Vec(1, 2)
wind = Vec(3, -1)
print(pos + wind, pos - wind, -pos)
print(2 * pos, pos * wind, abs(Vec(3, 4)))
for step in range(3):
    pos += wind * step
    print("step", step, "->", pos)
x, y = pos
print(x, y, max(wind))
print(pos == Vec(10, -1), pos == "text", bool(pos - pos))
try:
    pos.z = 4
except AttributeError:
    print("no z here")
print(sum([Vec(1, 1), Vec(2, 5)], Vec()))
