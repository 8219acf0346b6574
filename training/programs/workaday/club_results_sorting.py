# Results of the swimming club: sort by several keys, ranks with ties, report
from functools import cmp_to_key
from itertools import groupby
from operator import itemgetter

results = [
    # name, group, seconds, year of birth
    ("Nora", "B", 41.2, 2011),
    ("Ali", "A", 39.9, 2009),
    ("Mia", "B", 41.2, 2012),
    ("Tom", "A", None, 2009),
    ("Zoe", "A", 38.0, 2010),
]


def sort_key(row):
    name, group, seconds, born = row
    return group, seconds is None, seconds or 0, -born


def compare(a, b):
    """Younger first, then by name."""
    if a[3] != b[3]:
        return b[3] - a[3]
    return (a[0] > b[0]) - (a[0] < b[0])


def ranks(rows):
    last, rank = object(), 0
    for n, row in enumerate(rows, 1):
        if row[2] is None:
            yield "-", row
            continue
        if row[2] != last:
            rank, last = n, row[2]
        yield rank, row


results.sort(key=sort_key)
header = f"{'#':>2} {'name':<6}{'time':>7}"
print(header)
print("=" * len(header))
for group, rows in groupby(results, key=itemgetter(1)):
    print("group", group)
    for rank, (name, _, seconds, born) in ranks(rows):
        time = f"{seconds:7.1f}" if seconds is not None else "     --"
        print(f"{rank:>2} {name:<6}{time}")

by_age = sorted(results, key=cmp_to_key(compare))
print(*map(itemgetter(0), by_age))
valid = [r for r in results if r[2] is not None]
fastest, *_, slowest = sorted(valid, key=itemgetter(2, 0))
print(fastest[0], "beats", slowest[0], "by %.1f s" % (slowest[2] - fastest[2]))
years = sorted({r[3] for r in results}, reverse=True)
print({y: [r[0] for r in results if r[3] == y] for y in years})
print(max(results, key=lambda r: (len(r[0]), r[0]))[0], min(r[0] for r in results))
