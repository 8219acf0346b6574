from enum import IntEnum
from typing import NamedTuple


class Zone(IntEnum):
    HOME = 1
    EUROPE = 2
    WORLD = 3

    @classmethod
    def of(cls, country):
        code = (country or "").strip().upper()
        if code in ("", "AT"):
            return cls.HOME
        return cls.EUROPE if code in {"DE", "IT", "FR", "PL"} else cls.WORLD


class Parcel(NamedTuple):
    sides: tuple
    kilos: float
    country: str = None


def size_class(sides):
    if len(sides) != 3 or min(sides) <= 0:
        raise ValueError(f"sides {sides}")
    long, mid, short = sorted(sides, reverse=True)
    girth = long + 2 * (mid + short)
    for name, limit in zip("SML", (90, 180, 300)):
        if girth <= limit:
            return name
    return None


def billed_weight(p):
    a, b, c = p.sides
    volume = a * b * c / 5000
    weight = max(p.kilos, volume)
    return -(-weight // 0.5) * 0.5


def price_cents(p):
    size = size_class(p.sides)
    if size is None:
        return None
    zone = Zone.of(p.country)
    cents = {"S": 390, "M": 540, "L": 980}[size] * zone
    w = billed_weight(p)
    if w > 2:
        cents += int((w - 2) * 60) * zone
    if zone == Zone.WORLD:
        cents += 250
    return cents


def money(cents, symbol="€"):
    if cents is None:
        return "on request"
    euros, rest = divmod(abs(cents), 100)
    return f"{'-' if cents < 0 else ''}{symbol}{euros}.{rest:02d}"


def load(parcels, limit):
    """First fit into vans with the given kilo limit."""
    vans = []
    for p in sorted(parcels, key=lambda p: -p.kilos):
        for van in vans:
            if sum(van) + p.kilos <= limit:
                van.append(p.kilos)
                break
        else:
            vans.append([p.kilos])
    return vans


batch = [Parcel((20, 15, 10), 0.4), Parcel((40, 30, 10), 3.2, "it"),
         Parcel((60, 50, 40), 2.0, "JP"), Parcel((200, 40, 40), 9), Parcel((5, 5, 0), 1)]
for p in batch:
    try:
        print(p.sides, Zone.of(p.country).name, size_class(p.sides), billed_weight(p), money(price_cents(p)))
    except ValueError as e:
        print("refused:", e)
for limit in (10, 4, 1):
    print(limit, load(batch, limit))
print(load([], 5), money(-5), money(0, "$"), size_class((1, 1, 1)))
