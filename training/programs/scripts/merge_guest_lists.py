#!/usr/bin/env python3
"""Merge the two guest lists (bride's and groom's) and find the duplicates."""

BRIDE = """
Anna Keller;2
  marco Rossi;1
Lena  Vogt;3
Ida Sand;1
"""

GROOM = """
Marco  ROSSI;2
Jonas Falk;4
lena vogt;3
"""


def tidy(name: str) -> str:
    return " ".join(part.capitalize() for part in name.split())


def load(text: str) -> dict[str, int]:
    guests: dict[str, int] = {}
    for line in text.strip().splitlines():
        name, _, seats = line.partition(";")
        guests[tidy(name)] = int(seats)
    return guests


def merge(a: dict[str, int], b: dict[str, int]):
    merged = dict(a)
    conflicts = []
    for name, seats in b.items():
        if name not in merged:
            merged[name] = seats
        elif merged[name] != seats:
            conflicts.append((name, merged[name], seats))
            merged[name] = max(merged[name], seats)
    return merged, conflicts


def fill_tables(guests: dict[str, int], size: int = 5):
    tables, current, used = [], [], 0
    for name, seats in sorted(guests.items(), key=lambda g: (-g[1], g[0])):
        if used + seats > size:
            tables.append((current, used))
            current, used = [], 0
        current.append(name)
        used += seats
    if current:
        tables.append((current, used))
    return tables


left, right = load(BRIDE), load(GROOM)
both = sorted(left.keys() & right.keys())
print("on both lists:", both)
merged, conflicts = merge(left, right)
for name, one, two in conflicts:
    print(f"  {name}: {one} or {two} seats? taking {max(one, two)}")
print("guests:", len(merged), "seats:", sum(merged.values()))
for number, (names, used) in enumerate(fill_tables(merged), 1):
    print(f"table {number} ({used}/5): {' + '.join(names)}")
