class Particle:
    __slots__ = ("x", "v", "mass")

    def __init__(self, x, v, mass=1.0):
        self.x = x
        self.v = v
        self.mass = mass

    def move(self, dt):
        self.x += self.v * dt
        if self.x < 0:
            self.x = -self.x
            self.v = -self.v
        elif self.x > 10:
            self.x = 20 - self.x
            self.v = -self.v

    @property
    def energy(self):
        return 0.5 * self.mass * self.v ** 2


class Charged(Particle):
    __slots__ = ("charge",)

    def __init__(self, x, v, charge):
        super().__init__(x, v, mass=2.0)
        self.charge = charge


box = [Particle(1, 3), Particle(9, 2), Charged(5, -4, +1)]
for t in range(1, 5):
    for p in box:
        p.move(1)
    print("t =", t, [p.x for p in box])

print("velocities", [p.v for p in box])
print("energy", sum(p.energy for p in box))
print("right half:", sum(1 for p in box if p.x > 5))

for p in (box[0], box[2]):
    try:
        p.colour = "red"
    except AttributeError:
        print(type(p).__name__, "has no colour, only", p.__slots__)
print(hasattr(box[0], "__dict__"), hasattr(box[0], "charge"), box[2].charge)
p = Particle.__new__(Particle)
try:
    print(p.x)
except AttributeError:
    print("x not set yet")
