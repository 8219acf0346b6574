"""Town council: seats by highest averages, then coalitions."""
from fractions import Fraction
from heapq import heapify, heapreplace
from itertools import combinations

votes = {"Greenfield": 5200, "Harbour List": 3900, "Old Town": 2350, "Youth": 410}
SEATS = 9
HURDLE = Fraction(5, 100)


def admitted(votes):
    total = sum(votes.values())
    passed = {}
    for party, v in votes.items():
        share = Fraction(v, total)
        if share < HURDLE:
            print(f"{party} fails the hurdle with {float(share):.2%}")
        else:
            passed[party] = v
    return passed


def allocate(votes, seats):
    won = dict.fromkeys(votes, 0)
    heap = [(-v, p) for p, v in votes.items()]
    heapify(heap)
    for n in range(1, seats + 1):
        average, party = heap[0]
        won[party] += 1
        print(f"seat {n}: {party} ({-average:.1f})")
        heapreplace(heap, (-votes[party] / (won[party] + 1), party))
    return won


def coalitions(won):
    need = sum(won.values()) // 2 + 1
    winners = []
    for size in range(1, len(won) + 1):
        for group in combinations(sorted(won), size):
            total = sum(won[p] for p in group)
            minimal = not any(set(w) <= set(group) for w, _ in winners)
            if total >= need and minimal:
                winners.append((group, total))
    return need, winners


passed = admitted(votes)
won = allocate(passed, SEATS)
print(won)
need, options = coalitions(won)
print("majority:", need)
for group, total in options:
    print(" + ".join(group), "=", total)
ratios = {p: round(passed[p] / s) for p, s in won.items()}
print("votes per seat:", ratios)
