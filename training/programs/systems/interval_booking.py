from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Optional


@dataclass(frozen=True, order=True)
class Interval:
    start: datetime
    end: datetime

    def __post_init__(self):
        if self.end <= self.start:
            raise ValueError("empty interval at %s" % self.start.strftime("%H:%M"))

    @classmethod
    def today(cls, text):
        a, b = text.split("-")
        base = datetime(2024, 6, 3)
        def at(s):
            t = datetime.strptime(s, "%H:%M")
            return base.replace(hour=t.hour, minute=t.minute)
        return cls(at(a), at(b))

    def __and__(self, other) -> Optional["Interval"]:
        lo, hi = max(self.start, other.start), min(self.end, other.end)
        return Interval(lo, hi) if lo < hi else None

    def __len__(self):
        return (self.end - self.start) // timedelta(minutes=1)

    def __str__(self):
        return f"{self.start:%H:%M}-{self.end:%H:%M}"


class Clash(Exception):
    pass


class MeetingRoom:
    def __init__(self, name, opening):
        self.name, self.opening = name, Interval.today(opening)
        self.bookings = {}

    def book(self, slot, who):
        if self.opening & slot != slot:
            raise Clash(f"{self.name} is closed then")
        for other, owner in self.bookings.items():
            if (common := slot & other) is not None:
                raise Clash(f"{owner} has {common}")
        self.bookings[slot] = who

    def gaps(self):
        t = self.opening.start
        for slot in sorted(self.bookings):
            if slot.start > t:
                yield Interval(t, slot.start)
            t = slot.end
        if t < self.opening.end:
            yield Interval(t, self.opening.end)


class Desk:
    """Tries all rooms in order."""
    def __init__(self, *rooms):
        self.rooms = rooms

    def request(self, text, who):
        slot = Interval.today(text)
        reasons = []
        for room in self.rooms:
            try:
                room.book(slot, who)
                return room.name
            except Clash as c:
                reasons.append(str(c))
        return "none (" + "; ".join(reasons) + ")"


desk = Desk(MeetingRoom("Birch", "08:00-12:00"), MeetingRoom("Maple", "09:30-15:00"))
wishes = [("09:00-10:30", "ann"), ("10:00-11:00", "bo"), ("10:30-11:15", "cy"), ("07:00-08:30", "di"), ("11:00-13:00", "ed"), ("12:00-11:00", "flo")]
for text, who in wishes:
    try:
        print(f"{who:>4} {text} -> {desk.request(text, who)}")
    except ValueError as e:
        print(f"{who:>4} bad wish: {e}")
for room in desk.rooms:
    free = list(room.gaps())
    print(room.name, [str(g) for g in free], sum(map(len, free)), "min")
