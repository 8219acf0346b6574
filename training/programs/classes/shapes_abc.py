from abc import ABC, abstractmethod
from math import pi

class Shape(ABC):
    def __init__(self, label=None):
        self.label = label or type(self).__name__.lower()

    @abstractmethod
    def area(self):
        ...

    @property
    @abstractmethod
    def corners(self) -> int:
        ...

    def paint_needed(self, per_m2=0.3):
        return round(self.area() * per_m2, 2)

    def __lt__(self, other):
        return self.area() < other.area()

class Disc(Shape):
    corners = 0

    def __init__(self, r):
        super().__init__()
        self.r = r

    def area(self):
        return pi * self.r ** 2

class Panel(Shape):
    corners = 4

    def __init__(self, w, h, label=None):
        super().__init__(label)
        self.w, self.h = w, h

    def area(self):
        return self.w * self.h

class Tile(Panel):
    def __init__(self, side):
        super().__init__(side, side, "tile")

class Blob(Shape):
    pass

wall = [Panel(4, 2.5), Disc(1.2), Tile(2), Panel(1, 1, "hatch")]
for s in sorted(wall):
    print(f"{s.label:6} {s.area():6.2f} m2, corners={s.corners}, paint {s.paint_needed()} l")
print("biggest:", max(wall).label)
print("corner total", sum(s.corners for s in wall))
print(isinstance(wall[2], Panel), issubclass(Tile, Shape), issubclass(Disc, Panel))
for cls in (Shape, Blob):
    try:
        cls()
    except TypeError:
        print("cannot make a", cls.__name__)
