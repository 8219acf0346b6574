"""Which goods are bought together? support, confidence, lift."""
from collections import Counter
from itertools import combinations

baskets = [
    {"bread", "butter", "jam"},
    {"bread", "butter"},
    {"tea", "jam"},
    {"bread", "jam"},
    {"tea", "butter", "bread"},
]
n = len(baskets)

single = Counter(item for b in baskets for item in b)
pair = Counter()
for b in baskets:
    pair.update(combinations(sorted(b), 2))

print("items:", sorted(single.items()))
print("pairs:")
for (a, b), count in sorted(pair.items(), key=lambda kv: (-kv[1], kv[0])):
    print(f"  {a}+{b}: {count} ({count / n:.0%})")


def rules(min_support=2):
    for (a, b), count in sorted(pair.items()):
        if count < min_support:
            continue
        for left, right in ((a, b), (b, a)):
            confidence = count / single[left]
            lift = confidence / (single[right] / n)
            yield {"if": left, "then": right, "conf": confidence, "lift": lift}


found = sorted(rules(), key=lambda r: (-r["lift"], r["if"]))
for r in found:
    print("{if:>7} => {then:<7} {conf:.2f} {lift:.3f}".format(**r))

good = [r for r in found if r["lift"] > 1]
print(len(good), "of", len(found), "rules better than chance")


def suggest(cart):
    scores = {}
    for r in rules(min_support=1):
        if r["if"] in cart and r["then"] not in cart:
            scores[r["then"]] = max(scores.get(r["then"], 0), r["conf"])
    if not scores:
        return None
    return max(sorted(scores), key=scores.get)


for cart in (["butter"], ["tea", "jam"], ["soap"]):
    print(cart, "->", suggest(cart))
