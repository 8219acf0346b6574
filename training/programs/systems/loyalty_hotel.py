from enum import Enum
from datetime import date, timedelta
from collections import defaultdict

class Tier(Enum):
    BASIC = ("Basic", 0, 1.0)
    SILVER = ("Silver", 10, 0.95)
    GOLD = ("Gold", 20, 0.85)

    def __init__(self, label, nights, factor):
        self.label, self.nights, self.factor = label, nights, factor

    @classmethod
    def for_nights(cls, n):
        return max((t for t in cls if t.nights <= n), key=lambda t: t.nights)

class Guest:
    def __init__(self, name, nights=0):
        self.name, self._nights = name, nights

    @property
    def tier(self):
        return Tier.for_nights(self._nights)

    def stayed(self, n):
        before = self.tier
        self._nights += n
        return self.tier is not before

class Stay:
    def __init__(self, arrive, nights):
        self.arrive = arrive
        self.nights = nights

    def __iter__(self):
        for i in range(self.nights):
            yield self.arrive + timedelta(days=i)

    def __str__(self):
        return "%s+%d" % (self.arrive.strftime("%d%b"), self.nights)

class Overbooked(Exception):
    def __init__(self, day):
        self.day = day
        super().__init__("no room on " + day.isoformat())

class Hotel:
    WEEKEND = {4, 5}

    def __init__(self, rooms, rate):
        self.rooms, self.rate = rooms, rate
        self.taken = defaultdict(int)

    def price(self, day):
        p = self.rate * (1.25 if day.weekday() in self.WEEKEND else 1)
        if self.taken[day] >= self.rooms - 1:
            p += 10        # last room
        return p

    def book(self, guest, stay):
        for day in stay:
            if self.taken[day] >= self.rooms:
                raise Overbooked(day)
        cost = sum(self.price(d) for d in stay) * guest.tier.factor
        for d in stay:
            self.taken[d] += 1
        return cost

hotel = Hotel(rooms=2, rate=80)
thu = date(2022, 10, 6)
guests = {"A": Guest("Abel", 8), "B": Guest("Bibi", 19), "C": Guest("Cora")}
plan = [("A", 0, 3), ("B", 1, 1), ("C", 2, 2), ("A", 3, 1)]
revenue = 0
for key, offset, nights in plan:
    g = guests[key]
    stay = Stay(thu + timedelta(days=offset), nights)
    tier = g.tier.label
    try:
        cost = hotel.book(g, stay)
    except Overbooked as e:
        print(f"{g.name} {stay}: {e} ({e.day:%A})")
        continue
    revenue += cost
    up = g.stayed(nights)
    print(f"{g.name} {stay} as {tier}: {cost:.2f}" + (f" -> now {g.tier.label}" if up else ""))

busy = [f"{d:%a}={n}" for d, n in sorted(hotel.taken.items()) if n]
print(busy, round(revenue, 2))
print([t.name for t in Tier], Tier["GOLD"].factor, Tier.for_nights(15))
