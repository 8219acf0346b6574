"""Tools of a crossword maker"""
from collections import defaultdict


def number_grid(rows):
    """Numbers for cells where an across or down word begins."""
    def open_at(y, x):
        return 0 <= y < len(rows) and 0 <= x < len(rows[y]) and rows[y][x] != "#"

    numbers, n = {}, 0
    for y, row in enumerate(rows):
        for x in range(len(row)):
            if not open_at(y, x):
                continue
            across = not open_at(y, x - 1) and open_at(y, x + 1)
            down = not open_at(y - 1, x) and open_at(y + 1, x)
            if across or down:
                n += 1
                numbers[y, x] = (n, "AD"[not across] if across != down else "AD")
    return numbers


def words(line):
    return [w for w in line.split("#") if len(w) > 1]


def fits(word, mask):
    if len(word) != len(mask):
        return False
    return all(m in ("_", w) for w, m in zip(word.upper(), mask.upper()))


def by_signature(vocabulary):
    groups = defaultdict(list)
    for w in vocabulary:
        groups["".join(sorted(w.lower()))].append(w)
    return [g for g in groups.values() if len(g) > 1]


def enumeration(answer):
    """'ice-cream van' -> (3-5,3)"""
    out, run = "", 0
    for ch in answer.strip():
        if ch in " -":
            out += str(run) + (",", "-")[ch == "-"]
            run = 0
        elif ch.isalpha():
            run += 1
    return f"({out}{run})"


GRID = ["TEA#O",
        "A##IN",
        "PINE#"]
assert len(set(map(len, GRID))) == 1
for (y, x), (n, kind) in number_grid(GRID).items():
    print(n, kind, (y, x), GRID[y][x])
print("across", [w for row in GRID for w in words(row)])
print("down", [w for col in zip(*GRID) for w in words("".join(col))])
print(number_grid([]), number_grid(["#"]), number_grid(["A"]))

vocab = ["tea", "Pine", "inn", "Ate"]
for mask in ("_ea", "___E", ""):
    print(repr(mask), [w for w in vocab if fits(w, mask)])
print(by_signature(vocab), by_signature([]))
for a in ("ice-cream van", "don't", "", " naïve ", "a b"):
    print(enumeration(a), end=" ")
print()
