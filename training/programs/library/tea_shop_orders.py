# Online orders of a tea shop, exported as json lines, checked and summed
import json
from dataclasses import dataclass, field, asdict
from decimal import Decimal
from functools import reduce

LINES = r'''
{"id": "T-01", "items": [["Assam", 2, "6.40"], ["Sencha", 1, "9.95"]], "ship": {"to": "Graz", "zip": 8010}}
{"id": "T-02", "items": [], "ship": {"to": "Bern"}}
{"id": "T-03", "items": [["Mate \"wild\"", 3, "4.15"]], "ship": null}
{"id": "T-04", "items": [["Assam", 1, 6.4]], "ship": {"to": "Linz", "zip": 4020}
'''


@dataclass
class Order:
    id: str
    items: list
    city: str = "pick up"
    notes: list = field(default_factory=list)

    @property
    def total(self) -> Decimal:
        return reduce(lambda s, i: s + i[1] * Decimal(str(i[2])), self.items, Decimal())


def load(line: str) -> Order:
    data = json.loads(line)
    order = Order(data["id"], [tuple(i) for i in data["items"]])
    match data.get("ship"):
        case {"to": city, "zip": int(code)}:
            order.city = f"{code} {city}"
        case {"to": city}:
            order.city = city
            order.notes.append("zip missing")
    if not order.items:
        order.notes.append("empty")
    return order


orders = []
for n, line in enumerate(LINES.strip().splitlines(), 1):
    try:
        orders.append(load(line))
    except json.JSONDecodeError as e:
        print(f"line {n}: {e.msg} (column {e.colno})")

for o in orders:
    print(f"{o.id} {o.city:<10}{o.total:>8.2f} {', '.join(o.notes)}")

stock = {}
for o in orders:
    for name, count, _ in o.items:
        stock[name] = stock.get(name, 0) - count
print(stock)


class TeaEncoder(json.JSONEncoder):
    def default(self, obj):
        if isinstance(obj, Decimal):
            return f"{obj:.2f}"
        if isinstance(obj, Order):
            return {**asdict(obj), "total": obj.total}
        return super().default(obj)


text = json.dumps(orders[2], cls=TeaEncoder, indent=1, sort_keys=True)
print(text.count("\n"), text[:36].split())
print(json.dumps(asdict(orders[1]), separators=(",", ":")))
back = json.loads(json.dumps(orders[0].items))
print(back == orders[0].items, [tuple(b) for b in back] == orders[0].items)
try:
    json.dumps({"set": {1}}, cls=TeaEncoder)
except TypeError as e:
    print(e)
del orders[0].items[0]
print(orders[0].total, json.loads("[1e2, -0, true, null]"), json.dumps("½", ensure_ascii=True))
