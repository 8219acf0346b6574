import heapq
from itertools import count

LEVELS = {"red": 0, "orange": 1, "green": 2}


class Triage:
    def __init__(self):
        self._heap = []
        self._ticket = count(1)
        self.log = []

    def arrive(self, name, level):
        ticket = next(self._ticket)
        heapq.heappush(self._heap, (LEVELS[level], ticket, name))
        return ticket

    def call_next(self):
        if not self._heap:
            return None
        urgency, ticket, name = heapq.heappop(self._heap)
        self.log.append(name)
        return "%s (#%d, level %d)" % (name, ticket, urgency)

    def upgrade(self, name):
        for i, (urgency, ticket, who) in enumerate(self._heap):
            if who == name and urgency > 0:
                self._heap[i] = (urgency - 1, ticket, who)
                heapq.heapify(self._heap)
                return True
        return False

    def __len__(self):
        return len(self._heap)


t = Triage()
t.arrive("Mr. Holt", "green")
t.arrive("Ms. Ruiz", "orange")
t.arrive("Kim", "green")
print("ticket for Abel:", t.arrive("Abel", "red"))
print(t.call_next())
print("upgrade Kim:", t.upgrade("Kim"))
print("upgrade Zed:", t.upgrade("Zed"))
while len(t):
    print(t.call_next())
print(t.call_next())
print("order:", t.log)
