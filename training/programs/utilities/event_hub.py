"""Publish/subscribe with priorities, once-handlers and wildcard topics."""
from bisect import insort
from itertools import count


class StopEvent(Exception):
    """A handler raises this to keep the rest from hearing the event."""


class Hub:
    def __init__(self):
        self._subs = []
        self._ids = count(1)
        self.dead = []

    def on(self, topic, handler=None, *, priority=0, once=False):
        if handler is None:
            return lambda f: (self.on(topic, f, priority=priority, once=once), f)[1]
        if not callable(handler):
            raise TypeError(f"{handler!r} is not callable")
        number = next(self._ids)
        insort(self._subs, (-priority, number, topic, handler, once), key=lambda s: s[:2])
        return number

    def off(self, number=None, *, topic=None):
        before = len(self._subs)
        self._subs = [s for s in self._subs if s[1] != number and s[2] != topic]
        return before - len(self._subs)

    @staticmethod
    def matches(pattern, topic):
        want, have = pattern.split("."), topic.split(".")
        for i, part in enumerate(want):
            if part == "**":
                return True
            if i >= len(have) or part not in ("*", have[i]):
                return False
        return len(want) == len(have)

    def emit(self, topic, *args, **kw):
        results = []
        for neg, number, pattern, handler, once in tuple(self._subs):
            if not self.matches(pattern, topic):
                continue
            if once:
                self.off(number)
            try:
                results.append(handler(*args, **kw))
            except StopEvent as stop:
                results.extend(stop.args)
                break
        if not results:
            self.dead.append(topic)
        return results


hub = Hub()
first = hub.on("order.paid", lambda n, total: f"receipt {n}: {total:.2f}")


@hub.on("order.*", priority=5)
def audit(n, total=None):
    return "audit", n, total


@hub.on("**", once=True)
def hello(*args, **kw):
    return "hello {} {}".format(len(args), sorted(kw))


print(hub.emit("order.paid", 17, total=8.5))
print(hub.emit("order.paid", 18, 12))
print(hub.emit("order.sent", 18), hub.emit("stock"), hub.dead)
print([hub.matches(p, "a.b.c") for p in ("a.*", "a.**", "a.*.c", "*.c", "**")])


def blocker(n, **_):
    if n < 0:
        raise StopEvent("blocked", n)


guard = hub.on("order.paid", blocker, priority=9)
print(guard, hub.emit("order.paid", -4, total=1))
print(hub.emit("order.paid", 20, total=1)[0], hub.off(guard), hub.off(guard))
print(hub.off(topic="order.*"), hub.emit("order.paid", 21, total=0), audit(1))
try:
    hub.on("x", "print")
except TypeError as e:
    print(e)
try:
    hub.emit("order.paid", 22)
except TypeError as e:
    print(str(e).split(">")[-1].strip("() "))
