from bisect import bisect_left, bisect_right


class Timeline:
    """Events sorted by year; timeline[1800:1900] selects by year, timeline[3] too."""

    def __init__(self, *events):
        self._events = sorted(events)

    @property
    def years(self):
        return [y for y, _ in self._events]

    def __getitem__(self, key):
        if isinstance(key, slice):
            lo = 0 if key.start is None else bisect_left(self.years, key.start)
            hi = None if key.stop is None else bisect_left(self.years, key.stop)
            return Timeline(*self._events[lo:hi:key.step])
        if isinstance(key, tuple):
            return [self[k] for k in key]
        names = [text for year, text in self._events if year == key]
        if not names:
            raise KeyError(key)
        return names

    def __setitem__(self, year, text):
        self._events.insert(bisect_right(self.years, year), (year, text))

    def __delitem__(self, key):
        gone = self[key] if isinstance(key, slice) else Timeline(*[(key, t) for t in self[key]])
        for event in gone:
            self._events.remove(event)

    def __iter__(self):
        return iter(self._events)

    def __len__(self):
        return len(self._events)

    def __reversed__(self):
        return reversed(self._events)

    def __bool__(self):
        return len(self) > 0

    def __or__(self, other):
        return Timeline(*{*self, *other})

    def nearest(self, year):
        return min(self, key=lambda event: abs(event[0] - year))

    def __str__(self):
        return "; ".join(f"{y} {t}" for y, t in self) or "(no events)"


town = Timeline(
    (1904, "tram line opens"),
    (1271, "first mentioned"),
    (1862, "railway station"),
    (1862, "gas works"),
    (1648, "town hall burns"),
)
print(len(town), town.years)
print(town[1862], town[1271])
print(town[1600:1862])
print(town[1863:], "/", town[:1271])
print(town[::2])
print(town[1904, 1271])
town[1862] = "savings bank"
town[-50] = "Roman camp"
print(town[1862], town.years[:2])
print(town.nearest(1700), town.nearest(1750))
del town[1862]
del town[:0]
print(town, "|", len(town))
print(next(reversed(town)), bool(town[2000:]))
both = town | Timeline((1999, "flood"), (1271, "first mentioned"))
print(both.years)
for y in (1862, 1648):
    try:
        print(town[y])
    except KeyError as e:
        print("nothing in", e)
first, *rest = town
print(first[1].title(), len(rest))
