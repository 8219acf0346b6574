import re
from collections import defaultdict
from datetime import datetime

LINES = [
    "2024-07-01T09:00:03 [door] opened by=kim ms=120",
    "2024-07-01T09:00:41 [lift] stuck floor=3 msg=\"please wait\"",
    "garbage here",
    "2024-07-01T09:02:10 [door] closed by=\"Li Wei\" ms=80",
    "2024-13-01T09:02:10 [door] opened",
]

shape = re.compile(r"(?P<ts>\S+) \[(?P<unit>\w+)\] (?P<event>\w+)(?P<rest>.*)")
pair = re.compile(r'(\w+)=(?:"([^"]*)"|(\S+))')


class Event:
    count = 0

    def __init__(self, ts, unit, event, rest):
        Event.count += 1
        self.time = datetime.fromisoformat(ts)
        self.unit = unit
        self.event = event
        self.extra = {}
        for key, quoted, bare in pair.findall(rest):
            v = quoted or bare
            self.extra[key] = int(v) if v.isdecimal() else v

    def __format__(self, spec):
        if spec == "short":
            return f"{self.unit}/{self.event}"
        return f"{self.time:%H:%M:%S} {self.unit} {self.event} {self.extra}"


def scan(lines):
    for i, line in enumerate(lines):
        m = shape.fullmatch(line)
        if m is None:
            print(f"  line {i}: no match")
            continue
        try:
            yield Event(**m.groupdict())
        except ValueError as e:
            print(f"  line {i}: {e}")


per_unit = defaultdict(list)
previous = None
for ev in scan(LINES):
    print(f"{ev}")
    if previous is not None:
        gap = (ev.time - previous.time).total_seconds()
        print(f"  {gap:.0f}s after {previous:short}")
    per_unit[ev.unit].append(ev)
    previous = ev

print("constructed", Event.count)
for unit, events in sorted(per_unit.items()):
    ms = [e.extra["ms"] for e in events if "ms" in e.extra]
    avg = sum(ms) / len(ms) if ms else None
    print(unit, len(events), avg)
slow = max((e for es in per_unit.values() for e in es), key=lambda e: e.extra.get("ms", 0))
print(f"slowest {slow:short} by {slow.extra['by']}")
