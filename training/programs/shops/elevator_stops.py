class Elevator:
    def __init__(self, floors):
        self.floors = floors
        self.at = 0
        self.direction = 1
        self.stops = set()
        self.travelled = 0

    def call(self, floor):
        if not 0 <= floor < self.floors:
            print("no such floor:", floor)
            return
        self.stops.add(floor)

    def step(self):
        if self.at in self.stops:
            self.stops.discard(self.at)
            return "doors"
        if not self.stops:
            return "idle"
        ahead = [s for s in self.stops if (s - self.at) * self.direction > 0]
        if not ahead:
            self.direction *= -1
        self.at += self.direction
        self.travelled += 1
        return "up" if self.direction == 1 else "down"


lift = Elevator(6)
lift.call(3)
lift.call(9)
calls = {2: 1, 3: 5}
for tick in range(14):
    if tick in calls:
        lift.call(calls[tick])
    action = lift.step()
    if action == "doors":
        print(f"t={tick:2} floor {lift.at}: ding! left: {sorted(lift.stops)}")
    elif action == "idle":
        print("t=%2d idle" % tick)
        break
print("floors travelled:", lift.travelled)
