from functools import singledispatchmethod

class Creature:
    energy = 10
    def __init__(self, name):
        self.name = name
        self.energy = type(self).energy
        self.alive = True

    def __str__(self):
        return f"{self.name}({self.energy})" if self.alive else f"{self.name}(+)"

class Algae(Creature):
    energy = 4

class Shrimp(Creature):
    energy = 6

class Fish(Creature):
    energy = 12

class Eel(Fish):
    energy = 20

class Menu:
    """Decides what happens when a hungry one meets something."""

    def __init__(self, hungry):
        self.hungry = hungry

    @singledispatchmethod
    def meet(self, other):
        raise TypeError(f"what is a {type(other).__name__}?")

    @meet.register
    def _(self, other: Algae):
        return 2 if not isinstance(self.hungry, Fish) else 0

    @meet.register
    def _(self, other: Shrimp):
        return other.energy if isinstance(self.hungry, Fish) else 0

    @meet.register
    def _(self, other: Fish):
        if isinstance(self.hungry, Eel) and other.energy < self.hungry.energy:
            return other.energy // 2
        return -1

class Tank:
    def __init__(self, *creatures):
        self.creatures = list(creatures)
        self.day = 0

    def living(self):
        return [c for c in self.creatures if c.alive]

    def meeting(self, a, b):
        gain = Menu(a).meet(b)
        a.energy += gain
        if gain > 0:
            b.energy -= gain
            if b.energy <= 0:
                b.alive = False
                return f"{a.name} ate {b.name}"
            return f"{a.name} nibbled {b.name}"
        return f"{a.name} met {b.name} ({gain})"

    def next_day(self, pairs):
        self.day += 1
        byName = {c.name: c for c in self.living()}
        for x, y in pairs:
            if x in byName and y in byName:
                print(self.day, self.meeting(byName[x], byName[y]))
            else:
                print(self.day, "no meeting", x, y)
        for c in self.living():
            c.energy -= 1
            c.alive = c.energy > 0

tank = Tank(Algae("moss"), Shrimp("curl"), Fish("finn"), Eel("zap"))
tank.next_day([("curl", "moss"), ("finn", "curl"), ("zap", "finn")])
print(" ".join(map(str, tank.creatures)))
tank.next_day([("curl", "moss"), ("finn", "zap")])
tank.next_day([("zap", "finn"), ("zap", "moss")])
print(*tank.creatures, sep=" | ")
try:
    Menu(tank.creatures[3]).meet("stone")
except TypeError as e:
    print("TypeError:", e)
print({c.name: c.energy for c in tank.living()})
