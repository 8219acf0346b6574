from enum import Enum
import heapq


class Triage(Enum):
    RED = 1
    ORANGE = 2
    YELLOW = 3
    GREEN = 4

    def max_wait(self):
        return {1: 0, 2: 10, 3: 30, 4: 90}[self.value]


class Ward:
    def __init__(self):
        self._heap = []
        self._nr = 0

    def admit(self, name, level):
        triage = Triage(level)
        self._nr += 1
        heapq.heappush(self._heap, (triage.value, self._nr, name))
        return triage

    def call_next(self):
        value, nr, name = heapq.heappop(self._heap)
        return name, Triage(value)


def parse_row(row):
    name, _, code = row.partition("/")
    return name.strip().title(), int(code)


ward = Ward()
rows = ["jones / 3", "abadi / 1", "schulz / 4", "nakamura / 2", "rossi / 5", "blum / 3"]

for count, row in enumerate(rows, 1):
    name, code = parse_row(row)
    level = ward.admit(name, code)
    print(f"{name} admitted as {level.name}, wait <= {level.max_wait()} min")
    if count % 3 == 0:
        patient, t = ward.call_next()
        print("  doctor sees", patient, t)

while True:
    patient, t = ward.call_next()
    print("doctor sees", patient, t.name)
