from dataclasses import dataclass, field
from decimal import Decimal
from typing import Callable


@dataclass
class Item:
    name: str
    unit: Decimal
    count: int = 1

    @property
    def total(self) -> Decimal:
        return self.unit * self.count


Rule = Callable[["Basket"], Decimal]


class Percent:
    def __init__(self, percent: int, minimum: str = "0"):
        self.percent = percent
        self.minimum = Decimal(minimum)

    def __call__(self, basket):
        if basket.subtotal < self.minimum:
            return Decimal(0)
        return basket.subtotal * self.percent / 100

    def __repr__(self):
        return f"{self.percent}% from {self.minimum}"


class EveryNth:
    def __init__(self, name, n):
        self.name, self.n = name, n

    def __call__(self, basket):
        saved = Decimal(0)
        for item in basket.items:
            if item.name == self.name:
                saved += item.count // self.n * item.unit
        return saved

    def __repr__(self):
        return f"every {self.n}th {self.name}"


def birthday(basket):
    """Cheapest item is free."""
    return min((i.unit for i in basket.items), default=Decimal("0.00"))


@dataclass
class Basket:
    customer: str
    items: list[Item] = field(default_factory=list)

    @property
    def subtotal(self):
        return sum((i.total for i in self.items), Decimal(0))

    def add(self, name, unit, count=1):
        for item in self.items:
            if item.name == name and item.unit == Decimal(unit):
                item.count += count
                break
        else:
            self.items.append(Item(name, Decimal(unit), count))
        return self

    def best(self, rules: list[Rule]):
        savings = [(rule(self), label(rule)) for rule in rules]
        return max(savings, key=lambda pair: pair[0], default=(Decimal(0), "none"))

    def pay(self, rules):
        saved, why = self.best(rules)
        due = max(self.subtotal - saved, Decimal("1"))
        return due.quantize(Decimal("0.05")), why


def label(rule):
    return getattr(rule, "__name__", None) or repr(rule)


rules = [Percent(10, "30"), EveryNth("tulip", 5), birthday]

b = Basket("Frau Özdemir")
print(b.pay([]), b.best(rules))
b.add("tulip", "0.9", 4).add("vase", "12.50").add("tulip", "0.90", 7)
print(len(b.items), b.items[0])
print(b.subtotal, [str(r(b)) for r in rules])
print(b.pay(rules))
b.add("orchid", "24.99")
print(b.subtotal, b.pay(rules))
print(b.pay(rules[1:]), b.pay(rules[1:2]))
b.add("card", "2.4", count=2)
print([i.name for i in b.items if i.total > 10])
print([label(r) for r in rules])
gift = Basket("Lee", [Item("rose", Decimal("1.45"))])
print(gift.pay([birthday]), gift.pay([lambda basket: basket.subtotal / 3]))
print(gift == Basket("Lee").add("rose", "1.45"), gift.items[0].total.as_tuple().exponent)
