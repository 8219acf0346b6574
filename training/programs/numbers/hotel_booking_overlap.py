"""Check which room requests clash with bookings already in the book."""
from datetime import date, timedelta


class Stay:
    def __init__(self, guest, start, nights):
        self.guest = guest
        self.start = start
        self.end = start + timedelta(days=nights)

    def overlaps(self, other):
        return self.start < other.end and other.start < self.end

    def __str__(self):
        return f"{self.guest:<8} {self.start:%d %b} -> {self.end:%d %b}"


booked = [
    Stay("Okafor", date(2023, 7, 3), 4),
    Stay("Lind", date(2023, 7, 10), 2),
    Stay("Duarte", date(2023, 7, 12), 5),
]
requests = [
    Stay("Petrov", date(2023, 7, 7), 3),
    Stay("Yamada", date(2023, 7, 6), 2),
    Stay("Quist", date(2023, 7, 16), 7),
]

for req in requests:
    clash = None
    for b in booked:
        if req.overlaps(b):
            clash = b
            break
    if clash is None:
        booked.append(req)
        print("OK  ", req)
    else:
        shared = min(req.end, clash.end) - max(req.start, clash.start)
        print("BUSY", req, "| clashes with", clash.guest, f"({shared.days} night)")

booked.sort(key=lambda s: s.start)
print("--- final book ---")
for s in booked:
    print(s)
free = [(b.start - a.end).days for a, b in zip(booked, booked[1:])]
print("gaps between stays:", free)
