from fractions import Fraction
import re

INCH = re.compile(r"(?:(\d+)(?:\s+|-)(?=\d+/))?(\d+(?:/\d+)?)\"?")


def inches(text):
    m = INCH.fullmatch(text.strip())
    if m is None:
        raise ValueError(f"cannot read {text!r}")
    whole, part = m.groups()
    return int(whole or 0) + Fraction(part)


def show(f):
    sign = "-" if f < 0 else ""
    whole, rest = divmod(abs(f), 1)
    if not rest:
        return f'{sign}{whole}"'
    if whole == 0:
        return f'{sign}{rest}"'
    return f'{sign}{whole} {rest}"'


board = inches("96")
kerf = Fraction(1, 8)
cuts = ["23 5/8", "14-1/2", '7/16"', "30"]
left = board
for c in cuts:
    need = inches(c)
    left -= need + kerf
    print(f"cut {show(need):>9}  left {show(left):>11}  = {float(left):.4f}")

print(left, left.numerator, left.denominator)
pieces = left // inches("5 1/4")
print("more shelves:", pieces, "waste", show(left - pieces * inches("5 1/4")))

mm = left * Fraction(254, 10)
print(f"{float(mm):.1f} mm", mm, round(mm), round(mm, 1))
sixteenth = Fraction(round(Fraction("3.3") * 16), 16)
print(show(sixteenth), show(sixteenth - Fraction("3.3")))

half, third = Fraction(1, 2), Fraction("1/3")
print(half + third, half * third, half / third, half ** 3, -half % third)
print(Fraction(0.75), Fraction("0.125"), Fraction(6, -8), Fraction(7, 7))
print(half == 0.5, third == 1 / 3, third < 0.34, max(half, third, 0.4))

for bad in ("2 feet", "", "3/0"):
    try:
        print(inches(bad))
    except (ValueError, ZeroDivisionError) as e:
        print(type(e).__name__, "-", e)
