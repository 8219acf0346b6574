# Star catalogue cards of a school observatory (one card has a hole in it)
import re
from dataclasses import dataclass, fields
from fractions import Fraction
from math import cos, radians, sin

CARDS = """\
Vega      | 18h37m | +38.8 | 0.03
Altair    | 19h51m | +8.9  | 0.76
M57       | 18h54m | +33.0 | 8.8 [ring]
Fomalhaut | 22h58m | -29.6 | 1.16
"""


@dataclass
class Star:
    name: str
    ra: Fraction
    dec: float
    mag: float
    note: str | None = None

    def vector(self):
        a, d = radians(float(self.ra) * 15), radians(self.dec)
        return tuple(round(v, 3) for v in (cos(d) * cos(a), cos(d) * sin(a), sin(d)))

    def label(self):
        # bug: stars without a note have None here
        return f"{self.name} ({self.note.upper()})"


def parse_card(line):
    name, ra, dec, rest = (p.strip() for p in line.split("|"))
    hours, minutes = map(int, re.match(r"(\d+)h(\d+)m", ra).groups())
    mag, bracket, note = rest.partition(" [")
    return Star(name, hours + Fraction(minutes, 60), float(dec), float(mag),
                note.rstrip("]") if bracket else None)


stars = [parse_card(l) for l in CARDS.splitlines()]
print([f.name for f in fields(Star)][:3])
for s in stars:
    print(f"{s.name:<10}{str(s.ra):>8}{s.dec:>+7.1f}{s.mag:>6.2f}", s.vector())

naked_eye = [s for s in stars if s.mag < 6]
print(len(naked_eye), min(stars, key=lambda s: s.mag).name)
ratio = 100 ** ((stars[2].mag - stars[0].mag) / 5)
print(f"Vega is {ratio:,.0f} times brighter than M57")

by_hour = {}
for s in stars:
    by_hour.setdefault(int(s.ra), []).append(s.name[0])
print(by_hour)

tonight = sorted((s for s in stars if s.dec > 0), key=lambda s: -s.mag)
for number, star in enumerate(tonight, 1):
    print(f"{number}.".zfill(3), star.label())
