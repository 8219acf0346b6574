import re
from collections import Counter
from fractions import Fraction

PART = re.compile(r"(?P<sign>[+-]?)(?:(?P<n>\d*)d(?P<faces>\d+)|(?P<flat>\d+))")


def parse_dice(text):
    text = text.replace(" ", "")
    parts = []
    pos = 0
    while pos < len(text):
        m = PART.match(text, pos)
        if not m:
            raise ValueError(f"{text!r} breaks at {pos}")
        sign = -1 if m["sign"] == "-" else 1
        if m["faces"]:
            parts.append((sign, int(m["n"] or 1), int(m["faces"])))
        else:
            parts.append((sign, int(m["flat"]), 1))
        pos = m.end()
    return parts


def distribution(parts):
    dist = Counter({0: 1})
    for sign, n, faces in parts:
        if faces == 1:
            dist = Counter({k + sign * n: v for k, v in dist.items()})
            continue
        for _ in range(n):
            nxt = Counter()
            for total, ways in dist.items():
                for f in range(1, faces + 1):
                    nxt[total + sign * f] += ways
            dist = nxt
    return dist


def mean(dist):
    ways = sum(dist.values())
    return Fraction(sum(k * v for k, v in dist.items()), ways)


for text in ("d4", "2d3 + 1", "d6-d2", "5", "2d+1"):
    try:
        parts = parse_dice(text)
    except ValueError as err:
        print("bad:", err)
        continue
    dist = distribution(parts)
    lo, hi = min(dist), max(dist)
    print(f"{text}: {lo}..{hi}, mean {float(mean(dist)):.2f}, parts {parts}")
    if len(dist) > 1:
        (best, ways), = dist.most_common(1)
        chance = Fraction(ways, sum(dist.values()))
        print(f"   likeliest {best} with {chance}")
