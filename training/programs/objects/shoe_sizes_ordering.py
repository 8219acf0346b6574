from functools import total_ordering, reduce


@total_ordering
class ShoeSize:
    """European size, half sizes allowed, compared by foot length in mm."""

    def __init__(self, eu):
        if eu * 2 != int(eu * 2):
            raise ValueError(f"only half sizes: {eu}")
        self.eu = eu

    @classmethod
    def from_uk(cls, uk):
        return cls(uk + 33.5)

    @property
    def mm(self):
        return round(self.eu * 20 / 3 - 15)

    def __eq__(self, other):
        if isinstance(other, (int, float)):
            other = ShoeSize(other)
        if not isinstance(other, ShoeSize):
            return NotImplemented
        return self.eu == other.eu

    def __lt__(self, other):
        if isinstance(other, (int, float)):
            other = ShoeSize(other)
        if not isinstance(other, ShoeSize):
            return NotImplemented
        return self.eu < other.eu

    def __hash__(self):
        return hash(self.eu)

    def __repr__(self):
        return f"EU {self.eu:g}"


rack = [ShoeSize(x) for x in (42, 38.5, 44, 40)]
rack.append(ShoeSize.from_uk(8))
print(rack)
print(sorted(rack), max(rack), min(rack).mm)
print(rack[0] >= rack[3], rack[0] <= 41.5, 39 > rack[1], rack[4] == 41.5)
print(rack[2] != ShoeSize(44.0), ShoeSize(40) in rack, 43 in rack)
print(ShoeSize(42) == "42")
try:
    ShoeSize(42) < "43"
except TypeError as e:
    print(e)
try:
    ShoeSize(40.3)
except ValueError as e:
    print(e)

stock = {}
for size in rack + [ShoeSize(40), ShoeSize(42.0)]:
    stock[size] = stock.get(size, 0) + 1
print(stock)
print(stock[42], stock.get(38.5), stock.get(39, 0))

biggest = reduce(lambda a, b: a if a > b else b, rack, ShoeSize(20))
print(biggest, biggest.mm)
fits = [s for s in sorted(stock) if 250 <= s.mm <= 265]
print(fits, [s.mm for s in fits])
names = {"Ayşe": ShoeSize(38), "Björn": ShoeSize(45.5), "Chidi": ShoeSize(44)}
print(sorted(names, key=names.get, reverse=True))
print(rack.index(40), sorted(rack, reverse=True)[:2])
