class Stop:
    def __init__(self, name, boarding, leaving):
        self.name = name
        self.boarding = boarding
        self.leaving = leaving

    def net(self):
        return self.boarding - self.leaving


class Bus:
    capacity = 30

    def __init__(self, line):
        self.line = line
        self.load = 0
        self.peak = 0
        self.stops = []

    def serve(self, stop):
        self.load += stop.net()
        if self.load > self.peak:
            self.peak = self.load
        self.stops.append(stop)
        print(f"line {self.line} {stop.name}: {self.load} on board")

    def busiest(self):
        return max(self.stops, key=lambda s: s.boarding)


def utilisation(bus):
    return bus.peak * 100 // bus.capacity


def summary(bus):
    print("peak", bus.peak, "=", utilisation(bus), "%")
    top = bus.busiest
    print("busiest stop:", top.name, top.boarding)


bus = Bus("42A")
for row in ["Depot 4 0", "Market 11 2", "School 9 1", "Park 2 10", "Station 0 13"]:
    name, on, off = row.split()
    bus.serve(Stop(name, int(on), int(off)))
print("stops:", len(bus.stops), "empty:", bus.load == 0)
summary(bus)
