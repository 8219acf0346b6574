class Counter:
    """Callable object that remembers how often it was called."""

    def __init__(self, start=0, step=1):
        self.value = start
        self.step = step

    def __call__(self, times=1):
        before = self.value
        self.value += self.step * times
        return before

    def __iter__(self):
        return self

    def __next__(self):
        if self.value >= 100:
            raise StopIteration
        return self()

    def __int__(self):
        return self.value

    def __float__(self):
        return self.value / 100


cars, bikes = Counter(), Counter(10, step=5)
for what in "car bike car car bus bike".split():
    if what == "car":
        cars()
    elif what == "bike":
        bikes()
    else:
        print("skip", what)
print(int(cars), int(bikes), float(bikes))
print(cars(4), cars(-2), cars.value)
print(callable(cars), callable(cars.value))

down = Counter(90, 3)
print(list(down), down.value)
print(next(down, None), [n for n in Counter(98)])
pairs = list(zip("abc", Counter(7, -7)))
print(pairs)
names = ["Kino", "Bad", "Kino", "Zoo"]
tickets = {}
stamp = Counter(step=10)
for n in names:
    tickets.setdefault(n, []).append(stamp())
print(tickets, stamp.value)
print(sorted(names, key=lambda n: (len(tickets[n]), n)))
print(list(map(Counter(1), [3, 0, 2])))
try:
    cars("two")
except TypeError as e:
    print(e)
