import csv
import io
from collections import defaultdict
from datetime import datetime
from statistics import median

CSV = """line,planned,actual
14,07:10,07:13
14,07:40,07:40
22,07:15,07:29
22,07:45,07:44
14,08:10,08:21
N3,23:55,00:04
"""


def minutes(planned: str, actual: str) -> int:
    fmt = "%H:%M"
    diff = datetime.strptime(actual, fmt) - datetime.strptime(planned, fmt)
    m = int(diff.total_seconds()) // 60
    if m < -720:       # past midnight
        m += 1440
    return m


class Stats:
    def __init__(self):
        self.delays = []

    def add(self, d):
        self.delays.append(d)
        return self

    @property
    def punctual(self):
        return sum(1 for d in self.delays if d <= 5) / len(self.delays)

    def __format__(self, spec):
        if spec == "short":
            return f"{len(self.delays)} trips"
        return (f"{len(self.delays)} trips, median {median(self.delays):g}, "
                f"max {max(self.delays)}, punctual {self.punctual:.0%}")


lines = defaultdict(Stats)
hours = defaultdict(int)
for rec in csv.DictReader(io.StringIO(CSV)):
    d = minutes(rec["planned"], rec["actual"])
    lines[rec["line"]].add(d)
    hours[rec["planned"][:2]] += d
    if d > 10:
        print("late:", rec["line"], rec["planned"], "by", d)

for name, stats in sorted(lines.items()):
    print(f"{name:>3}: {stats}")
print(f"short form: {lines['14']:short}")

for h, total in hours.items():
    print(h + "h", "." * total, total)

out = io.StringIO()
writer = csv.writer(out, delimiter="\t", lineterminator="\n")
writer.writerow(["line", "sum"])
for name in sorted(lines, key=lambda n: -sum(lines[n].delays)):
    writer.writerow([name, sum(lines[name].delays)])
print(out.getvalue(), end="")
