cables = [
    (41, "Alm", "Bach"), (17, "Bach", "Dorf"), (23, "Alm", "Dorf"),
    (38, "Dorf", "Eck"), (12, "Fels", "Eck"), (55, "Bach", "Fels"),
]
parent = {}


def find(x):
    parent.setdefault(x, x)
    while parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
    return x


def union(a, b):
    ra, rb = find(a), find(b)
    if ra == rb:
        return False
    parent[max(ra, rb)] = min(ra, rb)
    return True


chosen, skipped = [], []
for metres, a, b in sorted(cables):
    (chosen if union(a, b) else skipped).append((a, b, metres))

for a, b, m in chosen:
    print(f"{a}–{b}".ljust(12, "·") + f"{m:>4} m")
print("skipped", [f"{a[0]}{b[0]}" for a, b, _ in skipped])
total = sum(m for *_, m in chosen)
print(total, f"saves {1 - total / sum(c[0] for c in cables):.0%}")
print({find(v) for v in parent}, parent["Fels"])

neighbours = {}
for a, b, m in chosen:
    neighbours.setdefault(a, {})[b] = m
    neighbours.setdefault(b, {})[a] = m
degree = {v: len(n) for v, n in neighbours.items()}
leaves = sorted(v for v, d in degree.items() if d == 1)
print(degree, leaves)


def depth_from(v, came=None):
    best = 0
    for nxt, m in neighbours[v].items():
        if nxt != came:
            best = max(best, m + depth_from(nxt, v))
    return best


far = {v: depth_from(v) for v in leaves}
print(far, min(far, key=far.get))
try:
    print(depth_from("Gipfel"))
except KeyError as e:
    print("no village", e.args[0])
reached = {"Alm"}
prim = 0
while len(reached) < len(parent):
    m, new = min((m, b if a in reached else a) for m, a, b in cables
                 if (a in reached) != (b in reached))
    reached.add(new)
    prim += m
    print("+" + new, prim, end=" ")
print(prim == total)
