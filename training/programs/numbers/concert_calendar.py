from datetime import datetime, timedelta, time, date

raw = [
    "2023-10-14 20:00|Jazz Trio|95",
    "2023-10-14 18:30|Kids Choir|60",
    "2023-10-15 21:15|Metal Night|180",
    "2023-10-14 21:00|Late Lounge|45",
]

events = []
for line in raw:
    when, title, minutes = line.split("|")
    start = datetime.strptime(when, "%Y-%m-%d %H:%M")
    events.append({"title": title, "start": start, "end": start + timedelta(minutes=int(minutes))})

events.sort(key=lambda e: e["start"])
last_day = None
for ev in events:
    day = ev["start"].date()
    if day != last_day:
        print(day.strftime("== %A, %d.%m. =="))
        last_day = day
    print("  {:%H:%M}-{:%H:%M} {}".format(ev["start"], ev["end"], ev["title"]))

for a, b in zip(events, events[1:]):
    gap = b["start"] - a["end"]
    if gap < timedelta(0):
        print("conflict:", a["title"], "/", b["title"], -gap)
    elif gap < timedelta(hours=1):
        print("only", gap.seconds // 60, "min between", a["title"], "and", b["title"])

curfew = time(23, 30)
late = [e["title"] for e in events if e["end"].time() > curfew or e["end"].date() > e["start"].date()]
print("too late:", late)
doors = datetime.combine(date(2023, 10, 14), time(18, 30)) - timedelta(minutes=45)
print("doors:", doors.time().isoformat("minutes"), doors.hour, doors.minute)
