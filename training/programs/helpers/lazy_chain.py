"""A lazy pipeline over any iterable."""
from __future__ import annotations
import itertools
import operator
from collections.abc import Iterable

_NO = object()


class Chain:
    def __init__(self, source: Iterable):
        if not isinstance(source, Iterable):
            raise TypeError(f"{source!r} is not iterable")
        self._it = iter(source)

    def map(self, func) -> Chain:
        if isinstance(func, str):
            func = operator.attrgetter(func)
        return Chain(func(x) for x in self._it)

    def keep(self, test=bool) -> Chain:
        return Chain(x for x in self._it if test(x))

    def take(self, n: int) -> Chain:
        return Chain(itertools.islice(self._it, n))

    def batch(self, size: int, *, pad=_NO) -> Chain:
        if size < 1:
            raise ValueError("batch size must be positive")

        def produce():
            while part := list(itertools.islice(self._it, size)):
                if pad is not _NO:
                    part += [pad] * (size - len(part))
                yield part
        return Chain(produce())

    def unique(self, key=None) -> Chain:
        def produce(seen):
            for x in self._it:
                k = x if key is None else key(x)
                if k not in seen:
                    seen.append(k)
                    yield x
        return Chain(produce([]))

    def tap(self, func) -> Chain:
        return Chain((func(x), x)[1] for x in self._it)

    def first(self, default=_NO):
        value = next(self._it, default)
        if value is _NO:
            raise LookupError("the chain is empty")
        return value

    def group(self, key) -> dict:
        out: dict = {}
        for x in self._it:
            out.setdefault(key(x), []).append(x)
        return out

    def __iter__(self):
        return self._it


if __name__ == "__main__":
    seen = []
    odd = Chain(itertools.count(1)).tap(seen.append).keep(lambda n: n % 2).map(lambda n: n * n)
    print(seen, list(odd.take(3)), seen)
    print(odd.first(), len(seen))
    print(list(Chain("abcde").batch(2)), list(Chain("abc").batch(2, pad="-")))
    print(list(Chain([3, "3", 3.0, [1], [1]]).unique()))
    print(list(Chain(["Oslo", "osaka", "OSLO"]).unique(str.lower)))
    print(list(Chain([1 + 2j, 5]).map("real")), list(Chain([0, "", "x", None]).keep()))
    print(Chain(["fig", "kiwi", "plum", "pear"]).group(len))
    print(Chain([]).first(default="nothing"))
    for job in (lambda: Chain(()).first(), lambda: Chain(7), lambda: Chain([1]).batch(0), lambda: list(Chain([1]).map("size"))):
        try:
            job()
        except Exception as e:
            print(f"{type(e).__name__}: {e}")
    assert sum(Chain(range(4))) == 6
