class Car:
    count = 0

    def __init__(self, brand, fuel, per_100):
        self.brand = brand
        self.fuel = fuel          # litres in the tank
        self.per_100 = per_100
        self.km = 0
        Car.count = Car.count + 1

    def drive(self, km):
        needed = km / 100 * self.per_100
        if needed > self.fuel:
            possible = int(self.fuel / self.per_100 * 100)
            self.km += possible
            self.fuel = 0
            print(f"{self.brand} stops after {possible} km, tank empty")
            return False
        self.fuel = self.fuel - needed
        self.km += km
        return True

    def refuel(self, litres, price=1.80):
        self.fuel += litres
        return round(litres * price, 2)

    def __repr__(self):
        return "%s(%d km, %.1f l)" % (self.brand, self.km, self.fuel)


class Truck(Car):
    def __init__(self, brand, fuel, load):
        Car.__init__(self, brand, fuel, 25)
        self.load = load

    def drive(self, km):
        # heavy trucks need more
        old = self.per_100
        self.per_100 = old + self.load
        ok = super().drive(km)
        self.per_100 = old
        return ok


mini = Car("Mini", 30, 6)
truck = Truck("MAN", 80, 5)
trips = [(mini, 120), (truck, 200), (mini, 400), (truck, 90)]
costs = 0
for car, km in trips:
    if car.drive(km):
        print("ok", car)
    else:
        costs += car.refuel(20)
        print("refuelled", car)
print("costs:", costs)
print("cars:", Car.count)
winner = max([mini, truck], key=lambda c: c.km)
print("most km:", winner.brand, winner.km)
for c in (mini, truck):
    print(type(c).__name__, hasattr(c, "load"))
