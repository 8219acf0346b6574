from dataclasses import dataclass, asdict, fields
from enum import IntEnum


class Standard(IntEnum):
    BASIC = 1
    COMFORT = 2
    SUITE = 3


@dataclass
class Room:
    nr: int
    standard: Standard = Standard.BASIC
    beds: int = 1
    guest: str | None = None

    @property
    def free(self) -> bool:
        return self.guest is None

    def price(self, nights: int) -> int:
        p = nights * (40 + 25 * self.standard + 10 * self.beds)
        return p - 20 if nights > 3 else p


class Hotel:
    def __init__(self, rooms):
        self.rooms = {r.nr: r for r in rooms}

    def find(self, beds, at_least=Standard.BASIC):
        ok = [r for r in self.rooms.values()
              if r.free and r.beds >= beds and r.standard >= at_least]
        return min(ok, key=lambda r: r.price(1), default=None)

    def check_in(self, guest, beds, **kw):
        room = self.find(beds, **kw)
        if room is None:
            print("Sorry,", guest)
            return
        room.guest = guest
        print(f"{guest} -> {room.nr} ({room.standard.name.title()}) {room.price(4)}")


h = Hotel([Room(11), Room(12, Standard.COMFORT, 2), Room(21, Standard.SUITE, 2), Room(22, beds=3)])
h.check_in("Fam. Berg", 3)
h.check_in("Ms Ito", 1, at_least=Standard.COMFORT)
h.check_in("Mr Obi", 1)
h.check_in("The Lunds", 2, at_least=2)
h.check_in("Zoe", 2)
print([f.name for f in fields(Room)])
print(asdict(h.rooms[12]))
h.rooms[12].guest = None
print("free:", [nr for nr, r in h.rooms.items() if r.free])
print(Standard(2) + 1 == Standard.SUITE, max(Standard).name, Standard.SUITE > 1)
