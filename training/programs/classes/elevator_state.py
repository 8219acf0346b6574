from enum import Enum, auto

class State(Enum):
    IDLE = auto()
    UP = auto()
    DOWN = auto()
    OPEN = auto()

class Elevator:
    def __init__(self, floors, at=0):
        self.floors = floors
        self.at = at
        self.state = State.IDLE
        self.calls = []
        self.travelled = 0

    def call(self, floor):
        if not 0 <= floor < self.floors:
            raise ValueError(f"no floor {floor}")
        if floor not in self.calls:
            self.calls.append(floor)

    def step(self):
        if not self.calls:
            self.state = State.IDLE
            return
        goal = self.calls[0]
        if goal == self.at:
            self.state = State.OPEN
            self.calls.pop(0)
        elif goal > self.at:
            self.state = State.UP
            self.at += 1
            self.travelled += 1
        else:
            self.state = State.DOWN
            self.at -= 1
            self.travelled += 1

    @property
    def busy(self):
        return bool(self.calls) or self.state is not State.IDLE

lift = Elevator(5, at=1)
for f in (3, 0, 3, 7):
    try:
        lift.call(f)
    except ValueError as e:
        print("ignored:", e)
print("queue", lift.calls)
counts = {s: 0 for s in State}
while lift.busy:
    lift.step()
    counts[lift.state] += 1
    print(lift.at, lift.state.name)
for s, n in counts.items():
    print(f"{s.value} {s.name:<5}{n}")
print("floors travelled:", lift.travelled)
