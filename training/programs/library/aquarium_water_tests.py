# Aquarium water tests: readings parsed from notes, limits, rolling means, advice
from __future__ import annotations

import re
from collections import deque
from dataclasses import dataclass
from enum import Enum, auto
from statistics import fmean, median

NOTE = re.compile(
    r"""(?P<day>\d{1,2})/(?P<month>\d{1,2})   # 3/5 is the third of May
        \s+ pH\s*(?P<ph>\d(?:\.\d+)?)
        (?: \s+ NO(?P<n>[23]) [ ]? (?P<mg><?\d+(?:\.\d+)?) )?
    """, re.X)


class Level(Enum):
    FINE = auto()
    WATCH = auto()
    ACT = auto()

    def __lt__(self, other: Level) -> bool:
        return self.value < other.value


@dataclass(frozen=True)
class Test:
    day: str
    ph: float
    nitrite: float | None = None

    @classmethod
    def parse(cls, text: str) -> Test | None:
        m = NOTE.search(text)
        if m is None:
            return None
        day = f"{m['month']:0>2}-{m['day'].zfill(2)}"
        mg = None
        if m["mg"] and m["n"] == "2":
            mg = float(m["mg"].lstrip("<")) / (2 if m["mg"].startswith("<") else 1)
        return cls(day, float(m["ph"]), mg)

    def level(self) -> Level:
        found = [Level.FINE if 6.5 <= self.ph <= 7.5 else Level.WATCH]
        if self.nitrite is not None:
            found.append(Level.ACT if self.nitrite > 0.8 else Level.FINE)
        return max(found)


notes = [
    "3/5 pH 7.1 NO2 <0.3", "10/5 pH7.8 fish lively", "filter cleaned",
    "17/5 pH 7.4 NO2 1.2", "24/5 pH 7 NO3 20", "31/5 pH 6.8 NO2 0.5",
]
tests = [t for t in map(Test.parse, notes) if t]
print(len(notes) - len(tests), "note without numbers")

window: deque[float] = deque(maxlen=3)
for t in tests:
    window.append(t.ph)
    nitrite = "-" if t.nitrite is None else f"{t.nitrite:.2f}"
    print(f"{t.day} {t.ph:.1f} {nitrite:>5} mean {fmean(window):.2f} {t.level().name}")

worst = max(tests, key=Test.level)
print(worst, sorted(t.level().value for t in tests))
first = {level: next((t.day for t in tests if t.level() is level), None) for level in Level}
print({level.name.lower(): day for level, day in first.items()})
known = [t.nitrite for t in tests if t.nitrite is not None]
print(known, median(known), f"{max(known) / 0.8 - 1:+.0%}")

acid = [10 ** -t.ph for t in tests]
print(f"{acid[0]:.2e}", round(acid[-1] / acid[1], 1), "times as acid")
volume = 60 * 35 * 40 / 1000
print(f"change {volume * .3:.0f} of {volume:.0f} l", NOTE.groupindex["mg"], NOTE.search("x") or "no match")
