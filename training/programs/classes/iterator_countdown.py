class Countdown:
    def __init__(self, start, step=1):
        self.start = start
        self.step = step

    def __iter__(self):
        return CountdownIterator(self)

    def __reversed__(self):
        n = self.start % self.step
        while n <= self.start:
            yield n
            n += self.step

    def __len__(self):
        return self.start // self.step + 1


class CountdownIterator:
    def __init__(self, parent):
        self.n = parent.start
        self.step = parent.step

    def __iter__(self):
        return self

    def __next__(self):
        if self.n < 0:
            raise StopIteration
        value = self.n
        self.n -= self.step
        return value


launch = Countdown(6, 2)
for n in launch:
    print(n if n else "Lift-off!")
print(list(launch), list(reversed(launch)), len(launch))

it = iter(launch)
print(next(it), next(it))
rest = [x for x in it]
print("rest", rest, next(it, "nothing"))
try:
    next(it)
except StopIteration:
    print("iterator is used up")
a, *others = Countdown(3)
print(a, others)
print(sum(Countdown(4)), max(Countdown(9, 5)), 5 in Countdown(9, 2))
pairs = [(i, j) for i in Countdown(1) for j in Countdown(1)]
print(pairs)
