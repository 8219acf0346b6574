# Traffic light at a school: cars, pedestrians who press a button, observers
from enum import Enum


class Light(Enum):
    GREEN = ("go", 3)
    YELLOW = ("careful", 1)
    RED = ("stop", 2)

    def __init__(self, meaning, seconds):
        self.meaning = meaning
        self.seconds = seconds

    @property
    def next(self):
        members = list(Light)
        return members[(members.index(self) + 1) % len(members)]


class Crossing:
    def __init__(self):
        self.light = Light.GREEN
        self.left = self.light.seconds
        self.waiting = 0
        self.observers = []

    def subscribe(self, fn):
        self.observers.append(fn)
        return lambda: self.observers.remove(fn)

    def press(self):
        self.waiting += 1
        if self.light is Light.GREEN and self.left > 1:
            self.left = 1        # shorten the green phase

    def tick(self):
        self.left -= 1
        if self.left > 0:
            return
        old, self.light = self.light, self.light.next
        self.left = self.light.seconds
        for fn in self.observers[:]:
            fn(old, self.light)
        if self.light is Light.RED:
            self.waiting = 0


crossing = Crossing()
walked = []


def count_walkers(old, new):
    if new is Light.RED:
        walked.append(crossing.waiting)


crossing.subscribe(count_walkers)
unsubscribe = crossing.subscribe(lambda old, new: print(f"   {old.name} -> {new.name}: {new.meaning}"))

presses = {1: 1, 2: 2, 8: 1}
picture = ""
for second in range(12):
    for _ in range(presses.get(second, 0)):
        crossing.press()
    crossing.tick()
    picture += crossing.light.name[0]
    if second == 5:
        unsubscribe()
print(picture)
print("walked:", walked, "still waiting:", crossing.waiting)
print({light.name: picture.count(light.name[0]) for light in Light})
print(Light["RED"].seconds, Light.RED.next.name, Light(("careful", 1)))
changes = sum(a != b for a, b in zip(picture, picture[1:]))
print("changes", changes, "observers", len(crossing.observers))
