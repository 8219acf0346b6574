class Clock:
    """Fake time so that everything is repeatable."""
    def __init__(self):
        self.now = 0

    def tick(self, n=1):
        self.now += n
        return self.now


class Entry:
    __slots__ = ("value", "until", "hits")

    def __init__(self, value, until):
        self.value = value
        self.until = until
        self.hits = 0


class Stats(dict):
    def __missing__(self, key):
        return 0

    def bump(self, key):
        self[key] += 1

    def ratio(self):
        tries = self["hit"] + self["miss"]
        return self["hit"] / tries if tries else 0.0


class Cache:
    def __init__(self, clock, size, ttl):
        self.clock, self.size, self.ttl = clock, size, ttl
        self.data = {}
        self.stats = Stats()

    def _purge(self):
        dead = [k for k, e in self.data.items() if e.until <= self.clock.now]
        for k in dead:
            del self.data[k]
            self.stats.bump("expired")

    def _evict(self):
        victim = min(self.data, key=lambda k: (self.data[k].hits, self.data[k].until))
        del self.data[victim]
        self.stats.bump("evicted")
        return victim

    def __call__(self, fn):
        def wrapper(*args):
            self._purge()
            entry = self.data.get(args)
            if entry is not None:
                entry.hits += 1
                self.stats.bump("hit")
                return entry.value
            self.stats.bump("miss")
            value = fn(*args)
            if len(self.data) >= self.size:
                gone = self._evict()
                print("  evict", gone)
            self.data[args] = Entry(value, self.clock.now + self.ttl)
            return value
        wrapper.cache = self
        return wrapper


clock = Clock()
calls = []


@Cache(clock, size=3, ttl=6)
def shipping_cost(zone, kilos):
    calls.append((zone, kilos))
    base = {"eu": 7, "us": 15}.get(zone, 22)
    return base + kilos * 2


requests = [("eu", 1), ("us", 4), ("eu", 1), ("asia", 2), ("us", 5), ("eu", 1), ("us", 4), ("asia", 2)]
for r in requests:
    print(clock.now, r, shipping_cost(*r))
    clock.tick()

clock.tick(10)
print("after a long pause", shipping_cost("eu", 1))
cache = shipping_cost.cache
print(cache.stats, "ratio %.2f" % cache.stats.ratio())
print(list(cache.data), len(calls), "real calls")
print(cache.stats["nothing"])
