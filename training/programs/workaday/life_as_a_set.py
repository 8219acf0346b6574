# Game of life with a set of living cells, on a board without borders
from __future__ import annotations

from collections import Counter

Cell = tuple[int, int]
AROUND = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]


def parse(*rows: str) -> set[Cell]:
    return {(x, y) for y, row in enumerate(rows) for x, ch in enumerate(row) if ch == "#"}


def step(alive: set[Cell]) -> set[Cell]:
    near: Counter[Cell] = Counter()
    for x, y in alive:
        near.update([(x + dx, y + dy) for dx, dy in AROUND])
    return {c for c, n in near.items() if n == 3 or n == 2 and c in alive}


def box(alive: set[Cell]) -> tuple[int, int, int, int]:
    xs, ys = zip(*alive)
    return min(xs), min(ys), max(xs), max(ys)


def show(alive: set[Cell]) -> str:
    if not alive:
        return "(empty)"
    x0, y0, x1, y1 = box(alive)
    rows = []
    for y in range(y0, y1 + 1):
        rows.append("".join(".#"[(x, y) in alive] for x in range(x0, x1 + 1)))
    return "/".join(rows)


def shift(alive: set[Cell]) -> frozenset[Cell]:
    """The same pattern moved into the corner, to compare patterns."""
    x0, y0, *_ = box(alive)
    return frozenset((x - x0, y - y0) for x, y in alive)


if __name__ == "__main__":
    bar = parse("###")
    second = step(bar)
    print(show(bar), "->", show(second), box(second))
    pair = parse("#.", ".#")
    print(show(pair), "->", show(step(pair)))
    moved = {(x + 4, y - 2) for x, y in bar}
    print(min(moved), shift(moved) == shift(bar), moved == bar)
    print(sorted(bar ^ second), len(bar & second))
