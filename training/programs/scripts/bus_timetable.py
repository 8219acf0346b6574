# timetable for line 17: departures at every stop, and the next bus from a stop

STOPS = [("Depot", 0), ("Market", 4), ("Clinic", 9), ("Lake", 15)]
FIRST, LAST = "06:10", "07:30"


def to_min(text):
    hours, mins = text.split(":")
    return int(hours) * 60 + int(mins)


def to_text(value):
    return f"{value // 60 % 24:02}:{value % 60:02}"


def interval(minute):
    # rush hour from 6:45
    if minute >= to_min("06:45"):
        return 15
    return 30


def departures():
    now = to_min(FIRST)
    while now <= to_min(LAST):
        yield now
        now += interval(now)


buses = list(departures())
print("buses:", len(buses))
print("Depot".ljust(8), *(to_text(b) for b in buses))
grid = {}
for stop, offset in STOPS[1:]:
    grid[stop] = [b + offset for b in buses]
    print(stop.ljust(8), *(to_text(t) for t in grid[stop]))
grid["Depot"] = buses


class NoBus(LookupError):
    """There is no bus any more."""


def next_bus(stop, clock):
    now = to_min(clock)
    for t in grid[stop]:
        if t >= now:
            return t, t - now
    raise NoBus(f"no bus from {stop} after {clock}")


for stop, clock in [("Clinic", "06:30"), ("Lake", "07:11"), ("Market", "08:00"), ("Depot", "06:10")]:
    try:
        t, wait = next_bus(stop, clock)
    except NoBus as e:
        print("sorry:", e)
    else:
        text = "now" if wait == 0 else f"in {wait} min"
        print(f"{stop} {clock}: {to_text(t)} ({text})")

gaps = [b - a for a, b in zip(buses, buses[1:])]
print("gaps:", gaps, "average:", sum(gaps) / len(gaps))
