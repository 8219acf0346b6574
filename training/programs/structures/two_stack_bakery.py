class TwoStackQueue:
    """First in, first out, with two plain lists."""

    def __init__(self, items=()):
        self._in = []
        self._out = list(items)[::-1]

    def put(self, *items):
        self._in.extend(items)
        return self

    def get(self):
        if not self._out:
            while self._in:
                self._out.append(self._in.pop())
        return self._out.pop()

    def __len__(self):
        return len(self._in) + len(self._out)

    def __iter__(self):
        yield from reversed(self._out)
        yield from self._in

    def __repr__(self):
        return f"<{' '.join(map(str, self))}>"


class MinStack(list):
    def push(self, price):
        lowest = min(price, self[-1][1]) if self else price
        self.append((price, lowest))

    @property
    def cheapest(self):
        return self[-1][1] if self else None


q = TwoStackQueue(["Brezel", "Semmel"])
q.put("Zopf").put("Baguette", "Pita")
print(q, len(q))
print(q.get(), q.get(), q.get())
q.put("Naan")
print(q, list(q) == ["Baguette", "Pita", "Naan"], q._in, q._out)
print("Pita" in q, sorted(q, key=len)[0], bool(q), max(q))
while q:
    last = q.get()
print("last:", last)
try:
    q.get()
except IndexError as e:
    print("empty:", e)

prices = MinStack()
print(prices.cheapest)
for p in (3.2, 2.95, 4.1, 2.95, 1.99):
    prices.push(p)
print(prices.cheapest, prices.pop(), prices.cheapest, len(prices))
del prices[1:]
print(prices, prices.cheapest)
prices += [(0.5, 0.5)]
print(prices.cheapest, [p for p, _ in prices[::-1]])
low, high = min(prices)[0], max(prices)[0]
print(f"{low:.2f}-{high:.2f}", isinstance(prices, list), type(prices[:1]).__name__)
prices.clear()
prices.push("free")
print(prices[-1], len(prices.copy()))
print(prices.cheapest.upper() if isinstance(prices.cheapest, str) else prices.cheapest)
