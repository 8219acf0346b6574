"""Hex, rgb and named colours."""
import colorsys
import re
from typing import NamedTuple

_HEX = re.compile(r"#?([0-9a-f]{3}|[0-9a-f]{6})", re.I)
_FUNC = re.compile(r"rgb\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*\)")
NAMES = {"black": "#000", "white": "#fff", "teal": "#008080", "coral": "#ff7f50"}


class Colour(NamedTuple):
    r: int
    g: int
    b: int

    @property
    def hex(self):
        return "#%02x%02x%02x" % self

    @property
    def luma(self):
        return round(0.299 * self.r + 0.587 * self.g + 0.114 * self.b, 1)


def _clamp(v):
    return 0 if v < 0 else 255 if v > 255 else int(v)


def parse(value):
    if isinstance(value, Colour):
        return value
    if isinstance(value, (tuple, list)):
        if len(value) != 3:
            raise ValueError("three channels expected, got %d" % len(value))
        return Colour(*map(_clamp, value))
    if not isinstance(value, str):
        raise TypeError("no colour: %r" % (value,))
    text = NAMES.get(value.strip().lower(), value.strip())
    if m := _FUNC.fullmatch(text):
        return Colour(*(_clamp(int(x)) for x in m.groups()))
    m = _HEX.fullmatch(text)
    if m is None:
        raise ValueError("cannot read colour %r" % value)
    digits = m[1]
    if len(digits) == 3:
        digits = "".join(d * 2 for d in digits)
    return Colour(*bytes.fromhex(digits))


def mix(a, b, weight=0.5):
    a, b = parse(a), parse(b)
    return Colour(*(round(x + (y - x) * weight) for x, y in zip(a, b)))


def text_on(background):
    return "black" if parse(background).luma > 140 else "white"


def hue(value):
    h, _, _ = colorsys.rgb_to_hls(*(c / 255 for c in parse(value)))
    return round(h * 360)


def gradient(start, stop, steps):
    if steps < 2:
        raise ValueError("at least two steps")
    return [mix(start, stop, i / (steps - 1)).hex for i in range(steps)]


if __name__ == "__main__":
    for c in ("#1e90ff", "fc0", "Teal", "rgb(10, 300, 7)", (1, -4, 999)):
        col = parse(c)
        print(c, tuple(col), col.hex, col.luma, text_on(col), hue(col))
    print(mix("black", "white"), mix("coral", "#000", weight=0.25).hex)
    print(gradient("white", "teal", 4))
    for bad in ("#12", "pinkish", (1, 2), None):
        try:
            parse(bad)
        except (ValueError, TypeError) as e:
            print(type(e).__name__, e, sep=": ")
    assert parse(parse("#abc")).hex == "#aabbcc"
