"""Reads the radio log of a small harbour and sums up the time at the quay."""
import re
from datetime import datetime

LOG = """\
2024-03-09 05:42 [CH12] MV Solveig requests berth 3
2024-03-09 06:10 [CH12] MV Solveig moored at berth 3
2024-03-09 07:55 [CH09] FV Anna-Lena requests berth 1
-- watch change: Petersen / Iversen --
2024-03-09 08:02 [CH09] FV Anna-Lena moored at berth 1
2024-03-09 13:47 [CH12] MV Solveig left berth 3
2024-03-10 00:15 [CH09] FV Anna-Lena left berth 1
"""

LINE = re.compile(
    r"(?P<when>\d{4}-\d\d-\d\d \d\d:\d\d) \[CH(?P<ch>\d+)\] "
    r"(?P<kind>[A-Z]{2}) (?P<ship>[\w-]+) (?P<verb>requests|moored at|left) berth (?P<berth>\d)"
)


def read(text):
    for number, line in enumerate(text.splitlines(), start=1):
        m = LINE.match(line)
        if m is None:
            print(f"line {number} skipped: {line.strip('- ')!r}")
            continue
        entry = m.groupdict()
        entry["when"] = datetime.strptime(entry["when"], "%Y-%m-%d %H:%M")
        entry["ch"] = int(entry["ch"])
        yield entry


arrived = {}
stays = []
for e in read(LOG):
    key = (e["kind"], e["ship"])
    if e["verb"] == "moored at":
        arrived[key] = e["when"]
    elif e["verb"] == "left":
        stay = e["when"] - arrived.pop(key)
        stays.append((e["ship"], stay))

for ship, stay in stays:
    hours, rest = divmod(stay.seconds, 3600)
    print(f"{ship:<10} {stay} = {hours} h {rest // 60:02d} min")

longest = max(stays, key=lambda s: s[1])
print("longest:", longest[0], longest[1].total_seconds() / 3600)
total = sum((s for _, s in stays), start=stays[0][1] - stays[0][1])
print("total:", total, "| still here:", arrived or "nobody")
print(LINE.groups, sorted(LINE.groupindex, key=LINE.groupindex.get))
