from dataclasses import dataclass, fields
from datetime import date
from urllib.parse import parse_qsl


@dataclass(order=True)
class Parcel:
    sent: date
    weight: int
    city: str


PARCELS = [
    Parcel(date(2022, 5, 2), 700, "Lyon"),
    Parcel(date(2022, 5, 9), 1500, "Brest"),
    Parcel(date(2022, 6, 1), 300, "Lille"),
    Parcel(date(2022, 6, 1), 2200, "Lyon"),
]

LOOKUPS = {
    "eq": lambda a, b: a == b,
    "gte": lambda a, b: a >= b,
    "lt": lambda a, b: a < b,
    "starts": lambda a, b: str(a).lower().startswith(str(b).lower()),
    "in": lambda a, b: a in b,
}
TYPES = {f.name: f.type for f in fields(Parcel)}


class FilterError(Exception):
    pass


def cast(name, raw):
    kind = TYPES[name]
    try:
        return date.fromisoformat(raw) if kind is date else kind(raw)
    except ValueError:
        raise FilterError(f"{raw!r} is no {kind.__name__} for {name}") from None


def build(query):
    tests, order = [], None
    for key, raw in parse_qsl(query):
        if key == "sort":
            order = raw
            continue
        name, _, lookup = key.partition("__")
        lookup = lookup or "eq"
        if name not in TYPES:
            raise FilterError(f"no field {name}")
        if lookup not in LOOKUPS:
            raise FilterError(f"no lookup {lookup}")
        value = [cast(name, r) for r in raw.split(",")] if lookup == "in" else cast(name, raw)
        tests.append((name, LOOKUPS[lookup], value))
    return tests, order


def search(query):
    tests, order = build(query)
    hits = [p for p in PARCELS if all(t(getattr(p, n), v) for n, t, v in tests)]
    if order:
        hits.sort(key=lambda p: getattr(p, order.lstrip("-")), reverse=order[0] == "-")
    return hits


for q in ["city=Lyon&sort=-weight", "weight__gte=700&sent__lt=2022-06-01", "city__starts=l&sort=city",
          "city__in=Brest,Lille", "weight=heavy", "colour=red", "sent__near=2022-05-01"]:
    try:
        found = search(q)
    except FilterError as e:
        print(q, "| error |", e)
    else:
        print(q, "|", [f"{p.city}/{p.weight}" for p in found])
print("newest:", max(PARCELS))
