"""Ranked votes of a book club."""
from collections import Counter
from functools import reduce
from typing import List, Optional


def clean_ballot(raw, options) -> List[str]:
    if raw is None:
        return []
    names = raw.replace(">", ",").split(",") if isinstance(raw, str) else list(raw)
    ballot = []
    for n in names:
        n = str(n).strip().title()
        hit = [o for o in options if o.startswith(n)] if n else []
        if len(hit) == 1 and hit[0] not in ballot:
            ballot.append(hit[0])
    return ballot


def runoff(ballots) -> Optional[str]:
    active = [list(b) for b in ballots if b]
    step = 1
    while active:
        tally = Counter(b[0] for b in active)
        leader, votes = max(tally.items(), key=lambda t: (t[1], t[0]))
        print(f"  round {step}:", dict(sorted(tally.items())))
        if votes * 2 > len(active):
            return leader
        weakest = min(tally, key=lambda k: (tally[k], k))
        active = [[c for c in b if c != weakest] for b in active]
        active = [b for b in active if b]
        step += 1
    return None


def points(ballots, weights=(3, 2, 1)):
    def add(total, ballot):
        for name, w in zip(ballot, weights):
            total[name] += w
        return total
    return reduce(add, ballots, Counter())


def share_bar(count, total, width=10):
    if not total:
        return "?" * width
    full = round(width * count / total)
    return "#" * full + "." * (width - full)


BOOKS = ["Dune", "Emma", "Dracula", "Ulysses"]
RAW = ["dune > emma", "Em, Ul, Em", ("DRAC", "dune"), "d, ul", None, "", "Emma>Dracula>Dune>Ulysses"]

ballots = [clean_ballot(r, BOOKS) for r in RAW]
for r, b in zip(RAW, ballots):
    print(f"{r!r:<30}{b}")
for group in (ballots, ballots[:1], [[]], [["Emma"], ["Dune"]]):
    print("winner:", runoff(group))
p = points(ballots)
for name, n in p.most_common(3):
    print(f"{name:<8}{share_bar(n, p.total())} {n}")
print(points([]), share_bar(0, 0), share_bar(5, 5, 4))
