"""Linear regression of rent against area, everything by hand."""
import re
from math import sqrt

ADS = [
    "Bright flat, 45 m2, 610 EUR",
    "Studio near park, 28 m2, 430 EUR",
    "Family home, 92 m2, 1180 EUR",
    "Loft, 70 m2, 990 EUR",
    "room only, price on request",
    "Two rooms, 54 m2, 700 EUR",
]

PATTERN = re.compile(r"(?P<area>\d+) m2, (?P<rent>\d+) EUR")


def extract(ads):
    for ad in ads:
        m = PATTERN.search(ad)
        if m is None:
            print("no numbers in:", ad)
            continue
        yield float(m["area"]), float(m["rent"])


class Line:
    def __init__(self, slope, intercept):
        self.slope = slope
        self.intercept = intercept

    def __call__(self, x):
        return self.slope * x + self.intercept

    def __repr__(self):
        sign = "+" if self.intercept >= 0 else "-"
        return f"y = {self.slope:.3f}x {sign} {abs(self.intercept):.2f}"


def fit(points):
    n = len(points)
    mx = sum(x for x, _ in points) / n
    my = sum(y for _, y in points) / n
    sxy = sxx = syy = 0.0
    for x, y in points:
        sxy += (x - mx) * (y - my)
        sxx += (x - mx) ** 2
        syy += (y - my) ** 2
    slope = sxy / sxx
    return Line(slope, my - slope * mx), sxy / sqrt(sxx * syy)


points = list(extract(ADS))
print(len(points), "usable ads")
line, r = fit(points)
print(line)
print(f"r = {r:.4f}, r2 = {r * r:.4f}")

worst = None
for x, y in sorted(points):
    residual = y - line(x)
    print(f"{x:5.0f} m2  real {y:7.0f}  model {line(x):8.1f}  diff {residual:+7.1f}")
    if worst is None or abs(residual) > abs(worst[1]):
        worst = (x, residual)
print("least typical flat:", worst[0], "m2", "too dear" if worst[1] > 0 else "a bargain")
for area in (35, 60, 120):
    print(area, "->", round(line(area)))
