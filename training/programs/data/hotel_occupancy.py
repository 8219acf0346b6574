from datetime import date, timedelta
from collections import Counter
from dataclasses import dataclass


@dataclass
class Stay:
    guest: str
    arrive: date
    nights: int
    rooms: int = 1

    def dates(self):
        return [self.arrive + timedelta(n) for n in range(self.nights)]


class Overbooked(Exception):
    def __init__(self, day, want, free):
        self.day, self.want, self.free = day, want, free
        Exception.__init__(self, f"{day:%d %b}: wants {want}, free {free}")


class Hotel:
    def __init__(self, rooms):
        self.rooms = rooms
        self.taken = Counter()
        self.stays = []

    def book(self, stay):
        for d in stay.dates():
            free = self.rooms - self.taken[d]
            if free < stay.rooms:
                raise Overbooked(d, stay.rooms, free)
        for d in stay.dates():
            self.taken[d] += stay.rooms
        self.stays.append(stay)

    def occupancy(self):
        for d in sorted(d for d, n in self.taken.items() if n):
            yield d, self.taken[d] / self.rooms


hotel = Hotel(rooms=4)
requests = [
    Stay("Ozan", date(2022, 2, 27), 3, 2),
    Stay("Petra", date(2022, 2, 28), 1),
    Stay("Rui", date(2022, 3, 1), 2, 3),
    Stay("Sina", date(2022, 3, 1), 1, 2),
]
for r in requests:
    try:
        hotel.book(r)
    except Overbooked as e:
        print("refused", r.guest, "-", e)
    else:
        print("booked", r.guest, "until", r.arrive + timedelta(days=r.nights))

for day, rate in hotel.occupancy():
    print(f"{day:%a %d.%m.} {'o' * hotel.taken[day]:<4} {rate:.0%}")

nights = sum(s.nights * s.rooms for s in hotel.stays)
print("room nights:", nights)
print("average stay: %.2f" % (sum(s.nights for s in hotel.stays) / len(hotel.stays)))
monthly = Counter()
for day, n in hotel.taken.items():
    monthly[day.strftime("%Y-%m")] += n
print(dict(monthly))
