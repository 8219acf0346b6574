from dataclasses import dataclass, field, replace
from decimal import Decimal
from enum import Enum
import itertools
import json

Fabric = Enum("Fabric", "COTTON WOOL SILK")
LIMIT = {Fabric.COTTON: 90, Fabric.WOOL: 30, Fabric.SILK: 40}


@dataclass(frozen=True, order=True)
class Item:
    fabric: Fabric = field(compare=False)
    name: str
    colour: str = "white"
    size: int = 10
    done: tuple = ()


class Shrunk(Exception):
    pass


class Pipeline:
    def __init__(self, source):
        self.source = iter(source)
        self.lost = []

    def wash(self, temp):
        def gen(src):
            for item in src:
                if temp > LIMIT[item.fabric]:
                    self.lost.append(item.name)
                    item = replace(item, size=item.size - (temp - LIMIT[item.fabric]) // 10)
                yield replace(item, done=(*item.done, f"w{temp}"))
        self.source = gen(self.source)
        return self

    def only(self, **want):
        def keep(item):
            return all(getattr(item, k) == v for k, v in want.items())
        self.source = filter(keep, self.source)
        return self

    def iron(self, *, careful=False):
        def one(item):
            if item.size < 6 and not careful:
                raise Shrunk(item.name)
            return replace(item, done=item.done + ("i",))
        self.source = map(one, self.source)
        return self

    def fold(self, start=None):
        total = start or Decimal("0")
        for item in self.source:
            total += Decimal(item.size) / 8
            print(f"  {item.name:<7}{item.size:>3} {'>'.join(item.done)}")
        return total


raw = '[["COTTON","shirt"],["WOOL","scarf","red",8],["SILK","tie","red",7],["COTTON","socks","black"]]'
basket = [Item(Fabric[f], *rest) for f, *rest in json.loads(raw)]
print(sorted(basket)[0].name, basket[0] == Item(Fabric.WOOL, "shirt"))

p = Pipeline(basket).wash(30).iron()
print("gentle", p.fold(), p.lost)
p = Pipeline(basket).only(colour="red").wash(60)
print("hot", p.fold(Decimal(1)), p.lost)

p = Pipeline(basket).wash(70).iron()
try:
    print("very hot", p.fold())
except Shrunk as e:
    print("shrunk:", e, p.lost)
print("after the accident:", p.lost, len(basket))

p = Pipeline(itertools.islice(itertools.cycle(basket), 2, 6)).iron(careful=True)
first = next(p.source)
print(first.name, first.done, p.fold())
print([i.done for i in basket] == [()] * 4)
try:
    first.size = 3
except AttributeError as e:
    print(type(e).__name__, e)
for fabric, limit in LIMIT.items():
    match fabric, limit:
        case Fabric.WOOL, _:
            print("by hand")
        case f, t if t >= 60:
            print(f.name.title(), "boils")
        case f, _:
            print(f.value, "cool")
