from enum import Enum

class Direction(Enum):
    UP = 1
    DOWN = -1
    IDLE = 0

    def __str__(self):
        return {1: "^", -1: "v", 0: "-"}[self.value]

class Overload(Exception):
    pass

class Cabin:
    def __init__(self, floor=0, max_people=4):
        self.floor = floor
        self.people = []
        self.max_people = max_people

    def enter(self, person):
        if len(self.people) == self.max_people:
            raise Overload(person.name)
        self.people.append(person)

    def leave(self):
        out = [p for p in self.people if p.target == self.floor]
        self.people = [p for p in self.people if p.target != self.floor]
        return out

class Person:
    def __init__(self, name, start, target):
        self.name, self.start, self.target = name, start, target

class Building:
    def __init__(self, floors, people):
        self.floors = floors
        self.waiting = {f: [] for f in range(floors)}
        for p in people:
            self.waiting[p.start].append(p)

    def calls(self):
        return [f for f, line in self.waiting.items() if line]

class Controller:
    def __init__(self, building, cabin):
        self.building, self.cabin = building, cabin
        self.dir = Direction.IDLE
        self.moves = 0

    def stops(self):
        return sorted({p.target for p in self.cabin.people} | set(self.building.calls()))

    def choose(self):
        here = self.cabin.floor
        above = [f for f in self.stops() if f > here]
        below = [f for f in self.stops() if f < here]
        if self.dir is Direction.UP and above or not below and above:
            return Direction.UP
        if below:
            return Direction.DOWN
        return Direction.IDLE

    def serve(self):
        c = self.cabin
        for p in c.leave():
            print(f"floor {c.floor}: {p.name} out")
        queue = self.building.waiting[c.floor]
        while queue:
            try:
                c.enter(queue[0])
            except Overload as e:
                print(f"floor {c.floor}: {e} must wait")
                break
            print(f"floor {c.floor}: {queue.pop(0).name} in")

    def run(self):
        while True:
            self.serve()
            self.dir = self.choose()
            if self.dir is Direction.IDLE:
                return self.moves
            self.cabin.floor += self.dir.value
            self.moves += 1

people = [Person("Ida", 3, 0), Person("Max", 0, 2), Person("Uwe", 3, 1)]
ctl = Controller(Building(4, people), Cabin(max_people=1))
print("moves:", ctl.run())
print("ends at", ctl.cabin.floor, ctl.dir, ctl.stops())
