"""Correlation between measurements of lambs."""
from itertools import combinations
from math import sqrt, isclose

COLUMNS = ("age", "weight", "milk", "bleats")
ROWS = [
    (10, 5.1, 900, 12),
    (20, 7.4, 1000, 9),
    (30, 9.9, 1050, 11),
    (40, 11.8, 980, 7),
    (50, 14.6, 940, 8),
]


def mean(xs):
    return sum(xs) / len(xs)


def pearson(xs, ys):
    mx, my = mean(xs), mean(ys)
    dx = [x - mx for x in xs]
    dy = [y - my for y in ys]
    top = sum(a * b for a, b in zip(dx, dy))
    return top / sqrt(sum(a * a for a in dx) * sum(b * b for b in dy))


def ranks(xs):
    order = sorted(xs)
    return [order.index(x) + 1 for x in xs]


def spearman(xs, ys):
    return pearson(ranks(xs), ranks(ys))


def word(r):
    strength = abs(r)
    if strength > 0.8:
        label = "strong"
    elif strength > 0.4:
        label = "some"
    else:
        return "hardly any"
    return label + (" positive" if r > 0 else " negative")


data = dict(zip(COLUMNS, zip(*ROWS)))
for name, values in data.items():
    print(f"{name:7} mean {mean(values):8.2f} range {max(values) - min(values):g}")

found = {}
for a, b in combinations(COLUMNS, 2):
    r = pearson(data[a], data[b])
    found[a, b] = r
    print(f"{a:>7} x {b:<7} {r:+.3f} {word(r)}")

best = max(found, key=lambda k: abs(found[k]))
print("closest pair:", *best)
print("ranks of milk:", ranks(data["milk"]))
print("spearman age/bleats:", round(spearman(data["age"], data["bleats"]), 3))
print("self:", isclose(pearson(data["age"], data["age"]), 1.0))
try:
    pearson((1, 2), (4, 4))
except ZeroDivisionError:
    print("a constant column has no correlation")
