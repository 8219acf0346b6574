"""Find gaps in a series of timestamps and fill them by interpolation."""
from datetime import datetime, timedelta

STEP = timedelta(minutes=10)
DATA = {
    "06:00": 4.0, "06:10": 4.4, "06:40": 5.6, "06:50": 5.5, "07:00": 5.7, "07:20": 6.5,
}


class Outage:
    def __init__(self, before, after):
        self.before, self.after = before, after

    @property
    def missing(self):
        return int((self.after - self.before) / STEP) - 1

    def times(self):
        t = self.before + STEP
        while t < self.after:
            yield t
            t += STEP

    def __str__(self):
        return f"{self.before:%H:%M}-{self.after:%H:%M} ({self.missing} missing)"


def to_time(text):
    hour, minute = map(int, text.split(":"))
    return datetime(2021, 6, 1, hour, minute)


series = {to_time(k): v for k, v in DATA.items()}
stamps = sorted(series)

outages = [Outage(a, b) for a, b in zip(stamps, stamps[1:]) if b - a > STEP]
for o in outages:
    print("outage", o)

filled = dict(series)
for o in outages:
    v0, v1 = series[o.before], series[o.after]
    for n, t in enumerate(o.times(), start=1):
        filled[t] = round(v0 + (v1 - v0) * n / (o.missing + 1), 2)

for t in sorted(filled):
    mark = "" if t in series else "  (guess)"
    print(f"{t:%H:%M}  {filled[t]:.2f}{mark}")

coverage = len(series) / len(filled)
print(f"coverage {coverage:.1%}")
jumps = []
ordered = sorted(filled.items())
for (t0, v0), (t1, v1) in zip(ordered, ordered[1:]):
    if abs(v1 - v0) >= 0.4 - 1e-9:
        jumps.append((t1.strftime("%H:%M"), round(v1 - v0, 2)))
print("jumps:", jumps)
longest = max(outages, key=lambda o: o.missing)
print("longest:", longest)
