"""Observer pattern: rooms, sensors and radiators."""


class Signal:
    def __init__(self):
        self.slots = []

    def connect(self, slot):
        self.slots.append(slot)
        return lambda: self.slots.remove(slot)

    def emit(self, *args):
        return [r for r in (s(*args) for s in self.slots) if r is not None]


class Sensor:
    def __init__(self, room, value):
        self.room = room
        self._value = value
        self.changed = Signal()

    @property
    def value(self):
        return self._value

    @value.setter
    def value(self, new):
        if new < -50:
            raise ValueError("sensor of %s is broken (%s)" % (self.room, new))
        old, self._value = self._value, new
        if abs(new - old) >= 0.5:
            for answer in self.changed.emit(self.room, old, new):
                print("   ", answer)


class Radiator:
    levels = "off low mid max".split()

    def __init__(self, goal):
        self.goal = goal
        self.level = 0

    def react(self, room, old, new):
        gap = self.goal - new
        wanted = 0 if gap <= 0 else min(3, 1 + int(gap // 2))
        if wanted != self.level:
            before, self.level = self.level, wanted
            return f"{room} radiator {self.levels[before]} -> {self.levels[wanted]}"


class History:
    def __init__(self):
        self.rows = []

    def __call__(self, room, old, new):
        self.rows.append((room, round(new - old, 1)))

    def trend(self, room):
        return sum(d for r, d in self.rows if r == room)


history = History()
bath, hall = Sensor("bath", 21.0), Sensor("hall", 17.0)
warm, cool = Radiator(22), Radiator(16.5)
bath.changed.connect(warm.react)
stop_hall = hall.changed.connect(cool.react)
for s in (bath, hall):
    s.changed.connect(history)

readings = [(bath, 19.5), (hall, 16.8), (bath, 15.0), (hall, 14.0), (hall, -99), (bath, 22.4)]
for i, (sensor, v) in enumerate(readings):
    print(i, sensor.room, v)
    try:
        sensor.value = v
    except ValueError as err:
        print("    warning:", err)

stop_hall()
hall.value = 20
print(cool.levels[cool.level], warm.levels[warm.level])
print(history.rows)
print("trend: bath {:+.1f}, hall {:+.1f}".format(history.trend("bath"), history.trend("hall")))
