class LaunchCountdown:
    """Iterates from start down to zero, can be put on hold."""

    def __init__(self, start, holds=()):
        self.start = start
        self.holds = frozenset(holds)
        self.reset()

    def reset(self):
        self.current = self.start
        self._held = False

    def __iter__(self):
        return self

    def __next__(self):
        if self.current < 0:
            raise StopIteration
        if self.current in self.holds and not self._held:
            self._held = True
            return "HOLD"
        self._held = False
        value = self.current
        self.current -= 1
        return value if value else "LIFTOFF"

    def __len__(self):
        return self.start + 1 + len(self.holds)


clock = LaunchCountdown(5, holds=[3])
print("steps:", len(clock))
print(next(clock), next(clock))
for tick in clock:
    print("T-", tick, sep="")
    if tick == "HOLD":
        print("  checking fuel")
print(list(clock), "is empty now")

clock.reset()
words = [str(t) for t in clock]
print(" > ".join(words))
numbers = [t for t in LaunchCountdown(3) if isinstance(t, int)]
print(numbers, sum(numbers))
it = iter(LaunchCountdown(1))
print(next(it), next(it), next(it, "aborted"))
