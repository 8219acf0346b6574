# Which stamps (in cents) make up the postage with the fewest pieces?
STAMPS = [1, 5, 8]
GOAL = 12

fewest = [0] + [None] * GOAL
last = [0] * (GOAL + 1)
for amount in range(1, GOAL + 1):
    for s in STAMPS:
        if s > amount:
            break
        sub = fewest[amount - s]
        if sub is None:
            continue
        if fewest[amount] is None or sub + 1 < fewest[amount]:
            fewest[amount] = sub + 1
            last[amount] = s
print(fewest)


def pieces(amount):
    out = []
    while amount > 0:
        out.append(last[amount])
        amount -= last[amount]
    return out


for value in (0, 7, 10, 12):
    p = pieces(value)
    print(f"{value:2d}c -> {len(p)}: {' + '.join(map(str, p)) or 'nothing'}")


def greedy(amount):
    out = []
    for s in sorted(STAMPS, reverse=True):
        n, amount = divmod(amount, s)
        out += [s] * n
    return out


worse = [v for v in range(9, GOAL + 1) if len(greedy(v)) > fewest[v]]
print("greedy is worse for", worse)

ways = [1] + [0] * 8
for s in STAMPS[1:]:
    for v in range(s, 9):
        ways[v] += ways[v - s]
print(ways, sum(ways))
hardest = max(range(GOAL + 1), key=lambda v: fewest[v])
print("hardest", hardest, "needs", fewest[hardest], pieces(hardest))
