from functools import reduce
from operator import xor

memo = {}


def wins(heaps):
    """True if the player to move can take the last match."""
    heaps = tuple(sorted(h for h in heaps if h))
    if heaps not in memo:
        memo[heaps] = any(not wins(nxt) for nxt in moves(heaps))
    return memo[heaps]


def moves(heaps):
    for i, h in enumerate(heaps):
        for take in range(1, h + 1):
            yield heaps[:i] + (h - take,) + heaps[i + 1:]


print(wins((1, 1)), wins((2, 1)), wins(()))
print(len(memo), sorted(memo, key=lambda k: (len(k), k)))

for heaps in [(3, 4, 5), (1, 4, 5), (7,)]:
    s = reduce(xor, heaps)
    print(heaps, f"xor {s:03b}", "first wins" if s else "second wins")


def best_move(heaps):
    total = reduce(xor, heaps, 0)
    for i, h in enumerate(heaps):
        target = h ^ total
        if target < h:
            return i, h - target
    return None


state = [2, 1, 5]
players = ["Ling", "Otto"]
turn = 0
while any(state):
    move = best_move(state)
    if move is None:
        i = max(range(len(state)), key=lambda k: state[k])
        move = (i, 1)
    heap, take = move
    state[heap] -= take
    print(f"{players[turn % 2]:<4} takes {take} from {heap} -> {state}")
    turn += 1
print("winner:", players[(turn - 1) % len(players)], "after", turn)


def grundy(n, takes=(1, 3, 4)):
    g = []
    for k in range(n + 1):
        reachable = {g[k - t] for t in takes if t <= k}
        m = 0
        while m in reachable:
            m += 1
        g.append(m)
    return g


values = grundy(8)
print(values, [i for i, v in enumerate(values) if v == 0])
