"""Statistics of a recorded walk, computed when first asked for."""
from functools import cached_property
from math import hypot


class Track:
    def __init__(self, name, points):
        self.name = name
        self.points = tuple(points)
        self.computed = []

    @cached_property
    def legs(self):
        self.computed.append("legs")
        pairs = zip(self.points, self.points[1:])
        return [hypot(x2 - x1, y2 - y1) for (x1, y1, _), (x2, y2, _) in pairs]

    @cached_property
    def length(self):
        self.computed.append("length")
        return sum(self.legs)

    @cached_property
    def climb(self):
        self.computed.append("climb")
        up = down = 0
        for (*_, h1), (*_, h2) in zip(self.points, self.points[1:]):
            if h2 > h1:
                up += h2 - h1
            else:
                down += h1 - h2
        return up, down

    @property
    def steepest(self):
        best = None
        for i, leg in enumerate(self.legs):
            if leg == 0:
                continue
            slope = (self.points[i + 1][2] - self.points[i][2]) / leg
            if best is None or abs(slope) > abs(best[1]):
                best = i, round(slope, 3)
        return best

    def reset(self):
        for key in ("legs", "length", "climb"):
            self.__dict__.pop(key, None)

    def reversed(self):
        return Track(self.name + " (back)", self.points[::-1])


walk = Track("Rheinsteig", [(0, 0, 120), (30, 40, 135), (30, 40, 135), (90, 120, 128), (90, 20, 170)])
print(sorted(walk.__dict__))
print(walk.length)
print(walk.computed, sorted(walk.__dict__))
print(walk.length / 1000, walk.climb, walk.computed)
print(walk.legs)
print(walk.steepest)

walk.points += ((90, 20, 150),)
print(len(walk.points), len(walk.legs), walk.climb)
walk.reset()
print(len(walk.legs), walk.climb, len(walk.computed))

back = walk.reversed()
print(back.name, back.climb[::-1] == walk.climb, round(back.length - walk.length, 9))
print(back.computed, "legs" in vars(back))

back.length = 1.5
print(back.length, back.legs[0])
del back.length
print(back.length, back.computed.count("length"))

point = Track("nowhere", [(3, 4, 0)])
print(point.length, point.climb, point.steepest, point.legs)
try:
    point.steepest = 1
except AttributeError as e:
    print("AttributeError:", e)
pause = Track(name="pause", points=[(1, 1, 5)] * 3)
print(pause.legs, pause.steepest, f"{pause.length:.3f}")
