# Measures the steps of a build; context manager and decorator in one class
class Clock:
    """Gives the times it was told, one after the other."""

    def __init__(self, *ticks):
        self._ticks = iter(ticks)

    def __call__(self):
        return next(self._ticks)


class Timer:
    depth = 0
    report = []

    def __init__(self, label, clock, budget=None):
        self.label = label
        self.clock = clock
        self.budget = budget
        self.seconds = None

    def __enter__(self):
        self.start = self.clock()
        self.indent = Timer.depth
        Timer.depth += 1
        return self

    def __exit__(self, kind, value, tb):
        self.seconds = self.clock() - self.start
        Timer.depth -= 1
        state = "failed" if kind else "ok"
        if not kind and self.budget is not None and self.seconds > self.budget:
            state = f"slow (+{self.seconds - self.budget})"
        Timer.report.append((self.indent, self.label, self.seconds, state))
        return kind is not None and issubclass(kind, ArithmeticError)

    def __call__(self, fn):
        def timed(*args):
            with Timer(self.label or fn.__name__, self.clock, self.budget):
                return fn(*args)
        return timed


clock = Clock(0, 2, 5, 5, 9, 20, 30, 31, 40, 44)

with Timer("build", clock, budget=15) as build:
    with Timer("compile", clock):
        files = ["a.c", "b.c"]
    with Timer("link", clock):
        size = len(files) / (len(files) - 2)
        print("never printed")
print("build took", build.seconds)


@Timer("", clock, budget=3)
def upload(name):
    return name.upper()


print(upload("site.zip"), upload("log"))
for indent, label, sec, state in Timer.report:
    print(f"{'  ' * indent}{label:<{12 - 2 * indent}}{sec:>4} s  {state}")

worst = max(Timer.report, key=lambda r: r[2])
print("slowest:", worst[1], "| failed:", sum(r[-1] == "failed" for r in Timer.report))
try:
    with Timer("x", Clock(1, 2)):
        {}["missing"]
except KeyError as e:
    print("passed on:", e, Timer.report[-1])
print(Timer.depth)
