# Bus timetable for our village: next bus, connections, how long to wait
from bisect import bisect_left

TABLE = """
Church   07:10 08:10 09:40 12:10
School   07:18 08:18 09:48 12:18
Market   07:25 -     09:55 12:25
Station  07:40 08:36 10:10 12:40
"""


def minutes(text):
    if text == "-":
        return None
    h, m = text.split(":")
    return int(h) * 60 + int(m)


def clock(value):
    return "%02d:%02d" % divmod(value, 60)


stops = {}
for line in TABLE.strip().splitlines():
    name, *times = line.split()
    stops[name] = [minutes(t) for t in times]


def next_bus(stop, now):
    times = [t for t in stops[stop] if t is not None]
    i = bisect_left(times, minutes(now))
    return times[i] if i < len(times) else None


def trips(a, b):
    """All trips from a to b as (leave, arrive)."""
    return [(x, y) for x, y in zip(stops[a], stops[b]) if None not in (x, y) and x < y]


for stop, now in [("Market", "08:00"), ("School", "08:18"), ("Church", "13:00")]:
    bus = next_bus(stop, now)
    if bus is None:
        print(stop, now, "no more bus today")
    else:
        print(stop, now, "->", clock(bus), f"(wait {bus - minutes(now)} min)")

for leave, arrive in trips("Market", "Station"):
    print(clock(leave), clock(arrive), arrive - leave, "min")
print("back:", trips("Station", "Church"))

fast = min(trips("Church", "Station"), key=lambda t: t[1] - t[0])
print("fastest leaves", clock(fast[0]))
gaps = [b - a for a, b in zip(stops["Church"], stops["Church"][1:])]
print("gaps", gaps, "longest", max(gaps))
skipped = [s for s, times in stops.items() if not all(times)]
print("not every bus stops at", skipped)
