import heapq
from datetime import date
from enum import Enum


class Urgency(Enum):
    RED = 0
    ORANGE = 10
    GREEN = 60

    @classmethod
    def from_signs(cls, temp, pulse, pain):
        if temp >= 40 or pulse > 130:
            return cls.RED
        if temp >= 38.5 or pain >= 7:
            return cls.ORANGE
        return cls.GREEN


class Patient:
    _next = 100

    def __init__(self, name, born, urgency):
        self.name = name
        self.born = born
        self.urgency = urgency
        self.ticket = Patient._next
        Patient._next += 1

    def age(self, today):
        years = today.year - self.born.year
        if (today.month, today.day) < (self.born.month, self.born.day):
            years -= 1
        return years

    def __lt__(self, other):
        return (self.urgency.value, self.ticket) < (other.urgency.value, other.ticket)

    def __repr__(self):
        return f"<{self.ticket} {self.name} {self.urgency.name}>"


class WaitingRoom:
    def __init__(self):
        self.heap = []

    def admit(self, patient):
        heapq.heappush(self.heap, patient)
        return len(self.heap)

    def call_next(self):
        if not self.heap:
            return None
        return heapq.heappop(self.heap)


class Doctor:
    def __init__(self, name, min_age=0, max_age=120):
        self.name = name
        self.range = range(min_age, max_age + 1)
        self.seen = []

    def accepts(self, patient, today):
        return patient.age(today) in self.range


TODAY = date(2024, 3, 15)
room = WaitingRoom()
intake = [
    ("Greta", "1961-07-02", 37.1, 80, 3),
    ("Luis", "2016-03-16", 39.0, 110, 5),
    ("Amina", "1990-11-30", 36.8, 142, 2),
    ("Tom", "1984-03-15", 37.5, 90, 8),
    ("Yuki", "2019-01-09", 37.0, 95, 1),
]
for name, born, t, p, pain in intake:
    u = Urgency.from_signs(t, p, pain)
    n = room.admit(Patient(name, date.fromisoformat(born), u))
    print(n, "waiting after", name, "(" + u.name + ")")

doctors = [Doctor("Dr. Hale"), Doctor("Dr. Moss", max_age=14)]
while (patient := room.call_next()) is not None:
    fit = [d for d in doctors if d.accepts(patient, TODAY)]
    chosen = min(fit, key=lambda d: len(d.seen))
    chosen.seen.append(patient.name)
    print(patient, "age", patient.age(TODAY), "->", chosen.name)

for d in doctors:
    print(d.name + ":", ", ".join(d.seen) or "nobody")
print(room.call_next())
