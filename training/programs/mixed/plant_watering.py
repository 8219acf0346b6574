from datetime import datetime, timedelta, time
from dataclasses import dataclass, field
from heapq import heappush, heappop
from functools import cached_property
import json
import logging
import io

CONFIG = json.loads("""{
  "start": "2024-07-01T06:00",
  "plants": [
    {"name": "fern", "every_h": 9, "ml": 120},
    {"name": "cactus", "every_h": 60, "ml": 15},
    {"name": "basil", "every_h": 7, "ml": 80, "only_before": "18:00"}
  ]
}""")


@dataclass(order=True)
class Job:
    due: datetime
    plant: "Plant" = field(compare=False)


@dataclass(eq=False)
class Plant:
    name: str
    every_h: int
    ml: int
    only_before: str = "23:59"
    drunk: list = field(default_factory=list)

    @cached_property
    def curfew(self):
        print(f"(curfew of {self.name} computed)")
        return time.fromisoformat(self.only_before)

    def next_after(self, t):
        due = t + timedelta(hours=self.every_h)
        if due.time() > self.curfew:
            due = datetime.combine(due.date() + timedelta(days=1), time(6))
        return due


class Tank:
    def __init__(self, ml):
        self.ml = ml

    def __isub__(self, ml):
        if ml > self.ml:
            raise RuntimeError(f"tank has {self.ml}, need {ml}")
        self.ml -= ml
        return self


sink = io.StringIO()
log = logging.getLogger("garden")
log.addHandler(logging.StreamHandler(sink))
log.setLevel("WARNING")
log.propagate = False

start = datetime.fromisoformat(CONFIG["start"])
queue = []
for i, spec in enumerate(CONFIG["plants"]):
    heappush(queue, Job(start + timedelta(minutes=10 * i), Plant(**spec)))

tank = Tank(400)
while queue:
    job = heappop(queue)
    p = job.plant
    if (job.due - start) > timedelta(hours=30):
        log.warning("%s waits until %s", p.name, job.due.strftime("%d. %H:%M"))
        continue
    try:
        tank -= p.ml
    except RuntimeError as e:
        log.error("%s: %s", p.name, e)
        tank.ml += 250
        print("refill ->", tank.ml)
    else:
        p.drunk.append(p.ml)
        print(f"{job.due:%a %H:%M} {p.name:<7}{sum(p.drunk):>5} ml")
    heappush(queue, Job(p.next_after(job.due), p))

for line in sink.getvalue().splitlines():
    print("log:", line)
print(tank.ml)
