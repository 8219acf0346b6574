import re
from datetime import timedelta

SHEET = [
    "Mon 08:55-12:30 13:05-17:20",
    "Tue 09:10-12:00",
    "Wed 07:45-12:15 13:00-16:00",
    "Thu sick",
]
TARGET = timedelta(hours=7, minutes=30)


def hm(td):
    sign = "-" if td < timedelta(0) else ""
    minutes = abs(td) // timedelta(minutes=1)
    return f"{sign}{minutes // 60}:{minutes % 60:02d}"


balance = timedelta()
for line in SHEET:
    day = line[:3]
    spans = re.findall(r"(\d\d):(\d\d)-(\d\d):(\d\d)", line)
    worked = timedelta()
    for span in spans:
        h1, m1, h2, m2 = map(int, span)
        worked += timedelta(hours=h2 - h1, minutes=m2 - m1)
    if not spans:
        print(day, "no entry:", line[4:])
        continue
    diff = worked - TARGET
    balance += diff
    breaks = len(spans) - 1
    print(f"{day} {hm(worked):>6} {hm(diff):>6} breaks={breaks}")

print("balance", hm(balance), "=", balance.total_seconds() / 3600, "h")
print("ok" if abs(balance) <= timedelta(hours=5) else "talk to boss")
