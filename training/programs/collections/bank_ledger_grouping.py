from collections import defaultdict
from typing import Iterable

Tx = tuple[str, str, int]


def group_sum(rows: Iterable[Tx], key_index: int) -> dict[str, int]:
    sums: dict[str, int] = defaultdict(int)
    for row in rows:
        sums[row[key_index]] += row[2]
    return dict(sums)


def partition(pred, rows):
    yes, no = [], []
    for r in rows:
        (yes if pred(r) else no).append(r)
    return yes, no


ledger: list[Tx] = [
    ("2024-01", "rent", -800),
    ("2024-01", "salary", 2100),
    ("2024-01", "food", -240),
    ("2024-02", "rent", -800),
    ("2024-02", "salary", 2150),
    ("2024-02", "car", -430),
]

print(group_sum(ledger, 0))
categories = group_sum(ledger, 1)
for name, amount in sorted(categories.items(), key=lambda kv: kv[1]):
    print(f"{name:>7} {amount:+6d}")

income, spending = partition(lambda t: t[2] > 0, ledger)
print(len(income), "in,", len(spending), "out")
biggest = min(spending, key=lambda t: t[2])
print("first biggest:", biggest)

months = list(dict.fromkeys(m for m, *_ in ledger))
print(months)
seen = defaultdict(set)
for m, c, _ in ledger:
    seen[c].add(m)
regular = sorted(c for c, ms in seen.items() if len(ms) == len(months))
print("every month:", regular)
balance = 0
history = [balance := balance + amt for _, _, amt in ledger]
print(history)
