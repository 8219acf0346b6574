# descriptors that validate + mixins
class Positive:
    def __set_name__(self, owner, name):
        self.slot = "_" + name
        self.name = name
    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        return getattr(obj, self.slot)
    def __set__(self, obj, value):
        if value <= 0:
            raise ValueError(f"{type(obj).__name__}.{self.name} must be positive, got {value}")
        setattr(obj, self.slot, value)

class CostMixin:
    unit_cost = 1
    def cost(self):
        return self.mass * self.unit_cost

class DescribeMixin:
    def describe(self):
        public = {k.lstrip("_"): v for k, v in vars(self).items()}
        return type(self).__name__ + str(public)

class Part(CostMixin, DescribeMixin):
    mass = Positive()
    def __init__(self, mass):
        self.mass = mass

class Engine(Part):
    thrust = Positive()
    unit_cost = 90
    def __init__(self, mass, thrust):
        super().__init__(mass)
        self.thrust = thrust

class Tank(Part):
    unit_cost = 4
    fuel = Positive()

    def __init__(self, mass, fuel):
        Part.__init__(self, mass)
        self.fuel = fuel

    @property
    def full_mass(self):
        return self.mass + self.fuel

class Ship:
    def __init__(self, name):
        self.name = name
        self.parts = []

    def __iadd__(self, part):
        self.parts.append(part)
        return self

    def of(self, kind):
        return [p for p in self.parts if isinstance(p, kind)]

    def ratio(self):
        weight = sum(getattr(p, "full_mass", p.mass) for p in self.parts) * 9.81
        return sum(e.thrust for e in self.of(Engine)) / weight

    def burn(self, steps):
        for n in range(steps):
            for tank in self.of(Tank):
                try:
                    tank.fuel -= 30
                except ValueError as e:
                    print(f"  step {n}: {e}")
                    self.parts.remove(tank)
            yield n, self.ratio()

ship = Ship("Kestrel")
ship += Engine(40, 3200)
ship += Tank(10, 70)
ship += Tank(8, 100)
ship += Part(25)
for bad in [(0, 5), (5, -1)]:
    try:
        ship += Engine(*bad)
    except ValueError as e:
        print("cannot build:", e)

print(ship.parts[0].describe(), [p.cost() for p in ship.parts])
for n, ratio in ship.burn(3):
    flag = "lift" if ratio > 1.5 else "stay"
    print(f"{n} {ratio:.3f} {flag} tanks={len(ship.of(Tank))}")
print(type(Part.mass).__name__, [c.__name__ for c in Tank.__mro__[:4]])
