"""Dates, decimals and sets in JSON with a default function and an object hook."""
import json
from dataclasses import asdict, dataclass, field
from datetime import date, timedelta
from decimal import Decimal


@dataclass
class Booking:
    guest: str
    arrival: date
    nights: int
    price: Decimal
    extras: set = field(default_factory=set)

    @property
    def departure(self):
        return self.arrival + timedelta(days=self.nights)


def encode(obj):
    if isinstance(obj, date):
        return {"$date": obj.isoformat()}
    if isinstance(obj, Decimal):
        return {"$dec": str(obj)}
    if isinstance(obj, (set, frozenset)):
        return sorted(obj)
    raise TypeError(f"cannot store {type(obj).__name__}")


def decode(d):
    if "$date" in d:
        return date.fromisoformat(d["$date"])
    if d.keys() == {"$dec"}:
        return Decimal(d["$dec"])
    return d


b = Booking("Ravi Menon", date(2024, 12, 29), 4, Decimal("310.50"), {"dog", "breakfast"})
text = json.dumps(asdict(b), default=encode)
print(text)

raw = json.loads(text)
print(raw["arrival"], raw["extras"])
back = json.loads(text, object_hook=decode)
print(back["arrival"] - date(2024, 12, 1), back["price"] * 2, type(back["extras"]).__name__)

again = Booking(**back)
print(again == b, again.departure, again.departure.year)
again.extras = set(again.extras)
print(again == b, repr(again)[:32])

for odd in ({"x": 1 + 2j}, {"f": print}, {("a", 1): 2}, {"d": Decimal(1)}):
    try:
        print(json.dumps(odd, default=encode))
    except TypeError as e:
        print("TypeError:", e)
print(json.dumps({("a", 1): 2, "k": 3}, skipkeys=True))
print(json.dumps({None: 0, False: 1, 2.5: 2}))
per_night = (b.price / b.nights).quantize(Decimal("0.01"))
print(per_night, json.dumps(float(per_night)), json.dumps(float("inf")))
try:
    json.dumps(float("nan"), allow_nan=False)
except ValueError as e:
    print(str(e).split(":")[0])
