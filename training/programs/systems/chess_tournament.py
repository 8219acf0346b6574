from dataclasses import dataclass, field
from collections import Counter
from itertools import combinations


@dataclass
class Player:
    name: str
    rating: int
    points: float = 0.0
    beaten: list = field(default_factory=list, repr=False)

    def expected(self, other):
        return 1 / (1 + 10 ** ((other.rating - self.rating) / 400))


@dataclass
class Result:
    white: Player
    black: Player
    text: str

    SCORES = {"1-0": (1, 0), "0-1": (0, 1), "1/2": (0.5, 0.5)}

    def apply(self):
        w, b = self.SCORES[self.text]
        exp = self.white.expected(self.black)
        delta = round(20 * (w - exp))
        self.white.rating += delta
        self.black.rating -= delta
        self.white.points += w
        self.black.points += b
        if w != b:
            winner, loser = (self.white, self.black) if w else (self.black, self.white)
            winner.beaten.append(loser.name)
        return delta


class Tournament:
    def __init__(self, *players):
        self.players = {p.name: p for p in players}
        self.results = []

    def pairings(self):
        flip = False
        for a, b in combinations(self.players.values(), 2):
            yield (b, a) if flip else (a, b)
            flip = not flip

    def play(self, outcomes):
        for (w, b), text in zip(self.pairings(), outcomes):
            try:
                r = Result(w, b, text)
                d = r.apply()
            except KeyError as bad:
                print("unreadable result", bad, "for", w.name, "-", b.name)
                continue
            self.results.append(r)
            print(f"{w.name:>6} {text} {b.name:<6} ({d:+d})")

    def table(self):
        def tiebreak(p):
            return sum(self.players[n].points for n in p.beaten)
        return sorted(self.players.values(), key=lambda p: (-p.points, -tiebreak(p), p.name))


t = Tournament(Player("Vera", 1850), Player("Hugo", 1700), Player("Mina", 1790), Player("Axel", 1600))
t.play(["1-0", "1/2", "1-0", "0-1", "x", "0-1"])
print("-" * 24)
for place, p in enumerate(t.table(), start=1):
    print(place, p)
print(Counter(r.text for r in t.results).most_common())
whites = Counter(r.white.name for r in t.results)
print("white games:", ", ".join(f"{k}={v}" for k, v in sorted(whites.items())))
