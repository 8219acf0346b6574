# Matrix class: ingredients per cake times price per ingredient
class Matrix:
    def __init__(self, *rows):
        self.rows = [list(r) for r in rows]
        if len({len(r) for r in self.rows}) > 1:
            raise ValueError("rows of different length")

    @property
    def shape(self):
        return len(self.rows), len(self.rows[0])

    @staticmethod
    def identity(n):
        return Matrix(*[[int(i == j) for j in range(n)] for i in range(n)])

    @property
    def T(self):
        return Matrix(*zip(*self.rows))

    def __getitem__(self, place):
        if isinstance(place, tuple):
            i, j = place
            return self.rows[i][j]
        return self.rows[place]

    def __setitem__(self, place, value):
        i, j = place
        self.rows[i][j] = value

    def __matmul__(self, other):
        if self.shape[1] != other.shape[0]:
            raise ValueError(f"{self.shape} @ {other.shape}")
        cols = list(zip(*other.rows))
        return Matrix(*[[sum(a * b for a, b in zip(r, c)) for c in cols] for r in self.rows])

    def __mul__(self, k):
        return Matrix(*[[k * x for x in row] for row in self.rows])

    def __add__(self, other):
        return Matrix(*[map(sum, zip(r, s)) for r, s in zip(self.rows, other.rows)])

    def __eq__(self, other):
        return self.rows == other.rows

    def __str__(self):
        return "\n".join(" ".join(f"{x:>5}" for x in row) for row in self.rows)


# flour, eggs, sugar per cake
needs = Matrix((300, 2, 100), (250, 4, 180))
price = Matrix([1, 2], [30, 25], [2, 1])     # two shops

print(needs.shape, needs.T.shape, needs[1, 2], needs[0])
cost = needs @ price
print(cost)
cheapest = ["AB"[row.index(min(row))] for row in cost.rows]
print("shop per cake:", cheapest)
order = Matrix([3, 1])
print(order @ cost, "|", (order @ needs)[0])
needs[0, 1] = 3
print((needs + needs == needs * 2), needs.T.rows[1])
print(Matrix.identity(2) @ cost == cost)
for attempt in (lambda: needs @ needs, lambda: Matrix([1], [2, 3])):
    try:
        attempt()
    except ValueError as e:
        print("error:", e)
