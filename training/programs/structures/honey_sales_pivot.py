sales = [
    ("2024-04", "Linz", "acacia", 12), ("2024-04", "Graz", "forest", 7),
    ("2024-05", "Linz", "forest", 9), ("2024-05", "Linz", "acacia", 4),
    ("2024-06", "Graz", "acacia", 15), ("2024-04", "Linz", "acacia", 3),
]

cube = {}
for month, town, kind, jars in sales:
    cube[month, town] = cube.get((month, town), 0) + jars

months = sorted({m for m, _ in cube})
towns = sorted({t for _, t in cube})
print("town".ljust(6), *(m[-2:].rjust(4) for m in months), " sum")
for t in towns:
    row = [cube.get((m, t), 0) for m in months]
    print(t.ljust(6), *(f"{n or '-':>4}" for n in row), f"{sum(row):4}")
foot = [sum(n for (m, _), n in cube.items() if m == month) for month in months]
print("total ", *map("{:4}".format, foot), f"{sum(foot):4d}")

nested = {}
for month, town, kind, jars in sales:
    nested.setdefault(kind, {}).setdefault(town, []).append(jars)
print(nested)
shares = {k: {t: round(sum(v) / len(v), 2) for t, v in d.items()} for k, d in nested.items()}
print(shares["acacia"], shares["forest"].get("Wien", {}))

flat = [(k, t, n) for k, d in nested.items() for t, v in d.items() for n in v]
print(len(flat), flat[-1], max(flat, key=lambda r: r[2])[:2])
top = sorted(cube.items(), key=lambda kv: kv[1], reverse=True)[:2]
for place, ((month, town), n) in enumerate(top, 1):
    print(f"{place}. {town} in {month}: {n}")
missing = [(m, t) for m in months for t in towns if (m, t) not in cube]
print("no sales:", missing)
running, out = 0, []
for n in foot:
    running += n
    out.append(f"{running / sum(foot):.0%}")
print(" ".join(out))
change = [b - a for a, b in zip(foot, foot[1:])]
print(change, ["up" if c > 0 else "down" if c else "same" for c in change])
price = {"acacia": 6.5, "forest": 7.2}
income = sum(price[k] * n for _, _, k, n in sales)
print(f"{income:.1f} €", round(income * 1.1, 1))
print(cube.pop(("2024-06", "Linz"), None), cube["2024-06", "Graz"])
