# Staff of a zoo: mixins and super() calls along the method resolution order
class Employee:
    base = 2000

    def __init__(self, name, **extra):
        self.name = name
        if extra:
            raise TypeError(f"unexpected: {', '.join(extra)}")

    def pay(self):
        return self.base

    def describe(self):
        return [self.name]

    def __str__(self):
        return " / ".join(self.describe()) + f" = {self.pay()}"


class NightShift:
    def __init__(self, *args, nights=0, **kwargs):
        super().__init__(*args, **kwargs)
        self.nights = nights

    def pay(self):
        return super().pay() + 40 * self.nights

    def describe(self):
        return super().describe() + [f"{self.nights} nights"]


class Dangerous:
    animal = "unknown"
    factor = 1.5

    def pay(self):
        return int(super().pay() * self.factor)

    def describe(self):
        return super().describe() + [f"with {self.animal}s"]


class Keeper(Employee):
    base = 2400


class Guard(NightShift, Employee):
    pass


class TigerKeeper(Dangerous, NightShift, Keeper):
    animal = "tiger"

    def describe(self):
        first, *rest = super().describe()
        return [first.upper(), *rest]


class SnakeKeeper(NightShift, Dangerous, Keeper):
    animal = "snake"
    factor = 1.25


staff = [
    Keeper("Lena"),
    Guard("Omar", nights=5),
    TigerKeeper("Rosa", nights=5),
    SnakeKeeper("Piet", nights=5),
]
for person in staff:
    print(person)

print([c.__name__ for c in TigerKeeper.__mro__[:-1]])
print(sum(isinstance(p, NightShift) for p in staff), "work at night")
print(issubclass(SnakeKeeper, Keeper), isinstance(staff[1], Keeper))
Keeper.base += 100
print([p.pay() for p in staff])
staff[3].factor = 2
print(staff[3].pay(), SnakeKeeper("New").pay())
try:
    Guard("Tim", days=3)
except TypeError as e:
    print(e)
