from itertools import combinations

teams = ["Owls", "Foxes", "Hares", "Moles"]


def round_robin(names):
    ring = list(names)
    rounds = []
    for _ in range(len(ring) - 1):
        half = len(ring) // 2
        rounds.append(list(zip(ring[:half], reversed(ring[half:]))))
        ring.insert(1, ring.pop())
    return rounds


schedule = round_robin(teams)
for nr, games in enumerate(schedule, 1):
    print("Round", nr, " ".join(f"{a}-{b}" for a, b in games))

played = {frozenset(g) for games in schedule for g in games}
needed = set(map(frozenset, combinations(teams, 2)))
print("complete:", played == needed, len(played))

home = dict.fromkeys(teams, 0)
for games in schedule:
    for a, _ in games:
        home[a] += 1
print(home)
fewest = min(home.values())
print("fewest home games:", [t for t, n in home.items() if n == fewest])

opponents = {t: [b if a == t else a for games in schedule for a, b in games if t in (a, b)]
             for t in teams}
for t, ops in opponents.items():
    print(t, ops)
last = schedule.pop()
schedule[0:0] = [last]
print(schedule[0][0])
