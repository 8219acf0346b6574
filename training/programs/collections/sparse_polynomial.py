"""Polynomials as dicts {exponent: coefficient}."""
from functools import reduce


def add(p, q):
    out = dict(p)
    for e, c in q.items():
        out[e] = out.get(e, 0) + c
        if out[e] == 0:
            del out[e]
    return out


def mul(p, q):
    out = {}
    for e1, c1 in p.items():
        for e2, c2 in q.items():
            out[e1 + e2] = out.get(e1 + e2, 0) + c1 * c2
    return {e: c for e, c in out.items() if c}


def derive(p):
    return {e - 1: e * c for e, c in p.items() if e}


def value(p, x):
    return sum(c * x ** e for e, c in p.items())


def show(p):
    if not p:
        return "0"
    terms = []
    for e in sorted(p, reverse=True):
        c = p[e]
        terms.append(str(c) if e == 0 else f"{c}x" if e == 1 else f"{c}x^{e}")
    return " + ".join(terms).replace("+ -", "- ")


p = {2: 1, 0: -4}
q = {1: 3, 0: 4}
print("p =", show(p))
print("q =", show(q))
print("p+q =", show(add(p, q)))
print("p*q =", show(mul(p, q)))
print("p' =", show(derive(p)))
print([value(p, x) for x in range(-2, 3)])
print("q^3 =", show(reduce(mul, [q] * 3)))
print(show(add(q, {1: -3, 0: -4})))
