"""Match typed street names against a register, by shared letter pairs."""
from collections import Counter
from itertools import pairwise

REGISTER = ["Lindenallee", "Lindenweg", "Bahnhofstrasse", "Am Mühlbach", "Hauptstrasse"]


def bigrams(text: str) -> Counter:
    cleaned = text.lower().replace("str.", "strasse").replace("ü", "ue").replace(" ", "")
    return Counter(a + b for a, b in pairwise(cleaned))


INDEX = {street: bigrams(street) for street in REGISTER}


def similarity(a: Counter, b: Counter) -> float:
    shared = (a & b).total()
    return 2 * shared / (a.total() + b.total())


def best_match(typed: str, minimum: float = 0.6):
    mine = bigrams(typed)
    ranked = sorted(
        ((similarity(mine, other), street) for street, other in INDEX.items()),
        reverse=True,
    )
    (s1, first), (s2, second) = ranked[:2]
    if s1 < minimum:
        raise LookupError(f"{typed!r} looks like nothing we know ({s1:.2f})")
    return first, s1, s1 - s2, second


typed_names = ["Hauptstr.", "Lindenalee", "am muehlbach", "Linden", "Schlossplatz"]
ok = []
for typed in typed_names:
    try:
        street, score, lead, runner_up = best_match(typed)
    except LookupError as e:
        print("??", e)
        continue
    sure = "sure" if lead > 0.2 else f"or {runner_up}?"
    print(f"{typed:14} -> {street:15} {score:.3f} {sure}")
    ok.append(street)

print(len(ok), "of", len(typed_names), "matched")
rare = sum(INDEX.values(), Counter())
print("most common pairs:", rare.most_common(4))
