from functools import partial, reduce


def paint_cost(width, height, *, coats=1, price=4.0, waste=0.0):
    area = width * height * coats
    return round(area * price * (1 + waste), 2)


two_coats = partial(paint_cost, coats=2)
hallway = partial(two_coats, 6, price=5.5)
fence = partial(paint_cost, height=1.2, waste=0.1)

print("room:", two_coats(4, 2.5))
print("hallway:", hallway(2.5))
print("hallway, cheap:", hallway(2.5, price=3))
print("fence:", fence(20))
print(hallway.func.__name__, hallway.args, hallway.keywords)


def compose(*funcs):
    def chained(value):
        return reduce(lambda acc, f: f(acc), funcs, value)
    return chained


def add(n, x):
    return n + x


invoice = compose(partial(add, 15), lambda x: x * 1.19, partial(round, ndigits=2))
for cost in map(two_coats, [2, 3], [2.5, 2.4]):
    print(f"net {cost:>6} -> gross {invoice(cost)}")

jobs = [("door", partial(paint_cost, 1, 2)), ("wall", partial(two_coats, 5, 2.6))]
total = 0
for label, job in jobs:
    value = job()
    total += value
    print(label.title(), value, "(cheap)" if value < 10 else "")
print("sum", total)
try:
    fence()
except TypeError as e:
    print("error:", str(e)[-8:])
