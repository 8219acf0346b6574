# Who works with whom? Shifts written like "22:00-06:00"
from datetime import time
from itertools import combinations
from typing import Tuple

Minutes = Tuple[int, int]


def parse_shift(text: str) -> Minutes:
    begin, end = (time.fromisoformat(t.strip()) for t in text.split("-"))
    a = begin.hour * 60 + begin.minute
    b = end.hour * 60 + end.minute
    if b <= a:
        b += 24 * 60
    return a, b


def overlap(x: Minutes, y: Minutes) -> int:
    best = 0
    for offset in (-1440, 0, 1440):
        lo = max(x[0], y[0] + offset)
        hi = min(x[1], y[1] + offset)
        if hi > lo:
            best += hi - lo
    return best


def pay(shift, rate=15.0, night=(22 * 60, 30 * 60)):
    total = shift[1] - shift[0]
    at_night = overlap(shift, night)
    amount = total / 60 * rate
    amount += at_night / 60 * rate * 0.25
    if total > 480:
        amount += (total - 480) / 60 * 5
    return round(amount, 2)


def coverage(shifts, step=360):
    bars = []
    for start in range(0, 1440, step):
        block = (start, start + step)
        n = sum(1 for s in shifts if overlap(s, block) > 0)
        bars.append(str(n) if n else ".")
    return "".join(bars)


team = {}
for who, text in [("Pia", "06:00-14:30"), ("Abdul", "13:00-21:00"), ("Noor", "22:00-07:00"),
                  ("Tom", "25:00-26:00"), ("Eve", "8 to 9")]:
    try:
        team[who] = parse_shift(text)
    except ValueError as e:
        print(f"{who}: {text!r} ignored ({e})")

for who, s in team.items():
    print(f"{who:6}{s[0]:5}{s[1]:5}{pay(s):9.2f}")
for a, b in combinations(team, 2):
    mins = overlap(team[a], team[b])
    if mins:
        print(f"{a} meets {b} for {mins} minutes")
    else:
        print(f"{a} never sees {b}")
print(coverage(team.values()), coverage([]), coverage([(0, 1440)], 720))
print(pay((600, 600)), overlap((0, 60), (60, 90)), parse_shift("05:00-05:00"))
