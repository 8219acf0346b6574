# rota: rows are people, columns are days; turn it around with zip(*)
import itertools as it

days = ["Mon", "Tue", "Wed", "Thu"]
rota = {
    "Gil": "EEL-",
    "Hana": "L-EE",
    "Ivo": "-LLE",
}
HOURS = {"E": 7, "L": 8, "-": 0}

for name, code in rota.items():
    hours = [HOURS[c] for c in code]
    running = list(it.accumulate(hours))
    print(name.ljust(5), " ".join(code), hours, "->", running)

by_day = dict(zip(days, zip(*rota.values())))
print(by_day)

problems = 0
for day, shifts in by_day.items():
    staff = {kind: [n for n, s in zip(rota, shifts) if s == kind] for kind in "EL"}
    for kind, people in staff.items():
        if not people:
            problems += 1
            print(f"{day}: nobody on {kind}")
        elif len(people) > 1:
            print(f"{day}: {kind} doubled by {' & '.join(people)}")
print("open shifts:", problems)

# late followed by early is not allowed
for name, code in rota.items():
    for (d1, a), (d2, b) in it.pairwise(zip(days, code)):
        if a + b == "LE":
            print(f"{name}: short rest {d1} to {d2}")

grid = [list(code) for code in rota.values()]
turned = [list(r) for r in zip(*grid[::-1])]
for row in turned:
    print("".join(row))

lengths = [(k, len(list(g))) for k, g in it.groupby("".join(rota.values()))]
print(lengths)
pairs = [f"{a}{b}" for a, b in it.product("EL", repeat=2)]
print(pairs, [sum(c.count(p) for c in rota.values()) for p in pairs])
total = sum(HOURS[c] for c in it.chain.from_iterable(rota.values()))
print("total hours", total, "average %.1f" % (total / len(rota)))
