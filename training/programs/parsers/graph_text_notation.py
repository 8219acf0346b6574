"""Reads 'a -> b -> c: 5' notation and draws the outline of a task graph."""
import re
from graphlib import TopologicalSorter, CycleError
from collections import defaultdict

LINE = re.compile(r"^\s*(?P<chain>\w+(?:\s*->\s*\w+)*)\s*(?::\s*(?P<days>\d+))?\s*$")


class GraphText:
    def __init__(self):
        self.needs = defaultdict(set)
        self.days = {}
        self.rejected = []

    def add(self, line):
        m = LINE.match(line)
        if m is None:
            self.rejected.append(line)
            return self
        chain = re.split(r"\s*->\s*", m["chain"])
        for before, after in zip(chain, chain[1:]):
            self.needs[after].add(before)
        for name in chain:
            self.needs[name]
        if m["days"]:
            self.days[chain[-1]] = int(m["days"])
        return self

    def schedule(self):
        finish = {}
        for name in self.order():
            start = max((finish[n] for n in self.needs[name]), default=0)
            finish[name] = start + self.days.get(name, 1)
        return finish

    def order(self):
        ts = TopologicalSorter(self.needs)
        ts.prepare()
        result = []
        while ts.is_active():
            ready = sorted(ts.get_ready())
            result += ready
            ts.done(*ready)
        return result


text = """dig -> pour: 3
pour -> walls -> roof: 4
wires -> roof
walls: 6
roof => party"""

g = GraphText()
for line in text.splitlines():
    g.add(line)
print("rejected", g.rejected)
print("order", " ".join(g.order()))
done = g.schedule()
for name, day in done.items():
    length = g.days.get(name, 1)
    print(f"{name:6} day {day - length:2}-{day:2} " + " " * (day - length) + "=" * length)

tail = max(done, key=done.get)
path = [tail]
while g.needs[path[-1]]:
    path.append(max(sorted(g.needs[path[-1]]), key=done.get))
print("critical:", " < ".join(path))

try:
    g.add("roof -> dig").schedule()
except CycleError as e:
    print("cycle of", len(e.args[1]) - 1, "tasks")
