import math
from itertools import pairwise

places = {
    "station": (52.525, 13.369),
    "gate": (52.516, 13.378),
    "tower": (52.521, 13.409),
    "zoo": (52.508, 13.338),
}


def haversine(p, q):
    lat1, lon1, lat2, lon2 = map(math.radians, (*p, *q))
    a = math.sin((lat2 - lat1) / 2) ** 2
    a += math.cos(lat1) * math.cos(lat2) * math.sin((lon2 - lon1) / 2) ** 2
    return 2 * 6371.0 * math.asin(math.sqrt(a))


route = ["station", "gate", "tower", "zoo"]
total = 0.0
for a, b in pairwise(route):
    km = haversine(places[a], places[b])
    total += km
    minutes = km / 4.8 * 60
    print(f"{a:>8} -> {b:<8} {km:5.2f} km  {minutes:4.0f} min")

print(f"total {total:.2f} km = {total / 1.609344:.2f} mi = {total * 1000 / 0.74:,.0f} steps")
direct = haversine(places[route[0]], places[route[-1]])
print(f"detour factor {total / direct:.2f}")


def dms(x):
    minutes, sec = divmod(round(x * 3600), 60)
    deg, minutes = divmod(minutes, 60)
    return f"{deg}°{minutes:02d}'{sec:02d}\""


lat, lon = places["zoo"]
print("zoo:", dms(lat), dms(lon))
nearest = min((p for p in places if p != "gate"), key=lambda p: haversine(places[p], places["gate"]))
print("nearest to gate:", nearest)
