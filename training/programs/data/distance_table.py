from math import hypot
from itertools import permutations

# coordinates on the hiking map, 1 unit = 100 m
huts = {"Col": (0, 0), "Lac": (6, 8), "Bois": (9, 4), "Pic": (3, 12)}


def dist(a, b):
    (x1, y1), (x2, y2) = huts[a], huts[b]
    return round(hypot(x1 - x2, y1 - y2) * 100)


names = list(huts)
table = {a: {b: dist(a, b) for b in names} for a in names}

print("      " + "".join("%6s" % n for n in names))
for i, a in enumerate(names):
    cells = []
    for j, b in enumerate(names):
        cells.append("%6d" % table[a][b] if j > i else "     .")
    print("%-6s%s" % (a, "".join(cells)))

for a in names:
    nearest = min((b for b in names if b != a), key=table[a].get)
    print(a, "is closest to", nearest, "at", table[a][nearest], "m")


def length(route):
    total = 0
    for a, b in zip(route, route[1:]):
        total += table[a][b]
    return total


best, shortest = None, None
for middle in permutations(names[1:]):
    tour = ("Col",) + middle + ("Col",)
    n = length(tour)
    if shortest is None or n < shortest:
        best, shortest = tour, n
        print("better:", " > ".join(tour), n)

# greedy comparison
here, open_huts, walk = "Col", set(names) - {"Col"}, ["Col"]
while open_huts:
    here = min(open_huts, key=lambda h: (table[here][h], h))
    open_huts.discard(here)
    walk.append(here)
walk.append("Col")
print("greedy:", " > ".join(walk), length(walk))
extra = length(walk) - shortest
print("greedy is optimal" if extra == 0 else f"greedy walks {extra} m more")
print(f"{shortest / 1000:.1f} km, {shortest / 4000:.2f} h")
