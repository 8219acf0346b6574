from functools import cmp_to_key

results = [
    ("Lions", "Crows", 2, 1),
    ("Bears", "Lions", 0, 0),
    ("Crows", "Bears", 3, 1),
]

table = {}
for home, away, hg, ag in results:
    for team, scored, got in ((home, hg, ag), (away, ag, hg)):
        row = table.setdefault(team, {"pts": 0, "for": 0, "against": 0})
        row["for"] += scored
        row["against"] += got
        if scored > got:
            row["pts"] += 3
        elif scored == got:
            row["pts"] += 1


def compare(a, b):
    ra, rb = table[a], table[b]
    if ra["pts"] != rb["pts"]:
        return rb["pts"] - ra["pts"]
    da = ra["for"] - ra["against"]
    db = rb["for"] - rb["against"]
    if da != db:
        return db - da
    return (a > b) - (a < b)


ranking = sorted(table, key=cmp_to_key(compare))
for i, team in enumerate(ranking, 1):
    r = table[team]
    print("%d. %-6s %d pts  %d:%d" % (i, team, r["pts"], r["for"], r["against"]))

goals = sum(r["for"] for r in table.values())
print("goals overall:", goals)
no_loss = [t for t in ranking
           if all(not (t == h and a > g or t == w and g > a) for h, w, g, a in results)]
print("unbeaten:", no_loss)
