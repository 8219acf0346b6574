class Poly:
    """Poly(1, 0, 3) means 1 + 3x^2"""

    def __init__(self, *coef):
        coef = list(coef)
        while coef and coef[-1] == 0:
            coef.pop()
        self.coef = coef

    @property
    def degree(self):
        return len(self.coef) - 1

    def __call__(self, x):
        result = 0
        for c in reversed(self.coef):
            result = result * x + c
        return result

    def __add__(self, other):
        n = max(len(self.coef), len(other.coef))
        a = self.coef + [0] * (n - len(self.coef))
        b = other.coef + [0] * (n - len(other.coef))
        return Poly(*[p + q for p, q in zip(a, b)])

    def __mul__(self, other):
        if isinstance(other, int):
            other = Poly(other)
        out = [0] * (len(self.coef) + len(other.coef))
        for i, p in enumerate(self.coef):
            for j, q in enumerate(other.coef):
                out[i + j] += p * q
        return Poly(*out)

    def __pow__(self, n):
        result = Poly(1)
        for _ in range(n):
            result = result * self
        return result

    def __bool__(self):
        return bool(self.coef)

    def __str__(self):
        parts = []
        for i, c in enumerate(self.coef):
            if c:
                parts.append(str(c) if i == 0 else f"{c}x^{i}")
        return " + ".join(parts) or "0"


p = Poly(1, 2)
q = Poly(-1, 0, 1)
print(p, "|", q, "|", p + q)
print(p * q, "degree", (p * q).degree)
print(p ** 2)
print([q(x) for x in range(-1, 2)])
zero = p + p * -1
print(zero, bool(zero), zero.degree)
