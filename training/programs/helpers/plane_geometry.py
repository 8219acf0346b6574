from __future__ import annotations

import math
from dataclasses import astuple, dataclass

EPS = 1e-9


@dataclass(frozen=True)
class Vec:
    x: float
    y: float

    def __add__(self, o): return Vec(self.x + o.x, self.y + o.y)
    def __sub__(self, o): return Vec(self.x - o.x, self.y - o.y)
    def __mul__(self, k): return Vec(self.x * k, self.y * k)
    def __abs__(self): return math.hypot(self.x, self.y)
    def __iter__(self): return iter(astuple(self))

    def cross(self, o):
        return self.x * o.y - self.y * o.x

    def dot(self, o):
        return self.x * o.x + self.y * o.y

    def rotated(self, degrees):
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return Vec(round(self.x * c - self.y * s, 6), round(self.x * s + self.y * c, 6))


class Parallel(ArithmeticError):
    pass


def intersect(p, p2, q, q2):
    """Where two lines through two points each meet."""
    r, s = p2 - p, q2 - q
    d = r.cross(s)
    if abs(d) < EPS:
        raise Parallel("lines never meet")
    return p + r * ((q - p).cross(s) / d)


def distance_to_segment(pt, a, b):
    ab = b - a
    length2 = ab.dot(ab)
    if length2 == 0:
        return abs(pt - a)
    t = max(0.0, min(1.0, (pt - a).dot(ab) / length2))
    return abs(pt - (a + ab * t))


class Polygon:
    def __init__(self, *points):
        if len(points) < 3:
            raise ValueError("a polygon needs 3 points, got %d" % len(points))
        self.points = [p if isinstance(p, Vec) else Vec(*p) for p in points]

    def edges(self):
        yield from zip(self.points, self.points[1:] + self.points[:1])

    def area(self, *, signed=False):
        a = sum(p.cross(q) for p, q in self.edges()) / 2
        return a if signed else abs(a)

    def perimeter(self):
        return sum(abs(q - p) for p, q in self.edges())

    def __contains__(self, pt):
        inside = False
        for a, b in self.edges():
            if (a.y > pt.y) != (b.y > pt.y):
                if pt.x < a.x + (pt.y - a.y) / (b.y - a.y) * (b.x - a.x):
                    inside = not inside
        return inside


if __name__ == "__main__":
    a, b = Vec(0, 0), Vec(6, 8)
    print(a + b, b - Vec(1, 1), b * 0.5, abs(b), b.rotated(90))
    x, y = intersect(a, b, Vec(0, 8), Vec(6, 0))
    print(x, y)
    for pt in (Vec(3, 4), Vec(-3, -4), Vec(10, 5)):
        print(tuple(pt), round(distance_to_segment(pt, a, b), 3))
    print(distance_to_segment(b, a, a))
    plot = Polygon((0, 0), (4, 0), (4, 3))
    print(plot.area(), plot.perimeter(), Polygon(*plot.points[::-1]).area(signed=True))
    print([Vec(*p) in plot for p in ((3, 1), (1, 2), (5, 1))])
    for job in (lambda: intersect(a, b, a + Vec(1, 0), b + Vec(1, 0)), lambda: Polygon((1, 1))):
        try:
            job()
        except (Parallel, ValueError) as e:
            print(type(e).__name__ + ":", e)
