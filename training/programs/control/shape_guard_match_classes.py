from dataclasses import dataclass


@dataclass
class Circle:
    r: float


@dataclass
class Rect:
    w: float
    h: float


class Label:
    __match_args__ = ("text", "size")

    def __init__(self, text, size=12):
        self.text, self.size = text, size


def ink(shape) -> float:
    match shape:
        case Circle(r=0) | Rect(w=0) | Rect(h=0):
            return 0.0
        case Circle(r):
            return round(3.14 * r * r, 2)
        case Rect(w, h) if w == h:
            print("   a square of", w)
            return float(w * w)
        case Rect(w, h):
            return float(w * h)
        case Label(str() as text, size) if size > 20:
            return len(text) * 2.5
        case Label(text):
            return len(text) * 1.0
        case {"group": [first, *others]}:
            return ink(first) + sum(ink(o) for o in others)
        case int() | float():
            return float(shape)
    raise TypeError(f"cannot draw {type(shape).__name__}")


poster = [
    Circle(2),
    Rect(3, 3),
    Label("SALE", 40),
    Label("only today"),
    {"group": [Circle(1), Rect(2, 5), 4]},
]
used = 0.0
for item in poster:
    cost = ink(item)
    used += cost
    print(f"{type(item).__name__:<7} {cost:6.2f}")
print("total ink:", round(used, 2))
try:
    ink("banner")
except TypeError as e:
    print(e)
