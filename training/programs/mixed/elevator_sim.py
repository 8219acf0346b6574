"""Simulation of one elevator (for practising watch expressions)."""
from __future__ import annotations
from enum import IntEnum
from typing import Iterator, NamedTuple


class Dir(IntEnum):
    DOWN = -1
    STAY = 0
    UP = 1

    @classmethod
    def between(cls, a: int, b: int) -> Dir:
        return cls((b > a) - (b < a))

    def __str__(self) -> str:
        return {self.UP: "^", self.DOWN: "v"}.get(self, "=")


class Call(NamedTuple):
    person: str
    at: int
    to: int


class Stuck(Exception):
    pass


class Elevator:
    def __init__(self, floors: int, *, at: int = 0, broken: set[int] = frozenset()):
        self.floors = range(floors)
        self._at = at
        self.broken = broken
        self.travelled = 0

    @property
    def at(self) -> int:
        return self._at

    @at.setter
    def at(self, floor: int) -> None:
        if floor not in self.floors:
            raise IndexError(f"no floor {floor}")
        if floor in self.broken:
            self.broken = self.broken - {floor}
            raise Stuck(floor)
        self.travelled += abs(floor - self._at)
        self._at = floor

    def ride(self, target: int) -> Iterator[str]:
        while (d := Dir.between(self.at, target)) is not Dir.STAY:
            self.at += d
            yield f"{d}{self.at}"


def serve(lift: Elevator, call: Call) -> list[str]:
    trace: list[str] = []
    try:
        trace.extend(lift.ride(call.at))
        trace.append(call.person[0].lower())
        for step in lift.ride(call.to):
            trace.append(step)
        trace.append(call.person[0].upper())
    except Stuck as s:
        trace.append(f"!{s}")
        trace += serve(lift, call._replace(at=lift.at))
    finally:
        trace.append(".")
    return trace


lift = Elevator(6, at=2, broken={4})
calls = [Call("Ada", 0, 3), Call("Bob", 3, 5), Call("Cyd", 5, 4), Call("Dot", 1, 9)]
for call in calls:
    try:
        print(f"{call.person}: {' '.join(serve(lift, call))}")
    except IndexError as e:
        print(f"{call.person} complains: {e}")
    print(f"   at {lift.at}, moved {lift.travelled}")

longest = max(calls[:-1], key=lambda c: abs(c.to - c.at))
people, ats, tos = zip(*calls)
print(longest.person, people[::-1], set(ats) & set(tos))
print([str(Dir.between(c.at, c.to)) for c in calls], Dir.UP + Dir.UP)
