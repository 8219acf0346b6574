import bisect
from functools import total_ordering


@total_ordering
class Patient:
    URGENCY = {"bleeding": 3, "limping": 2, "vaccination": 0}

    def __init__(self, name, species, problem, arrived):
        self.name = name
        self.species = species
        self.problem = problem
        self.arrived = arrived

    @property
    def key(self):
        return (-self.URGENCY.get(self.problem, 1), self.arrived)

    def __eq__(self, other):
        return self.key == other.key

    def __lt__(self, other):
        return self.key < other.key

    def __str__(self):
        return f"{self.name} the {self.species}"


def clock(minutes):
    h, m = divmod(minutes, 60)
    return f"{9 + h:02d}:{m:02d}"


waiting = []
for row in ["Bobo;parrot;vaccination;0", "Rex;dog;limping;5", "Mimi;cat;sneezing;7",
            "Ada;dog;bleeding;12"]:
    name, species, problem, minute = row.split(";")
    bisect.insort(waiting, Patient(name, species, problem, int(minute)))
    print("order now:", [p.name for p in waiting])

now = 15
while waiting:
    p = waiting.pop(0)
    print(f"{clock(now)} {p} ({p.problem}) waited {now - p.arrived} min")
    now += 10 if p.problem == "vaccination" else 20
    if p.species == "cat":
        kitten = Patient(p.name + " jr", "kitten", p.problem, now)
        print("  also:", kitten, kitten > p)
print("closed at", clock(now))
