import re
from collections import defaultdict
from typing import NamedTuple


class Game(NamedTuple):
    white: str
    black: str
    result: str


PGN = """
[Ines - Jonas] 1-0
[Kemal - Lotte] 1/2-1/2
[Jonas - Kemal] 0-1
[Lotte - Ines] 1-0
[Ines - Kemal] 1/2-1/2
[Lotte - Jonas] 1-0
"""

POINTS = {"1-0": (2, 0), "0-1": (0, 2), "1/2-1/2": (1, 1)}   # half points doubled


def games(text):
    for m in re.finditer(r"\[(\w+) - (\w+)\] (\S+)", text):
        yield Game(*m.groups())


played = list(games(PGN))
score = defaultdict(int)
beaten = defaultdict(list)
for g in played:
    w, b = POINTS[g.result]
    score[g.white] += w
    score[g.black] += b
    beaten[g.white].append((g.black, w))
    beaten[g.black].append((g.white, b))


def berger(player):
    # sum over opponents: their score times my share of the game
    return sum(score[opp] * pts for opp, pts in beaten[player]) / 4


def half(n):
    whole, rest = divmod(n, 2)
    return f"{whole}{'½' if rest else ''}" if whole or not rest else "½"


order = sorted(score, key=lambda p: (-score[p], -berger(p), p))
place = 0
last = None
for i, p in enumerate(order, 1):
    now = (score[p], berger(p))
    if now != last:
        place = i
        last = now
    print(f"{place}. {p:6} {half(score[p]):>3} SB {berger(p):.2f}")

print()
print("cross table")
print("      ", *(p[0] for p in order))
for p in order:
    results = dict(beaten[p])
    cells = ["x" if q == p else half(results[q]) if q in results else "." for q in order]
    print(f"{p:6}", "", *cells)

white_points = sum(POINTS[g.result][0] for g in played)
print("white scored", half(white_points), "of", len(played))
draws = [g for g in played if g.result.count("1/2")]
print("draws:", "; ".join(f"{g.white}/{g.black}" for g in draws))
