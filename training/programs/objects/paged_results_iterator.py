"""Iterate over a paged API as if it were one list."""


class FakeApi:
    """Answers like a web service with cursors."""

    def __init__(self, rows, page_size):
        self.rows = rows
        self.page_size = page_size
        self.requests = 0

    def fetch(self, cursor=0):
        self.requests += 1
        end = cursor + self.page_size
        return {
            "items": self.rows[cursor:end],
            "next": end if end < len(self.rows) else None,
        }


class Results:
    def __init__(self, api):
        self.api = api

    def __iter__(self):
        return ResultIterator(self.api)


class ResultIterator:
    def __init__(self, api):
        self._api = api
        self._cursor = 0
        self._buffer = []

    def __iter__(self):
        return self

    def __next__(self):
        while not self._buffer:
            if self._cursor is None:
                raise StopIteration
            page = self._api.fetch(self._cursor)
            self._buffer = page["items"][::-1]
            self._cursor = page["next"]
        return self._buffer.pop()

    def __length_hint__(self):
        return len(self._buffer)


class Peekable:
    _EMPTY = ()

    def __init__(self, iterable):
        self._it = iter(iterable)
        self._ahead = self._EMPTY

    def __iter__(self):
        return self

    def __next__(self):
        if self._ahead:
            value, = self._ahead
            self._ahead = self._EMPTY
            return value
        return next(self._it)

    def peek(self, default=None):
        if not self._ahead:
            try:
                self._ahead = (next(self._it),)
            except StopIteration:
                return default
        return self._ahead[0]

    def take_while(self, test):
        taken = []
        while (item := self.peek()) is not None and test(item):
            taken.append(next(self))
        return taken


api = FakeApi(["ant", "bee", "cow", "dog", "emu", "fox", "gnu"], page_size=3)
results = Results(api)

it = iter(results)
print(next(it), next(it), api.requests)
print(it.__length_hint__(), list(it), api.requests)
print(next(it, "finished"))

print("dog" in results, api.requests)
print([n for n, name in enumerate(results) if "o" in name])
print(len(sorted(results, key=lambda s: s[::-1])), api.requests)

a, b, *rest = results
print(a, b, len(rest))
print(dict(zip(results, range(10, 12))))

p = Peekable(results)
print(p.peek(), p.peek(), next(p))
print(p.take_while(lambda s: s < "d"), p.peek())
print(p.take_while(str.isupper), "-".join(p), p.peek("end"))
empty = Results(FakeApi([], 5))
print(list(empty), empty.api.requests, max(empty, default="nobody"))
try:
    next(iter(empty))
except StopIteration as e:
    print("StopIteration", e.args)
exact = FakeApi([1, 2, 3, 4], 2)
print(sum(Results(exact)), exact.requests)
