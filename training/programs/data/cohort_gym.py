"""Cohort table of a gym: joined in month X, still coming n months later."""
from collections import defaultdict
from datetime import date

visits = [
    ("Iris", date(2024, 1, 9)), ("Omar", date(2024, 1, 20)),
    ("Iris", date(2024, 2, 3)), ("Pia", date(2024, 2, 14)),
    ("Omar", date(2024, 3, 1)), ("Pia", date(2024, 3, 8)),
    ("Iris", date(2024, 3, 30)), ("Quinn", date(2024, 3, 31)),
]


def month_no(d: date) -> int:
    return d.year * 12 + d.month - 1


def month_name(n: int) -> str:
    return f"{n // 12}-{n % 12 + 1:02d}"


joined = {}
for who, day in sorted(visits, key=lambda v: v[1]):
    joined.setdefault(who, month_no(day))
print({w: month_name(m) for w, m in joined.items()})

cohorts = defaultdict(lambda: defaultdict(set))
for who, day in visits:
    offset = month_no(day) - joined[who]
    cohorts[joined[who]][offset].add(who)

maxOffset = max(o for c in cohorts.values() for o in c)
print("cohort  size " + " ".join(f"  m+{i}" for i in range(maxOffset + 1)))
for start in sorted(cohorts):
    row = cohorts[start]
    size = len(row[0])
    cells = []
    for i in range(maxOffset + 1):
        if start + i > month_no(date(2024, 3, 31)):
            cells.append("     ")
        else:
            cells.append(f"{100 * len(row.get(i, ())) // size:4d}%")
    print(month_name(start), f"{size:4d}", " ".join(cells))

lost = []
for who, start in joined.items():
    seen = {month_no(d) for w, d in visits if w == who}
    months = range(start, month_no(date(2024, 3, 1)) + 1)
    missing = [month_name(m) for m in months if m not in seen]
    if missing:
        lost.append((who, missing))
for who, missing in lost:
    print(f"{who} was away in {', '.join(missing)}")
if not lost:
    print("nobody was away")
