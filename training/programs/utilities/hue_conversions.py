"""Conversions between RGB (0-255), HSL, CMYK and hex."""
from typing import NamedTuple, Union


class RGB(NamedTuple):
    r: int
    g: int
    b: int

    @property
    def hex(self) -> str:
        return "#%02X%02X%02X" % self


class HSL(NamedTuple):
    h: float
    s: float
    l: float

    def rotate(self, degrees: float) -> "HSL":
        return self._replace(h=(self.h + degrees) % 360)


def from_hex(text: str) -> RGB:
    digits = text.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(d * 2 for d in digits)
    if len(digits) != 6:
        raise ValueError(f"{text!r}: 3 or 6 hex digits, please")
    return RGB._make(bytes.fromhex(digits))


def rgb_to_hsl(rgb: RGB) -> HSL:
    r, g, b = (c / 255 for c in rgb)
    high, low = max(r, g, b), min(r, g, b)
    light = (high + low) / 2
    span = high - low
    if span == 0:
        return HSL(0.0, 0.0, round(light, 3))
    sat = span / (1 - abs(2 * light - 1))
    if high == r:
        hue = ((g - b) / span) % 6
    elif high == g:
        hue = (b - r) / span + 2
    else:
        hue = (r - g) / span + 4
    return HSL(round(hue * 60, 1), round(sat, 3), round(light, 3))


def hsl_to_rgb(hsl: HSL) -> RGB:
    h, s, l = hsl
    chroma = (1 - abs(2 * l - 1)) * s
    x = chroma * (1 - abs(h / 60 % 2 - 1))
    m = l - chroma / 2
    table = [(chroma, x, 0), (x, chroma, 0), (0, chroma, x), (0, x, chroma), (x, 0, chroma), (chroma, 0, x)]
    return RGB(*(round((c + m) * 255) for c in table[int(h // 60) % 6]))


def to_cmyk(rgb: RGB, places: int = 2) -> tuple:
    k = 1 - max(rgb) / 255
    if k == 1:
        return (0.0, 0.0, 0.0, 1.0)
    return tuple(round((1 - c / 255 - k) / (1 - k), places) for c in rgb) + (round(k, places),)


def web_safe(colour: Union[RGB, str]) -> str:
    rgb = from_hex(colour) if isinstance(colour, str) else colour
    return RGB(*(51 * round(c / 51) for c in rgb)).hex


print(from_hex("#fa0"), from_hex("336699").hex)
print(rgb_to_hsl(RGB(255, 0, 0)), tuple(rgb_to_hsl(from_hex("#808080"))))
sea = rgb_to_hsl(RGB(30, 144, 255))
print(sea)
print(hsl_to_rgb(sea), sea.rotate(180).h, sea.rotate(-300).h)
print(hsl_to_rgb(HSL(120, 1.0, 0.25)).hex, hsl_to_rgb(HSL(0, 0, 1)))
print(to_cmyk(RGB(0, 0, 0)), to_cmyk(RGB(255, 128, 0)), to_cmyk(RGB(10, 20, 40), places=1))
print(web_safe("#1E90FF"), web_safe(RGB(76, 77, 250)))
print(sorted([RGB(9, 1, 1), RGB(9, 0, 200)])[0].hex, RGB(1, 2, 3) == (1, 2, 3))
for bad in ("#12", "zzzzzz"):
    try:
        from_hex(bad)
    except ValueError as e:
        print("ValueError:", e)
