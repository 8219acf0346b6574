# Word bank for a crossword maker: masks, letter sets, crossings
import re
from collections import Counter, defaultdict
from functools import reduce
from itertools import combinations, product

WORDS = "otter heron trout reed newt toad".split()

by_length = defaultdict(list)
for w in WORDS:
    by_length[len(w)].append(w)


def fits(mask):
    """'r..d' style masks, '?' is one letter too."""
    pattern = re.compile(mask.translate({ord("?"): "."}))
    return [w for w in by_length.get(len(mask), ()) if pattern.fullmatch(w)]


def crossings(a, b):
    return [(i, j) for (i, x), (j, y) in product(enumerate(a), enumerate(b)) if x == y]


print(dict(by_length))
for mask in ("r??d", "t...", "??r??", "[a-n]..."):
    print(f"{mask:<9}", fits(mask))
print(crossings("newt", "toad"), crossings("newt", "reed"))

letters = Counter("".join(WORDS))
print(letters.most_common(3), letters["z"])

# words spelled with letters of another group
signature = {}
for w in WORDS:
    signature.setdefault(frozenset(w), []).append(w)
rack = frozenset("dearton")
print(sorted(w for sig, ws in signature.items() if sig <= rack for w in ws))
shared = reduce(lambda a, b: a & b, (set(w) for w in ("heron", "otter", "reed")))
print("shared:", "".join(sorted(shared)), {"e"} < shared, shared.isdisjoint("xyz"))

pairs = [(a, b) for a, b in combinations(by_length[4], 2) if not set(a) & set(b)]
print(pairs or "every pair of short words crosses")


def score(word):
    rare = sum(letters[c] == 1 for c in word)
    return len(word) + 3 * rare


ranking = sorted(WORDS, key=lambda w: (-score(w), w))
for place, w in enumerate(ranking[:3], start=1):
    print(f"{place}. {w:^7} {score(w):>2}")

grid = [["."] * 5 for _ in range(4)]
for c, ch in enumerate("heron"):
    grid[0][c] = ch
i, j = crossings("heron", "reed")[0]
for r, ch in enumerate("reed"):
    grid[r - j][i] = ch
print("\n".join("".join(row) for row in grid))
print(i, j, grid[-1].count("."))
