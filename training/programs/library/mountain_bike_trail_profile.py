# Elevation profile of a bike trail: bytes with deltas, climbs, ascii drawing
from itertools import accumulate, groupby, pairwise
from math import atan, degrees, hypot
import struct

STEP = 250  # metres between two samples


def compress(heights: list[int]) -> bytes:
    first, *_ = heights
    deltas = [b - a for a, b in pairwise(heights)]
    return struct.pack(f">H{len(deltas)}b", first, *deltas)


def expand(data: bytes) -> list[int]:
    first, *deltas = struct.unpack(f">H{len(data) - 2}b", data)
    return list(accumulate(deltas, initial=first))


def climbs(heights):
    parts = []
    slopes = [(b > a) - (b < a) for a, b in pairwise(heights)]
    pos = 0
    for sign, run in groupby(slopes):
        n = len(list(run))
        if sign > 0:
            parts.append((pos, pos + n, heights[pos + n] - heights[pos]))
        pos += n
    return parts


def draw(heights, rows=4):
    low, high = min(heights), max(heights)
    size = (high - low) / rows
    for r in reversed(range(rows)):
        level = low + r * size
        yield f"{level:>6.0f} " + "".join("█" if h > level else " " for h in heights).rstrip()


trail = [612, 640, 705, 705, 690, 655, 741, 801]
data = compress(trail)
print(data.hex(" "), len(data), "bytes instead of", 2 * len(trail))
print(expand(data) == trail)
for line in draw(trail):
    print(line)

for start, end, gain in climbs(trail):
    length = (end - start) * STEP
    grade = gain / length
    print(f"km {start * STEP / 1000:.2f}-{end * STEP / 1000:.2f}: +{gain} m {grade:.1%} {degrees(atan(grade)):.1f}°")

up = sum(max(b - a, 0) for a, b in pairwise(trail))
down = up - (trail[-1] - trail[0])
real = sum(hypot(STEP, b - a) for a, b in pairwise(trail))
print(f"up {up}, down {down}, length {real:,.1f} m (+{real / (STEP * 7) - 1:.2%})")
print("peak so far:", list(accumulate(trail, max)))

try:
    compress([500, 650])
except struct.error as e:
    print("too steep:", e)
print(int.from_bytes(data[:2], "big"), int.from_bytes(data[-1:], "big", signed=True), data[6])
a, b, flat = round(real), int(real), f"{real:.0f}" == str(round(real))
print(a, b, flat)
