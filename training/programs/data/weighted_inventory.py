"""Moving average cost of a paint store."""
from decimal import Decimal as Dec
import json

MOVES = json.loads("""[
 {"t": "in", "sku": "W10", "qty": 20, "price": "4.50"},
 {"t": "in", "sku": "R05", "qty": 8, "price": "7.20"},
 {"t": "out", "sku": "W10", "qty": 5},
 {"t": "in", "sku": "W10", "qty": 15, "price": "5.10"},
 {"t": "count", "sku": "R05", "qty": 7},
 {"t": "out", "sku": "W10", "qty": 12}
]""")

stock = {}
shrink = Dec(0)

for move in MOVES:
    entry = stock.setdefault(move["sku"], {"qty": 0, "avg": Dec("0")})
    match move:
        case {"t": "in", "qty": q, "price": p}:
            value = entry["qty"] * entry["avg"] + q * Dec(p)
            entry["qty"] += q
            entry["avg"] = (value / entry["qty"]).quantize(Dec("0.0001"))
        case {"t": "out", "qty": q}:
            entry["qty"] -= q
        case {"t": "count", "qty": q}:
            diff = q - entry["qty"]
            shrink += diff * entry["avg"]
            print("count difference", move["sku"], diff)
            entry["qty"] = q
    print(f"{move['t']:>5} {move['sku']} -> {entry['qty']:>3} @ {entry['avg']}")

total = Dec(0)
for sku, e in sorted(stock.items()):
    value = (e["qty"] * e["avg"]).quantize(Dec("0.01"))
    total += value
    print(sku, value)
print("total", total)
print("shrinkage", shrink)


class Encoder(json.JSONEncoder):
    def default(self, o):
        if isinstance(o, Dec):
            return str(o)
        return super().default(o)


print(json.dumps(stock, cls=Encoder, sort_keys=True))
try:
    json.dumps({"v": total})
except TypeError as exc:
    print("plain json:", exc)
