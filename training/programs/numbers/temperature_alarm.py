"""Fridge log: running average and alarm (from the clinic's helper scripts)."""
from collections import deque
from typing import Iterable, Iterator


def running(values: Iterable[float], size: int) -> Iterator[float]:
    window: deque[float] = deque(maxlen=size)
    for v in values:
        window.append(v)
        yield sum(window) / len(window)


def f_to_c(f: float) -> float:
    return (f - 32) * 5 / 9


LOW, HIGH = 2.0, 8.0
readings_f = [39.2, 41.0, 44.6, 50.0, 53.6, 42.8]
readings = [round(f_to_c(f), 1) for f in readings_f]
print(readings)

alarms = 0
for hour, (t, avg) in enumerate(zip(readings, running(readings, 3)), start=6):
    if not LOW <= t <= HIGH:
        state = "ALARM" if avg > HIGH else "warn"
    else:
        state = "ok"
    if state == "ALARM":
        alarms += 1
    print(f"{hour:02d}:00 {t:5.1f} avg {avg:5.2f} {state}")

above = [t for t in readings if t > HIGH]
excess = sum(t - HIGH for t in above)
print(f"{alarms} alarm(s), degree hours above limit: {excess:.1f}")
print(f"share ok: {100 * (1 - len(above) / len(readings)):.0f}%")
kelvin = [t + 273.15 for t in readings[:2]]
print("kelvin", kelvin)
