# Generators that are fed with send(): averages, batches and a pipeline of them
def primed(gen_func):
    def start(*args, **kwargs):
        g = gen_func(*args, **kwargs)
        next(g)
        return g
    return start


@primed
def averager(window):
    values = []
    mean = None
    while True:
        x = yield mean
        if x is None:
            return sum(values), len(values)
        values.append(x)
        recent = values[-window:]
        mean = round(sum(recent) / len(recent), 2)


@primed
def batches(size, target):
    batch = []
    try:
        while True:
            batch.append((yield len(batch)))
            if len(batch) == size:
                target.send(batch)
                batch = []
    except GeneratorExit:
        if batch:
            target.send(batch)
        target.close()


@primed
def printer(name):
    n = 0
    try:
        while True:
            item = yield
            n += 1
            print(name, n, item)
    finally:
        print(name, "closed after", n)


def numbered(lines, start=1):
    """Numbers lines; returns how many there were."""
    n = start
    for line in lines:
        yield f"{n}: {line}"
        n += 1
    return n


def chapters(*books):
    n = 1
    for book in books:
        n = yield from numbered(book, n)
    yield f"({n - 1} chapters)"


avg = averager(3)
print([avg.send(x) for x in (10, 20, 60, 1)])
try:
    avg.send(None)
except StopIteration as stop:
    print("total, count =", stop.value)

sink = batches(3, printer("batch"))
print([sink.send(c) for c in "kitchen"])
sink.close()

print(list(chapters(["Sea", "Storm"], [], ["Home"])))
g = chapters(["x"])
print(next(g), next(g), next(g, "end"))
