from abc import ABC, abstractmethod


class Vehicle(ABC):
    base = 2.0
    wheels = 4

    def __init__(self, plate, owner=None):
        self.plate = plate.upper()
        self.owner = owner or "unknown"

    @abstractmethod
    def weight(self) -> float:
        """tonnes"""

    def toll(self, km):
        parts = list(self.charges(km))
        return round(sum(amount for _, amount in parts), 2)

    def charges(self, km):
        yield "base", self.base
        if km > 0:
            yield "distance", km * 0.05

    def __str__(self):
        return f"{type(self).__name__} {self.plate}"


class Car(Vehicle):
    def __init__(self, plate, seats=5, **kwargs):
        super().__init__(plate, **kwargs)
        self.seats = seats

    def weight(self):
        return 0.9 + 0.1 * self.seats


class Electric:
    """Mixin: half of everything that follows in the MRO."""

    def charges(self, km):
        for label, amount in super().charges(km):
            yield label + "*", amount / 2

    def weight(self):
        return super().weight() + 0.4


class Truck(Vehicle):
    base = 7.5
    wheels = 6

    def __init__(self, plate, load=0.0, axles=3, **kwargs):
        super().__init__(plate, **kwargs)
        self.load, self.axles = load, axles

    def weight(self):
        return self.axles * 2.5 + self.load

    def charges(self, km):
        yield from super().charges(km)
        if self.weight() > 12:
            yield "heavy", 0.02 * km * self.axles


class ElectricCar(Electric, Car):
    pass


class ElectricTruck(Electric, Truck):
    def charges(self, km):
        yield from super().charges(km)
        yield "battery", 1.25


class Motorbike(Vehicle):
    base = Vehicle.base / 2
    wheels = 2

    def weight(self):
        return 0.2

    def toll(self, km):
        return min(super().toll(km), 5.0)


fleet = [
    Car("ul-kx 204", owner="M. Sauer"),
    ElectricCar("b-ee 7e", seats=2),
    Truck("PL 55810", 8.2, owner="Nowak Trans"),
    ElectricTruck("m-lt 1e", load=1, axles=2),
    Motorbike("s-b 1"),
]
for v in fleet:
    print(f"{str(v):<24}{v.weight():>5.1f} t {v.toll(100):>6.2f} {v.owner}")

print([list(v.charges(0)) for v in fleet[:2]])
print(list(fleet[3].charges(40)))
print([c.__name__ for c in ElectricTruck.__mro__[:-2]])
print(fleet[4].toll(20), fleet[4].toll(1000), Motorbike.base)
print({type(v).__name__: v.wheels for v in fleet if v.wheels != 4})
print(sorted(fleet, key=lambda v: (-v.wheels, v.plate))[1], sum(v.toll(10) for v in fleet))
heavy = next((v for v in fleet if v.weight() > 15), None)
print(heavy, next((v for v in fleet if v.weight() > 50), None))
print(issubclass(ElectricCar, Vehicle), isinstance(fleet[1], Truck), hasattr(Electric, "toll"))
try:
    Car("X 1", 4, "Eve")
except TypeError as e:
    print("TypeError:", e)
v = Vehicle("ABC 1")
