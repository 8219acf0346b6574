from datetime import datetime, timedelta, timezone

flights = [
    ("LH 720", "2024-10-26T17:45+02:00", "2024-10-27T09:40+08:00"),
    ("QF 9", "2024-07-01T18:45+08:00", "2024-07-02T05:05+01:00"),
    ("NZ 5", "2024-01-15T21:10-08:00", "2024-01-17T07:50+13:00"),
    ("FI 543", "2024-03-30T14:20+01:00", "2024-03-30T15:55+00:00"),
]


def show(offset):
    minutes = int(offset.total_seconds()) // 60
    sign = "-" if minutes < 0 else "+"
    return "UTC{}{}:{:02}".format(sign, *divmod(abs(minutes), 60))


table = []
for code, dep, arr in flights:
    start = datetime.fromisoformat(dep)
    end = datetime.fromisoformat(arr)
    length = end - start
    nights = (end.date() - start.date()).days
    shift = end.utcoffset() - start.utcoffset()
    table.append((length, code))
    plus = f" (+{nights})" if nights else ""
    print(f"{code:>7} {start:%H:%M} {show(start.utcoffset())} -> {end:%H:%M}{plus} {length} shift {shift.total_seconds() / 3600:+.0f}h")

table.sort(reverse=True)
print([code for _, code in table])
print("average", sum((t for t, _ in table), timedelta()) / len(table))

dep = datetime.fromisoformat(flights[0][1])
utc = dep.astimezone(timezone.utc)
print(utc.isoformat(), utc == dep, utc.hour == dep.hour)
kathmandu = timezone(timedelta(hours=5, minutes=45), "NPT")
local = dep.astimezone(kathmandu)
print(local.strftime("%a %d %b %H:%M %Z %z"), local.tzname())

naive = dep.replace(tzinfo=None)
print(naive, naive.tzinfo, dep.timestamp())
try:
    print(dep - naive)
except TypeError as e:
    print("TypeError:", e)
print(naive < dep.replace(tzinfo=None, minute=46), show(timedelta(hours=-3, minutes=-30)))
print(datetime.fromtimestamp(86_400, tz=timezone.utc), datetime(2024, 1, 1, tzinfo=kathmandu).isoformat(sep=" "))
