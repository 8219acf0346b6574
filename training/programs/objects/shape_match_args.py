from dataclasses import dataclass


@dataclass
class Point:
    x: float
    y: float


@dataclass
class Segment:
    start: Point
    end: Point


@dataclass
class Polyline:
    points: list
    closed: bool = False


class Text:
    __match_args__ = ("content", "anchor")

    def __init__(self, content, anchor, size=12):
        self.content = content
        self.anchor = anchor
        self.size = size


def describe(shape):
    match shape:
        case Point(0, 0):
            return "origin"
        case Point(x=0, y=y) | Point(x=y, y=0):
            return f"on an axis, {y} away"
        case Segment(Point(x1, y1), Point(x2, y2)) if x1 == x2 or y1 == y2:
            length = abs(x1 - x2) + abs(y1 - y2)
            return f"straight segment of {length}"
        case Segment(start, end) if start == end:
            return "dot"
        case Segment():
            return "slanted segment"
        case Polyline([]):
            return "nothing"
        case Polyline([only]):
            return "one point: " + describe(only)
        case Polyline([first, *middle, last], closed=True):
            return f"ring with {len(middle) + 2} corners"
        case Polyline(points=[Point(x=x), *_]):
            return f"open line starting at x={x}"
        case Text("" | None, _):
            return "empty text"
        case Text(str(words), Point(), size=int(n)) if n > 20:
            return f"title {words.upper()!r}"
        case Text(words, where):
            return f"{len(words)} letters at {describe(where)}"
        case {"type": kind, **rest}:
            return f"raw {kind} with {sorted(rest)}"
        case (Point() as p, int() | float() as r):
            return f"circle r={r} around {p.x},{p.y}"
        case _:
            return f"unknown {type(shape).__name__}"


samples = [
    Point(0, 0.0),
    Point(-4, 0),
    Point(2, 3),
    Segment(Point(1, 1), Point(1, -6)),
    Segment(Point(1, 1), Point(2, 2)),
    Polyline([]),
    Polyline([Point(0, 7)]),
    Polyline([Point(5, 5), Point(6, 5), Point(6, 6)], True),
    Polyline([Point(5, 5), Point(6, 5)]),
    Text("Grundriss", Point(1, 2), size=24),
    Text("door", Point(0, 0)),
    Text(None, None),
    {"type": "arc", "r": 3, "cx": 1},
    (Point(1, 2), 2.5),
    [Point(1, 2)],
]
for s in samples:
    print(describe(s))
print(Point.__match_args__, Polyline.__match_args__)
