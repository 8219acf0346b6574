"""Valves and pipes: flow through a tree of pipes with leaks."""
from __future__ import annotations
import weakref
from dataclasses import dataclass, field


class LeakDetected(Warning):
    pass


@dataclass
class Meter:
    total: float = 0.0
    readings: int = 0

    def note(self, litres: float) -> None:
        self.total += litres
        self.readings += 1

    @property
    def mean(self) -> float:
        return self.total / self.readings if self.readings else 0.0


@dataclass
class Pipe:
    name: str
    capacity: float
    leak: float = 0.0
    valve: float = 1.0          # 0 closed .. 1 open
    branches: list[Pipe] = field(default_factory=list)
    meter: Meter = field(default_factory=Meter, repr=False)

    def attach(self, *pipes: Pipe) -> Pipe:
        for p in pipes:
            p._parent = weakref.ref(self)
            self.branches.append(p)
        return self

    @property
    def path(self) -> str:
        parent = getattr(self, "_parent", lambda: None)()
        return f"{parent.path}/{self.name}" if parent else self.name

    def flow(self, inflow: float) -> float:
        """Send water in, return what is delivered at the ends."""
        passed = min(inflow, self.capacity * self.valve)
        self.meter.note(passed)
        passed *= 1 - self.leak
        if not self.branches:
            return passed
        open_ones = [b for b in self.branches if b.valve > 0]
        if not open_ones:
            return 0.0
        room = sum(b.capacity * b.valve for b in open_ones)
        return sum(b.flow(passed * b.capacity * b.valve / room) for b in open_ones)


class Inspector:
    def __init__(self, limit: float):
        self.limit = limit

    def visit(self, pipe: Pipe):
        if pipe.leak > self.limit:
            yield LeakDetected(pipe.path, pipe.leak)
        for b in pipe.branches:
            yield from self.visit(b)


mill = Pipe("mill", 40, leak=0.25)
homes = Pipe("homes", 60)
main = Pipe("main", 120).attach(Pipe("west", 50, leak=0.02), Pipe("east", 80).attach(mill, homes))

for step, (inflow, valve) in enumerate([(90, 1.0), (200, 1.0), (90, 0.0)]):
    mill.valve = valve
    out = main.flow(inflow)
    print(f"{step}: in {inflow:>3} mill valve {valve:.1f} out {out:.2f}")

print(homes.path, "mean", round(homes.meter.mean, 2), "readings", mill.meter.readings)
for warning in Inspector(0.1).visit(main):
    where, amount = warning.args
    print(f"{type(warning).__name__}: {where} loses {amount:.0%}")
homes.valve = 0
print(main.flow(50), mill.meter)
