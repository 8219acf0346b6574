"""Caching with expiry; the clock is a plain object, so it can be moved by hand."""
from functools import wraps


class Clock:
    def __init__(self, now=0.0):
        self.now = now

    def __call__(self):
        return self.now

    def tick(self, seconds=1.0):
        if seconds < 0:
            raise ValueError("time runs forward")
        self.now += seconds
        return self


def freeze(value):
    """Make arguments hashable."""
    if isinstance(value, dict):
        return tuple(sorted((k, freeze(v)) for k, v in value.items()))
    if isinstance(value, (list, tuple)):
        return tuple(map(freeze, value))
    if isinstance(value, set):
        return frozenset(value)
    return value


def cached(ttl=60, *, clock, maxsize=8, keep_errors=()):
    if ttl <= 0:
        raise ValueError(f"ttl must be positive: {ttl}")

    def decorate(func):
        store = {}
        stats = dict(hits=0, misses=0, expired=0)

        @wraps(func)
        def wrapper(*args, **kw):
            key = freeze((args, kw))
            if key in store:
                born, ok, value = store[key]
                if clock() - born < ttl:
                    stats["hits"] += 1
                    if not ok:
                        raise value
                    return value
                del store[key]
                stats["expired"] += 1
            stats["misses"] += 1
            try:
                ok, value = True, func(*args, **kw)
            except keep_errors as err:
                ok, value = False, err
            while len(store) >= maxsize:
                store.pop(next(iter(store)))
            store[key] = clock(), ok, value
            if not ok:
                raise value
            return value

        wrapper.stats = stats
        wrapper.keys = lambda: list(store)
        wrapper.forget = store.clear
        return wrapper

    return decorate


clock = Clock(100)
calls = []


@cached(10, clock=clock, maxsize=2, keep_errors=(LookupError,))
def price(article, *, tags=()):
    """Ask the (slow) price server."""
    calls.append(article)
    return {"tea": 3.2, "jam": 4.75}[article]


print(price("tea"), price("tea"), calls)
clock.tick(9.5)
print(price("tea"), price.stats)
clock.tick().tick(0.5)
print(price("tea"), price.stats["expired"])
price("jam", tags=["sale", {"new"}])
price("jam", tags=["sale", {"new"}])
print(price.keys())
for _ in range(2):
    try:
        price("salt")
    except KeyError as e:
        print("KeyError", e, len(calls))
print([k[0][0] for k in price.keys()], price.stats)
price.forget()
print(price.keys(), price("jam"), price.__name__, price.__doc__)
print(freeze({"b": [1, {"z": 0}], "a": None}))
for bad in (lambda: cached(0, clock=clock), lambda: clock.tick(-1)):
    try:
        bad()
    except ValueError as e:
        print(e)
