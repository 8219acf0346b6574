# Backwards planning: when must the sourdough be fed so the bread is ready?
# (weekend baker, steps in minutes, counts back from the time of breakfast)
from datetime import datetime, timedelta
import math

steps = {
    "feed starter": 8 * 60,
    "knead": 25,
    "first rise": 3.5 * 60,
    "shape": 10,
    "second rise": 75,
    "bake": 45,
    "cool": 30,
}

breakfast = datetime(2024, 3, 2, 9, 0)


def plan(end, steps, warm=20):
    # colder kitchen, slower rise: 8 % per degree under 24
    factor = 1.08 ** (24 - warm)
    rows = []
    for name in reversed(steps):
        minutes = steps[name]
        if "rise" in name or name.startswith("feed"):
            minutes = math.ceil(minutes * factor / 5) * 5
        start = end - timedelta(minutes=minutes)
        rows.insert(0, (start, name, int(minutes)))
        end = start
    return rows


rows = plan(breakfast, steps)
last_day = None
for start, name, minutes in rows:
    if start.date() != last_day:
        last_day = start.date()
        print(start.strftime("-- %A, %d %B --"))
    h, m = divmod(minutes, 60)
    print(f"{start:%H:%M} {name:.<16}{h}:{m:0>2}")

total = breakfast - rows[0][0]
print("total", total, total // timedelta(hours=1), "full hours")
hands_on = sum(m for _, n, m in rows if n in {"knead", "shape"})
print(f"hands on {hands_on} min = {hands_on / (total / timedelta(minutes=1)):.2%}")
at_night = [n for s, n, _ in rows if not 6 <= s.hour < 22]
print("at night:", at_night)

warm_rows = plan(breakfast, steps, warm=24)
saved = warm_rows[0][0] - rows[0][0]
print("warm kitchen saves", saved, saved.seconds)

flour = 600
for what, percent in [("water", 68), ("starter", 20), ("salt", 2.1)]:
    print(f"{what:>8} {flour * percent / 100:7.1f} g {percent:>5}%")
ratio = (flour * .68 + 60) / (flour + 60)
print(f"{ratio:.3f}", f"{ratio:.1%}", round(ratio, 1), math.floor(ratio * 100), math.trunc(-ratio * 100))
print(breakfast.timetuple().tm_yday, breakfast.isoweekday(), (breakfast - timedelta(2)).isoformat())
