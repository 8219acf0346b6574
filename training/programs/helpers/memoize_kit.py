import functools
from collections import namedtuple

Stats = namedtuple("Stats", "hits misses size")
_KWMARK = ("__kw__",)
_UNSET = object()


def memoize(func=None, *, limit=None, key=None, skip_none=False):
    """Usable as @memoize or @memoize(limit=3)."""
    if func is None:
        return functools.partial(memoize, limit=limit, key=key, skip_none=skip_none)
    if limit is not None and limit < 1:
        raise ValueError("limit must be positive")
    cache = {}
    counts = {"hit": 0, "miss": 0}

    def make_key(args, kwargs):
        if key is not None:
            return key(*args, **kwargs)
        if kwargs:
            return args + _KWMARK + tuple(sorted(kwargs.items()))
        return args

    @functools.wraps(func)
    def wrapper(*args, **kwargs):
        k = make_key(args, kwargs)
        found = cache.get(k, _UNSET)
        if found is not _UNSET:
            counts["hit"] += 1
            return found
        counts["miss"] += 1
        value = func(*args, **kwargs)
        if value is None and skip_none:
            return None
        if limit is not None and len(cache) >= limit:
            cache.pop(next(iter(cache)))
        cache[k] = value
        return value

    wrapper.stats = lambda: Stats(counts["hit"], counts["miss"], len(cache))
    wrapper.forget = cache.clear
    return wrapper


if __name__ == "__main__":
    calls = []

    @memoize
    def area(w, h=1):
        "Area of a plot."
        calls.append((w, h))
        return w * h

    print(area(3), area(3), area(3, h=1), area(w=3))
    print(calls, area.stats(), area.__name__, area.__doc__)
    area.forget()
    print(area(3), area.stats())

    @memoize(limit=2, key=str.lower)
    def greet(name):
        return "Hi " + name

    for n in ["Bo", "BO", "Cy", "Di", "bo"]:
        print(greet(n), end="; ")
    print(greet.stats())

    @memoize(skip_none=True)
    def lookup(code):
        return {"de": 49, "fr": 33}.get(code)

    print([lookup(c) for c in ("de", "xx", "xx", "de")], lookup.stats())
    try:
        area([1, 2])
    except TypeError as e:
        print("unhashable:", e)
    try:
        memoize(limit=0)(len)
    except ValueError as e:
        print(e)
    assert lookup.stats().misses == 3
