import math


class Spot:
    def __init__(self, level, number, size):
        self.level, self.number, self.size = level, number, size
        self.plate = None

    @property
    def free(self):
        return self.plate is None

    def __str__(self):
        return f"L{self.level}-{self.number:02d}"


class Garage:
    RATES = {"small": 1.5, "large": 2.5}

    def __init__(self, layout):
        self.spots = [
            Spot(level, n, size)
            for level, sizes in enumerate(layout)
            for n, size in enumerate(sizes, start=1)
        ]
        self.entered = {}

    def enter(self, plate, size, minute):
        wanted = ("small", "large") if size == "small" else ("large",)
        for w in wanted:
            spot = next((s for s in self.spots if s.free and s.size == w), None)
            if spot:
                spot.plate = plate
                self.entered[plate] = (spot, minute)
                return spot
        return None

    def leave(self, plate, minute):
        spot, since = self.entered.pop(plate)
        spot.plate = None
        hours = math.ceil((minute - since) / 60)
        return hours * self.RATES[spot.size]


g = Garage([["small", "large"], ["small"]])
cars = [("KA 12", "small", 0), ("VT 77", "large", 10), ("BX 5", "small", 15), ("MM 1", "small", 20)]
for plate, size, t in cars:
    s = g.enter(plate, size, t)
    if s is None:
        print(plate, "turned away: full")
    else:
        print(plate, "->", s)

print("fee", g.leave("VT 77", 131))
again = g.enter("MM 1", "small", 140)
print("MM 1 now at", again, "size", again.size)
print("fee %.2f" % g.leave("MM 1", 199))
print([str(s) for s in g.spots if not s.free])
