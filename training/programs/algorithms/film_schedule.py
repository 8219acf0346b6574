# Filmfest: as many films as possible, no overlap
films = {
    "Dust": (10, 13),
    "Marta": (12, 14),
    "Low Tide": (13, 15),
    "Owls": (11, 17),
    "Night Bus": (15, 18),
}

plan = []
free = 0
for title, (begin, end) in sorted(films.items(), key=lambda f: f[1][1]):
    if begin >= free:
        plan.append(title)
        free = end
        print(f"watch {title} {begin}-{end}")
    else:
        print(f"skip {title}, busy till {free}")

print(len(plan), "films, home at", free)

# how many halls does the festival need?
points = []
for begin, end in films.values():
    points.append((begin, 1))
    points.append((end, -1))
points.sort()
running = most = 0
when = None
for hour, change in points:
    running += change
    if running > most:
        most, when = running, hour
print("halls:", most, "at", when)
idle = sum(films[b][0] - films[a][1] for a, b in zip(plan, plan[1:]))
print("waiting hours:", idle)
