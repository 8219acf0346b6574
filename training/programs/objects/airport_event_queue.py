from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush
from itertools import count

_ticket = count(1)


@dataclass(order=True)
class Event:
    minute: int
    priority: int = 5
    seq: int = field(default_factory=lambda: next(_ticket))
    kind: str = field(default="", compare=False)
    flight: str = field(default="", compare=False)

    @property
    def clock(self):
        h, m = divmod(self.minute, 60)
        return f"{h:02}:{m:02}"


class Runway:
    occupied_for = {"land": 3, "start": 4}

    def __init__(self):
        self.free_at = 0
        self.waiting = {}

    def use(self, ev):
        delay = max(0, self.free_at - ev.minute)
        if delay:
            self.waiting[ev.flight] = self.waiting.get(ev.flight, 0) + delay
            return self.free_at
        self.free_at = ev.minute + self.occupied_for[ev.kind]
        return None


def simulate(plan, until):
    queue = []
    for time, kind, flight in plan:
        hours, minutes = time.split(":")
        queue.append(Event(int(hours) * 60 + int(minutes), 1 if kind == "land" else 5, kind=kind, flight=flight))
    heapify(queue)
    runway = Runway()
    while queue:
        ev = heappop(queue)
        if ev.minute > until:
            print(ev.clock, "closed,", len(queue) + 1, "left")
            break
        if ev.kind == "taxi":
            print(ev.clock, ev.flight, "at gate")
            continue
        again = runway.use(ev)
        if again is not None:
            heappush(queue, Event(again, ev.priority - 1, kind=ev.kind, flight=ev.flight))
            continue
        print(ev.clock, ev.flight, ev.kind)
        if ev.kind == "land":
            heappush(queue, Event(ev.minute + 7, kind="taxi", flight=ev.flight))
    else:
        print("all done")
    return runway


plan = [
    ("06:01", "start", "IB3120"),
    ("06:01", "land", "LH1804"),
    ("06:02", "land", "AI131"),
    ("06:30", "start", "TK77"),
    ("07:00", "land", "BA484"),
]
rw = simulate(plan, until=6 * 60 + 45)
print(rw.waiting, rw.free_at)
print(max(rw.waiting, key=rw.waiting.get), sum(rw.waiting.values()))
print(Event(5, 1) < Event(5, 2), Event(5) < Event(5), Event(4, 9) < Event(5, 0))
rw = simulate([], until=0)
print(rw.waiting or "no delays")
