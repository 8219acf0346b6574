# Delays of tram lines, grouped by line, with a little text board
from collections import deque
from datetime import datetime
from itertools import groupby
from operator import attrgetter, itemgetter
from statistics import median, pstdev
from typing import NamedTuple


class Stop(NamedTuple):
    line: str
    planned: datetime
    actual: datetime

    @property
    def delay(self) -> float:
        return (self.actual - self.planned).total_seconds() / 60


LOG = """11 07:02 07:05
4 07:04 07:04
11 07:12 07:11
4 07:24 07:33
28 23:58 00:03
11 07:22 07:28"""


def parse(text: str) -> list[Stop]:
    stops = []
    for row in text.splitlines():
        line, planned, actual = row.split()
        p = datetime.strptime(planned, "%H:%M")
        a = datetime.strptime(actual, "%H:%M")
        if (p - a).total_seconds() > 12 * 3600:
            a = a.replace(day=2)
        stops.append(Stop(line.zfill(2), p, a))
    return stops


def board(rows: list[tuple[str, int, float, float]]) -> str:
    out = ["line  n   med  spread"]
    for line, n, mid, spread in rows:
        out.append(f"{line:>4}{n:>3}{mid:>+6.1f}{spread:>8.2f}")
    return "\n".join(out)


stops = parse(LOG)
stops.sort(key=attrgetter("line", "planned"))
rows = []
for line, group in groupby(stops, key=attrgetter("line")):
    delays = [s.delay for s in group]
    rows.append((line, len(delays), median(delays), pstdev(delays)))

print(board(rows))
print(board(sorted(rows, key=itemgetter(2), reverse=True)[:1]))

last_three = deque(maxlen=3)
for s in sorted(stops, key=attrgetter("actual")):
    last_three.append(s.delay)
print("last three:", list(last_three))
last_three.rotate(1)
print("rotated:", *last_three, sep=" ")
early = [s.line for s in stops if s.delay < 0]
late = {s.line for s in stops if s.delay >= 5}
print("early", early, "late", sorted(late), late <= {"04", "11", "28"})
print(f"on time: {sum(abs(s.delay) < 3 for s in stops) / len(stops):.0%}")
night = stops[-1]
print(night.actual.isoformat(), night.actual > night.planned, night.delay)
