from typing import Protocol

class Shipping(Protocol):
    def cost(self, weight: float, total: float) -> float: ...

class FlatRate:
    def __init__(self, price: float) -> None:
        self.price = price

    def cost(self, weight, total):
        return self.price

class PerKilo:
    def __init__(self, rate, minimum=2.0):
        self.rate = rate
        self.minimum = minimum

    def cost(self, weight, total):
        return max(self.minimum, weight * self.rate)

class FreeOver:
    """Wraps another strategy and gives free delivery over a limit."""

    def __init__(self, limit, inner: Shipping):
        self.limit = limit
        self.inner = inner

    def cost(self, weight, total):
        return 0.0 if total >= self.limit else self.inner.cost(weight, total)

class Order:
    def __init__(self, shipping: Shipping):
        self.lines = []
        self.shipping = shipping

    def add(self, name, price, kg, qty=1):
        self.lines.append((name, price * qty, kg * qty))

    @property
    def total(self):
        return sum(p for _, p, _ in self.lines)

    def checkout(self):
        kg = sum(line[2] for line in self.lines)
        ship = self.shipping.cost(kg, self.total)
        return round(self.total + ship, 2), ship

order = Order(FlatRate(4.9))
order.add("lamp", 24.0, 1.5)
order.add("bulb", 3.5, 0.1, qty=4)
strategies = {
    "flat": order.shipping,
    "kilo": PerKilo(1.2),
    "kilo-min": PerKilo(0.5),
    "free": FreeOver(35, FlatRate(6)),
    "not free": FreeOver(50, PerKilo(3)),
}
for name, s in strategies.items():
    order.shipping = s
    grand, ship = order.checkout()
    print(f"{name:>9}: {order.total:.2f} + {ship:.2f} = {grand:.2f}")
best = min(strategies, key=lambda k: strategies[k].cost(1.9, order.total))
print("cheapest:", best)
