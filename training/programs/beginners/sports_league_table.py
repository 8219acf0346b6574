class Team:
    def __init__(self, name):
        self.name = name
        self.points = 0
        self.scored = 0
        self.conceded = 0

    def play(self, mine, theirs):
        self.scored += mine
        self.conceded += theirs
        if mine > theirs:
            self.points += 3
        elif mine == theirs:
            self.points += 1

    def diff(self):
        return self.scored - self.conceded

    def __lt__(self, other):
        if self.points != other.points:
            return self.points > other.points
        return self.diff() > other.diff()


results = """Tigers-Eagles 3:1
Sharks-Tigers 2:2
Eagles-Sharks 0:1
Eagles-Tigers 2:0
Sharks-Eagles x:1"""

teams = {}


def get_team(name):
    if name not in teams:
        teams[name] = Team(name)
    return teams[name]


for line in results.splitlines():
    pair, score = line.split()
    home, away = pair.split("-")
    try:
        h, a = map(int, score.split(":"))
    except ValueError:
        print("cannot read", line)
        continue
    get_team(home).play(h, a)
    get_team(away).play(a, h)

print("{:<3}{:<8}{:>4}{:>6}{:>4}".format("#", "Team", "Pts", "Goals", "+/-"))
place = 1
for t in sorted(teams.values()):
    goals = str(t.scored) + ":" + str(t.conceded)
    print("{:<3}{:<8}{:>4}{:>6}{:>+4}".format(place, t.name, t.points, goals, t.diff()))
    place += 1
total = sum([t.scored for t in teams.values()])
print("goals in total:", total, "per game:", total / 4)
