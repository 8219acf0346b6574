"""Parking garage with state objects for the barrier."""

class State:
    def __init__(self, barrier):
        self.barrier = barrier

    def arrive(self, plate):
        return self

    def passed(self):
        return self

    def __repr__(self):
        return self.__class__.__name__.upper()

class Closed(State):
    def arrive(self, plate):
        garage = self.barrier.garage
        if garage.full:
            garage.say(f"{plate}: full")
            return Full(self.barrier)
        self.barrier.plate = plate
        return Open(self.barrier)

class Open(State):
    def arrive(self, plate):
        self.barrier.garage.say(f"{plate}: wait for {self.barrier.plate}")
        return self

    def passed(self):
        self.barrier.garage.park(self.barrier.plate)
        self.barrier.plate = None
        return Closed(self.barrier)

class Full(State):
    def arrive(self, plate):
        if not self.barrier.garage.full:
            return Closed(self.barrier).arrive(plate)
        self.barrier.garage.say(plate + ": still full")
        return self

class Barrier:
    def __init__(self, garage):
        self.garage = garage
        self.plate = None
        self.state = Closed(self)

    def event(self, name, *args):
        old = self.state
        self.state = getattr(old, name)(*args)
        return f"{old} --{name}--> {self.state}"

class Garage:
    def __init__(self, places):
        self.places = [None] * places
        self.messages = []

    @property
    def full(self):
        return None not in self.places

    def say(self, msg):
        self.messages.append(msg)

    def park(self, plate):
        where = self.places.index(None)
        self.places[where] = plate
        self.say(f"{plate}: place {where}")

    def leave(self, plate):
        self.places[self.places.index(plate)] = None

garage = Garage(2)
gate = Barrier(garage)
steps = ["arrive K-11", "arrive M-20", "passed", "passed", "arrive M-20", "passed", "arrive Z-7", "arrive Z-8", "leave K-11", "arrive Z-8", "passed", "leave Q-1"]
for s in steps:
    verb, *args = s.split()
    if verb == "leave":
        try:
            garage.leave(*args)
            print("left", args[0], garage.places)
        except ValueError:
            print("no such car:", args[0])
    else:
        print(gate.event(verb, *args))
for m in garage.messages:
    print("*", m)
print(garage.places, gate.state, gate.plate)
