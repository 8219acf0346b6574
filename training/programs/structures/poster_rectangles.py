"""Posters on a wall as (left, bottom, width, height)."""
from collections import namedtuple

Poster = namedtuple("Poster", ["x", "y", "w", "h"], defaults=[1])
wall = {
    "film": Poster(0, 0, 4, 3),
    "circus": Poster(3, 2, 3, 2),
    "jazz": Poster(x=4, y=0, w=2),
    "fête": Poster(1, 1, 1, 1),
}


def overlap(a, b):
    left, right = max(a.x, b.x), min(a.x + a.w, b.x + b.w)
    low, high = max(a.y, b.y), min(a.y + a.h, b.y + b.h)
    if left >= right or low >= high:
        return None
    return Poster(left, low, right - left, high - low)


def area(p):
    return p.w * p.h


def contains(outer, inner):
    return overlap(outer, inner) == inner


names = list(wall)
for i, a in enumerate(names):
    for b in names[i + 1:]:
        common = overlap(wall[a], wall[b])
        if common:
            kind = "covers" if contains(wall[a], wall[b]) else "touches"
            print(f"{a} {kind} {b}: {tuple(common)} area {area(common)}")
print(contains(wall["fête"], wall["film"]), wall["jazz"].h, wall["jazz"]._asdict())

cells = {(x, y) for p in wall.values()
         for x in range(p.x, p.x + p.w) for y in range(p.y, p.y + p.h)}
print("covered", len(cells), "of", sum(map(area, wall.values())))
right = max(x for x, _ in cells) + 1
top = max(y for _, y in cells) + 1
print("frame", right, top, f"{len(cells) / (right * top):.1%} filled")
empty = [(x, y) for y in range(top) for x in range(right) if (x, y) not in cells]
print(empty)

big = max(wall.values(), key=area)
print(big, big == (0, 0, 4, 3), big[2:], big.index(3), Poster._fields[-1])
moved = big._replace(x=big.x - 2)
x, *_, h = moved
print(x, h, moved < big, overlap(moved, wall["jazz"]))
ratio = {n: round(p.w / p.h, 2) for n, p in wall.items()}
print(ratio, sorted(ratio, key=lambda n: (-ratio[n], n)))
print(Poster._make([5, 5, 2, 2]) + (9,), Poster(*range(3)))
try:
    Poster(1, 2)
except TypeError as e:
    print(str(e).split(":")[0])
try:
    big.w = 9
except AttributeError:
    print("a poster cannot be stretched:", big.w)
