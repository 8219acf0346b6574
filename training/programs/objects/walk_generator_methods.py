class Garden:
    def __init__(self, **beds):
        self.beds = beds

    def __iter__(self):
        for bed in self.beds.values():
            yield from bed

    def items(self, prefix=""):
        for name, plants in self.beds.items():
            for i, plant in enumerate(plants, 1):
                yield f"{prefix}{name}{i}", plant

    def in_rows(self, width):
        row = []
        for plant in self:
            row.append(plant)
            if len(row) == width:
                yield tuple(row)
                row = []
        if row:
            yield tuple(row)

    def rounds(self):
        """One plant of each bed in turn."""
        pending = [iter(b) for b in self.beds.values()]
        while pending:
            for it in pending[:]:
                try:
                    yield next(it)
                except StopIteration:
                    pending.remove(it)


def unique(values, key=None):
    seen = []
    for v in values:
        k = key(v) if key else v
        if k not in seen:
            seen.append(k)
            yield v


def total_length(words):
    n = 0
    while True:
        word = yield n
        if word is None:
            return n
        n += len(word)


g = Garden(north=["kale", "leek", "Kale"], south=["tomato"], pots=[])
print(list(g))
print(dict(g.items()))
print(list(g.items("bed-"))[-1])
print(list(g.in_rows(3)), list(g.in_rows(4)))
print(list(g.rounds()))
print(list(unique(g, key=str.lower)))
print("leek" in g, "mint" in g, max(g, key=len))

it = iter(g)
next(it)
print(next(it), sum(1 for _ in it))
counter = total_length([])
next(counter)
print([counter.send(p) for p in g])
try:
    counter.send(None)
except StopIteration as stop:
    print("total", stop.value)
print(list(Garden()), list(Garden().rounds()), list(Garden(x="ab").in_rows(1)))
a, b, *c = g.rounds()
print(a, b, c)
print(next(unique([], key=len)))
