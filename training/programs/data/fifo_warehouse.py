from collections import deque
from decimal import Decimal, ROUND_HALF_UP

CENT = Decimal("0.01")


class OutOfStock(Exception):
    pass


class FifoStock:
    """Layers of (quantity, unit cost); oldest leaves first."""

    def __init__(self, item):
        self.item = item
        self.layers = deque()
        self.cogs = Decimal(0)

    def buy(self, qty, cost):
        self.layers.append([qty, Decimal(cost)])
        print(f"  + {qty} {self.item} at {cost}")

    def sell(self, qty):
        if qty > self.quantity:
            raise OutOfStock(f"want {qty}, have {self.quantity}")
        cost = Decimal(0)
        left = qty
        while left:
            layer = self.layers[0]
            take = min(left, layer[0])
            cost += take * layer[1]
            layer[0] -= take
            left -= take
            if layer[0] == 0:
                self.layers.popleft()
        self.cogs += cost
        print(f"  - {qty} {self.item}, cost {cost}")
        return cost

    @property
    def quantity(self):
        return sum(q for q, _ in self.layers)

    @property
    def value(self):
        return sum((q * c for q, c in self.layers), Decimal(0))

    def average(self):
        if not self.layers:
            return None
        return (self.value / self.quantity).quantize(CENT, ROUND_HALF_UP)


journal = [("buy", 40, "2.10"), ("buy", 25, "2.35"), ("sell", 50), ("buy", 10, "2.60"),
           ("sell", 30), ("sell", 15)]
stock = FifoStock("hinge")
for n, (kind, *rest) in enumerate(journal, start=1):
    print(f"step {n}: {kind}")
    try:
        getattr(stock, kind)(*rest)
    except OutOfStock as exc:
        print("  ! rejected,", exc)
    print("  holding", stock.quantity, "value", stock.value, "avg", stock.average())

print("cost of goods sold:", stock.cogs)
revenue = Decimal("3.99") * 65
print("margin:", (revenue - stock.cogs).quantize(CENT))
