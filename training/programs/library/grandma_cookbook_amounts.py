# scale grandma's recipes - amounts like 1 1/2 cups are written as text
import re
from fractions import Fraction
import math

AMOUNT = re.compile(r"(?<![\w/])(?:(\d+)\s+)?(\d+)(?:/(\d+))?(?=\s*(cups?|tsp|tbsp|eggs?)\b)")

def to_fraction(m):
    whole, num, den = m.group(1), m.group(2), m.group(3)
    value = Fraction(int(num), int(den or 1))
    if whole:
        value += int(whole)
    return value

def pretty(value):
    whole = math.floor(value)
    rest = value - whole
    if rest == 0:
        return str(whole)
    elif whole == 0:
        return str(rest)
    else:
        return f"{whole} {rest}"

def scale(line, factor):
    def new_amount(m):
        return pretty(to_fraction(m) * factor)
    return AMOUNT.sub(new_amount, line)

recipe = ["1 1/2 cups flour", "3/4 cup butter and 2 eggs",
          "1/3 cup sugar (type 405)", "1 tsp salt, 1/2 tsp B12"]

for factor in (Fraction(2), Fraction(2, 3), Fraction("0.5")):
    print("x", factor)
    for line in recipe:
        print("   ", scale(line, factor))

# how much is it altogether, per unit
totals = {}
for line in recipe:
    for m in AMOUNT.finditer(line):
        unit = m[4].rstrip("s")
        totals[unit] = totals.get(unit, 0) + to_fraction(m)
for unit in sorted(totals):
    t = totals[unit]
    print(unit, t, round(float(t), 3), t.limit_denominator(2))

spoons = totals["cup"] * 16
print("tablespoons:", spoons, math.ceil(spoons), spoons.numerator % spoons.denominator)
biggest = max(totals.items(), key=lambda p: p[1])
print(biggest[0], biggest[1] > Fraction(5, 2), math.isclose(biggest[1], 2.583, abs_tol=1e-3))
print(re.split(r"\s*(?:,|\band\b)\s*", recipe[1] + ", " + recipe[3]))
print(math.gcd(12, 18), Fraction(12, 18), math.lcm(4, 3, 2))
