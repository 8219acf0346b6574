from enum import Enum


class Light(Enum):
    RED = ("stop", 30)
    GREEN = ("go", 25)
    YELLOW = ("careful", 4)

    def __init__(self, meaning, duration):
        self.meaning = meaning
        self.duration = duration

    def next(self):
        order = list(Light)
        return order[(order.index(self) + 1) % len(order)]

    @property
    def may_drive(self):
        return self is Light.GREEN


class Crossing:
    def __init__(self, street, light=Light.RED):
        self.street = street
        self.light = light
        self.clock = 0

    def tick(self):
        self.clock += self.light.duration
        self.light = self.light.next()


c = Crossing("Mill Road")
for i in range(5):
    print(f"t={c.clock:3d}s {c.light.name:<7} {c.light.meaning}", "*" if c.light.may_drive else "")
    c.tick()

print(c.light, Light["GREEN"].duration)
print([l.name.lower() for l in Light])
print(sum(l.duration for l in Light), "seconds per cycle")
try:
    Light["BLUE"]
except KeyError as e:
    print("unknown colour", e)
seen = {Light.RED: 3, Light.GREEN: 1}
seen[c.light] = seen.get(c.light, 0) + 1
print({k.name: v for k, v in seen.items()})
