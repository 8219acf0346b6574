class FakeClock:
    def __init__(self):
        self.now = 0

    def advance(self, seconds):
        self.now += seconds


class Stopwatch:
    def __init__(self, clock, name, swallow=()):
        self.clock = clock
        self.name = name
        self.swallow = tuple(swallow)
        self.elapsed = None
        self.error = None

    def __enter__(self):
        self._start = self.clock.now
        print("[%s] go" % self.name)
        return self

    def __exit__(self, exc_type, exc, tb):
        self.elapsed = self.clock.now - self._start
        if exc_type is None:
            print("[%s] done in %ds" % (self.name, self.elapsed))
            return False
        self.error = f"{exc_type.__name__}: {exc}"
        print("[%s] stopped after %ds by %s" % (self.name, self.elapsed, self.error))
        return issubclass(exc_type, self.swallow)


clock = FakeClock()
with Stopwatch(clock, "warmup") as w:
    clock.advance(12)

with Stopwatch(clock, "race") as outer, Stopwatch(clock, "lap") as inner:
    clock.advance(30)
    clock.advance(5)
print(outer.elapsed, inner.elapsed)

with Stopwatch(clock, "hurdles", swallow=[ZeroDivisionError]) as h:
    clock.advance(4)
    clock.advance(1 // 0)
    clock.advance(100)
print("kept going,", h.error, clock.now)

try:
    with Stopwatch(clock, "relay", swallow=[KeyError]):
        raise IndexError("baton dropped")
except IndexError as e:
    print("outside:", e)
print(w.error, w.elapsed)
