# A party playlist: durations as text, crossfades, keys on the wheel, no repeats
from collections import deque
from functools import reduce, total_ordering
from itertools import islice, pairwise
from math import gcd


@total_ordering
class Duration:
    def __init__(self, seconds):
        self.seconds = int(seconds)

    @classmethod
    def parse(cls, text):
        total = 0
        for part in text.split(":"):
            total = total * 60 + int(part)
        return cls(total)

    def __add__(self, other):
        return Duration(self.seconds + getattr(other, "seconds", other))

    __radd__ = __add__

    def __sub__(self, other):
        return Duration(self.seconds - getattr(other, "seconds", other))

    def __eq__(self, other):
        return self.seconds == getattr(other, "seconds", other)

    def __lt__(self, other):
        return self.seconds < getattr(other, "seconds", other)

    def __str__(self):
        minutes, sec = divmod(self.seconds, 60)
        hours, minutes = divmod(minutes, 60)
        return f"{hours}:{minutes:02}:{sec:02}" if hours else f"{minutes}:{sec:02}"


TRACKS = [
    ("Golden Hour", "4:05", 8), ("Paper Boats", "3:15", 9),
    ("Monsoon", "12:20", 3), ("Left Shoe", "2:58", 8), ("Golden Hour", "4:05", 8),
]

seen = set()
songs = []
for title, length, key in TRACKS:
    if (k := frozenset(title.lower().split())) in seen:
        print("twice:", title)
        continue
    seen.add(k)
    songs.append((title, Duration.parse(length), key))

total = sum(d for _, d, _ in songs)
print("total", total, "longest", max(songs, key=lambda s: s[1])[0])
clock = Duration(0)
for title, d, _ in songs:
    print(f"{str(clock):>7} {title}")
    clock = clock + d - 6
print("with crossfade:", clock + 6, total - clock > 15, (total - clock).seconds)


def distance(a, b, wheel=12):
    diff = abs(a - b) % wheel
    return min(diff, wheel - diff)


jumps = [distance(x[2], y[2]) for x, y in pairwise(songs)]
print("jumps", jumps, "worst", max(jumps))

ring = deque(songs)
best = None
for turn in range(len(ring)):
    cost = sum(distance(x[2], y[2]) for x, y in pairwise(ring))
    if best is None or cost < best[0]:
        best = cost, turn, [s[0] for s in islice(ring, 2)]
    ring.rotate(1)
print(best)
print(reduce(gcd, (d.seconds for _, d, _ in songs)), sorted(str(d) for _, d, _ in songs))
print(Duration(59) <= 59, Duration.parse("1:00:01"), Duration.parse("90") == Duration.parse("1:30"))
