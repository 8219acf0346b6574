# Parts list of a bicycle: assemblies are made of parts and other assemblies
class Part:
    def __init__(self, number, name, grams, price=None):
        self.number = number
        self.name = name
        self.grams = grams
        self.price = price

    def weight(self):
        return self.grams

    def cost(self):
        if self.price is None:
            raise LookupError(f"price of {self.name} unknown")
        return self.price

    def explode(self, quantity=1):
        return {self.number: quantity}

    def __repr__(self):
        return f"{self.number}:{self.name}"


class Assembly(Part):
    def __init__(self, number, name, labour=0.0):
        super().__init__(number, name, 0, labour)
        self.contents = []

    def add(self, part, quantity=1):
        if part is self or (isinstance(part, Assembly) and self in part):
            raise ValueError(f"{part} would contain itself")
        self.contents.append((part, quantity))
        return self

    def __contains__(self, wanted):
        for part, _ in self.contents:
            if part is wanted:
                return True
            if isinstance(part, Assembly) and wanted in part:
                return True
        return False

    def weight(self):
        return sum(p.weight() * n for p, n in self.contents)

    def cost(self):
        return self.price + sum(p.cost() * n for p, n in self.contents)

    def explode(self, quantity=1):
        totals = {}
        for part, n in self.contents:
            for number, count in part.explode(n * quantity).items():
                totals[number] = totals.get(number, 0) + count
        return totals


spoke = Part("S14", "spoke", 6.5, 0.40)
rim = Part("R622", "rim", 480, 32.0)
hub = Part("H9", "hub", 310, 27.9)
bolt = Part("M6", "bolt", 4, 0.15)
frame = Part("F56", "frame", 1900)

wheel = Assembly("WH", "wheel", labour=18).add(spoke, 32).add(rim).add(hub)
bike = Assembly("BK", "touring bike", 60).add(wheel, quantity=2).add(frame).add(bolt, 11)
hub_set = Assembly("HS", "hub set").add(bolt, 2)
wheel.add(hub_set)

print(wheel.weight(), round(wheel.cost(), 2))
print(bike.weight() / 1000, "kg")
print(bike.explode())
print(wheel.explode(3)["S14"], hub_set.explode(0))
try:
    print(bike.cost())
except LookupError as e:
    print("no total:", e)
frame.price = 349
print(f"{bike.cost():.2f}")

print(hub_set in bike, bolt in wheel, frame in wheel)
for child, parent in [(bike, hub_set), (wheel, wheel), (hub_set, bike)]:
    try:
        parent.add(child)
        print("added", child, "to", parent)
    except ValueError as e:
        print("refused:", e)
print([p for p, n in bike.contents if n > 1])
heaviest = max((p for p, _ in bike.contents), key=Part.weight)
print(heaviest, max(bike.contents, key=lambda c: c[0].weight() * c[1])[0])
