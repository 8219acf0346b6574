import struct
from datetime import date, timedelta
from enum import Enum
from functools import wraps

EPOCH = date(2020, 1, 1)

class Zone(str, Enum):
    ROOM = "R"
    POOL = "P"
    GYM = "G"

class CardError(Exception): ...
class Expired(CardError): ...
class NoAccess(CardError): ...

def audit(trail):
    def outer(func):
        @wraps(func)
        def inner(card, *a, **k):
            outcome = "?"
            try:
                result = func(card, *a, **k)
                outcome = "ok"
                return result
            except CardError as e:
                outcome = type(e).__name__
                raise
            finally:
                trail.append((func.__name__, outcome))
        return inner
    return outer

trail = []

class Card:
    layout = "<HHB3s"

    def __init__(self, room, checkout, zones=frozenset({Zone.ROOM})):
        self.room = room
        self.checkout = checkout
        self.zones = zones

    def encode(self):
        days = (self.checkout - EPOCH).days
        mask = sum(1 << i for i, z in enumerate(Zone) if z in self.zones)
        return struct.pack(self.layout, self.room, days, mask, b"HTL")

    @classmethod
    def decode(cls, data):
        room, days, mask, magic = struct.unpack(cls.layout, data)
        if magic != b"HTL":
            raise CardError(f"bad magic {magic.decode()}")
        zones = {z for i, z in enumerate(Zone) if mask >> i & 1}
        return cls(room, EPOCH + timedelta(days=days), zones)

    @audit(trail)
    def open(self, zone, today, room=None):
        if today > self.checkout:
            raise Expired(f"{(today - self.checkout).days} days over")
        if zone not in self.zones or (zone is Zone.ROOM and room != self.room):
            raise NoAccess(f"zone {zone.value} room {room}")
        return "click"

card = Card(412, date(2024, 3, 2), {Zone.ROOM, Zone.GYM})
raw = card.encode()
print(raw.hex(), len(raw), raw[-3:])
same = Card.decode(raw)
print(same.room, same.checkout, sorted(z.name for z in same.zones))

leap = date(2024, 2, 29)
attempts = [(Zone.GYM, 0, None), (Zone.ROOM, 2, 412), (Zone.ROOM, 1, 413),
            (Zone.POOL, 1, None), (Zone.GYM, 5, None)]
for zone, plus, room in attempts:
    day = leap + timedelta(days=plus)
    try:
        print(day, same.open(zone, day, room=room))
    except NoAccess as e:
        print(day, "beep:", e)
    except CardError as e:
        print(day, "expired,", e)
try:
    Card.decode(raw[:-3] + b"XYZ")
except CardError as e:
    print(e)
print([outcome for _, outcome in trail], trail[0][0], Zone.POOL == "P")
