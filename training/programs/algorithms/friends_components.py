from collections import defaultdict

pairs = "ada-bob bob-cyd eli-fay gus-gus fay-hal".split()
knows = defaultdict(set)
for pair in pairs:
    a, b = pair.split("-")
    knows[a].add(b)
    knows[b].add(a)


def circle(person, seen):
    seen.add(person)
    members = [person]
    for friend in sorted(knows[person]):
        if friend not in seen:
            members.extend(circle(friend, seen))
    return members


seen = set()
circles = []
for person in sorted(knows):
    if person not in seen:
        circles.append(circle(person, seen))
print(len(circles), "circles of friends")
for c in circles:
    print("  ", " ".join(c).title())

degree = {p: len(f - {p}) for p, f in knows.items()}
loners = [p for p, d in degree.items() if d == 0]
print("loners:", loners)
popular = sorted(degree.items(), key=lambda x: (-x[1], x[0]))[:2]
print("popular:", popular)

# could the two teams be built so that friends play against each other?
team = {}
for c in circles:
    team[c[0]] = 0
    for p in c:
        for f in sorted(knows[p]):
            team.setdefault(f, 1 - team[p])
bad = [p for p in team if any(team[p] == team[f] for f in knows[p])]
print(team)
print("trouble with:", bad)
