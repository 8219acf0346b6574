# Temperatures from different vendors' thermostats, made equal with singledispatch
import json
import math
from datetime import timedelta
from fractions import Fraction
from functools import cached_property, partial, reduce, singledispatch


@singledispatch
def celsius(value):
    raise TypeError(f"cannot read {type(value).__name__}")


@celsius.register
def _(value: int):
    # vendor A sends tenths
    return value / 10


@celsius.register
def _(value: float):
    return value


@celsius.register(str)
def _(value):
    number, unit = value[:-1], value[-1:].upper()
    if unit == "F":
        return float((Fraction(number) - 32) * Fraction(5, 9))
    if unit == "K":
        return float(number) - 273.15
    return float(value)


@celsius.register(dict)
def _(value):
    return celsius(value["t"])


class Room:
    def __init__(self, name, samples):
        self.name = name
        self.samples = samples
        self.computed = 0

    @cached_property
    def values(self):
        self.computed += 1
        return [celsius(s) for s in self.samples]

    def mean(self):
        return math.fsum(self.values) / len(self.values)


feed = json.loads('{"kitchen": [215, "70.7F", {"t": 22.0}], "cellar": ["285.15K", 12.5, "11.5"], "attic": [null]}')
rooms = [Room(k, v) for k, v in feed.items()]
for room in rooms:
    try:
        print(f"{room.name:<8}", [round(v, 2) for v in room.values], f"{room.mean():.2f}")
    except TypeError as e:
        print(f"{room.name:<8} {e}")
print([r.computed for r in rooms], "values" in vars(rooms[0]), "values" in vars(rooms[2]))

kitchen = rooms[0]
kitchen.samples.append(180)
print(len(kitchen.values), end=" ")
del kitchen.values
print(len(kitchen.values), kitchen.computed)

smooth = partial(reduce, lambda acc, v: 0.5 * acc + 0.5 * v)
print(smooth([20.0, 22.0, 18.0]), smooth([8.0], 16.0))
close = partial(math.isclose, abs_tol=0.05)
print(close(celsius("71F"), 21.667), close(21.5, 21.6))
heating = sum([timedelta(minutes=m) for m in (35, 50, 20)], timedelta())
print(heating, heating / timedelta(hours=1), f"{heating / timedelta(days=1):.1%}")
print(celsius(True), celsius.dispatch(bool) is celsius.dispatch(int))
