import re
from collections import Counter
from datetime import datetime

LOG = """\
2024-02-11 06:58:01 INFO  backup: started
2024-02-11 06:58:44 WARN  disk: /var at 91%
2024-02-11 07:02:10 ERROR mail: connection refused
2024-02-11 07:02:40 ERROR mail: connection refused
garbage line without anything
2024-02-11 07:15:03 INFO  backup: finished
2024-02-11 07:16:00 ERROR disk: write failed on sdb
"""

PATTERN = re.compile(
    r"(?P<stamp>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d) (?P<level>\w+)\s+(?P<unit>\w+): (?P<msg>.*)"
)

levels = Counter()
errors = Counter()
marks = {}
unparsed = 0
previous = None
longest_gap = 0

for line in LOG.splitlines():
    m = PATTERN.match(line)
    if m is None:
        unparsed += 1
        continue
    when = datetime.strptime(m["stamp"], "%Y-%m-%d %H:%M:%S")
    if previous:
        gap = int((when - previous).total_seconds())
        longest_gap = max(longest_gap, gap)
    previous = when
    levels[m["level"]] += 1
    if m["level"] == "ERROR":
        errors[m["unit"], m["msg"]] += 1
    if m["unit"] == "backup":
        marks[m["msg"]] = when

print("lines read:", sum(levels.values()), "unparsed:", unparsed)
for level, n in levels.most_common():
    bar = "#" * n
    print(f"{level:<6}{n:>3} {bar}")

print("errors:")
for (unit, msg), n in errors.most_common():
    suffix = f" x{n}" if n > 1 else ""
    print(f"  [{unit}] {msg}{suffix}")

if "started" in marks and "finished" in marks:
    took = marks["finished"] - marks["started"]
    minutes, seconds = divmod(took.seconds, 60)
    print(f"backup took {minutes} min {seconds} s")
print("longest silence: %d s" % longest_gap)
worst = errors.most_common(1)[0][0][0]
print("look at", worst, "first")
