"""Functional glue: pipe, juxt, flip, curry, complement, guarded calls."""
from functools import partial, reduce
from inspect import signature


def compose(*funcs):
    """compose(f, g)(x) == f(g(x))"""
    if not funcs:
        return lambda x: x
    *outer, inner = funcs

    def composed(*args, **kwargs):
        return reduce(lambda acc, f: f(acc), reversed(outer), inner(*args, **kwargs))
    composed.__name__ = "_of_".join(getattr(f, "__name__", "partial") for f in funcs)
    return composed


def pipe(value, *funcs):
    for f in funcs:
        if isinstance(f, tuple):
            f, *args = f
            value = f(*args, value)
        else:
            value = f(value)
    return value


def juxt(*funcs):
    return lambda *a, **k: tuple(f(*a, **k) for f in funcs)


def flip(func):
    return lambda a, b, *rest: func(b, a, *rest)


def complement(pred):
    return lambda *a: not pred(*a)


def curry(func, *given):
    need = sum(p.default is p.empty for p in signature(func).parameters.values())

    def collect(*more):
        args = given + more
        return func(*args) if len(args) >= need else curry(func, *args)
    return collect


def attempt(func, *args, default=None, catch=Exception):
    try:
        return func(*args)
    except catch as e:
        return default(e) if callable(default) else default


def fallback(*funcs):
    def call(x):
        for f in funcs:
            result = f(x)
            if result is not None:
                return result
        raise LookupError(f"nobody wanted {x!r}")
    return call


def volume(length, width, height=1):
    return length * width * height


shout = compose(str.upper, str.strip)
print(shout("  hola "), shout.__name__, compose()(5))
print(compose(len, sorted, partial(filter, None))([3, 0, 1]), compose(abs, min)(4, -9))
print(compose(partial(round, ndigits=1), float).__name__)
print(pipe("3,1,2", lambda s: s.split(","), (map, int), sorted, (sum,)))
print(pipe(7), pipe([5, 2], (sorted,), (map, str), "-".join), pipe("x", (str.__add__, "pre-")))
stats = juxt(min, max, len)
print(stats([4, 9, 1]), juxt()(1), juxt(str.title, str.swapcase)("aB c"))
print(flip(divmod)(3, 17), flip(pow)(2, 5, 7), list(map(flip(isinstance), [int, str], [1, 1])))
print(list(filter(complement(str.isdigit), ["4", "x", ""])), complement(max)(0, 0))
area = curry(volume, 3)
print(area(4), curry(volume)(2)(5), curry(volume)(1, 2, 3), callable(curry(volume)()))
print(attempt(int, "12"), attempt(int, "x"), attempt(int, "x", default=-1), attempt(dict.__getitem__, {}, "k", default=repr))
find = fallback({"a": 1}.get, lambda s: len(s) if len(s) > 3 else None)
print(find("a"), find("abcdef"))
for call in (lambda: find("zz"), lambda: attempt(int, None, catch=ValueError)):
    try:
        call()
    except (LookupError, TypeError) as e:
        print(type(e).__name__, e)
