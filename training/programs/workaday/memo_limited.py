# memoise decorator of our own: limited size, shows hits and misses
from functools import wraps


def memo(fn=None, *, size=4, key=None):
    """Usable as @memo and as @memo(size=..., key=...)."""
    if fn is None:
        return lambda f: memo(f, size=size, key=key)
    cache = {}
    hits = misses = 0

    @wraps(fn)
    def inner(*args):
        nonlocal hits, misses
        k = key(*args) if key else args
        if k in cache:
            hits += 1
            cache[k] = value = cache.pop(k)     # newest goes to the end
            return value
        misses += 1
        value = fn(*args)
        if len(cache) >= size:
            oldest = next(iter(cache))
            del cache[oldest]
        cache[k] = value
        return value

    def info():
        return f"{fn.__name__}: {hits} hits, {misses} misses, {len(cache)} kept"

    inner.info = info
    inner.cache = cache
    return inner


@memo
def shipping(zone, kilos):
    print("   computing", zone, kilos)
    return 3 + zone * 0.5 + kilos * 1.25


@memo(size=2, key=str.lower)
def greeting(name):
    return f"Dear {name.title()},"


@memo(size=50)
def ways(stairs):
    if stairs < 2:
        return 1
    return ways(stairs - 1) + ways(stairs - 2)


print(shipping(1, 2), shipping(1, 2), shipping(2, 2))
print(shipping.info())
for n in ["eva", "EVA", "tom", "uli", "Eva"]:
    print(greeting(n), list(greeting.cache))
print(greeting.info())
print(ways(12))
print(ways.info())
print(shipping.__name__, ways.cache[5,])
