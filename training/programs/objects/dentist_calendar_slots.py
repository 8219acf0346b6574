from dataclasses import dataclass
from datetime import datetime, timedelta, date, time
from typing import Iterator


class Occupied(Exception):
    def __init__(self, wanted, existing):
        super().__init__(f"{wanted.patient} clashes with {existing.patient} ({existing})")
        self.existing = existing


@dataclass(order=True, frozen=True)
class Slot:
    start: datetime
    minutes: int = 30
    patient: str = ""

    @property
    def end(self) -> datetime:
        return self.start + timedelta(minutes=self.minutes)

    def overlaps(self, other: "Slot") -> bool:
        return self.start < other.end and other.start < self.end

    def shifted(self, **delta) -> "Slot":
        return Slot(self.start + timedelta(**delta), self.minutes, self.patient)

    def __str__(self) -> str:
        return f"{self.start:%H:%M}-{self.end:%H:%M}"


class DayPlan:
    def __init__(self, day: date, opens=time(8), closes=time(12, 30)):
        self.day = day
        self.opens = datetime.combine(day, opens)
        self.closes = datetime.combine(day, closes)
        self._slots: list[Slot] = []

    def book(self, patient: str, at: str, minutes: int = 30) -> Slot:
        slot = Slot(datetime.combine(self.day, time.fromisoformat(at)), minutes, patient)
        if slot.start < self.opens or slot.end > self.closes:
            raise ValueError(f"{slot} outside opening hours")
        for existing in self._slots:
            if slot.overlaps(existing):
                raise Occupied(slot, existing)
        self._slots.append(slot)
        self._slots.sort()
        return slot

    def gaps(self, at_least: int = 1) -> Iterator[tuple[str, int]]:
        cursor = self.opens
        for slot in [*self._slots, Slot(self.closes, 0)]:
            free = int((slot.start - cursor).total_seconds() // 60)
            if free >= at_least:
                yield f"{cursor:%H:%M}", free
            cursor = slot.end

    def __iter__(self):
        return iter(self._slots)

    def __len__(self):
        return len(self._slots)


plan = DayPlan(date(2024, 3, 29))
print(list(plan.gaps()), f"{plan.day:%A %d %B}")
requests = [
    ("Schäfer", "09:00", 45), ("Gupta", "08:30"), ("Morales", "09:30"),
    ("Ito", "09:45", 60), ("Brandt", "12:15"), ("Cohen", "07:45", 20), ("Dunn", "12:00", 30),
]
refused = []
for patient, *rest in requests:
    try:
        print(patient, plan.book(patient, *rest))
    except Occupied as e:
        print("occupied:", e)
        refused.append((patient, e.existing.end.strftime("%H.%M")))
    except ValueError as e:
        print("refused:", e)
print(refused, len(plan))
print(list(plan.gaps(30)))
print([f"{s.patient[0]}{s.minutes}" for s in plan])
first = min(plan)
later = first.shifted(days=3, hours=2)
print(later.start.isoformat(), later.overlaps(first), later > first)
print(sum(s.minutes for s in plan) / 60, "hours booked")
print(max(plan, key=lambda s: s.minutes).patient, first.end.time() == time(9))
