from collections import deque
from dataclasses import dataclass

@dataclass(frozen=True, slots=True)
class Container:
    code: str
    tons: int
    cold: bool = False

    @classmethod
    def parse(cls, text):
        """'ABC12:18' or 'ABC12:18*' for a refrigerated box"""
        code, _, rest = text.partition(":")
        return cls(code, int(rest.rstrip("*")), rest.endswith("*"))

class Ship:
    def __init__(self, name, cargo):
        self.name = name
        self.hold = deque(Container.parse(t) for t in cargo.split())

    def __bool__(self):
        return bool(self.hold)

    def __len__(self):
        return len(self.hold)

class Crane:
    def __init__(self, name, max_tons):
        self.name = name
        self.max_tons = max_tons
        self.moved = 0

    def lift(self, box):
        if box.tons > self.max_tons:
            return False
        self.moved += box.tons
        return True

class Yard:
    def __init__(self):
        self.stacks = {"cold": [], "dry": [], "heavy": []}

    def store(self, box):
        if box.cold:
            key = "cold"
        elif box.tons > 20:
            key = "heavy"
        else:
            key = "dry"
        self.stacks[key].append(box.code)
        return key

class Port:
    def __init__(self, cranes):
        self.cranes = deque(cranes)
        self.yard = Yard()

    def unload(self, ship):
        print("--", ship.name, "with", len(ship), "boxes")
        refused = 0
        while ship and refused < len(self.cranes):
            box = ship.hold.popleft()
            crane = self.cranes[0]
            self.cranes.rotate(-1)
            if crane.lift(box):
                place = self.yard.store(box)
                print(f"{crane.name}: {box.code} ({box.tons} t) to {place}")
                refused = 0
            else:
                ship.hold.appendleft(box)
                refused += 1
        return [b.code for b in ship.hold]

port = Port([Crane("K1", 25), Crane("K2", 18)])
left = port.unload(Ship("Mette", "AA1:12 AA2:22 AA3:9* AA4:20"))
print("left on board:", left)
left = port.unload(Ship("Sirius", "BB1:17* BB2:30 BB3:5"))
print("left on board:", left)
for c in sorted(port.cranes, key=lambda c: c.name):
    print(c.name, c.moved, "t")
print(port.yard.stacks)
try:
    Container("X", 1).tons = 5
except AttributeError as e:
    print(type(e).__name__, e)
