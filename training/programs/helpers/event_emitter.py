"""Synchronous events with wildcards, priorities and one-shot listeners."""
import fnmatch
import itertools
from dataclasses import dataclass, field
from typing import Callable

STOP = object()


@dataclass(order=True)
class _Listener:
    sort_key: tuple
    pattern: str = field(compare=False)
    func: Callable = field(compare=False)
    once: bool = field(default=False, compare=False)


class Emitter:
    def __init__(self, *, raise_errors=False):
        self._listeners = []
        self._serial = itertools.count()
        self._raise = raise_errors
        self.errors = []

    def on(self, pattern, func=None, *, priority=0, once=False):
        if func is None:
            return lambda f: self.on(pattern, f, priority=priority, once=once)
        if not callable(func):
            raise TypeError("listener is not callable")
        entry = _Listener((-priority, next(self._serial)), pattern, func, once)
        self._listeners.append(entry)
        self._listeners.sort()
        return func

    def off(self, func):
        before = len(self._listeners)
        self._listeners = [x for x in self._listeners if x.func is not func]
        return before - len(self._listeners)

    def emit(self, event, *args, **kwargs):
        called = 0
        for entry in list(self._listeners):
            if not fnmatch.fnmatchcase(event, entry.pattern):
                continue
            if entry.once:
                self._listeners.remove(entry)
            called += 1
            try:
                if entry.func(event, *args, **kwargs) is STOP:
                    break
            except Exception as exc:
                if self._raise:
                    raise
                self.errors.append((event, repr(exc)))
        return called


if __name__ == "__main__":
    bus = Emitter()
    log = []

    @bus.on("order.*")
    def remember(event, *args):
        log.append((event, args))

    @bus.on("order.paid", priority=5)
    def check(event, amount):
        if amount <= 0:
            return STOP

    @bus.on("*", once=True)
    def hello(event, *args):
        print("first event:", event)

    for name, args in [("order.new", (7,)), ("order.paid", (20,)), ("order.paid", (0,)), ("ping", ())]:
        print(name, bus.emit(name, *args))
    print(log)
    bus.on("order.paid", lambda e, a: 100 / (a - 3))
    print(bus.emit("order.paid", 3), bus.errors)
    print(bus.off(remember), bus.off(remember))
    try:
        bus.on("x", "not a function")
    except TypeError as e:
        print(e)
    loud = Emitter(raise_errors=True)
    loud.on("go", lambda e: {}["missing"])
    try:
        loud.emit("go")
    except KeyError as e:
        print("loud:", e)
    assert loud.emit("other") == 0
