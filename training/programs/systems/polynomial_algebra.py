"""Polynomials as sparse dicts, with a parser and a root finder."""
import re
from itertools import zip_longest

class ParseError(Exception):
    def __init__(self, text, pos):
        super().__init__(f"{text!r} at {pos}")
        self.pos = pos

class Poly:
    def __init__(self, terms):
        self.terms = {e: c for e, c in sorted(terms.items(), reverse=True) if c != 0}
    @property
    def degree(self):
        return max(self.terms, default=-1)
    def __call__(self, x):
        return sum(c * x ** e for e, c in self.terms.items())
    def __add__(self, other):
        out = dict(self.terms)
        for e, c in other.terms.items():
            out[e] = out.get(e, 0) + c
        return Poly(out)

    def __mul__(self, other):
        out = {}
        for e1, c1 in self.terms.items():
            for e2, c2 in other.terms.items():
                out[e1 + e2] = out.get(e1 + e2, 0) + c1 * c2
        return Poly(out)

    def derive(self):
        return Poly({e - 1: c * e for e, c in self.terms.items() if e})

    def __str__(self):
        if not self.terms:
            return "0"
        parts = []
        for e, c in self.terms.items():
            var = "" if e == 0 else "x" if e == 1 else f"x^{e}"
            num = "" if abs(c) == 1 and e else f"{abs(c):g}"
            parts.append(("- " if c < 0 else "+ ") + num + var)
        text = " ".join(parts)
        return text[2:] if text.startswith("+") else text

class Parser:
    TERM = re.compile(r"([+-]?)(\d*)(x(?:\^(\d+))?)?")

    def parse(self, text):
        s = text.replace(" ", "")
        pos, poly = 0, Poly({})
        while pos < len(s):
            m = self.TERM.match(s, pos)
            if m.end() == pos or not (m[2] or m[3]):
                raise ParseError(s, pos)
            exp = 0 if not m[3] else int(m[4] or 1)
            coef = int(m[2] or 1) * (-1 if m[1] == "-" else 1)
            poly = poly + Poly({exp: coef})
            pos = m.end()
        return poly

class RootFinder:
    def __init__(self, poly, eps=1e-2):
        self.p, self.eps = poly, eps
        self.steps = 0

    def near(self, x):
        d = self.p.derive()
        while abs(self.p(x)) > self.eps:
            self.steps += 1
            if self.steps > 4:
                raise ArithmeticError("no convergence")
            x -= self.p(x) / d(x)
        return round(x, 4)

read = Parser().parse
p = read("x^2 - 5x + 6")
q = read("2x + x - 3")
print(p, "|", q, "|", p + q)
print("degree", (q * q).degree, "derived", p.derive(), "value", p(10))
for poly, start in [(p, 1.0), (read("x^2+1"), 0.0)]:
    finder = RootFinder(poly)
    try:
        print(poly, "=> root", finder.near(start), "in", finder.steps)
    except ArithmeticError as e:
        print(poly, "=>", type(e).__name__)
try:
    read("3x + *2")
except ParseError as e:
    print("parse error", e, e.pos)
print(read("x - x"), read("x-x").degree)
