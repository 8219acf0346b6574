results = """\
Reds 3-1 Blues
Greens 2-2 Reds
Blues 0-1 Greens
Blues 4-0 Reds"""

table = {}


def row(team):
    return table.setdefault(team, {"p": 0, "w": 0, "d": 0, "l": 0, "gf": 0, "ga": 0})


for line in results.splitlines():
    home, score, away = line.split()
    hg, ag = map(int, score.split("-"))
    for team, mine, theirs in ((home, hg, ag), (away, ag, hg)):
        r = row(team)
        r["p"] += 1
        r["gf"] += mine
        r["ga"] += theirs
        key = "w" if mine > theirs else "l" if mine < theirs else "d"
        r[key] += 1


def points(team):
    r = table[team]
    return 3 * r["w"] + r["d"]


order = sorted(table, key=lambda t: (points(t), table[t]["gf"] - table[t]["ga"]), reverse=True)
print("Team     P  W  D  L   GD Pts")
for team in order:
    r = table[team]
    gd = r["gf"] - r["ga"]
    print(f"{team:<7}{r['p']:>3}{r['w']:>3}{r['d']:>3}{r['l']:>3}{gd:>+5}{points(team):>4}")

goals = sum(r["gf"] for r in table.values())
print("goals:", goals, "per game:", goals / len(results.splitlines()))
