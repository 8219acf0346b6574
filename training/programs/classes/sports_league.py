from dataclasses import dataclass
from functools import reduce


@dataclass
class Team:
    name: str
    won: int = 0
    drawn: int = 0
    lost: int = 0
    goals: int = 0
    against: int = 0

    @property
    def points(self) -> int:
        return 3 * self.won + self.drawn

    @property
    def diff(self) -> int:
        return self.goals - self.against

    def result(self, mine: int, theirs: int) -> None:
        self.goals += mine
        self.against += theirs
        if mine > theirs:
            self.won += 1
        elif mine == theirs:
            self.drawn += 1
        else:
            self.lost += 1


class League:
    def __init__(self, *names: str):
        self.teams = {n: Team(n) for n in names}

    def match(self, home, away, score):
        h, a = map(int, score.split("-"))
        self.teams[home].result(h, a)
        self.teams[away].result(a, h)

    def table(self):
        return sorted(self.teams.values(), key=lambda t: (-t.points, -t.diff, t.name))


def main():
    lg = League("Harbour", "Abbey", "Mills")
    games = [("Harbour", "Abbey", "2-1"), ("Abbey", "Mills", "3-3"), ("Mills", "Harbour", "4-0")]
    for g in games:
        lg.match(*g)
    for pos, t in enumerate(lg.table(), 1):
        print(f"{pos}. {t.name:<8} {t.points:>2} {t.diff:+d}")
    print(lg.teams["Abbey"])
    print("goals:", reduce(lambda s, t: s + t.goals, lg.teams.values(), 0))
    unbeaten = [t.name for t in lg.table() if not t.lost]
    print("unbeaten:", unbeaten)


if __name__ == "__main__":
    main()
