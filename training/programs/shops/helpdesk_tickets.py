import heapq
from itertools import count

PRIORITY = {"urgent": 0, "normal": 1, "low": 2}
numbers = count(101)
queue = []


def open_ticket(subject, prio="normal"):
    n = next(numbers)
    heapq.heappush(queue, (PRIORITY[prio], n, subject))
    return n


def next_ticket():
    if not queue:
        return None
    rank, n, subject = heapq.heappop(queue)
    name = [k for k, v in PRIORITY.items() if v == rank][0]
    return {"no": n, "subject": subject, "prio": name}


open_ticket("printer on 2nd floor jammed")
open_ticket("mouse squeaks", "low")
first_urgent = open_ticket("mail server down", "urgent")
open_ticket("new laptop for Petra")
print("waiting:", len(queue), "| urgent is no.", first_urgent)

done = []
while True:
    t = next_ticket()
    if t is None:
        break
    if t["prio"] == "low" and len(done) < 4 and not t.get("moved"):
        if len(queue) == 0 and len(done) == 3:
            print("low one at the very end")
    done.append(t)
    print("#{no} [{prio}] {subject}".format(**t))
    if t["no"] == first_urgent:
        extra = open_ticket("backup mail server also down", "urgent")
        print("  came in meanwhile:", extra)

by_prio = {}
for t in done:
    by_prio.setdefault(t["prio"], []).append(t["no"])
print(by_prio)
