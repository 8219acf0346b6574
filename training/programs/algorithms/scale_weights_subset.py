"""Which weights from the box balance the parcel?"""
from __future__ import annotations


def balance(box: list[int], goal: int, picked: list[int] | None = None) -> list[list[int]]:
    picked = picked or []
    if goal == 0:
        return [picked]
    if goal < 0 or not box:
        return []
    first, *rest = box
    with_first = balance(rest, goal - first, picked + [first])
    without = balance(rest, goal, picked)
    return with_first + without


def reachable(box: list[int]) -> int:
    """Bit i is set when i grams can be weighed."""
    bits = 1
    for w in box:
        bits |= bits << w
    return bits


box = [8, 5, 3, 2]
for grams in (10, 4):
    ways = balance(box, grams)
    if not ways:
        print(grams, "g: impossible")
    for way in ways:
        print(grams, "g:", " + ".join(map(str, way)))

bits = reachable(box)
print(bin(bits))
missing = [g for g in range(sum(box) + 1) if not bits >> g & 1]
print("cannot weigh:", missing)
print("can weigh", bin(bits).count("1") - 1, "amounts")
