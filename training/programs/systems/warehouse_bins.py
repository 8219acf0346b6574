from typing import Callable

class WarehouseError(Exception):
    pass

class BinFull(WarehouseError):
    pass

class NotEnough(WarehouseError):
    def __init__(self, sku, wanted, available):
        self.sku, self.wanted, self.available = sku, wanted, available
    def __str__(self):
        return "%s: wanted %d, have %d" % (self.sku, self.wanted, self.available)

class Events:
    def __init__(self):
        self._handlers: dict[str, list[Callable]] = {}
    def on(self, name):
        def register(fn):
            self._handlers.setdefault(name, []).append(fn)
            return fn
        return register
    def fire(self, name, **data):
        for h in self._handlers.get(name, ()):
            h(**data)

class Bin:
    def __init__(self, label, capacity):
        self.label = label
        self.capacity = capacity
        self.items = {}
    @property
    def free(self):
        return self.capacity - sum(self.items.values())
    def put(self, sku, qty):
        if qty > self.free:
            raise BinFull(f"{self.label} has room for {self.free}, not {qty}")
        self.items[sku] = self.items.get(sku, 0) + qty
    def __repr__(self):
        return f"Bin({self.label!r}, free={self.free})"

class Warehouse:
    def __init__(self, bins, events):
        self.bins = {b.label: b for b in bins}
        self.events = events
    def total(self, sku):
        return sum(b.items.get(sku, 0) for b in self.bins.values())
    def pick(self, sku, qty):
        have = self.total(sku)
        if have < qty:
            raise NotEnough(sku, qty, have)
        route = []
        for b in self.bins.values():
            n = min(qty, b.items.get(sku, 0))
            if n == 0:
                continue
            b.items[sku] -= n
            qty -= n
            route.append((b.label, n))
            if qty == 0:
                break
        if (left := self.total(sku)) < 5:
            self.events.fire("low", sku=sku, left=left)
        return route

events = Events()
alerts = []

@events.on("low")
def remember(sku, left):
    alerts.append(sku)

@events.on("low")
def show(sku, left):
    print("  !! low stock", sku, left)

wh = Warehouse([Bin("A1", 20), Bin("A2", 15), Bin("B1", 8)], events)
for label, sku, qty in [("A1", "bolt", 14), ("A2", "bolt", 6), ("A2", "hinge", 9), ("B1", "lock", 12), ("B1", "lock", 7)]:
    try:
        wh.bins[label].put(sku, qty)
    except BinFull as err:
        print("full:", err)
print(list(wh.bins.values()))

for sku, qty in [("bolt", 16), ("hinge", 3), ("lock", 8), ("bolt", 5), ("lock", 4)]:
    try:
        print(sku, qty, "->", wh.pick(sku, qty))
    except WarehouseError as err:
        print(type(err).__name__, "/", err)
print("alerts:", alerts)
