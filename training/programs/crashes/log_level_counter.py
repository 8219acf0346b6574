import io
import re
from collections import Counter

LOG = """\
2021-03-04 10:00:01 INFO  start service
2021-03-04 10:00:07 WARN  slow disk sda1 (340 ms)
2021-03-04 10:01:15 INFO  user 17 logged in
2021-03-04 10:02:00 ERROR cannot open /tmp/x
  traceback omitted
2021-03-04 10:02:09 INFO  retry
"""

LINE = re.compile(r"^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) (\w+)\s+(.*)$")


def parse(line):
    m = LINE.match(line)
    day, clock, level, text = m.groups()
    return {"day": day, "clock": clock, "level": level, "text": text}


def seconds(clock):
    h, m, s = map(int, clock.split(":"))
    return h * 3600 + m * 60 + s


def analyse(stream):
    levels = Counter()
    first = None
    for nr, line in enumerate(stream, start=1):
        entry = parse(line.rstrip("\n"))
        t = seconds(entry["clock"])
        if first is None:
            first = t
        levels[entry["level"]] += 1
        print(f"{nr:>2} +{t - first:>3}s {entry['level']:<5} {entry['text'][:20]}")
        if entry["level"] == "ERROR":
            print("   so far:", dict(levels))
    return levels


if __name__ == "__main__":
    result = analyse(io.StringIO(LOG))
    print(result.most_common())
