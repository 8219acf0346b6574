# Small event bus for the web shop: wildcards, priorities, stop, one-time listeners
from __future__ import annotations

from collections.abc import Callable
from itertools import count


class Stop(Exception):
    """Raised by a listener: nobody after it gets the event."""


class Bus:
    def __init__(self) -> None:
        self._listeners: list[tuple] = []
        self._serial = count(1)

    def on(self, pattern: str, *, priority: int = 0, once: bool = False) -> Callable:
        def register(fn: Callable) -> Callable:
            self._listeners.append((-priority, next(self._serial), pattern, fn, once))
            self._listeners.sort(key=lambda entry: entry[:2])
            return fn

        return register

    @staticmethod
    def matches(pattern: str, name: str) -> bool:
        if pattern.endswith("*"):
            return name.startswith(pattern[:-1])
        return pattern == name

    def emit(self, name: str, **data) -> int:
        called = 0
        for entry in list(self._listeners):
            *_, pattern, fn, once = entry
            if not self.matches(pattern, name):
                continue
            if once:
                self._listeners.remove(entry)
            called += 1
            try:
                fn(name, **data)
            except Stop as reason:
                print(f"    stopped by {fn.__name__}: {reason}")
                break
        return called


bus = Bus()
stock = {"mug": 2, "tee": 0}


@bus.on("order.*")
def audit(name, **data):
    print(f"    audit {name} {sorted(data)}")


@bus.on("order.new", priority=10)
def check_stock(name, item, n=1):
    if stock[item] < n:
        raise Stop(f"only {stock[item]} {item}")
    stock[item] -= n


@bus.on("order.new", once=True)
def champagne(name, **_):
    print("    first order ever!")


for event, data in [
    ("order.new", {"item": "mug"}),
    ("order.new", {"item": "mug", "n": 2}),
    ("order.paid", {"amount": 12}),
    ("user.login", {}),
    ("order.new", {"item": "mug", "n": 1}),
]:
    print(event)
    print("  ->", bus.emit(event, **data), "called")
print(stock, len(bus._listeners))
