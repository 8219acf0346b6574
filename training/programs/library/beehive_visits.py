# Visits to the bee hives: dates, intervals and the next one due
from collections import defaultdict
from datetime import date, datetime, timedelta
import calendar

NOTES = [
    "3 Apr 2022 | hive A | queen seen; 5 frames",
    "10 Apr 2022 | hive B | 4 frames",
    "17 Apr 2022 | hive A | swarm cells!; 8 frames",
    "26 Apr 2022 | hive A | split",
    "8 May 2022 | hive B | queen seen; 7 frames",
]
EVERY = timedelta(days=9)


def parse_note(text):
    when, hive, remark = [part.strip() for part in text.split("|")]
    day = datetime.strptime(when, "%d %b %Y").date()
    frames = None
    for bit in remark.split("; "):
        n, _, unit = bit.partition(" ")
        if unit == "frames":
            frames = int(n)
    return day, hive.removeprefix("hive "), frames, remark.endswith("!") or "!" in remark


visits = defaultdict(list)
alarms = []
for note in NOTES:
    day, hive, frames, alarm = parse_note(note)
    visits[hive].append((day, frames))
    if alarm:
        alarms.append((hive, day.strftime("%a %d.%m.")))

for hive in visits:
    days = [d for d, _ in visits[hive]]
    gaps = [b - a for a, b in zip(days, days[1:])]
    mean = sum(gaps, timedelta()) / len(gaps)
    late = [g.days for g in gaps if g > EVERY]
    print(f"{hive}: {len(days)} visits, mean gap {mean}, late {late}")
    due = days[-1] + EVERY
    print("   due", due.isoformat(), calendar.day_abbr[due.weekday()], "week", due.isocalendar()[1])

known = [(d, f) for d, f in visits["A"] if f is not None]
(d0, f0), (d1, f1) = known[0], known[-1]
rate = (f1 - f0) / ((d1 - d0) / timedelta(weeks=1))
print(f"growth {rate:.2f} frames/week")
print("alarms:", alarms)
print("visits a month:", timedelta(days=30) // EVERY, "rest", timedelta(days=30) % EVERY)

# moved the record by mistake: drop first visit of B
del visits["B"][0]
print(len(visits["B"]), visits["B"][0][0].replace(day=1), visits["C"])
season = date(2022, 9, 30) - date(2022, 4, 1)
print(season.days, divmod(season.days, 7), calendar.monthrange(2022, 4))
