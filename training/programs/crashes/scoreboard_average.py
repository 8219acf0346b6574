from collections import defaultdict

games = [
    ("Hawks", "Bears", 3, 1),
    ("Bears", "Foxes", 2, 2),
    ("Foxes", "Hawks", 0, 4),
    ("Hawks", "Bears", 1, 1),
]
league = ["Hawks", "Bears", "Foxes", "Otters"]


class Stats:
    def __init__(self, team):
        self.team = team
        self.goals = []
        self.points = 0

    def add(self, own, other):
        self.goals.append(own)
        if own > other:
            self.points += 3
        elif own == other:
            self.points += 1

    def average(self):
        return sum(self.goals) / len(self.goals)


table = {}
for team in league:
    table[team] = Stats(team)

for home, away, hg, ag in games:
    table[home].add(hg, ag)
    table[away].add(ag, hg)
    print(f"{home} {hg}:{ag} {away}")

by_points = defaultdict(list)
for s in table.values():
    by_points[s.points].append(s.team)

for pts in sorted(by_points, reverse=True):
    print(pts, by_points[pts])


def report(stats):
    lines = []
    for s in stats:
        lines.append(f"{s.team}: {s.average():.2f} goals per game")
        print(lines[-1])
    return lines


out = report(sorted(table.values(), key=lambda s: (-s.points, s.team)))
print(len(out), "teams reported")
