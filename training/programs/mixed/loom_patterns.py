"""Weaving patterns: slices with steps, nested comprehensions, bits."""
from itertools import cycle, islice, product
from functools import reduce, wraps


def framed(char="+", pad=1):
    def deco(fn):
        @wraps(fn)
        def inner(*args, **kwargs):
            rows = fn(*args, **kwargs).split("\n")
            edge = char * (len(rows[0]) + 2 * pad + 2)
            body = [f"{char}{' ' * pad}{r}{' ' * pad}{char}" for r in rows]
            return "\n".join([edge, *body, edge])
        return inner
    return deco


class Cloth:
    weave = staticmethod(lambda warp, weft: warp if weft else not warp)

    def __init__(self, rows):
        self.rows = [list(r) for r in rows]

    @classmethod
    def twill(cls, w, h, shift=1):
        return cls([[(x + shift * y) % 3 == 0 for x in range(w)] for y in range(h)])

    def __getitem__(self, key):
        match key:
            case (int(y), int(x)):
                return self.rows[y][x]
            case (slice() as ys, slice() as xs):
                return Cloth(r[xs] for r in self.rows[ys])
            case int(y):
                return self.rows[y]
            case _:
                raise TypeError(f"bad index {key!r}")

    def __setitem__(self, key, value):
        y, x = key
        self.rows[y][x] = bool(value)

    def __invert__(self):
        return Cloth([not c for c in r] for r in self.rows)

    def __xor__(self, other):
        return Cloth([a ^ b for a, b in zip(r, s)] for r, s in zip(self.rows, other.rows))

    def __eq__(self, other):
        return self.rows == other.rows

    @property
    def T(self):
        return Cloth(zip(*self.rows))

    @framed(char="o")
    def __str__(self):
        return "\n".join("".join("#" if c else "." for c in r) for r in self.rows)

    def codes(self):
        for row in self.rows:
            yield reduce(lambda n, bit: n * 2 + bit, row, 0)


a = Cloth.twill(6, 3)
print(a)
print(list(a.codes()), a[1, 2], a[0].count(True))
part = a[::-1, ::2]
print(part)
print(part.T == Cloth(zip(*part.rows)), len(part.T.rows))
print(list((~a).codes()), list((a ^ a).codes()))
view = a[0]
view[1] = True              # the same list
a[2, 0] = 1
print([f"{c:06b}" for c in a.codes()])
try:
    a["x"]
except TypeError as e:
    print(e)
colours = cycle("rgb")
warp = "".join(islice(colours, 7))
print(warp, warp[::-2], "".join(islice(colours, 2)))
ones = [(y, x) for y, x in product(range(3), range(6)) if a[y, x]]
print(len(ones), ones[-1], Cloth.weave(True, False))
