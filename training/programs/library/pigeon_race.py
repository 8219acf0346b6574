# Pigeon race results: speeds over the great circle, ranking with ties
import math
from dataclasses import dataclass
from datetime import datetime, timezone, timedelta
from itertools import groupby, pairwise

RELEASE = datetime(2021, 7, 10, 6, 15, tzinfo=timezone.utc)
CEST = timezone(timedelta(hours=2), "CEST")


@dataclass(frozen=True, slots=True)
class Loft:
    owner: str
    lat: float
    lon: float

    def distance_m(self, lat, lon):
        dy = math.radians(self.lat - lat) * 6_371_000
        dx = math.radians(self.lon - lon) * 6_371_000 * math.cos(math.radians((self.lat + lat) / 2))
        return math.hypot(dx, dy)


lofts = {
    "P": Loft("Piet", 51.05, 3.72),
    "R": Loft("Rosa", 51.22, 4.40),
}
START = (48.85, 2.35)

# ring number, loft, clock at home
clocked = [
    ("BE21-0417", "P", "2021-07-10 11:02:00"),
    ("BE21-0998", "R", "2021-07-10 11:31:30"),
    ("BE20-1200", "P", "2021-07-10 11:02:00"),
    ("BE19-0031", "R", "2021-07-10 12:45:12"),
]

results = []
for ring, key, text in clocked:
    home = datetime.strptime(text, "%Y-%m-%d %H:%M:%S").replace(tzinfo=CEST)
    flown = home - RELEASE
    metres = lofts[key].distance_m(*START)
    speed = round(metres / (flown / timedelta(minutes=1)), 2)
    results.append((speed, ring, lofts[key].owner, flown))

results.sort(key=lambda r: (-r[0], r[1]))
rank = 1
for speed, tied in groupby(results, key=lambda r: r[0]):
    tied = list(tied)
    for _, ring, owner, flown in tied:
        country, year, number = ring[:2], *ring[2:].split("-")
        print(f"{rank}. {ring} ({owner}, 20{year}, {int(number)}) {speed:>8,.2f} m/min {flown}")
    rank += len(tied)

gaps = [round(a[0] - b[0], 2) for a, b in pairwise(results)]
print("gaps:", gaps, max(gaps))
first = results[0]
print(first[3].total_seconds(), f"{first[0] * 60 / 1000:.1f} km/h")
print({k: math.floor(l.distance_m(*START) / 1000) for k, l in lofts.items()})
print((RELEASE + first[3]).astimezone(CEST).isoformat())
print(RELEASE.astimezone(CEST).strftime("%H:%M %Z"), CEST.utcoffset(None))
print(len({r[2] for r in results}), lofts["P"] == Loft("Piet", 51.05, 3.72))
