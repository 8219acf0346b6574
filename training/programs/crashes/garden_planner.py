import datetime as dt


class Bed:
    """One bed of the allotment."""

    def __init__(self, name, width, length):
        self.name = name
        self.width = width
        self.length = length
        self.plants = []
        wateredOn = None

    def area(self):
        return self.width * self.length

    def sow(self, plant, count):
        self.plants.append((plant, count))

    def water(self, day):
        self.wateredOn = day
        print(self.name, "watered on", day.isoformat())

    def is_dry(self, today, limit=3):
        return (today - self.wateredOn).days > limit


beds = [Bed("north", 2, 4), Bed("south", 1.5, 3), Bed("herbs", 1, 1)]
beds[0].sow("carrot", 40)
beds[0].sow("leek", 15)
beds[1].sow("bean", 24)
beds[2].sow("mint", 2)

for b in beds:
    print(b.name, b.area(), "sqm", [p for p, n in b.plants])

start = dt.date(2023, 5, 28)
beds[0].water(start)
beds[1].water(start + dt.timedelta(days=4))

today = dt.date(2023, 6, 2)
todo = []
for b in beds:
    dry = b.is_dry(today)
    print(f"{b.name}: {'dry' if dry else 'ok'}")
    if dry:
        todo.append(b.name)
print("water:", todo)
