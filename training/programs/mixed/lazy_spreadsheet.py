"""A lazy little spreadsheet: formulas are lambdas, cycles are found."""
import functools
import re


class CycleError(Exception):
    def __init__(self, cell):
        super().__init__(cell)
        self.path = [cell]


class Sheet:
    def __init__(self, **cells):
        self._cells = {}
        self._busy = set()
        self._memo = {}
        self.evaluated = 0
        for name, content in cells.items():
            self[name] = content

    def __setitem__(self, name, content):
        if not re.fullmatch(r"[a-c][1-9]", name):
            raise NameError(f"bad cell {name}")
        self._cells[name] = content
        self._memo.clear()

    def __getitem__(self, name):
        if isinstance(name, slice):
            return self._range(name.start, name.stop)
        if name in self._memo:
            return self._memo[name]
        if name in self._busy:
            raise CycleError(name)
        self._busy.add(name)
        try:
            content = self._cells.get(name, 0)
            value = content(self) if callable(content) else content
            self.evaluated += 1
        except CycleError as e:
            e.path.append(name)
            raise
        finally:
            self._busy.discard(name)
        self._memo[name] = value
        return value

    def _range(self, first, last):
        (c1, r1), (c2, r2) = first, last
        return [self[chr(c) + str(r)]
                for c in range(ord(c1), ord(c2) + 1)
                for r in range(int(r1), int(r2) + 1)]


def col_sum(first, last):
    return lambda s: sum(s[first:last])


s = Sheet(a1=3, a2=4, a3=5,
          b1=col_sum("a1", "a3"),
          b2=lambda s: s["b1"] / len(s["a1":"a3"]),
          c1=lambda s: f"mean {s['b2']:.1f} of {s['b1']}")
print(s["c1"], s.evaluated)
print(s["c1"], s.evaluated)
s["a2"] = 10
print(s["c1"], s.evaluated)

s["a1"] = lambda s: s["c2"] + 1
print(s["b1"])
s["c2"] = lambda s: s["b2"]
for cell in ("a3", "c2"):
    try:
        print(cell, "=", s[cell])
    except CycleError as e:
        print(cell, "cycle:", " < ".join(e.path))
    else:
        print("busy:", sorted(s._busy))
try:
    s["d1"] = 5
except NameError as e:
    print(e)
s["c2"] = None
try:
    s["b1"]
except TypeError as e:
    print(type(e).__name__, s._busy)
print(functools.reduce(max, s["a2":"a3"]))
