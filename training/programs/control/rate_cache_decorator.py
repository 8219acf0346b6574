import functools


def cached(maxsize):
    """Decorator with an argument: keep the last few results."""
    if not isinstance(maxsize, int) or maxsize < 1:
        raise ValueError("maxsize must be a positive int")

    def decorate(func):
        store = {}
        stats = {"hit": 0, "miss": 0, "dropped": 0}

        @functools.wraps(func)
        def inner(*key):
            if key in store:
                stats["hit"] += 1
                return store[key]
            stats["miss"] += 1
            value = func(*key)
            if len(store) >= maxsize:
                oldest = next(iter(store))
                del store[oldest]
                stats["dropped"] += 1
            store[key] = value
            return value

        inner.stats = stats
        inner.keys = lambda: list(store)
        return inner

    return decorate


@cached(maxsize=2)
def exchange(amount, currency):
    rates = {"CHF": 0.95, "NOK": 11.6, "GBP": 0.84}
    print(f"   computing {amount} {currency}")
    return round(amount * rates[currency], 2)


print(exchange(100, "CHF"))
print(exchange(100, "CHF"))
print(exchange(20, "NOK"))
print(exchange(50, "GBP"))
print(exchange(100, "CHF"))
print(exchange.keys())
print(exchange.stats)
try:
    cached(0)
except ValueError as e:
    print("refused:", e)


@functools.lru_cache(maxsize=None)
def stairs(n):
    return 1 if n < 2 else stairs(n - 1) + stairs(n - 2)


print(stairs(6), stairs.cache_info().hits, stairs.cache_info().currsize)
