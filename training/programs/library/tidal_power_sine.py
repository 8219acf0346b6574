# Tide heights at the mill from a sine curve; when can the wheel run?
import math
from datetime import datetime, timedelta
from itertools import groupby, pairwise
from statistics import mean

HIGH = datetime(2022, 9, 12, 4, 40)
PERIOD = timedelta(hours=12, minutes=25)
MID, AMPLITUDE = 3.1, 2.4


def height(when: datetime) -> float:
    phase = (when - HIGH) / PERIOD
    return MID + AMPLITUDE * math.cos(2 * math.pi * phase)


def wheel(level: float) -> str:
    if math.isclose(level, MID, abs_tol=0.35):
        return "slack"
    return "flood" if level > MID else "ebb"


start = HIGH.replace(hour=3, minute=0)
samples = []
for step in range(8):
    when = start + step * timedelta(minutes=90)
    samples.append((when, round(height(when), 2)))

for when, level in samples:
    bar = "~" * math.floor(level * 2)
    print(f"{when:%H:%M} {level:5.2f} {bar:<11}|{wheel(level):>6}")

runs = [(state, sum(1 for _ in group)) for state, group in groupby(wheel(l) for _, l in samples)]
print(runs)

steepest = max(pairwise(samples), key=lambda p: abs(p[1][1] - p[0][1]))
drop = steepest[1][1] - steepest[0][1]
print(f"steepest from {steepest[0][0]:%H:%M}: {drop:+.2f} m")
print("mean", round(mean(l for _, l in samples), 3), "range", round(2 * AMPLITUDE, 1))

next_high = HIGH + PERIOD
low = HIGH + PERIOD / 2
print(next_high.isoformat(timespec="minutes"), low.strftime("%H:%M:%S"))
print("highs this week:", timedelta(days=7) // PERIOD, "left", timedelta(days=7) % PERIOD)

# moon angle for the spring tides
angle = math.radians(30)
print(f"{math.sin(angle):.3f} {math.sin(angle) ** 2 + math.cos(angle) ** 2:.1f}", math.degrees(math.atan2(1, -1)))
print(math.isclose(math.sin(math.pi), 0.0), math.isclose(math.sin(math.pi), 0.0, abs_tol=1e-9))
power = 0.5 * 1025 * 9.81 * 120 * (height(HIGH) - height(low)) ** 2
print(f"{power:,.0f} J", f"{power:.2e}", math.log10(power).__floor__())
