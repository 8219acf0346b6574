"""Coworker's helper: sort patients in the waiting room."""
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Optional


class Level(IntEnum):
    RED = 1
    ORANGE = 2
    GREEN = 3

    def __str__(self):
        return self.name.capitalize()


@dataclass(order=True)
class Patient:
    sort_index: tuple = field(init=False, repr=False)
    name: str
    age: int
    level: Level = Level.GREEN
    symptoms: list[str] = field(default_factory=list)
    room: Optional[int] = None

    def __post_init__(self):
        self.level = Level(self.level)
        self.sort_index = (self.level, -self.age)

    def escalate(self, reason):
        self.symptoms.append(reason)
        if self.level > Level.RED:
            self.level = Level(self.level - 1)
        self.sort_index = (self.level, -self.age)


waiting = [
    Patient("Sato", 34),
    Patient("Lindqvist", 71, Level.ORANGE, ["chest pain"]),
    Patient("Amari", 8, 2, symptoms=["fever"]),
    Patient("Holm", 52),
]
waiting[3].escalate("dizzy")
waiting[1].escalate("fainted")
waiting[1].escalate("pale")

for room, p in enumerate(sorted(waiting), start=101):
    p.room = room
    print(f"{p.room} {p.level!s:<7} {p.name:<10} {p.symptoms}")

print(waiting[0])
per_level = {}
for p in waiting:
    per_level.setdefault(p.level, []).append(p.name)
for lvl in Level:
    print(lvl, per_level.get(lvl, []))
try:
    Patient("Nobody", 1, 9)
except ValueError as e:
    print(e)
