# hike statistics from a list of altitudes (metres, one per 100 m of way)
from math import hypot, inf


def smooth(values, radius=1):
    result = []
    for i in range(len(values)):
        window = values[max(0, i - radius):i + radius + 1]
        result.append(sum(window) / len(window))
    return result


def climb(values, threshold=5):
    """Total ascent; small wiggles do not count."""
    total = 0
    base = None
    for v in values:
        if base is None or v < base:
            base = v
        elif v - base >= threshold:
            total += v - base
            base = v
    return total


def peaks(values):
    found = []
    for i, v in enumerate(values):
        left = values[i - 1] if i else -inf
        right = values[i + 1] if i + 1 < len(values) else -inf
        if left < v >= right:
            found.append((i, v))
    return found


def sparkline(values, blocks="_.-^"):
    if not values:
        return ""
    lo, hi = min(values), max(values)
    span = hi - lo or 1
    return "".join(blocks[int((v - lo) / span * (len(blocks) - 1))] for v in values)


def steepest(values, step=100):
    best = (0.0, None)
    for i, (a, b) in enumerate(zip(values, values[1:])):
        slope = abs(b - a) / step * 100
        if slope > best[0]:
            best = (slope, i)
    return best


def interpolate(values, x):
    if not values:
        raise LookupError("no altitudes")
    if x <= 0:
        return values[0]
    i = int(x)
    if i >= len(values) - 1:
        return values[-1]
    return values[i] + (values[i + 1] - values[i]) * (x - i)


hikes = dict(
    hill=[310, 330, 371, 365, 340, 352],
    canal=[12, 12, 13, 12],
    tower=[80],
    nowhere=[],
)
for name, alt in hikes.items():
    way = sum(hypot(100, b - a) for a, b in zip(alt, alt[1:]))
    print(f"{name:8}{sparkline(alt):8} {way:7.1f} m  up {climb(alt):3} peaks {peaks(alt)}")
    print("        smooth", [round(v, 1) for v in smooth(alt)], "steep", steepest(alt))
    for x in (-1, 1.5, 9):
        try:
            print("        at", x, interpolate(alt, x))
        except LookupError as e:
            print("        at", x, e)
            break
print(climb([0, 4, 8, 3, 9], threshold=1), smooth([1, 10, 100], radius=0), climb([9, 5, 1]))
