"""Fixed-size ring of recent samples."""
from statistics import fmean
from typing import Generic, Iterator, TypeVar

T = TypeVar("T")


class BufferEmpty(IndexError):
    pass


class Ring(Generic[T]):
    def __init__(self, size: int, *, overwrite: bool = True) -> None:
        if size < 1:
            raise ValueError("size must be at least 1")
        self._slots: list = [None] * size
        self._head = 0
        self._count = 0
        self.overwrite = overwrite

    def push(self, item: T) -> bool:
        size = len(self._slots)
        if self._count == size:
            if not self.overwrite:
                return False
            self._slots[self._head] = item
            self._head = (self._head + 1) % size
            return True
        self._slots[(self._head + self._count) % size] = item
        self._count += 1
        return True

    def pop(self) -> T:
        if not self._count:
            raise BufferEmpty("nothing to pop")
        item = self._slots[self._head]
        self._slots[self._head] = None
        self._head = (self._head + 1) % len(self._slots)
        self._count -= 1
        return item

    def __getitem__(self, i: int) -> T:
        if i < 0:
            i += self._count
        if not 0 <= i < self._count:
            raise IndexError(f"index out of range (have {self._count})")
        return self._slots[(self._head + i) % len(self._slots)]

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[T]:
        for i in range(self._count):
            yield self[i]

    @property
    def full(self) -> bool:
        return self._count == len(self._slots)


def moving_mean(values, window: int):
    ring: Ring[float] = Ring(window)
    for v in values:
        ring.push(v)
        yield round(fmean(ring), 2)


if __name__ == "__main__":
    r = Ring(3)
    for temp in (18, 19, 21, 24):
        r.push(temp)
        print(temp, list(r), r._slots, r.full)
    print(r[0], r[-1], r.pop(), list(r), len(r))
    strict = Ring(2, overwrite=False)
    print([strict.push(c) for c in "xyz"], "".join(strict))
    print(list(moving_mean([4, 8, 6, 1, 1], 3)))
    for bad in (lambda: r[5], lambda: r[-3], lambda: Ring(1).pop(), lambda: Ring(0)):
        try:
            bad()
        except (IndexError, ValueError) as e:
            print(type(e).__name__, "->", e)
    assert 24 in r and 18 not in r
