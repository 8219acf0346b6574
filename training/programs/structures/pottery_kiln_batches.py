from itertools import groupby
from operator import itemgetter
from collections import Counter

pieces = [
    ("K2", "bowl", 1240, "Ines"),
    ("K1", "mug", 1080, "Ravi"),
    ("K2", "plate", 1240, "Jürgen"),
    ("K1", "mug", 1060, "Ines"),
    ("K3", "vase", 1280, "Ravi"),
    ("K1", "tile", 1080, "Ravi"),
    ("K2", "bowl", 1220, "Ravi"),
]

pieces.sort(key=itemgetter(0, 2))
batches = {}
for (kiln, temp), rows in groupby(pieces, key=itemgetter(0, 2)):
    rows = list(rows)
    batches[kiln, temp] = [r[1] for r in rows]
    print(f"{kiln}@{temp}: {len(rows)} piece{'s' if len(rows) != 1 else ''}")

hottest = max(batches, key=lambda k: k[1])
print("hottest", hottest, batches[hottest])

per_kiln = Counter(p[0] for p in pieces)
print(per_kiln.most_common(2))
print(per_kiln["K9"], "K9" in per_kiln)

# firing an unsorted list groups only neighbours
runs = [(k, sum(1 for _ in g)) for k, g in groupby("AABBBAC")]
print(runs)
print("".join(f"{k}{n}" if n > 1 else k for k, n in runs))

by_potter = {}
for _, shape, temp, who in pieces:
    entry = by_potter.setdefault(who, {"shapes": [], "max": temp})
    entry["shapes"].append(shape)
    if temp > entry["max"]:
        entry["max"] = temp
for who in sorted(by_potter, key=str.casefold):
    e = by_potter[who]
    print(who.ljust(7, "."), e["max"], "/".join(sorted(set(e["shapes"]))))

del batches["K3", 1280]
left = batches.pop(("K1", 1060), None)
missing = batches.pop(("K7", 0), "no such batch")
print(left, missing, len(batches))
