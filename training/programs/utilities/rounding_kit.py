# rounding in all the ways accountants and engineers want it
import math
from decimal import ROUND_CEILING, ROUND_DOWN, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_HALF_UP, Decimal
from fractions import Fraction

MODES = {"up": ROUND_HALF_UP, "down": ROUND_HALF_DOWN, "even": ROUND_HALF_EVEN, "cut": ROUND_DOWN, "ceil": ROUND_CEILING}


def round_dec(value, places=0, mode="up"):
    """Exact decimal rounding; value should be text, int or Decimal."""
    if isinstance(value, float):
        value = repr(value)
    step = Decimal(1).scaleb(-places)
    return Decimal(value).quantize(step, rounding=MODES[mode])


def to_step(x, step=1, *, how=round):
    if step <= 0:
        raise ValueError("step must be positive")
    return how(x / step) * step


def significant(x, n=3):
    if x == 0:
        return 0.0
    if n < 1:
        raise ValueError(f"cannot keep {n} digits")
    return round(x, n - 1 - math.floor(math.log10(abs(x))))


def clamp(x, low, high):
    if low > high:
        low, high = high, low
    return max(low, min(x, high))


def rescale(x, src, dst=(0.0, 1.0), *, clip=False):
    (a, b), (c, d) = src, dst
    t = (x - a) / (b - a)
    if clip:
        t = clamp(t, 0, 1)
    return c + t * (d - c)


def nice_ceiling(x):
    """1, 2 or 5 times a power of ten, at least x"""
    power = 10 ** math.floor(math.log10(x))
    for m in (1, 2, 5, 10):
        if m * power >= x:
            return m * power


def mixed(x, largest=16):
    """1.375 -> '1 3/8'"""
    frac = Fraction(x).limit_denominator(largest)
    whole, rest = divmod(abs(frac), 1)
    sign = "-" if frac < 0 else ""
    if not rest:
        return f"{sign}{whole}"
    return sign + (f"{whole} " if whole else "") + f"{rest.numerator}/{rest.denominator}"


for mode in MODES:
    print(mode.ljust(5), *(round_dec(v, 1, mode) for v in ("2.25", "-2.25", 0.35, "7.249")))
print(round_dec(12345, -2), round_dec("0.5"), round_dec("1.5", mode="even"), round_dec(Decimal("2.5"), mode="even"))
print(round(2.5), round(3.5), round(-0.5), round(2.675, 2), round(1234.5, -2), round(1250, -2))
print(to_step(7.3, 0.5), to_step(17, 5), to_step(17, 5, how=math.ceil), to_step(-17, 5, how=int), to_step(12.5, 5))
print([significant(x) for x in (123456, 0.00123456, -9.996, 0)], significant(1999, 1))
print(clamp(15, 0, 10), clamp(-1, 10, 0), clamp(2.5, 1, 3), clamp("m", "a", "f"))
print(rescale(5, (0, 10)), rescale(75, (50, 100), (0, 255)), rescale(-3, (0, 10), (1, -1), clip=True))
print([nice_ceiling(x) for x in (3, 42, 0.7, 100, 6100)])
print([mixed(x) for x in (1.375, 0.3333, -2.5, 4, 0.01, -0.75)], mixed("22/7", 5))
print(math.trunc(-2.7), math.floor(-2.7), int(2.7), -7 // 2, -7 % 3, math.fmod(-7, 3), divmod(-7.5, 2))
for call in (lambda: to_step(3, 0), lambda: significant(5, 0), lambda: rescale(1, (2, 2)), lambda: nice_ceiling(0)):
    try:
        call()
    except (ValueError, ZeroDivisionError) as e:
        print(f"{type(e).__name__}: {e}")
