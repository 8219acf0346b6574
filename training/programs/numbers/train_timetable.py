from datetime import datetime, timedelta

FMT = "%H:%M"
stops = [("Harbour", 0, 0), ("Old Mill", 7, 1), ("Market", 12, 3), ("Airport", 19, 0)]


def build(first):
    t = datetime.strptime(first, FMT)
    rows = []
    for name, travel, wait in stops:
        t += timedelta(minutes=travel)
        arr = t
        t += timedelta(minutes=wait)
        rows.append((name, arr.strftime(FMT), t.strftime(FMT)))
    return rows, t


starts = ["06:48", "11:20", "23:35"]
for s in starts:
    rows, end = build(s)
    begin = datetime.strptime(s, FMT)
    print("Train from", s)
    for name, arr, dep in rows:
        mark = "" if arr == dep else f" (leaves {dep})"
        print(f"   {arr}  {name}{mark}")
    took = end - begin
    print("   ride:", took, "=", took.seconds // 60, "min")
    if end.day != begin.day:
        print("   arrives after midnight!")

delay = timedelta(minutes=4, seconds=30)
print("delay doubled:", delay * 2, "| third:", delay / 3)
