# iteration helpers, the ones we copy into every project
from collections import deque
from itertools import islice

_NO = object()


def chunked(seq, n, strict=False):
    if n < 1:
        raise ValueError("n must be at least 1, not %d" % n)
    out = [seq[i:i + n] for i in range(0, len(seq), n)]
    if strict and out and len(out[-1]) != n:
        raise ValueError("last chunk has %d of %d items" % (len(out[-1]), n))
    return out


def windowed(iterable, size, step=1, fill=_NO):
    buf = deque(maxlen=size)
    wait = size
    for item in iterable:
        buf.append(item)
        wait -= 1
        if wait == 0:
            yield tuple(buf)
            wait = step
    if fill is not _NO and wait == size and len(buf) < size:
        yield tuple(buf) + (fill,) * (size - len(buf))


def divide(n, seq):
    """n parts of nearly the same length"""
    q, r = divmod(len(seq), n)
    parts, stop = [], 0
    for i in range(n):
        start = stop
        stop += q + (i < r)
        parts.append(seq[start:stop])
    return parts


def split_when(items, pred):
    if not items:
        return []
    groups = [[items[0]]]
    for prev, cur in zip(items, items[1:]):
        if pred(prev, cur):
            groups.append([])
        groups[-1].append(cur)
    return groups


def batches(it, n):
    it = iter(it)
    while batch := tuple(islice(it, n)):
        yield batch


print(chunked("ABCDEFG", 3))
print(chunked([], 4), chunked((1, 2), 5))
try:
    chunked(range(7), 2, strict=True)
except ValueError as e:
    print("!", e)
print(list(windowed([4, 8, 15, 16, 23], 3)))
print(list(windowed("router", 2, step=2)))
print(list(windowed([1.5], 3)), list(windowed([], 2)))
print(divide(3, ["Ana", "Ben", "Chi", "Dov", "Eli", "Fay", "Gus"]))
print(divide(4, "xyz"))
temps = [18, 19, 23, 22, 15, 16]
print(split_when(temps, lambda a, b: abs(a - b) > 3))
print(split_when([2, 3, 1, 1, 5], lambda a, b: b < a), split_when([], None))
gen = batches((k * k for k in range(5)), 2)
print(next(gen), list(gen))
for part in chunked(bytes.fromhex("0a1bff20c3"), 2):
    print(part.hex(), int.from_bytes(part, "big"), end="; ")
print()
print(chunked("abc", 0))
