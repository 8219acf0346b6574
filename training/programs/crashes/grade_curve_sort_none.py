students = [
    {"name": "Priya", "points": 41, "bonus": 3},
    {"name": "Tobias", "points": 38, "bonus": 0},
    {"name": "Wen", "points": 47, "bonus": 1},
    {"name": "Lucas", "points": 0, "bonus": 2},
]


def total(s):
    return s["points"] + s["bonus"]


def percent(s, maximum=50):
    if s["points"] > 0:
        return min(100, total(s) * 100 / maximum)


def letter(p):
    for limit, mark in ((90, "A"), (80, "B"), (70, "C")):
        if p >= limit:
            return mark
    return "D"


# cell 2
results = {s["name"]: percent(s) for s in students}
print(results)

# cell 3
ranking = sorted(students, key=total, reverse=True)
for place, s in enumerate(ranking, 1):
    print(place, s["name"], total(s))

# cell 4
best = max(students, key=lambda s: s["bonus"])
print("most bonus:", best["name"])

# cell 5
for s in ranking:
    p = results[s["name"]]
    print("%-7s %s" % (s["name"], letter(p)))
