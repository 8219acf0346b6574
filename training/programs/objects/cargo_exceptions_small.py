class CargoError(Exception):
    pass


class TooHeavy(CargoError):
    def __init__(self, weight, limit):
        self.over = weight - limit
        super().__init__(weight, limit)


class Wagon:
    limit = 60

    def __init__(self, *loads):
        self.loads = []
        for load in loads:
            self.load(load)

    def load(self, tonnes):
        if tonnes <= 0:
            raise ValueError("weight must be positive")
        total = sum(self.loads) + tonnes
        if total > self.limit:
            raise TooHeavy(total, self.limit)
        self.loads.append(tonnes)
        return self.limit - total


def build(plan):
    wagons = []
    for loads in plan:
        try:
            wagon = Wagon(*loads)
        except TooHeavy as e:
            if len(loads) < 2:
                raise
            print("split", loads, "over by", e.over)
            half = len(loads) // 2
            wagons.extend(build([loads[:half], loads[half:]]))
        except ValueError as e:
            raise CargoError(f"wagon {len(wagons) + 1} in {loads}") from e
        else:
            wagons.append(wagon)
    return wagons


train = build([[20, 30], [40, 15.5, 10], []])
print([w.loads for w in train])
print(train[0].load(10), sum(sum(w.loads) for w in train))
try:
    train[0].load(0.5)
except CargoError as e:
    print(type(e).__name__, e, e.args, e.over)
try:
    build([[5], [8, -1]])
except CargoError as e:
    print(e, "because", e.__cause__)
err = TooHeavy(70, 60)
print(repr(err), isinstance(err, ValueError))
build([[1, 2], [61, 0]])
