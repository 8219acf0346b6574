import math


class Vector:
    __slots__ = ("x", "y")

    def __init__(self, x, y):
        self.x, self.y = x, y

    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y)

    def __mul__(self, k):
        return Vector(self.x * k, self.y * k)

    def length(self):
        return math.hypot(self.x, self.y)

    def __repr__(self):
        return "(%g, %g)" % (self.x, self.y)


class Probe:
    def __init__(self, name, pos, vel):
        self.name = name
        self.pos = pos
        self.vel = vel
        self.fuel = 3

    def drift(self, dt):
        self.pos = self.pos + self.vel * dt

    def burn(self, dv):
        if self.fuel <= 0:
            print("  no fuel")
            return
        self.fuel -= 1
        self.vel = self.vel + dv


probe = Probe("Kite", Vector(0, 0), Vector(3, 4))
print(probe.pos, probe.vel, probe.vel.length())

plan = {1: Vector(1, 0), 3: (0, -2), 4: Vector(-1, -1)}
for t in range(6):
    if t in plan:
        probe.burn(plan[t])
        print("  burn at", t, "fuel", probe.fuel)
    probe.drift(2)
    print(t, probe.pos, "dist %.1f" % probe.pos.length())
