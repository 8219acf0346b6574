# A band plans its tour: permutations of towns, driving times, fees as json
import json
import math
from datetime import datetime, timedelta
from functools import lru_cache
from itertools import pairwise, permutations

TOWNS = {
    "Hull": (0, 0), "York": (-4, 3), "Leeds": (-6, 1), "Whitby": (-1, 6),
}
calls = 0


@lru_cache(maxsize=None)
def drive(a, b):
    global calls
    calls += 1
    if a > b:
        return drive(b, a)
    (x1, y1), (x2, y2) = TOWNS[a], TOWNS[b]
    return math.hypot(x1 - x2, y1 - y2)


def length(route):
    return sum(drive(a, b) for a, b in pairwise(route))


others = [t for t in TOWNS if t != "Hull"]
routes = sorted((("Hull",) + p for p in permutations(others)), key=length)
for route in routes[:2] + routes[-1:]:
    print(" > ".join(r[:2] for r in route), f"{length(route):.2f}")
print(len(routes), math.factorial(3), math.perm(4, 2), calls, drive.cache_info().currsize)

best = routes[0]
gig = datetime(2019, 11, 8, 20, 30)
fees = {"Hull": 220, "York": 340, "Leeds": 410.5}
diary = []
for town, following in zip(best, best[1:] + (None,)):
    entry = {"town": town, "at": gig.isoformat(timespec="minutes"), "fee": fees.get(town)}
    if following:
        # eight minutes per unit, fifteen for loading
        minutes = math.ceil(drive(town, following) * 8) + 15
        leave = gig + timedelta(days=1) - timedelta(minutes=minutes)
        entry["leave"] = leave.strftime("%a %H:%M")
    diary.append(entry)
    gig += timedelta(days=1)

print(json.dumps(diary[0], indent=1))
for e in diary[1:]:
    print(e["at"].partition("T")[0], f"{e['town']:<7}", e.get("leave", "home"), e["fee"] or "door")

paid = [e["fee"] for e in diary if e["fee"] is not None]
petrol = length(best) * 1.85
print(f"{sum(paid):,.2f} - {petrol:.2f} = {sum(paid) - petrol:,.2f}")
each, rest = divmod(round((sum(paid) - petrol) * 100), 4)
print(f"each {each / 100:.2f}, {rest} cents for strings")

text = json.dumps(diary, sort_keys=True, separators=(",", ":"))
print(len(json.loads(text)), text[:32])
del diary[0]["fee"]
print(sorted(diary[0]), json.loads(text)[0]["fee"], diary[-1].get("leave"))
