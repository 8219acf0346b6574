class Silo:
    """Grain store: silo += 3, silo -= 2, silo >> other, silo << amount"""

    def __init__(self, name, capacity, level=0):
        self.name = name
        self.capacity = capacity
        self.level = level
        self.journal = []

    def _note(self, sign, amount):
        self.journal.append(f"{sign}{amount:g}")

    def __iadd__(self, amount):
        amount = min(amount, self.capacity - self.level)
        self.level += amount
        self._note("+", amount)
        return self

    def __isub__(self, amount):
        if amount > self.level:
            raise ValueError(f"{self.name}: only {self.level:g} t left")
        self.level -= amount
        self._note("-", amount)
        return self

    def __imul__(self, factor):
        self.level = min(self.level * factor, self.capacity)
        self._note("*", factor)
        return self

    def __ifloordiv__(self, n):
        self.level = self.level // n
        self._note("//", n)
        return self

    def __rshift__(self, other):
        moved = min(self.level, other.capacity - other.level)
        self -= moved
        other += moved
        return other

    def __lshift__(self, amount):
        self += amount
        return self

    def __mod__(self, digits):
        return round(100 * self.level / self.capacity, digits)

    def __lt__(self, other):
        return self % 3 < other % 3

    def __matmul__(self, price):
        return self.level * price

    def __neg__(self):
        taken, self.level = self.level, 0
        return taken

    def __pos__(self):
        return self.capacity - self.level

    def __repr__(self):
        return f"{self.name}[{self.level:g}/{self.capacity:g}]"


north, south = Silo("north", 120), Silo("south", 80.5, 12.25)
alias = north
north += 45
print(north, alias is north)
north += 100.5
south -= 0.25
print(north, south, north.journal)

north >> south
print(north, south, +north, +south)
tank = Silo("tank", 40)
south >> tank << 3 << 9.5
print(tank, south, tank.journal)

print(north % 1, south % 0, tank % 2)
print(min(north, south, tank), sorted([tank, south, north])[-1])
print(f"{south @ 212.4:,.2f}")

south //= 7
south *= 2.5
print(south, south.journal[-2:])
print(-south, south, +south)

try:
    tank -= 41
except ValueError as e:
    print("ValueError:", e)
print(tank, tank.journal[-1])
try:
    tank = tank + 1
except TypeError as e:
    print("TypeError:", e)
store = {"a": tank, "b": [south]}
store["a"] -= 15.75
store["b"][0] += 7
print(store, tank is store["a"])
silos = (north, tank)
try:
    silos[0].level -= 1
    silos[0] += 5
except TypeError as e:
    print("tuple:", e)
print(north.level, north.journal[-1])
