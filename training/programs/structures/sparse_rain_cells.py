class Sparse(dict):
    """Rain per grid cell; cells that are not stored are dry."""

    def __missing__(self, cell):
        return 0

    def __setitem__(self, cell, mm):
        if mm:
            super().__setitem__(cell, mm)
        else:
            self.pop(cell, None)

    def __add__(self, other):
        total = Sparse(self)
        for cell in other:
            total[cell] = total[cell] + other[cell]
        return total

    def row(self, r, width):
        return [self[r, c] for c in range(width)]


rain = Sparse()
rain[0, 2] = 4
rain[3, 1] = 2.5
rain[3, 1] += 1
rain[1, 1] -= 3
print(rain, len(rain), rain[9, 9], rain.get((9, 9)))
rain[1, 1] += 3
print((1, 1) in rain, len(rain), sorted(rain))

later = Sparse({(0, 2): -4, (2, 0): 7})
both = rain + later
print(both, type(both).__name__)
print(both.row(3, 3), both.row(0, 4), rain.row(0, 3))

dense = [[0] * 3 for _ in range(4)]
for (r, c), mm in both.items():
    dense[r][c] = mm
print(dense)
back = {(r, c): v for r, line in enumerate(dense) for c, v in enumerate(line) if v}
print(back == both, both == dict(both), list(back)[0])

by_row = {}
for (r, _), mm in (rain | later).items():
    by_row[r] = by_row.get(r, 0) + mm
print(by_row, sum(by_row.values()))
turned = {(c, r): v for (r, c), v in both.items()}
print(turned, max(turned, key=turned.get))
limits = [f(p[i] for p in both) for i in (0, 1) for f in (min, max)]
print("rows {}-{}, columns {}-{}".format(*limits))
wet = [cell for cell, mm in sorted(both.items(), key=lambda kv: -kv[1]) if mm >= 3.5]
print(wet, wet[0][::-1])
both.setdefault((8, 8), 0)
print(both[8, 8], len(both), both.pop((8, 8)), both.pop((8, 8), "dry"))
(r, c), mm = both.popitem()
print(r, c, mm, dict.fromkeys([(0, 0)], mm))
