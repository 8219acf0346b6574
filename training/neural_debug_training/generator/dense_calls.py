"""Dense drills of statements with several calls of the program's own functions, and of tuples, lists and dicts of many values.

The notation is that of `dense_values`. Before the function stand those that it calls: `g` and `p` of numbers, `h` and `u` of
texts, `q` of lists, `t` a test, `pair` and `both` with several results, `apply` and `make` with functions. Names: `a`, `b`, `c` numbers,
`s`, `w` texts, `xs` numbers, `ys` words, `d` a dict.
"""

from __future__ import annotations

import random
from typing import Any

from . import dense_texts

FUNCTIONS = """
def g(x):
    return x * 2
def p(a, b=1):
    return a - b
def h(s):
    return s.upper()
def u(s, n):
    return s[:n]
def q(xs):
    return xs[:2]
def t(x):
    return x > 10
def nothing(x):
    y = x
def pair(a, b):
    return b, a
def both(a, s):
    return g(a), h(s)
def three(a, b, s):
    return g(a), p(a, b), u(s, 2), t(b)
def listed(a, b, c):
    return [g(a), c, g(b)]
def named(s, a):
    return {s: g(a), 'n': a}
def apply(f, x):
    return f(x)
def make(n):
    def inner(x):
        return x + n
    return inner
def around(f):
    def inner(*args):
        return f(*args)
    return inner
"""
LINES = """
x = g(a), h(s) ‖ x = g(a), g(b), g(c) ‖ x = h(s), q(xs), a ‖ x = (g(a), h(s), t(b), q(xs)) ‖ x = [g(a), g(b), p(a, b)] ‖ x = [h(s), h(w)] ‖ x = {w: g(a), s: g(b)} ‖ x = g(a), b, g(c), s ‖ x = a, g(b), xs ‖ x = (t(a), t(b), t(c)) ‖ x = s, h(s), u(s, 2)
x = a, b, c ‖ x = s, w, a, b ‖ x = (a, s, xs, b, w) ‖ x = [a, b, c, a] ‖ x = [s, w, s] ‖ x = {'a': a, 'b': b, 'c': c} ‖ x = (xs, ys) ‖ x = a, s, len(xs), xs[0] ‖ x = s, len(s), s[:2], a > b ‖ x = a + 1, b - 1, c * 2, s ‖ x = (len(s), len(w), len(xs), d) ‖ x = [a, [b, c], s] ‖ x = (s, (a, b), [c])
x = g(a) + g(b) ‖ x = g(p(a, b)) ‖ x = h(s) + h(w) ‖ x = g(a) - p(b) + c ‖ x = g(g(a)) ‖ x = u(h(s), 2) ‖ x = p(g(a), g(b)) ‖ x = g(a) * b + g(c) ‖ x = h(u(s, 3)) + w ‖ x = len(h(s)) + g(a) ‖ x = q(xs) + [g(a)] ‖ x = max(g(a), g(b), g(c)) ‖ x = sum([g(a), g(b)]) ‖ x = str(g(a)) + h(s) ‖ x = f'{g(a)}-{h(s)}' ‖ x = f'{a}: {g(b)} {h(w)}'
if g(a) > g(b): ‖ if t(a) and t(b): ‖ if t(a) or t(b): ‖ if not t(a): ‖ if g(a) == b: ‖ if h(s) == h(w): ‖ if t(g(a)): ‖ if p(a, b) < 0: ‖ x = a if t(a) else g(b) ‖ x = g(a) if a > b else g(b) ‖ x = t(a) and g(a) ‖ if pair(a, b)[0] > c: ‖ if nothing(a) is None:
xs.append(g(a)) ‖ xs.append((g(a), h(s))) ‖ d[w] = g(a) ‖ d[h(w)] = p(a, b) ‖ ys.append(h(s)) ‖ xs[0] = g(xs[1]) ‖ n += g(a) ‖ n -= p(a, b) ‖ s += h(w) ‖ xs += q(xs) ‖ xs.insert(0, g(b)) ‖ d.update({s: g(a)}) ‖ d[w] = g(a), h(s) ‖ g(a) ‖ nothing(a) ‖ x = nothing(b)
print(g(a), h(s)) ‖ print(s, g(a), b) ‖ print(h(s)) ‖ print(t(a), t(b)) ‖ print('v', g(a)) ‖ print(f'{g(a)} {s}') ‖ print(pair(a, b)) ‖ print(a, s, xs) ‖ print(both(a, s))
x, y = g(a), h(s) ‖ x, y = pair(a, b) ‖ x, y = both(a, s) ‖ x = pair(a, b) ‖ x = both(a, s) ‖ x = three(a, b, s) ‖ x = listed(a, b, c) ‖ x = named(s, a) ‖ x = three(a, c, w)[1] ‖ x, y, z = listed(a, b, c) ‖ x = both(a, s)[1] ‖ x = named(w, b)[w] ‖ x = pair(g(a), g(b)) ‖ x = three(b, a, s), c ‖ x = both(c, w) + (a,) ‖ x = [pair(a, b), pair(b, c)]
x = apply(g, a) ‖ x = apply(h, s) ‖ k = make(a)¶x = k(b) ‖ k = make(a)¶m = make(b)¶x = k(c), m(c) ‖ k = around(p)¶x = k(a, b) ‖ k = around(g)¶x = k(a) ‖ k = g¶x = k(a) ‖ x = apply(make(a), b) ‖ k = [g, p]¶x = k[0](a) ‖ x = [g(o) for o in xs[:3]] ‖ x = sorted(ys, key=h) ‖ x = list(map(g, xs[:3])) ‖ x = apply(t, a), apply(g, b) ‖ k = {'g': g, 'h': h}¶x = k['g'](a)
for o in q(xs): ‖ for o in listed(a, b, c): ‖ for o, z in [pair(a, b), pair(b, c)]: ‖ for o in u(s, 2): ‖ for o in named(s, a).items(): ‖ while g(n) < a:¶    n += 10 ‖ while t(n):¶    n -= 20
"""
TEMPLATES = [[text.replace("¶", "\n") for text in row.split(" ‖ ")] for row in LINES.strip().split("\n")]
RESULTS = [text[4:] for row in TEMPLATES[:3] for text in row if text.startswith("x = ")]

LINES_PER_PROGRAM = 10


def line(rng: random.Random) -> str:
    """A statement of a random row."""
    return rng.choice(rng.choice(TEMPLATES))


def finished(body: str, rng: random.Random) -> tuple[str, str]:
    """The functions, and the body with a result of several values."""
    return FUNCTIONS, f"x = y = z = n = 0\n{body}\nreturn {rng.choice([*RESULTS, 'x, n', 'x, y, n'])}"


def arguments(rng: random.Random) -> dict[str, Any]:
    """Values of all names."""
    drawn = dense_texts.arguments(rng)
    words = [word for word in (rng.choice(drawn["ys"]) for _ in range(3)) if word]  # type: ignore[arg-type]
    return {
        "n": 0,
        "a": rng.randrange(30),
        "b": rng.randrange(30),
        "c": rng.randrange(100),
        "s": str(drawn["s"])[: rng.randint(3, 9)],
        "w": rng.choice(words),
        "xs": [rng.randrange(50) for _ in range(rng.randint(2, 6))],
        "ys": words,
        "d": {rng.choice(words): rng.randrange(20)},
    }
