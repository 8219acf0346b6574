from contextlib import ExitStack, contextmanager

log = []


@contextmanager
def valve(name, broken=False):
    if broken:
        raise RuntimeError(f"valve {name} is stuck")
    log.append("open " + name)
    try:
        yield name.upper()
    finally:
        log.append("close " + name)


def water(names, broken=()):
    with ExitStack() as stack:
        stack.callback(log.append, "pump off")
        log.append("pump on")
        opened = []
        for n in names:
            handle = stack.enter_context(valve(n, broken=n in broken))
            opened.append(handle)
        print("watering", ", ".join(opened))
        return len(opened)


print(water(["roses", "beans"]))
print(log)
log.clear()

try:
    water(["lawn", "herbs", "pond"], broken=("herbs",))
except RuntimeError as e:
    print("problem:", e)
for i, entry in enumerate(log):
    print(i, entry)

with ExitStack() as outer:
    outer.callback(print, "bye from the first stack")
    kept = outer.pop_all()
print("nothing was called yet")
kept.close()
