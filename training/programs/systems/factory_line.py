"""Assembly line where every station is an object in a chain."""
import logging
from dataclasses import dataclass, field

log_lines = []

@dataclass
class Part:
    serial: str
    mass: float
    marks: list = field(default_factory=list)

    def mark(self, text):
        self.marks.append(text)
        return self

class Scrap(Exception):
    def __init__(self, part, reason):
        self.part, self.reason = part, reason
        super().__init__(part.serial, reason)

class Station:
    def __init__(self, name):
        self.name = name
        self.after = None
        self.count = 0

    def then(self, station):
        self.after = station
        return station

    def push(self, part):
        self.count += 1
        part = self.work(part)
        if self.after:
            return self.after.push(part)
        return part

    def work(self, part):
        return part.mark(self.name[0])

class Drill(Station):
    def work(self, part):
        part.mass -= 0.5
        return super().work(part)

class Scale(Station):
    def __init__(self, low, high):
        super().__init__("scale")
        self.low, self.high = low, high

    def work(self, part):
        if not self.low <= part.mass <= self.high:
            raise Scrap(part, f"{part.mass:g} kg out of [{self.low}, {self.high}]")
        return super().work(part)

class Paint(Station):
    colors = ("red", "grey", "black")

    def work(self, part):
        color = self.colors[(self.count - 1) % len(self.colors)]
        return part.mark(color)

first = Drill("drill")
last = first.then(Scale(4, 6)).then(Paint("paint")).then(Station("box"))

finished, scrapped = [], {}
for i, mass in enumerate([5.5, 4.2, 6.5, 7.1, 5.0, 4.9]):
    try:
        finished.append(first.push(Part(f"P{i:03}", mass)))
    except Scrap as s:
        scrapped[s.part.serial] = s.reason

for p in finished:
    print(p.serial, "-".join(p.marks), p.mass)
for serial, why in scrapped.items():
    print("SCRAP", serial, why)

node = first
while node is not None:
    print(f"{node.name:6}{'#' * node.count}")
    node = node.after
rate = len(finished) / first.count
print("yield: {:.0%}, last station made {}".format(rate, last.count))
