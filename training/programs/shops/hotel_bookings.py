from datetime import date, timedelta
from typing import NamedTuple


class Booking(NamedTuple):
    guest: str
    room: int
    arrive: date
    nights: int

    @property
    def depart(self) -> date:
        return self.arrive + timedelta(days=self.nights)

    def overlaps(self, other: "Booking") -> bool:
        return (
            self.room == other.room
            and self.arrive < other.depart
            and other.arrive < self.depart
        )


PRICES = {11: 80, 12: 95, 21: 140}
bookings: list[Booking] = []


def book(guest, arrive, nights, max_price=150):
    for room, price in sorted(PRICES.items(), key=lambda rp: rp[1]):
        if price > max_price:
            break
        wish = Booking(guest, room, arrive, nights)
        clash = any(wish.overlaps(b) for b in bookings)
        if not clash:
            bookings.append(wish)
            return wish
    return None


july = lambda d: date(2024, 7, d)
print(book("Sand", july(1), 4).room)
print(book("Keller", july(3), 2).room)
print(book("Ito", july(4), 1, max_price=100))
print(book("Ruiz", july(5), 3, max_price=100))

for b in bookings:
    cost = PRICES[b.room] * b.nights
    print(f"{b.guest:<7} room {b.room} {b.arrive:%d.%m}-{b.depart:%d.%m} {cost:>5} EUR")

night = july(4)
busy = {b.room for b in bookings if b.arrive <= night < b.depart}
print("free on", night, sorted(PRICES.keys() - busy))
moved = bookings[1]._replace(room=21)
print(moved.guest, "upgraded to", moved.room, moved == bookings[1])
