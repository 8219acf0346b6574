from dataclasses import dataclass


@dataclass(order=False)
class Team:
    name: str
    won: int = 0
    drawn: int = 0
    lost: int = 0
    scored: int = 0
    conceded: int = 0

    def result(self, own, other):
        self.scored += own
        self.conceded += other
        if own > other:
            self.won += 1
        elif own == other:
            self.drawn += 1
        else:
            self.lost += 1

    @property
    def points(self):
        return 2 * self.won + self.drawn

    @property
    def diff(self):
        return self.scored - self.conceded


matches = """Foxes 28-25 Owls
Owls 31-31 Bears
Bears 22-27 Foxes
Lynx 30-29 Foxes
Owls 26-24 Lynx"""

teams = {}
for row in matches.splitlines():
    home, score, away = row.split()
    h, a = map(int, score.split("-"))
    for name in (home, away):
        if name not in teams:
            teams[name] = Team(name)
    teams[home].result(h, a)
    teams[away].result(a, h)

table = sorted(teams.values(), key=lambda t: (-t.points, -t.diff, t.name))
print(f"{'team':<6} W D L {'goals':>7} {'+/-':>4} pts")
for t in table:
    goals = f"{t.scored}:{t.conceded}"
    print(f"{t.name:<6} {t.won} {t.drawn} {t.lost} {goals:>7} {t.diff:>+4} {t.points:>3}")
best = max(teams.values(), key=lambda t: t.scored)
print("most goals:", best.name, best.scored)
assert sum(t.diff for t in table) == 0
