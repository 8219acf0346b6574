class Sensor:
    def __init__(self, name, unit):
        self.name = name
        self.unit = unit
        self._value = None
        self._watchers = []

    def watch(self, callback, *, when=lambda old, new: True):
        self._watchers.append((callback, when))
        return self

    @property
    def value(self):
        return self._value

    @value.setter
    def value(self, new):
        old, self._value = self._value, new
        for cb, when in self._watchers:
            if when(old, new):
                cb(self, old, new)


class Alarm:
    def __init__(self):
        self.events = []

    def __call__(self, sensor, old, new):
        self.events.append((sensor.name, new))
        print(f"ALARM {sensor.name}: {new}{sensor.unit}")


def trace(sensor, old, new):
    arrow = "=" if old is None or old == new else ("^" if new > old else "v")
    print(f"{sensor.name:>5} {arrow} {new}{sensor.unit}")


def crosses(limit):
    def check(old, new):
        return new > limit and (old is None or old <= limit)
    return check


alarm = Alarm()
tank = Sensor("tank", "C").watch(trace).watch(alarm, when=crosses(70))
pump = Sensor("pump", "bar").watch(alarm, when=lambda o, n: o is not None and abs(n - o) >= 3)

for reading in (65, 72, 75, 69, 71):
    tank.value = reading
for reading in (5, 6, 2):
    pump.value = reading

print(len(alarm.events), "alarms;", alarm.events[-1])
print(tank.value, pump.value, callable(alarm))
