"""Dense drills of two numbers: equality, order, sums and differences, where the numbers are equal or near as often as not.

What the drills of `dense_values` make too rarely: a number that equals a literal of the source. Each line binds its numbers first, so
that they and the literals can be drawn together. Names: `a`, `b`, `x`, `n`, `xs`; nothing is given from outside but `k`.
"""

from __future__ import annotations

import random

from . import dense_values

LINES = """
a = {p}¶if a == {q}: ‖ a = {p}¶if a != {q}: ‖ a = {p}¶if a < {q}: ‖ a = {p}¶if a > {q}: ‖ a = {p}¶if a <= {q}: ‖ a = {p}¶if a >= {q}: ‖ a = {p}¶if {q} < a: ‖ a = {p}¶if {q} == a: ‖ a = {p}¶if {r} <= a < {q}: ‖ a = {p}¶if {r} < a <= {q}:
a = {p}¶x = a == {q} ‖ a = {p}¶x = a != {q} ‖ a = {p}¶x = a < {q} ‖ a = {p}¶x = a > {q} ‖ a = {p}¶x = a <= {q} ‖ a = {p}¶x = a >= {q} ‖ a = {p}¶x = {q} > a ‖ a = {p}¶x = a == {q} or a == {r} ‖ a = {p}¶x = a > {q} and a < {r} ‖ a = {p}¶x = a in ({q}, {r})
a = {p}¶b = {q}¶if a == b: ‖ a = {p}¶b = {q}¶if a != b: ‖ a = {p}¶b = {q}¶if a < b: ‖ a = {p}¶b = {q}¶if a > b: ‖ a = {p}¶b = {q}¶if a >= b: ‖ a = {p}¶b = {q}¶x = a == b ‖ a = {p}¶b = {q}¶x = a < b ‖ a = {p}¶b = {q}¶x = max(a, b) ‖ a = {p}¶b = {q}¶x = min(a, b) ‖ a = {p}¶b = {q}¶x = a if a > b else b
a = {p}¶b = {q}¶if a == b and a > {r}: ‖ a = {p}¶b = {q}¶if a > b or b == {r}: ‖ a = {p}¶b = {q}¶if not a == b: ‖ a = {p}¶b = {q}¶while a < b:¶    a = b ‖ a = {p}¶b = {q}¶x = (a, b) == ({p}, {r}) ‖ a = {p}¶b = {q}¶x = [a, b] == [{q}, {p}] ‖ a = {p}¶b = {q}¶x = a == {q} and b == {p}
a = {p}¶x = a - {q} ‖ a = {p}¶x = {q} - a ‖ a = {p}¶x = a + {q} ‖ a = {p}¶a -= {q} ‖ a = {p}¶a += {q} ‖ a = {p}¶b = {q}¶x = a - b ‖ a = {p}¶b = {q}¶x = a + b ‖ a = {p}¶b = {q}¶b -= a ‖ a = {p}¶b = {q}¶a += b ‖ a = {p}¶b = {q}¶x = abs(a - b)
a = {p}¶x = a * {k} ‖ a = {p}¶x = a // {k} ‖ a = {p}¶x = a % {k} ‖ a = {p}¶x = a * {d} ‖ a = {p}¶x = a // {d} ‖ a = {p}¶x = a % {d} ‖ a = {p}¶x = a / {k} ‖ a = {p}¶x = a // 10 ‖ a = {p}¶x = a % 10 ‖ a = {p}¶x = a * 2 ‖ a = {p}¶x = a // 2 ‖ a = {p}¶x = a % 2 == 0 ‖ a = {p}¶x = divmod(a, {k}) ‖ a = {p}¶a *= {k} ‖ a = {p}¶a //= {k}
a = {p}¶x = a * {d} // 100 ‖ a = {p}¶x = a - a * {k} // 10 ‖ a = {p}¶x = a * 1.5 ‖ a = {p}¶x = a * 0.5 ‖ a = {p}¶x = a * 0.1 ‖ a = {p}¶x = a / 2 ‖ a = {p}¶x = a / 4 ‖ a = {p}¶x = a / 100 ‖ a = {p}¶x = round(a / {d}, 2) ‖ a = {p}¶x = a ** 2 ‖ a = {d}¶x = a ** 2 ‖ a = {k}¶x = a ** 3 ‖ a = {k}¶x = a * a ‖ a = {d}¶x = a * a ‖ a = {p}¶b = {d}¶x = a / b
xs = [{p}, {q}, {r}, {u}]¶x = {p} in xs ‖ xs = [{p}, {q}, {r}]¶x = {u} in xs ‖ xs = [{p}, {q}, {r}, {u}]¶x = xs.index({r}) ‖ xs = [{p}, {q}, {r}, {u}]¶x = max(xs) ‖ xs = [{p}, {q}, {r}, {u}]¶x = min(xs) ‖ xs = [{p}, {q}, {r}, {u}]¶x = sorted(xs) ‖ xs = [{p}, {q}]¶x = sum(xs) ‖ xs = [{p}, {q}, {r}]¶x = sum(xs) ‖ xs = [{p}, {q}, {r}, {u}]¶x = xs.count({p}) ‖ xs = [{k}, {k}, {d}, {k}]¶x = sum(xs) ‖ xs = [{p}, {q}, {r}, {u}]¶x = [o for o in xs if o > {q}] ‖ xs = [{p}, {q}, {r}]¶x = [o - {k} for o in xs] ‖ xs = [{p}, {q}, {r}, {u}]¶x = [o for o in xs if o != {q}]
xs = [{p}, {q}, {r}]¶if xs[0] == {p}: ‖ xs = [{p}, {q}, {r}]¶if xs[1] > xs[0]: ‖ xs = [{p}, {q}, {r}]¶if xs[0] == xs[-1]: ‖ xs = [{p}, {q}, {r}]¶x = xs[0] - xs[1] ‖ xs = [{p}, {q}, {r}]¶x = xs[1] + xs[2] ‖ xs = [{p}, {q}, {r}]¶x = xs[0] < xs[2] ‖ xs = [{p}, {q}, {r}]¶if sum(xs) > {u}: ‖ n = {p}¶if n % {k} == 0: ‖ n = {p}¶if n % {d} == {k}: ‖ n = {p}¶if n % 2: ‖ n = {p}¶if n - {q} > {k}: ‖ n = {p}¶if n * {k} > {u}: ‖ n = {p}¶if n // {k} == {d}: ‖ n = {p}¶if n + {k} == {q}:
n = {p}¶x = len(str(n)) ‖ n = {p}¶x = str(n) ‖ n = {p}¶x = str(n)[::-1] ‖ n = {p}¶x = str(n) == str(n)[::-1] ‖ n = {p}¶x = int('{q}') - n ‖ n = {p}¶x = '{p}' == str(n) ‖ n = {p}¶x = n == float({q}) ‖ n = {p}¶x = -n ‖ n = {p}¶x = -n + {q} ‖ n = {p}¶x = (n - {k}) * 2 ‖ n = {p}¶x = n - 1 ‖ n = {p}¶x = n + 1 ‖ n = {p}¶n -= 1 ‖ n = {p}¶n += 1 ‖ n = {p}¶x = {q} if n > {r} else {k} ‖ n = {p}¶x = f'{{n + {k}}}' ‖ n = {p}¶x = sum(int(o) for o in str(n))
s = '{p}'¶if s == '{q}': ‖ s = '{p}'¶x = int(s) + {q} ‖ s = '{p}'¶x = int(s) == {q} ‖ d = {{'a': {p}, 'b': {q}}}¶if d['a'] > d['b']: ‖ d = {{'a': {p}, 'b': {q}}}¶x = d['a'] + d['b'] ‖ d = {{'a': {p}, 'b': {q}}}¶x = d['a'] == {q} ‖ d = {{'a': {p}, 'b': {q}}}¶d['a'] -= {k} ‖ d = {{'a': {p}, 'b': {q}}}¶d['b'] += {r} ‖ d = {{'a': {p}, 'b': {q}}}¶x = sum(d.values()) ‖ d = {{'a': {p}, 'b': {q}}}¶x = {{l: o for l, o in d.items() if o >= {r}}} ‖ f = {p}.5¶x = f > {q} ‖ f = {p}.5¶x = f + {k} ‖ f = {p}.25¶x = round(f, 1) ‖ f = {p}.5¶x = int(f) ‖ f = {p}.0¶x = f == {q} ‖ f = {p}.5¶x = f - {k}.5
"""
TEMPLATES = [[text.replace("¶", "\n") for text in row.split(" ‖ ")] for row in LINES.strip().split("\n")]

LINES_PER_PROGRAM = 22


def _near(number: int, rng: random.Random) -> int:
    """The number itself, a neighbour, one with a digit changed or its digits turned, or any other."""
    kind = rng.random()
    if kind < 0.4:
        return number
    if kind < 0.6:
        return number + rng.choice([-10, -2, -1, 1, 2, 10])
    if kind < 0.75:
        place = 10 ** rng.randrange(len(str(abs(number))))
        return number + place * rng.choice([-3, -1, 1, 4])
    return int(str(abs(number))[::-1]) if kind < 0.8 else _number(rng)


def _number(rng: random.Random) -> int:
    """Of one to four digits, mostly two or three; often round, now and then negative."""
    digits = rng.choice([1, 2, 2, 2, 3, 3, 3, 4])
    number = rng.randrange(10 ** (digits - 1), 10**digits)
    if rng.random() < 0.2:
        number = number // 10 * 10
    return -number if rng.random() < 0.08 else number


def line(rng: random.Random) -> str:
    """A template of a random row with its numbers."""
    p = _number(rng)
    numbers = {"p": p, "q": _near(p, rng), "r": _near(p, rng), "u": _near(p, rng), "k": rng.randint(1, 9)}
    template = rng.choice(rng.choice(TEMPLATES))
    if "'{" in template or ".5" in template or ".0" in template or ".25" in template:
        numbers = {name: abs(number) for name, number in numbers.items()}
    return template.format(**numbers, d=rng.randrange(10, 100))


finished = dense_values.finished


def arguments(rng: random.Random) -> dict[str, object]:
    """Values of all names that are given from outside."""
    return {"n": rng.randrange(100)}
