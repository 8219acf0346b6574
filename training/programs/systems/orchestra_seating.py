from dataclasses import dataclass
from itertools import groupby, cycle, count
from typing import ClassVar


@dataclass(order=True)
class Musician:
    sort_key: tuple = None
    name: str = ""
    instrument: str = "violin"
    years: int = 0

    SECTIONS: ClassVar[dict] = {"violin": 0, "viola": 0, "flute": 1, "oboe": 1, "horn": 2, "drum": 3}

    def __post_init__(self):
        if self.instrument not in self.SECTIONS:
            raise NoSuchInstrument(self.instrument)
        self.sort_key = (self.section, self.instrument, -self.years)

    @property
    def section(self):
        return self.SECTIONS[self.instrument]


class NoSuchInstrument(LookupError):
    def __str__(self):
        return f"the orchestra has no {self.args[0]}"


class Desk:
    _ids = count(1)

    def __init__(self, players):
        self.id = next(Desk._ids)
        self.players = players

    def __str__(self):
        return f"desk {self.id}: " + " & ".join(p.name for p in self.players)


class Orchestra:
    names = ("strings", "wood", "brass", "percussion")

    def __init__(self):
        self.members = []

    def hire(self, text):
        name, instrument, years = (w.strip() for w in text.split(","))
        self.members.append(Musician(name=name, instrument=instrument, years=int(years)))

    def desks(self):
        for section, group in groupby(sorted(self.members), key=lambda m: m.section):
            people = list(group)
            for i in range(0, len(people), 2):
                yield self.names[section], Desk(people[i:i + 2])

    def leaders(self):
        best = {}
        for m in self.members:
            if m.instrument not in best or m.years > best[m.instrument].years:
                best[m.instrument] = m
        return {k: v.name for k, v in sorted(best.items())}


orchestra = Orchestra()
for line in ["Elsa, violin, 12", "Jonas, horn, 3", "Mei, violin, 20", "Raul, kazoo, 9", "Ivy, oboe, 7", "Sam, viola, x", "Tess, viola, 5", "Gus, drum, 15"]:
    try:
        orchestra.hire(line)
    except NoSuchInstrument as e:
        print("sorry,", e)
    except ValueError as e:
        print("bad line", repr(line), "/", str(e).split(":")[0])

stands = cycle(["wood stand", "metal stand"])
for section, desk in orchestra.desks():
    print(f"{section:<11}{desk} ({next(stands)})")
print(orchestra.leaders())
a, b = orchestra.members[:2]
print(a < b, max(orchestra.members).name, a.sort_key)
