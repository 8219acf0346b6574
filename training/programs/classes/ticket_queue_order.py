from dataclasses import dataclass, field
import heapq


@dataclass(order=True)
class Ticket:
    priority: int
    created: int
    subject: str = field(compare=False)
    tags: list = field(default_factory=list, compare=False, repr=False)


inbox = []
heapq.heappush(inbox, Ticket(3, 1, "printer jams"))
heapq.heappush(inbox, Ticket(1, 2, "server down", ["urgent", "ops"]))
heapq.heappush(inbox, Ticket(3, 0, "new mouse"))
heapq.heappush(inbox, Ticket(2, 4, "slow vpn", ["net"]))

print("waiting:", len(inbox))
print("next up:", inbox[0])

done = []
while inbox:
    t = heapq.heappop(inbox)
    extra = f" {t.tags}" if t.tags else ""
    print(f"P{t.priority} {t.subject}{extra}")
    done.append(t)

a, b = done[0], Ticket(1, 2, "something else")
print(a == b, a is b, a >= b, a < done[1])
b.tags.append("dup")
print(a.tags, b.tags)
print(sorted(done, reverse=True)[0].subject)
by_subject = sorted(done, key=lambda t: t.subject)
print([t.subject for t in by_subject])
