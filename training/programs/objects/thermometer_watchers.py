class Observable:
    def __init__(self):
        self._watchers = {}

    def watch(self, name, callback=None):
        if callback is None:                 # used as decorator
            return lambda func: self.watch(name, func) or func
        self._watchers.setdefault(name, []).append(callback)

    def unwatch(self, name, callback):
        try:
            self._watchers[name].remove(callback)
        except (KeyError, ValueError):
            return False
        return True

    def __setattr__(self, name, value):
        old = getattr(self, name, None)
        super().__setattr__(name, value)
        if name.startswith("_") or old == value:
            return
        for callback in list(self._watchers.get(name, ())):
            callback(old, value)


class Incubator(Observable):
    def __init__(self, temperature, eggs=0):
        super().__init__()
        self.temperature = temperature
        self.eggs = eggs
        self.alarm = False


class MinMax:
    def __init__(self):
        self.low = self.high = None

    def __call__(self, old, new):
        self.low = new if self.low is None else min(self.low, new)
        self.high = new if self.high is None else max(self.high, new)


box = Incubator(37.5, eggs=12)
extremes = MinMax()
box.watch("temperature", extremes)
history = []


@box.watch("temperature")
def remember(old, new):
    history.append(round(new - old, 1))


@box.watch("temperature")
def check(old, new):
    box.alarm = not 36.5 <= new <= 38.5


@box.watch("alarm")
def ring(was, now):
    print("alarm", "on" if now else "off", "at", box.temperature)


for t in (37.9, 37.9, 38.6, 39.0, 38.2, 36.4, 37.0):
    box.temperature = t
print(history)
print(extremes.low, extremes.high)

print(box.unwatch("temperature", remember), box.unwatch("temperature", remember), box.unwatch("eggs", print))
box.temperature += 0.5
print(len(history), box.temperature, box.alarm)

box.watch("eggs", lambda old, new: print(f"{old} -> {new} eggs"))
box.eggs -= 3
box.eggs = box.eggs
box.watch("eggs", print)
box.eggs *= 2
box.label = "Box 4"
print(sorted(k for k in vars(box) if k[0] != "_"))
print({name: len(cbs) for name, cbs in box._watchers.items()})
