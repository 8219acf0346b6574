# Elevator with up/down collecting: simulation step by step with a list of calls
class Elevator:
    def __init__(self, name, floor=0):
        self.name = name
        self.floor = floor
        self.direction = 0
        self.stops = set()
        self.travelled = 0

    def cost(self, floor):
        """Estimated way until we could be at that floor."""
        if self.direction == 0 or not self.stops:
            return abs(self.floor - floor)
        if (floor - self.floor) * self.direction >= 0:
            return abs(self.floor - floor)
        turn = max(self.stops) if self.direction > 0 else min(self.stops)
        return abs(turn - self.floor) + abs(turn - floor)

    def call(self, floor):
        self.stops.add(floor)

    def step(self):
        if not self.stops:
            self.direction = 0
            return
        if self.floor in self.stops:
            self.stops.remove(self.floor)
            return f"{self.name} opens at {self.floor}"
        ahead = [s for s in self.stops if (s - self.floor) * self.direction > 0]
        if not ahead:
            nearest = min(self.stops, key=lambda s: (abs(s - self.floor), s))
            self.direction = 1 if nearest > self.floor else -1
        self.floor += self.direction
        self.travelled += 1

    def __str__(self):
        arrow = {1: "^", -1: "v", 0: "."}[self.direction]
        return f"{self.name}{arrow}{self.floor}"


calls = {0: [3], 1: [0, 5], 4: [2]}
cars = [Elevator("A"), Elevator("B", 4)]
time = 0
while time < 12:
    for floor in calls.get(time, []):
        car = min(cars, key=lambda c: (c.cost(floor), c.name))
        car.call(floor)
        print(f"t={time} call {floor} -> {car.name}")
    events = [e for car in cars if (e := car.step())]
    if events:
        print(f"t={time}", *cars, "|", *events)
    time += 1
    if time > max(calls) and not any(c.stops for c in cars):
        break
else:
    print("still busy")
print("idle at", time, [str(c) for c in cars])
for car in cars:
    print(car.name, "floors travelled:", car.travelled)
