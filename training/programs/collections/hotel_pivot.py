from collections import defaultdict

bookings = [
    ("Jan", "single", 3), ("Jan", "double", 5), ("Feb", "single", 2),
    ("Feb", "suite", 1), ("Jan", "single", 1), ("Mar", "double", 4),
]

pivot = defaultdict(lambda: defaultdict(int))
kinds = []
for month, kind, nights in bookings:
    pivot[month][kind] += nights
    if kind not in kinds:
        kinds.append(kind)

header = "      " + "".join(f"{k:>8}" for k in kinds) + "   total"
print(header)
totals = dict.fromkeys(kinds, 0)
for month, row in pivot.items():
    cells = [row.get(k, 0) for k in kinds]
    for k, n in zip(kinds, cells):
        totals[k] += n
    print(f"{month:<6}" + "".join(f"{c:>8}" for c in cells) + f"{sum(cells):>8}")
print("sum   " + "".join(f"{totals[k]:>8}" for k in kinds))

best_kind, best = max(totals.items(), key=lambda kv: kv[1])
print("most nights:", best_kind, best)

plain = {m: dict(r) for m, r in pivot.items()}
print(plain["Feb"])
gaps = [(m, k) for m in plain for k in kinds if k not in plain[m]]
print("empty cells:", gaps)
