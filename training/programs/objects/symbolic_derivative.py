class Expr:
    def __add__(self, other):
        return Sum(self, lift(other)).simple()

    def __radd__(self, other):
        return lift(other) + self

    def __mul__(self, other):
        return Product(self, lift(other)).simple()

    def __rmul__(self, other):
        return lift(other) * self

    def __neg__(self):
        return -1 * self

    def __sub__(self, other):
        return self + -lift(other)

    def __pow__(self, n):
        result = Num(1)
        for _ in range(n):
            result = result * self
        return result


class Num(Expr):
    def __init__(self, value):
        self.value = value

    def diff(self, var):
        return Num(0)

    def __call__(self, **env):
        return self.value

    def __repr__(self):
        return str(self.value)


class Var(Expr):
    def __init__(self, name):
        self.name = name

    def diff(self, var):
        return Num(int(self.name == var.name))

    def __call__(self, **env):
        return env[self.name]

    def __repr__(self):
        return self.name


class Pair(Expr):
    def __init__(self, left, right):
        self.left, self.right = left, right


class Sum(Pair):
    def simple(self):
        match self.left, self.right:
            case Num(value=a), Num(value=b):
                return Num(a + b)
            case (Num(value=0), other) | (other, Num(value=0)):
                return other
        return self

    def diff(self, var):
        return self.left.diff(var) + self.right.diff(var)

    def __call__(self, **env):
        return self.left(**env) + self.right(**env)

    def __repr__(self):
        return f"({self.left} + {self.right})"


class Product(Pair):
    def simple(self):
        match self.left, self.right:
            case Num(value=a), Num(value=b):
                return Num(a * b)
            case (Num(value=0), _) | (_, Num(value=0)):
                return Num(0)
            case (Num(value=1), other) | (other, Num(value=1)):
                return other
        return self

    def diff(self, var):
        return self.left.diff(var) * self.right + self.left * self.right.diff(var)

    def __call__(self, **env):
        return self.left(**env) * self.right(**env)

    def __repr__(self):
        return f"{self.left}*{self.right}"


def lift(value):
    return value if isinstance(value, Expr) else Num(value)


x, y = Var("x"), Var("y")
f = 3 * x + 5
print(f, f.diff(x), f.diff(y), f(x=2))
g = x ** 2 - y
print(g, "|", g.diff(x), "|", g.diff(y))
print(g(x=1.5, y=4), g.diff(x)(x=10))
print(x * 0 + 1 * y, Num(2) + 3, (Num(2) * 4).value, -x)
print(x ** 0, x ** 1)
h = (x + 1) * (y + x)
print(h.diff(x), "=", h.diff(x)(x=1, y=2))
