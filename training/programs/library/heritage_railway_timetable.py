# Heritage railway: timetable from a csv, return trips, tickets with rounding to half pounds
from __future__ import annotations

import csv
import io
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from decimal import Decimal, ROUND_CEILING
from functools import cached_property
from itertools import pairwise
from operator import itemgetter

TIMETABLE = '''station,miles,up,down
Wharf,0,10:30,12:25
"Mill Lane (halt, on request)",1.75,10:41x,12:13x
Quarry,4.5,10:58,11:55
'''


@dataclass
class Line:
    text: str
    stops: list[dict] = field(init=False)

    def __post_init__(self):
        self.stops = []
        for row in csv.DictReader(io.StringIO(self.text)):
            name, bracket, note = row["station"].partition(" (")
            up, down = (datetime.strptime(row[k].rstrip("x"), "%H:%M") for k in ("up", "down"))
            self.stops.append({
                "name": name, "miles": Decimal(row["miles"]), "up": up, "down": down,
                "request": row["up"].endswith("x"), "note": note.rstrip(")"),
            })

    @cached_property
    def by_name(self):
        return {s["name"].casefold(): s for s in self.stops}

    def fare(self, a, b, people=1):
        miles = abs(self.by_name[a.casefold()]["miles"] - self.by_name[b.casefold()]["miles"])
        raw = Decimal("1.20") + miles * Decimal("0.85")
        single = (raw * 2).quantize(Decimal("1"), rounding=ROUND_CEILING) / 2
        return single * people

    def speeds(self):
        for a, b in pairwise(self.stops):
            hours = (b["up"] - a["up"]) / timedelta(hours=1)
            yield f"{a['name'][0]}-{b['name'][0]}", float(b["miles"] - a["miles"]) / hours


railway = Line(TIMETABLE)
for stop in railway.stops:
    flag = " (r)" if stop["request"] else ""
    print(f"{stop['name'] + flag:<16}{stop['miles']:>5} {stop['up']:%H:%M} {stop['down']:%I:%M %p}")

for leg, mph in railway.speeds():
    print(leg, f"{mph:.1f} mph = {mph * 1.609344:.1f} km/h")

print(railway.fare("Wharf", "Quarry"), railway.fare("QUARRY", "mill lane", people=3))
stay = {s["name"]: s["down"] - s["up"] for s in railway.stops}
for name, span in sorted(stay.items(), key=itemgetter(1)):
    print(f"{name:<10}{str(span):>8} {span.total_seconds() // 60:.0f}")

out = io.StringIO()
writer = csv.writer(out, quoting=csv.QUOTE_MINIMAL, lineterminator="\n")
for s in railway.stops[1:]:
    writer.writerow([s["name"], s["note"], s["up"].time().isoformat("minutes")])
print(out.getvalue().splitlines())

delayed = [(s["up"] + timedelta(minutes=7)).strftime("%H.%M") for s in railway.stops]
print(delayed, "by_name" in vars(railway))
del railway.stops[1]["note"]
print(sorted(railway.by_name["mill lane"].keys() ^ railway.by_name["wharf"].keys()))
try:
    railway.fare("Wharf", "Atlantis")
except KeyError as e:
    print("no such station:", e)
