import math
from statistics import pstdev

#   route -> minutes of delay, None = bus did not come
DELAYS = {
    "7": [0, 2, 11, None, 3],
    "12X": [-1, 0, 1],
    "N3": [None, None],
    "40": [],
}


def trimmed_mean(values, cut=1):
    xs = sorted(v for v in values if v is not None)
    if len(xs) > 2 * cut:
        xs = xs[cut:len(xs) - cut]
    if not xs:
        return math.nan
    return sum(xs) / len(xs)


def grade(mean, missing):
    if math.isnan(mean):
        return "F"
    letter = "A"
    for limit in (1, 3, 8):
        if mean > limit:
            letter = chr(ord(letter) + 1)
    if missing and letter != "D":
        letter += "-"
    return letter


def histogram(values, size=5, symbol="▪"):
    buckets = {}
    for v in values:
        if v is None:
            continue
        low = v // size * size
        buckets[low] = buckets.get(low, 0) + 1
    return [f"{low:>3}..{low + size - 1:<3}{symbol * n}" for low, n in sorted(buckets.items())]


def streak(values, ok=lambda v: v is not None and v <= 2):
    best = run = 0
    for v in values:
        if ok(v):
            run += 1
            best = max(best, run)
        else:
            run = 0
    return best


def route_key(name):
    digits = "".join(filter(str.isdigit, name))
    return (not name[0].isdigit(), int(digits or 0), name)


for route in sorted(DELAYS, key=route_key):
    data = DELAYS[route]
    m = trimmed_mean(data)
    missing = data.count(None)
    real = [v for v in data if v is not None]
    spread = round(pstdev(real), 2) if real else "n/a"
    print(f"{route:<4}{m:6.2f} {grade(m, missing):<3} spread {spread} streak {streak(data)}")
    for bar in histogram(data):
        print("     ", bar)
print(trimmed_mean([5]), trimmed_mean([1, 100]), trimmed_mean([4, 1, 100, 2], cut=0))
print(streak("aabaaa", ok=str.islower), streak([3, 3]), streak("aBBc", str.isupper))
