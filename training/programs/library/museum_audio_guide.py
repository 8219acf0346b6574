# Builds the audio guide sheet of a small museum: numbers, lengths, wrapped texts
from enum import Enum, auto
from string import Template, capwords
from textwrap import dedent, fill, indent
import difflib


class Floor(Enum):
    CELLAR = auto()
    GROUND = auto()
    ATTIC = auto()

    @property
    def prefix(self):
        return str(self.value) + "0"


SHEET = Template(dedent("""\
    [${number}] ${title}
    ${text}
    """))

STATIONS = [
    (Floor.GROUND, "the butter churn", "Turn it for forty minutes and you know why bread was eaten dry.", 95),
    (Floor.CELLAR, "ICE from the lake", "Sawn in January, sold in July.", 48),
    (Floor.GROUND, "a bed for five", "Feet to the middle.", 130),
]

counters = {}
guide = {}
for floor, title, text, seconds in STATIONS:
    counters[floor] = counters.get(floor, 0) + 1
    number = floor.prefix + str(counters[floor])
    guide[number] = (capwords(title), seconds)
    body = indent(fill(text, width=32), "  ")
    print(SHEET.substitute(number=number, title=capwords(title), text=body), end="")

print(sorted(guide))
minutes, seconds = divmod(sum(s for _, s in guide.values()), 60)
print(f"total {minutes}:{seconds:02}", [f.name for f in Floor if f not in counters])


def find(typed):
    if typed in guide:
        return guide[typed][0]
    titles = [t for t, _ in guide.values()]
    close = difflib.get_close_matches(typed.title(), titles, n=1, cutoff=0.5)
    return close[0] + "?" if close else None


for typed in ("201", "bed for fife", "ice from lake", "999"):
    print(f"{typed!r:>16} {find(typed)}")

old = ["101 Ice From The Lake", "201 The Butter Churn", "301 Spinning Wheel"]
new = [f"{n} {t}" for n, (t, _) in sorted(guide.items())]
changes = [line for line in difflib.unified_diff(old, new, lineterm="", n=0) if line[0] in "+-"]
for line in changes[2:]:
    print(line)
print(Floor["ATTIC"].value, Floor(2).name.center(10, "*"), Floor.CELLAR is Floor(1))
print(fill("Please give the headphones back.", 20, subsequent_indent="> ").splitlines())
