# decodes resistor bands and simple networks "R1 + (R2 | R3)"
import re
from functools import lru_cache

COLORS = "black brown red orange yellow green blue violet grey white".split()
TOLERANCE = {"gold": 5, "silver": 10, "brown": 1}


class BandError(ValueError):
    """Wrong colour or number of bands."""


@lru_cache(maxsize=None)
def digit(color: str) -> int:
    try:
        return COLORS.index(color)
    except ValueError:
        raise BandError(f"{color} is no digit") from None


def decode(bands: str) -> tuple[int, int]:
    names = re.split(r"[\s,-]+", bands.strip().lower())
    if len(names) not in (3, 4):
        raise BandError(f"{len(names)} bands")
    tens, ones, zeros = (digit(n) for n in names[:3])
    tol = TOLERANCE.get(names[3], 20) if len(names) == 4 else 20
    return (tens * 10 + ones) * 10 ** zeros, tol


def pretty(ohms: float) -> str:
    for limit, suffix in ((1_000_000, "M"), (1_000, "k")):
        if ohms >= limit:
            return f"{ohms / limit:g}{suffix}"
    return f"{ohms:.4g}"


class Network:
    def __init__(self, parts):
        self.parts = parts

    def solve(self, text):
        while "(" in text:
            text = re.sub(r"\(([^()]*)\)", lambda m: repr(self.flat(m[1])), text)
        return self.flat(text)

    def flat(self, text):
        total = 0.0
        for series in text.split("+"):
            values = [self.number(t.strip()) for t in series.split("|")]
            total += 1 / sum(1 / v for v in values) if len(values) > 1 else values[0]
        return total

    def number(self, t):
        return float(self.parts[t]) if t in self.parts else float(t)


parts = {}
for label, bands in {"R1": "red red brown gold", "R2": "Brown-black-orange",
                     "R3": "green, blue, orange, silver", "R4": "pink red red", "R5": "red"}.items():
    try:
        ohms, tol = decode(bands)
    except BandError as e:
        print(label, "unreadable:", e)
        continue
    parts[label] = ohms
    spread = ohms * tol // 100
    print(f"{label} {pretty(ohms)} ohm +-{tol}% ({ohms - spread}..{ohms + spread})")

net = Network(parts)
for expr in ("R1 + R2", "R2 | R2", "R1 + (R2 | R3) + 80", "R1 + R9"):
    try:
        print(expr, "=", pretty(net.solve(expr)))
    except ValueError as e:
        print(expr, "failed:", e)
