# Wind and current as vectors: which way does the boat really go?
import math


class Vec:
    def __init__(self, x, y):
        self.x, self.y = x, y

    @classmethod
    def polar(cls, length, degrees):
        """Compass degrees: 0 is north, 90 is east."""
        r = math.radians(degrees)
        return cls(length * math.sin(r), length * math.cos(r))

    def __add__(self, other):
        return Vec(self.x + other.x, self.y + other.y)

    def __sub__(self, other):
        return Vec(self.x - other.x, self.y - other.y)

    def __mul__(self, other):
        if isinstance(other, Vec):
            return self.x * other.x + self.y * other.y
        return Vec(self.x * other, self.y * other)

    __rmul__ = __mul__

    def __matmul__(self, other):
        return self.x * other.y - self.y * other.x

    def __abs__(self):
        return math.hypot(self.x, self.y)

    def __eq__(self, other):
        return isinstance(other, Vec) and abs(self - other) < 1e-9

    def __iter__(self):
        yield self.x
        yield self.y

    def __format__(self, spec):
        if spec == "deg":
            return f"{math.degrees(math.atan2(self.x, self.y)) % 360:.0f}°"
        return "({}, {})".format(*(format(round(c, 6) + 0.0, spec or ".1f") for c in self))


boat = Vec(3, 4)
current = Vec(2, -4)
ground = boat + current
print(f"{boat} {abs(boat)} {boat:deg}")
print(f"over ground {ground:.2f} {abs(ground):.1f} kn {ground:deg}")
print(boat * current, boat @ current, boat * Vec(-4, 3))
print(f"{2 * boat:g} {boat * 0.5:g}")

legs = [(10, 90), (5, 0), (10, 270)]
place = Vec(0, 0)
for length, course in legs:
    place += Vec.polar(length, course)
    print(f"{course:>4} {place}")
print(place == Vec(0, 5), place == (0, 5))

x, y = current
side = "starboard" if boat @ current < 0 else "port"
print("current pushes to", side, [x, y], max(current))
buoys = {"red": Vec(1, 1), "green": Vec(6, 8), "wreck": Vec(0, -2)}
near = sorted(buoys, key=lambda name: abs(buoys[name] - boat))
print(near, f"{abs(buoys[near[0]] - boat):.2f}")
