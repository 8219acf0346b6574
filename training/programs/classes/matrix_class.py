class Grid:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]

    @classmethod
    def filled(cls, h, w, value=0):
        return cls([[value] * w for _ in range(h)])

    @property
    def shape(self):
        return len(self.rows), len(self.rows[0])

    def __getitem__(self, pos):
        r, c = pos
        return self.rows[r][c]

    def __setitem__(self, pos, value):
        r, c = pos
        self.rows[r][c] = value

    def __add__(self, other):
        if isinstance(other, (int, float)):
            return Grid([[v + other for v in row] for row in self.rows])
        return Grid([[a + b for a, b in zip(r1, r2)]
                     for r1, r2 in zip(self.rows, other.rows)])

    def __matmul__(self, other):
        cols = list(zip(*other.rows))
        return Grid([[sum(a * b for a, b in zip(r, c)) for c in cols] for r in self.rows])

    def __invert__(self):
        return Grid(zip(*self.rows))

    def __eq__(self, other):
        return isinstance(other, Grid) and self.rows == other.rows

    def __str__(self):
        return "\n".join(" ".join(f"{v:3}" for v in row) for row in self.rows)


a = Grid([(1, 2), (3, 4), (5, 6)])
print(a.shape, (~a).shape)
print(~a)
b = Grid.filled(3, 2, 1)
b[2, 0] = 7
print((a + b)[2, 0], (a + 10)[0, 1])
print(a @ Grid([[2, 0], [0, 2]]))
print(a @ Grid([[1, 0], [0, 1]]) == a, a == 5)
a[0, 0] += 41
print(a.rows, b.rows)
