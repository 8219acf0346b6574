from abc import ABC, abstractmethod
from typing import NamedTuple
import json

RULES = '{"single": [[10000, 0], [25000, 15], [60000, 30], [null, 42]], "flat": 20}'


class Step(NamedTuple):
    upto: float
    percent: int


class Schedule(ABC):
    @abstractmethod
    def tax(self, income): pass

    def net(self, income):
        return income - self.tax(income)

    def average(self, income):
        return self.tax(income) / income * 100 if income else 0.0


class Progressive(Schedule):
    def __init__(self, steps):
        self.steps = [Step(float("inf") if u is None else u, p) for u, p in steps]

    def tax(self, income):
        total, lower = 0, 0
        for step in self.steps:
            part = min(income, step.upto) - lower
            if part <= 0:
                break
            total += part * step.percent / 100
            lower = step.upto
        return total


class Flat(Schedule):
    def __init__(self, percent):
        self.percent = percent

    def tax(self, income):
        return income * self.percent // 100


class ScheduleFactory:
    @staticmethod
    def build(spec):
        match spec:
            case int(p) if 0 <= p <= 100:
                return Flat(p)
            case [[_, _], *_]:
                return Progressive(spec)
            case _:
                raise TypeError(f"no schedule for {spec!r}")


class Household:
    def __init__(self, *incomes):
        self.incomes = incomes

    def __iter__(self):
        yield from self.incomes

    def split_saves(self, schedule):
        """How much is saved when the incomes are averaged?"""
        apart = sum(map(schedule.tax, self))
        each = sum(self) / len(self.incomes)
        return apart - len(self.incomes) * schedule.tax(each)


schedules = {k: ScheduleFactory.build(v) for k, v in json.loads(RULES).items()}
for income in (0, 24000, 71500):
    cells = [f"{name}: {s.net(income):9.2f} ({s.average(income):4.1f}%)" for name, s in schedules.items()]
    print(f"{income:>6}", " ".join(cells))

families = {"Berg": Household(52000, 8000), "Diaz": Household(30000, 30000)}
for name, h in families.items():
    print(name, {k: h.split_saves(s) for k, s in schedules.items()})

for spec in ("ten", 140, []):
    try:
        ScheduleFactory.build(spec)
    except TypeError as e:
        print("error:", e)
