"""Unit conversion where a unit may also have an offset (°F!)."""
from fractions import Fraction
from typing import Dict, NamedTuple


class Unit(NamedTuple):
    dimension: str
    factor: Fraction
    offset: Fraction = Fraction(0)


class DimensionMismatch(TypeError):
    pass


UNITS: Dict[str, Unit] = {}
ALIASES: Dict[str, str] = {}


def define(name, dimension, factor=1, offset=0, *, aliases=()):
    if name in UNITS:
        raise KeyError(f"{name} is defined already")
    UNITS[name] = Unit(dimension, Fraction(str(factor)), Fraction(str(offset)))
    ALIASES.update(dict.fromkeys(aliases, name))


def find(name) -> Unit:
    name = ALIASES.get(name, name)
    if name not in UNITS:
        close = [u for u in UNITS if u[:1] == name[:1]]
        raise LookupError(f"unknown unit {name!r}" + (f"; perhaps {' or '.join(close)}" if close else ""))
    return UNITS[name]


def convert(value, src, dst, *, places=None):
    a, b = find(src), find(dst)
    if a.dimension != b.dimension:
        raise DimensionMismatch(f"{src} is {a.dimension}, {dst} is {b.dimension}")
    base = (Fraction(str(value)) + a.offset) * a.factor
    result = base / b.factor - b.offset
    return float(result) if places is None else round(float(result), places)


def parse(text):
    """'12.5 km' or '-3°C' -> number, unit name"""
    cut = len(text)
    while cut and not text[cut - 1].isdigit():
        cut -= 1
    return float(text[:cut]), text[cut:].strip()


define("m", "length", aliases=["metre", "meter"])
define("km", "length", 1000)
define("in", "length", "0.0254", aliases=['"', "inch"])
define("ft", "length", Fraction("0.3048"))
define("K", "temperature")
define("C", "temperature", offset=273.15, aliases=["°C"])
define("F", "temperature", "5/9", "459.67", aliases=["°F"])

print(convert(1, "in", "m"), convert(6, "ft", "inch"))
print(convert(26.2, "km", "ft", places=1), convert(0, "m", "km"))
print(convert(100, "C", "F"), convert(-40, "°F", "°C"), convert("98.6", "F", "C", places=1))
print(convert(0, "K", "C"), convert(1, "ft", "km", places=3))
print(find("metre"), UNITS["F"].factor)
for text in ("12.5 km", "-3°C", '27"'):
    value, unit = parse(text)
    print(f"{value:6.1f} {unit:<3}", find(unit).dimension)
problems = [lambda: convert(1, "m", "K"), lambda: find("feet"), lambda: define("m", "mass"), lambda: find("zoll")]
for p in problems:
    try:
        p()
    except (TypeError, LookupError) as e:
        print(type(e).__name__ + ":", e)
parse("km")
