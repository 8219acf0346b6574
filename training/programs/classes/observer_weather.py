class Station:
    def __init__(self, place):
        self.place = place
        self._listeners = []
        self._temp = None

    def subscribe(self, fn):
        self._listeners.append(fn)
        return lambda: self._listeners.remove(fn)

    @property
    def temp(self):
        return self._temp

    @temp.setter
    def temp(self, value):
        old, self._temp = self._temp, value
        if old != value:
            for listener in list(self._listeners):
                listener(self, old, value)


class Display:
    def __call__(self, station, old, new):
        arrow = "=" if old is None else ("^" if new > old else "v")
        print(f"[{station.place}] {new} {arrow}")


class FrostAlarm:
    def __init__(self, limit=0):
        self.limit = limit
        self.alarms = 0

    def update(self, station, old, new):
        if new <= self.limit:
            self.alarms += 1
            print("  FROST at", station.place)


class Recorder(list):
    def __call__(self, station, old, new):
        self.append(new)

    def mean(self):
        return sum(self) / len(self) if self else 0.0


st = Station("Hilltop")
alarm = FrostAlarm(limit=1)
rec = Recorder()
stop_display = st.subscribe(Display())
st.subscribe(alarm.update)
st.subscribe(rec)

for t in (4, 4, 1, -2, 3):
    st.temp = t
stop_display()
st.temp = 0
print("alarms:", alarm.alarms, "readings:", rec)
print(f"mean {rec.mean():.2f}", callable(rec), len(rec))
