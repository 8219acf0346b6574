class ShapeError(ValueError):
    @classmethod
    def between(cls, a, b, op):
        return cls("%dx%d %s %dx%d" % (*a.shape, op, *b.shape))


class Matrix:
    def __init__(self, rows):
        self.rows = tuple(tuple(r) for r in rows)

    @classmethod
    def filled(cls, h, w, fn):
        return cls((fn(i, j) for j in range(w)) for i in range(h))

    @property
    def shape(self):
        return len(self.rows), len(self.rows[0])

    @property
    def T(self):
        return type(self)(zip(*self.rows))

    def __matmul__(self, other):
        if self.shape[1] != other.shape[0]:
            raise ShapeError.between(self, other, "@")
        cols = list(zip(*other.rows))
        return Matrix([sum(a * b for a, b in zip(r, c)) for c in cols] for r in self.rows)

    def __add__(self, other):
        if self.shape != other.shape:
            raise ShapeError.between(self, other, "+")
        return type(self)(map(sum, zip(r, s)) for r, s in zip(self.rows, other.rows))

    def __eq__(self, other):
        return self.rows == other.rows

    def __repr__(self):
        return f"{type(self).__name__}({[list(r) for r in self.rows]})"


class SquareMatrix(Matrix):
    def __init__(self, rows):
        super().__init__(rows)
        h, w = self.shape
        if h != w:
            raise ShapeError(f"{h}x{w} is not square")

    def trace(self):
        return sum(self.rows[i][i] for i in range(len(self.rows)))

    def __pow__(self, n):
        out = SquareMatrix.filled(*self.shape, lambda i, j: int(i == j))
        for _ in range(n):
            out = SquareMatrix((out @ self).rows)
        return out


class Picture(Matrix):
    palette = " .+#"

    def show(self):
        for r in self.rows:
            print("|" + "".join(self.palette[min(v, 3)] for v in r) + "|")


steps = SquareMatrix([[1, 1], [1, 0]])
print(steps ** 3, (steps ** 2).trace())

pic = Picture.filled(2, 3, lambda i, j: (i * j) % 4 + i)
pic.show()
print("turned", pic.T.shape)
(pic + Picture.filled(2, 3, lambda i, j: 1)).show()

attempts = {
    "mul": lambda: pic @ steps,
    "add": lambda: pic + pic.T,
    "sq": lambda: SquareMatrix(pic.rows),
    "ok": lambda: steps @ pic,
}
for name, f in attempts.items():
    try:
        print(name, f())
    except ShapeError as e:
        print(name, "failed:", e)
print(pic.T.T == pic, type(pic.T).__name__)
