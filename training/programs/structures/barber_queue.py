"""A barber, three chairs for waiting people, and a list of arrivals."""
from collections import deque

arrivals = [(0, "Deniz", 20), (5, "Paul", 15), (7, "Noor", 30),
            (8, "Igor", 10), (9, "Max", 10), (50, "Rosa", 5)]
CHAIRS = 3

waiting = deque()
served = []
lost = []
busy_until = 0
idle = 0


def start_next(now):
    global busy_until
    came, name, need = waiting.popleft()
    begin = max(now, busy_until)
    busy_until = begin + need
    served.append({"name": name, "wait": begin - came, "end": busy_until})


for minute, name, need in arrivals:
    while waiting and busy_until <= minute:
        start_next(busy_until)
    if len(waiting) >= CHAIRS:
        lost.append(name)
        print(f"{minute:>3} {name} leaves, {len(waiting)} waiting")
        continue
    waiting.append((minute, name, need))
    if busy_until <= minute:
        idle += minute - busy_until
        start_next(minute)
    print(f"{minute:>3} {name} in, queue {[w[1] for w in waiting]}, busy until {busy_until}")

while waiting:
    start_next(busy_until)

print()
for s in served:
    print("{name:<6} waited {wait:>2} done {end}".format(**s))
waits = [s["wait"] for s in served]
print("mean", sum(waits) / len(waits), "max", max(waits), "idle", idle)
print("lost", lost, f"{len(lost) / len(arrivals):.1%}")
longest = [s["name"] for s in served if s["wait"] == max(waits)]
print(longest, any(w == 0 for w in waits), all(waits))
