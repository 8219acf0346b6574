marks = {
    "Ben": {"math": [2, 3], "bio": [1]},
    "Cleo": {"math": [1, 1, 2], "art": [3]},
    "Dov": {},
}

marks["Dov"]["math"] = [5]
marks["Ben"].setdefault("art", []).append(4)
marks["Ben"]["math"].extend([1, 2])

for name, subjects in marks.items():
    print(name)
    for subject, values in sorted(subjects.items()):
        avg = sum(values) / len(values)
        print("   %-5s %.2f (%d)" % (subject, avg, len(values)))

all_subjects = sorted({s for subs in marks.values() for s in subs})
print(all_subjects)

per_subject = {s: [v for subs in marks.values() for v in subs.get(s, [])]
               for s in all_subjects}
print(per_subject)

best = {}
for s in all_subjects:
    takers = [n for n in marks if s in marks[n]]
    best[s] = min(takers, key=lambda n: sum(marks[n][s]) / len(marks[n][s]))
print(best)

complete = [n for n, subs in marks.items() if len(subs) == len(all_subjects)]
print("all subjects:", complete or "none")
any_five = any(5 in v for subs in marks.values() for v in subs.values())
print("someone has a 5:", any_five)
del marks["Dov"]
removed = marks["Cleo"].pop("art")
print(removed, list(marks), sum(len(s) for s in marks.values()))
