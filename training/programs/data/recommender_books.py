"""Who else would like this novel? Cosine over shared ratings."""
from math import sqrt
from heapq import nlargest

ratings = {
    "Wren": {"Dust": 5, "Lanterns": 3, "Glass Sea": 4},
    "Taro": {"Dust": 4, "Lanterns": 2, "Paper Town": 5},
    "Mila": {"Dust": 1, "Lanterns": 5, "Old Clock": 4},
}


def cosine(a, b):
    shared = [t for t in a if t in b]
    if not shared:
        return 0.0
    dot = sum(a[t] * b[t] for t in shared)
    na = sqrt(sum(v * v for v in a.values()))
    nb = sqrt(sum(v * v for v in b.values()))
    return dot / (na * nb)


def neighbours(me):
    sims = {}
    for other, theirs in ratings.items():
        if other != me:
            sims[other] = cosine(ratings[me], theirs)
    return sims


def recommend(me, n=2):
    sims = neighbours(me)
    weighted, weight = {}, {}
    for other, sim in sims.items():
        if sim <= 0:
            continue
        for title, stars in ratings[other].items():
            if title in ratings[me]:
                continue
            weighted[title] = weighted.get(title, 0) + sim * stars
            weight[title] = weight.get(title, 0) + sim
    scores = {t: weighted[t] / weight[t] for t in weighted}
    return nlargest(n, scores.items(), key=lambda kv: kv[1])


names = list(ratings)
print(" " * 6 + "".join(n.rjust(7) for n in names))
for a in names:
    row = [cosine(ratings[a], ratings[b]) for b in names]
    print(a.ljust(6) + "".join("%7.2f" % v for v in row))

for who in names[:2]:
    tips = recommend(who)
    print(who, "->", ", ".join(f"{t} ({s:.2f})" for t, s in tips))

means = {}
for stars in ratings.values():
    for t, v in stars.items():
        means.setdefault(t, []).append(v)
for t, vs in sorted(means.items(), key=lambda kv: -sum(kv[1]) / len(kv[1])):
    print(f"{t:11}{'*' * round(sum(vs) / len(vs)):6}{len(vs)} votes")
