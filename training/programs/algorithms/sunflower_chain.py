"""Longest growing row of sunflowers (and the longest common list of chores)."""
from functools import lru_cache

flowers = (31, 28, 35, 30, 42, 33, 50)


@lru_cache(maxsize=None)
def chain_from(i):
    best = ()
    for j in range(i + 1, len(flowers)):
        if flowers[j] > flowers[i]:
            cand = chain_from(j)
            if len(cand) > len(best):
                best = cand
    return (flowers[i],) + best


chains = [chain_from(i) for i in range(len(flowers))]
print([len(c) for c in chains])
print("longest:", max(chains, key=len))
print(chain_from.cache_info().currsize, "cached")


def common(a, b):
    if not a or not b:
        return []
    if a[0] == b[0]:
        return [a[0]] + common(a[1:], b[1:])
    left = common(a[1:], b)
    right = common(a, b[1:])
    return left if len(left) >= len(right) else right


ana = ["dig", "rake", "water", "mow"]
bob = ["rake", "mow", "water"]
shared = common(ana, bob)
print("both do:", ", ".join(shared))
