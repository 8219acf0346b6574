import copy


class Desk:
    """A light desk with scenes that can be stored and faded."""

    def __init__(self, *lamps):
        self.levels = {l: 0 for l in lamps}
        self.scenes = {}
        self._undo = []

    def set(self, **levels):
        self._undo.append(copy.copy(self.levels))
        for lamp, v in levels.items():
            if lamp not in self.levels:
                raise KeyError(f"no lamp {lamp}")
            self.levels[lamp] = max(0, min(100, v))

    def store(self, name):
        self.scenes[name] = dict(self.levels)

    def fade(self, name, steps):
        target = self.scenes[name]
        begin = dict(self.levels)
        for i in range(1, steps + 1):
            for lamp in self.levels:
                gap = target[lamp] - begin[lamp]
                self.levels[lamp] = begin[lamp] + gap * i // steps
            yield i, tuple(self.levels.values())

    def undo(self):
        if self._undo:
            self.levels = self._undo.pop()


desk = Desk("front", "back", "spot")
desk.set(front=80, spot=130)
desk.store("solo")
desk.set(front=20, back=60, spot=0)
desk.store("night")
print(desk.levels)
for i, lv in desk.fade("solo", 4):
    print("step", i, lv)
desk.undo()
print("undo:", desk.levels)
try:
    desk.set(floor=10)
except KeyError as e:
    print("error", e.args[0])
same = [l for l, v in desk.scenes["solo"].items() if v == desk.levels[l]]
print("as in solo:", same)
