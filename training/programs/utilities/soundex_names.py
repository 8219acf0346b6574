"""Fuzzy comparison of family names for the village archive."""
from difflib import SequenceMatcher
from itertools import groupby

CODES = {c: str(n) for n, group in enumerate(("BFPV", "CGJKQSXZ", "DT", "L", "MN", "R"), 1) for c in group}
FOLD = str.maketrans("ÄÖÜÉÈÁÑ", "AOUEEAN")


def clean(name):
    name = name.upper().replace("ß", "SS").translate(FOLD)
    return "".join(filter(str.isalpha, name))


def sound_code(name, length=4):
    name = clean(name)
    if not name:
        return ""
    codes = [CODES.get(c, "") for c in name if c not in "HW"]
    squeezed = [k for k, _ in groupby(codes)]
    digits = "".join(squeezed[1:])
    return (name[0] + digits).ljust(length, "0")[:length]


def distance(a, b, *, limit=None):
    """Edit distance; None if it is above limit."""
    row = list(range(len(b) + 1))
    for i, ca in enumerate(a, 1):
        diagonal, row[0] = row[0], i
        for j, cb in enumerate(b, 1):
            diagonal, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, diagonal + (ca != cb))
    if limit is not None and row[-1] > limit:
        return None
    return row[-1]


def ratio(a, b):
    return round(SequenceMatcher(None, clean(a), clean(b)).ratio(), 3)


def prefix_bonus(a, b, weight=0.1):
    same = 0
    for x, y in zip(a[:4], b):
        if x != y:
            break
        same += 1
    return same * weight


def suggest(word, known, cutoff=0.7, n=2):
    if not 0 < cutoff <= 1:
        raise ValueError("cutoff must be in (0, 1]")
    scored = [(ratio(word, k) + prefix_bonus(word, k), k) for k in known]
    return [k for s, k in sorted(scored, reverse=True) if s >= cutoff][:n]


def did_you_mean(word, known):
    hits = suggest(word, known)
    return f"unknown {word!r}" + (f", did you mean {' or '.join(hits)}?" if hits else "")


print(clean("O'Brien-Süß"), repr(clean("42")))
for group in (("Meyer", "Mayr"), ("Schmidt", "Smith")):
    print(*(f"{n}:{sound_code(n)}" for n in group))
print(sound_code(""), sound_code("Ökonom", length=6))
print(distance("bar", "bor"), distance("", "abc"), distance("ab", "ba"), distance("tea", "", limit=2))
print(ratio("Hansen", "Hanson"), ratio("ab", "xy"), ratio("", ""), ratio("Weiß", "weiss"))
print(prefix_bonus("Hansen", "Hanna"), prefix_bonus("x", "y"), prefix_bonus("same", "same", weight=0.25))
known = ["status", "start", "stop"]
print(suggest("strat", known), suggest("stat", known, n=1))
print(did_you_mean("stpo", known))
print(did_you_mean("help", []))
try:
    suggest("a", known, cutoff=70)
except ValueError as e:
    print("ValueError:", e)
