"""Moss on roof tiles: only tiles with a mossy neighbour can catch it."""
from collections import Counter

SIDES = [(1, 0), (-1, 0), (0, 1), (0, -1)]


def spread(mossy, dry=frozenset()):
    touched = Counter()
    for x, y in sorted(mossy):
        touched.update((x + dx, y + dy) for dx, dy in SIDES)
    new = {tile for tile, n in touched.items() if n >= 2}
    return (new | mossy) - dry


def draw(mossy, size=3):
    rows = []
    for y in range(size):
        rows.append("".join("o" if (x, y) in mossy else "-" for x in range(size)))
    return rows


roof = {(0, 0), (2, 0), (1, 1)}
print("\n".join(draw(roof)))

week1 = spread(roof)
print("new:", sorted(week1 - roof))
week2 = spread(week1, dry={(1, 0)})
print("with a dry tile:", sorted(week2))
print("lost:", week1 - week2)
print("stable:", spread(week1) == week1)

print("\n".join(draw(week1)))
columns = Counter(x for x, _ in week1)
print(sorted(columns.items()), columns.most_common(1)[0])
patch = frozenset(week1)
print(len(patch), roof < patch, patch.issuperset({(1, 1)}))
