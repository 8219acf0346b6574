from dataclasses import dataclass, fields, is_dataclass
from datetime import date, timedelta
from decimal import Decimal
from enum import Enum
from functools import singledispatch, singledispatchmethod
import json


class Size(Enum):
    SMALL = "S"
    LARGE = "L"


@dataclass
class Shirt:
    label: str
    size: Size
    price: Decimal
    since: date = date(2024, 2, 28)


@singledispatch
def plain(value):
    if is_dataclass(value):
        return {f.name: plain(getattr(value, f.name)) for f in fields(value)}
    raise TypeError(f"cannot convert {type(value).__name__}")


@plain.register(str)
@plain.register(int)
@plain.register(type(None))
def _(value):
    return value


@plain.register
def _(value: Enum):
    return value.value


@plain.register
def _(value: Decimal):
    return f"{value:.2f}"


@plain.register
def _(value: date):
    return value.isoformat()


@plain.register(list)
@plain.register(tuple)
def _(value):
    return [plain(v) for v in value]


class Shelf:
    def __init__(self):
        self.items = []

    @singledispatchmethod
    def add(self, thing):
        raise NotImplementedError("no way to add " + repr(thing))

    @add.register
    def _(self, thing: Shirt):
        self.items.append(thing)
        return 1

    @add.register
    def _(self, things: list):
        return sum(self.add(t) for t in things)


tee = Shirt("Tee", Size.LARGE, Decimal("19.9"))
print(plain(tee))
print(json.dumps(plain([tee.size, Decimal("0.125"), None, True]), separators=(",", ":")))
print(plain(date(2024, 2, 28) + timedelta(days=2)))
print(plain.dispatch(bool) is plain.dispatch(int))

shelf = Shelf()
print(shelf.add(tee))
print(shelf.add([tee, [Shirt("Polo", Size.SMALL, Decimal(35), date(1999, 12, 31))]]))
print(len(shelf.items), [s.label for s in shelf.items])
print(json.dumps(plain(shelf.items[-1]), indent=1))
for bad in ({"a": 1}, 2.5):
    try:
        print(plain(bad))
    except TypeError as e:
        print(e)
try:
    shelf.add("sock")
except NotImplementedError as e:
    print(e)
