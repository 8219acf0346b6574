# Watercolour palette: hex colours mixed, compared and exported as a small style sheet
from __future__ import annotations

import math
import re
from dataclasses import dataclass
from functools import reduce
from itertools import combinations
from string import Template


@dataclass(frozen=True, order=True)
class Paint:
    r: int
    g: int
    b: int

    @classmethod
    def from_hex(cls, text: str) -> Paint:
        digits = text.lstrip("#")
        if re.fullmatch(r"[0-9a-f]{3}", digits, re.I):
            digits = "".join(d * 2 for d in digits)
        if not re.fullmatch(r"[0-9a-f]{6}", digits, re.I):
            raise ValueError(f"not a colour: {text!r}")
        return cls(*bytes.fromhex(digits))

    def __str__(self) -> str:
        return "#" + bytes((self.r, self.g, self.b)).hex()

    def __and__(self, other: Paint) -> Paint:
        # pigments darken: geometric mean
        return Paint(*(round(math.sqrt(x * y)) for x, y in zip(self.parts, other.parts)))

    @property
    def parts(self) -> tuple[int, int, int]:
        return self.r, self.g, self.b

    def light(self) -> float:
        return (0.299 * self.r + 0.587 * self.g + 0.114 * self.b) / 255


PALETTE = {"ochre": "#cc7722", "Sky": "#9cf", "moss": "8a9a5b", "ink": "#1B1B2F", "sand": "#c2b28"}
paints: dict[str, Paint] = {}
for name, code in PALETTE.items():
    try:
        paints[name.lower()] = Paint.from_hex(code)
    except ValueError as err:
        print(err)

for name, p in paints.items():
    print(f"{name:<6}{p} {p.r:>3} {p.g:>3} {p.b:>3} light {p.light():.2f} {'dark' if p.light() < .5 else ''}")

close = sorted((math.dist(p.parts, q.parts), a, b) for (a, p), (b, q) in combinations(paints.items(), 2))
print(close[0][1:], f"{close[0][0]:.1f}", "|", close[-1][1:], f"{close[-1][0]:.1f}")

mixed = paints["ochre"] & paints["sky"]
print(mixed, mixed == paints["sky"] & paints["ochre"], reduce(lambda a, b: a & b, paints.values()))

rule = Template(".$name { color: $ink; background: ${paint}80 }")
for name in ("moss", "ink"):
    ink = "#fff" if paints[name].light() < 0.5 else "#000"
    print(rule.substitute(name=name, ink=ink, paint=paints[name]))

number = int(str(paints["moss"])[1:], 16)
print(number, f"{number:#010x}", number >> 16 == paints["moss"].r, (number >> 8) & 0xFF)
css = "a{color:#ABC;border:1px solid #aabbcc}b{color:#9cf}"
found = re.findall(r"#(?:[0-9a-f]{6}|[0-9a-f]{3})\b", css, re.I)
print(found, len({Paint.from_hex(f) for f in found}))
print(re.sub(r"#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3", r"#\1\2\3", css))
print(max(paints.values()), Paint(1, 2, 3) < Paint(1, 3, 0), hash(mixed) == hash(Paint(*mixed.parts)))
