# Maintenance plan for lifts: due dates in a heap, intervals in weeks, overdue list
import heapq
from contextlib import ExitStack, contextmanager, redirect_stdout
from dataclasses import dataclass, field
from datetime import date, timedelta
import io


@dataclass(order=True)
class Job:
    due: date
    priority: int
    site: str = field(compare=False)
    weeks: int = field(compare=False, default=6)
    done: list = field(compare=False, default_factory=list, repr=False)

    def next(self, today):
        return Job(today + timedelta(weeks=self.weeks), self.priority, self.site,
                   self.weeks, self.done + [today])


log = []


@contextmanager
def locked(site):
    log.append(f"lock {site}")
    try:
        yield site[:3].upper()
    finally:
        log.append(f"unlock {site}")


heap = []
for line in """town hall;2023-02-06;2;4
clinic;2023-02-06;1;2
hotel Seeblick;2023-03-01;3
""".splitlines():
    site, due, prio, *weeks = line.split(";")
    extra = {"weeks": int(weeks[0])} if weeks else {}
    heapq.heappush(heap, Job(date.fromisoformat(due), int(prio), site, **extra))

print(heap[0])
today = date(2023, 2, 8)
visits = []
while heap and heap[0].due <= today + timedelta(days=28):
    job = heap[0]
    today = max(today, job.due)
    late = (today - job.due).days
    visits.append((today.strftime("%d.%m."), job.site, late))
    heapq.heapreplace(heap, job.next(today))
    if len(visits) == 6:
        break

for when, site, late in visits:
    print(f"{when} {site:<16}{'+' + str(late) + 'd' if late else '':>4}")
print([(j.site, len(j.done), j.due.isoformat()) for j in heapq.nsmallest(3, heap)])

try:
    with ExitStack() as stack:
        codes = [stack.enter_context(locked(j.site)) for j in sorted(heap)[:2]]
        print("codes", codes)
        stack.callback(log.append, "report sent")
        raise RuntimeError("rope slack")
except RuntimeError as e:
    print("stopped:", e)
print(log)

buffer = io.StringIO()
with redirect_stdout(buffer):
    print("secret", end="!")
    print()
text = buffer.getvalue()
print(repr(text), len(text))
gaps = [(b - a) // timedelta(weeks=1) for j in heap for a, b in zip(j.done, j.done[1:])]
print(gaps, Job(today, 1, "a") == Job(today, 1, "b"), Job(today, 1, "a") < Job(today, 2, ""))
