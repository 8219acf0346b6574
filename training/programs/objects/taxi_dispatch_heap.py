import heapq
from itertools import count


class Request:
    URGENCY = {"hospital": 0, "airport": 1}

    def __init__(self, client, dest="", minute=0):
        self.client = client
        self.dest = dest
        self.minute = minute
        self.cancelled = False

    @property
    def key(self):
        return self.URGENCY.get(self.dest, 5), self.minute

    def __lt__(self, other):
        return self.key < other.key

    def __repr__(self):
        flag = "x" if self.cancelled else ""
        return f"{flag}{self.client}@{self.minute}"


class Dispatcher:
    """Priority queue with lazy deletion."""

    def __init__(self):
        self._heap = []
        self._index = {}
        self._live = 0
        self._ids = count(100, 5)

    def push(self, *args, **kwargs):
        req = Request(*args, **kwargs)
        ident = next(self._ids)
        self._index[ident] = req
        heapq.heappush(self._heap, req)
        self._live += 1
        return ident

    def cancel(self, ident):
        req = self._index.pop(ident)
        req.cancelled = True
        self._live -= 1
        return req

    def pop(self):
        while self._heap:
            req = heapq.heappop(self._heap)
            if req.cancelled:
                continue
            self._live -= 1
            for ident, known in list(self._index.items()):
                if known is req:
                    del self._index[ident]
            return req
        raise IndexError("no open requests")

    def reprioritise(self, ident, **changes):
        old = self.cancel(ident)
        fields = {"client": old.client, "dest": old.dest, "minute": old.minute}
        return self.push(**{**fields, **changes})

    def __len__(self):
        return self._live

    def __iter__(self):
        try:
            while True:
                yield self.pop()
        except IndexError:
            return


d = Dispatcher()
a = d.push("Sørensen", "airport", 12)
b = d.push("Rao", "Main St", 3)
c = d.push("Ibáñez", "hospital", minute=15)
e = d.push("Ng", minute=1)
print(a, b, c, e, len(d))
print(d.pop(), len(d))
print(d.cancel(b), len(d), d._heap[0])
f = d.reprioritise(e, dest="airport")
print(f, sorted(d._index), len(d._heap))
print(d._index[f].key, d._index[a].key)
for missing in (b, c):
    try:
        d.cancel(missing)
    except KeyError as err:
        print("unknown ticket", err)
d.push("Kaya", "Park", -2)
print(list(d), len(d))
try:
    d.pop()
except IndexError as err:
    print("IndexError:", err)

ids = [d.push(n, minute=m) for n, m in zip("PQR", (8, 6, 7))]
print(heapq.nsmallest(2, d._heap), heapq.nlargest(1, d._heap))
d.cancel(ids[-1])
first = next(iter(d))
print(first, len(d), sorted(d._heap), bool(d))
print([r.cancelled for r in heapq.merge([Request("u", minute=4)], d._heap)])
