import math

wines = [
    {"name": "Rosso 18", "price": 8.5, "score": 84, "acid": 5.1},
    {"name": "Blanc 20", "price": 12.0, "score": 90, "acid": 6.4},
    {"name": "Tinto 15", "price": 31.0, "score": 93, "acid": 5.6},
    {"name": "Rosé 21", "price": 6.9, "score": 80, "acid": 6.9},
]
NUMERIC = ("price", "score", "acid")


def minmax(values):
    lo, hi = min(values), max(values)
    if lo == hi:
        return [0.0 for _ in values]
    return [(v - lo) / (hi - lo) for v in values]


def zscore(values):
    m = sum(values) / len(values)
    sd = math.sqrt(sum((v - m) ** 2 for v in values) / len(values))
    return [(v - m) / sd for v in values]


def rescale(rows, method):
    """A new list of dicts; the old one stays as it is."""
    new = [dict(r) for r in rows]
    for col in NUMERIC:
        for row, v in zip(new, method([r[col] for r in rows])):
            row[col] = round(v, 3)
    return new


for method in (minmax, zscore):
    print(f"[{method.__name__}]")
    for row in rescale(wines, method):
        print("  ", row["name"].ljust(9), *(f"{row[c]:>7.3f}" for c in NUMERIC))

weights = {"price": -0.5, "score": 1.0, "acid": 0.2}
ranking = []
for row in rescale(wines, minmax):
    value = sum(weights[c] * row[c] for c in NUMERIC)
    ranking.append((value, row["name"]))
ranking.sort(reverse=True)
for pos, (value, name) in enumerate(ranking, start=1):
    print(f"{pos}. {name} {value:.4f}")

logged = [round(math.log2(w["price"]), 2) for w in wines]
print("log prices:", logged)
print("flat:", minmax([4, 4, 4]))
try:
    zscore([4, 4, 4])
except ZeroDivisionError as e:
    print("zscore of a flat column:", e)
print(wines[0])
