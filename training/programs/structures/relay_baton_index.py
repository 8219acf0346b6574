# Relay race: the baton goes round the list of runners
runners = ["Kofi", "Ann", "Jiří", "Sade"]
times = [12.4, 11.9, 13.05, 12.0]

total = 0.0
for i in range(len(runners)):
    total += times[i]
    after = runners[(i + 1) % len(runners)]
    before = runners[i - 1]
    print(i, before, "->", runners[i], "->", after, round(total, 2))

# swap the slowest to the front
slow = times.index(max(times))
runners[0], runners[slow] = runners[slow], runners[0]
times[0], times[slow] = times[slow], times[0]
print(runners, times)

# shift everything one place to the right
last = runners[-1]
for i in range(len(runners) - 1, 0, -1):
    runners[i] = runners[i - 1]
runners[0] = last
print(runners)
runners = runners[1:] + runners[:1]
print(runners[-1], runners[-len(runners)])

# every second lap another order
laps = []
for lap in range(3):
    order = runners[::-1] if lap % 2 else runners[:]
    laps.append([name[0] for name in order])
print(laps)
print(laps[1][0], laps[-1][-1], len(laps[0]))

pairs = []
for a in range(len(runners)):
    for b in range(a + 1, len(runners)):
        if len(runners[a]) == len(runners[b]):
            pairs.append(runners[a] + "/" + runners[b])
print(pairs)

better = 0
i = 0
while i < len(times) - 1:
    if times[i] > times[i + 1]:
        better += 1
    i += 1
print("improved", better, "times")

k = 0
while times[k] > 10:
    print("runner", k + 1, "needs more than 10 s")
    k += 1
print("finished")
