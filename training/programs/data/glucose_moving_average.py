from collections import deque
from statistics import mean, pstdev
from typing import Iterator, NamedTuple


class Reading(NamedTuple):
    minute: int
    mgdl: int


class SensorGap(Exception):
    def __init__(self, start, end):
        super().__init__(f"no data from {start} to {end}")
        self.start = start
        self.end = end


readings = [Reading(0, 98), Reading(15, 104), Reading(30, 131), Reading(45, 158),
            Reading(60, 149), Reading(75, 122), Reading(90, 110)]


def smooth(rows: list, width: int) -> Iterator[tuple]:
    window: deque = deque(maxlen=width)
    for r in rows:
        window.append(r.mgdl)
        if len(window) == width:
            yield r.minute, round(sum(window) / width, 2)


def check_spacing(rows, step=15):
    for a, b in zip(rows, rows[1:]):
        if b.minute - a.minute > step:
            raise SensorGap(a.minute, b.minute)
    return True


def ema(rows, alpha):
    value = None
    for r in rows:
        if value is None:
            value = float(r.mgdl)
        else:
            value = alpha * r.mgdl + (1 - alpha) * value
        yield round(value, 1)


def bar(n, low=90, scale=4):
    return "*" * ((n - low) // scale)


if __name__ == "__main__":
    print("spacing ok:", check_spacing(readings))
    for r in readings:
        flag = " HIGH" if r.mgdl > 140 else ""
        print(f"{r.minute:>3} {r.mgdl:>4} {bar(r.mgdl)}{flag}")
    three = list(smooth(readings, 3))
    print("moving:", three)
    peak = max(three, key=lambda t: t[1])
    print("peak of smoothed curve at minute", peak[0])
    print("ema:", list(ema(readings, 0.5)))
    values = [r.mgdl for r in readings]
    print("mean %.1f, sd %.2f" % (mean(values), pstdev(values)))
    broken = readings[:2] + readings[5:]
    try:
        check_spacing(broken)
    except SensorGap as gap:
        print("Error:", gap)
        print("missing samples:", (gap.end - gap.start) // 15 - 1)
