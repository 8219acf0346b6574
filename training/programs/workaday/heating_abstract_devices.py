# Abstract base class for devices of a smart home, with several subclasses
from abc import ABC, abstractmethod


class Device(ABC):
    registry = {}

    def __init_subclass__(cls, kind=None, **kw):
        super().__init_subclass__(**kw)
        if kind:
            Device.registry[kind] = cls
            cls.kind = kind

    def __init__(self, room):
        self.room = room
        self.on = False

    @property
    @abstractmethod
    def watts(self):
        """Power while switched on."""

    @abstractmethod
    def react(self, temperature):
        ...

    def update(self, temperature):
        was = self.on
        self.on = self.react(temperature)
        if was == self.on:
            return None
        return f"{self.kind} in {self.room} {'on' if self.on else 'off'}"

    @staticmethod
    def parse(text):
        kind, *args = text.split(":")
        return Device.registry[kind](*args)


class Heater(Device, kind="heater"):
    def __init__(self, room, target="21"):
        super().__init__(room)
        self.target = float(target)

    @property
    def watts(self):
        return 1200

    def react(self, temperature):
        limit = self.target + 0.5 if self.on else self.target - 0.5
        return temperature < limit


class Fan(Device, kind="fan"):
    watts = 40

    def react(self, temperature):
        return temperature >= 26


class Broken(Device):
    watts = 0


home = [Device.parse(t) for t in ("heater:bath:23", "heater:hall", "fan:attic")]
print(sorted(Device.registry))
for temperature in (20, 21.2, 22.8, 26):
    notes = [d.update(temperature) for d in home]
    watts = sum(d.watts for d in home if d.on)
    print(f"{temperature:>5} {watts:>5} W ", "; ".join(filter(None, notes)) or "-")

for cls in (Device, Broken):
    try:
        cls("x")
    except TypeError as e:
        print(cls.__name__, "missing", sorted(cls.__abstractmethods__))
try:
    Device.parse("oven:kitchen")
except KeyError as e:
    print("no such kind", e)
