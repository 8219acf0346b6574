"""Dense drills of two numbers: equality, order, sums and differences, where the numbers are equal or near as often as not.

What the drills of `dense_values` make too rarely: a number that equals a literal of the source. Each line binds its
numbers first, so that they and the literals can be drawn together. Further rows have small numbers (divisors, bits,
sums), tables of them, and `None`. Names: `a`, `b`, `x`, `n`, `xs`, `g`, `d`; only `n` is given from outside.
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
a = {s}¶x = a % {k} ‖ a = {s}¶x = a // {k} ‖ a = {s}¶if a % {k} == 0: ‖ a = {s}¶if a % {k} == {j}: ‖ a = {s}¶if a % 2 == 0: ‖ a = {s}¶if a % 2: ‖ a = {m}¶if a % {k} == 0: ‖ a = {m}¶x = a // {k} ‖ a = {m}¶x = a / {k} ‖ a = {m}¶while a % {e} == 0 and a:¶    a //= {e} ‖ a = {s}¶while a > 0:¶    x = a % 10¶    a //= 10 ‖ a = {m}¶x = a % {k} == 0 ‖ a = {m}¶x = a % ({k} + 1) ‖ a = {s}¶x = a % {d} ‖ a = {s}¶x = {d} % (a + 1) ‖ a = {s}¶x = -a % {k} ‖ a = {s}¶x = a // -{k} ‖ a = {m}¶x = divmod(a, {k})
a = {s}¶b = {z}¶x = a ^ b ‖ a = {s}¶b = {z}¶x = a & b ‖ a = {s}¶b = {z}¶x = a | b ‖ a = {s}¶b = {z}¶a ^= b ‖ a = {s}¶x = a << {j} ‖ a = {s}¶x = a >> {j} ‖ a = {s}¶x = a & 1 ‖ a = {s}¶a >>= 1 ‖ a = {s}¶x = a & (a - 1) ‖ a = {s}¶x = bin(a) ‖ a = {s}¶x = bin(a).count('1') ‖ a = {s}¶x = hex(a) ‖ a = {s}¶x = f'{{a:b}}' ‖ a = {s}¶if a & {z}: ‖ a = {s}¶a |= 1 << {j} ‖ a = {s}¶x = ~a ‖ xs = [{s}, {z}]¶xs[0] ^= xs[1] ‖ xs = [{s}, {z}]¶xs[1] ^= xs[0]
a = {s}¶b = {z}¶x = a + b ‖ a = {s}¶b = {z}¶x = a - b ‖ a = {s}¶b = {k}¶x = a * b ‖ a = {s}¶a += {z} ‖ a = {s}¶a -= {z} ‖ a = {s}¶a *= {k} ‖ a = {s}¶b = {z}¶if a + b > {d}: ‖ a = {s}¶b = {z}¶if a - b == {j}: ‖ a = {s}¶b = {z}¶x = abs(a - b) ‖ a = {s}¶b = {z}¶x = (a + b) // 2 ‖ a = {s}¶b = {z}¶x = (a + b) % {k} ‖ a = {s}¶b = {z}¶x = a * a + b ‖ a = {s}¶b = {z}¶x = max(a, b) - min(a, b) ‖ a = {s}¶x = a * a ‖ a = {s}¶x = {p} - a ‖ a = {s}¶x = {p} + a ‖ a = {s}¶b = {k}¶x = a ** 2 - b ‖ a = {k}¶x = 2 ** a ‖ a = {k}¶x = a * (a + 1) // 2
xs = [{s}, {z}, {k}]¶x = sum(xs) ‖ xs = [{k}, {j}, {z}, {k}, {j}]¶x = sum(xs) ‖ xs = [{j}, {k}, {j}, {k}, {s}, {z}]¶x = sum(xs) ‖ xs = [{s}, {z}, {d}]¶x = sum(xs) // len(xs) ‖ xs = [{s}, {z}]¶x = sum(xs) / 2 ‖ xs = [{s}, {z}, {k}, {s}, {j}]¶x = [o for o in xs if o % 2 == 0] ‖ xs = [{s}, {z}, {k}, {s}]¶x = [o * {k} for o in xs if o != {s}] ‖ x = [o * {k} for o in range({k}) if o != {j}] ‖ x = [o for o in range({d}) if o % {k} == {j}][:5] ‖ x = [o * o for o in range({k})] ‖ x = sum(range({k})) ‖ x = sum(o for o in range({k}) if o % 2) ‖ xs = [{s}, {z}, {k}]¶x = [o % {k} for o in xs] ‖ xs = [{s}, {z}, {k}, {d}]¶x = [o // {k} for o in xs] ‖ xs = [{s}, {z}]¶xs[0] += xs[1] ‖ xs = [{s}, {z}, {k}]¶xs[1] -= xs[0] ‖ xs = [{s}, {z}, {k}]¶x = xs[0] % (xs[2] + 1)
g = [[{s}, {k}, {j}], [{z}, {d}, {k}]]¶g[0][1] = {p} ‖ g = [[{s}, {k}, {j}], [{z}, {d}, {k}]]¶g[1][2] += g[0][1] ‖ g = [[{s}, {k}, {j}], [{z}, {d}, {k}]]¶x = g[0][2] + g[1][0] ‖ g = [[{s}, {k}], [{z}, {d}]]¶g[1][0] = max(g[0][0], g[0][1]) ‖ g = [[{s}, {k}], [{z}, {d}]]¶g[0][1], g[1][0] = g[1][0], g[0][1] ‖ g = [[{s}, {k}], [{z}, {d}]]¶if g[0][0] < g[1][1]: ‖ g = [[0] * {k} for o in range(3)]¶g[1][0] = {p} ‖ g = [[0] * 3 for o in range({k})]¶g[0][2] += {s} ‖ g = [[{s}, {k}], [{z}, {d}]]¶x = [sum(o) for o in g] ‖ g = [[{s}, {k}], [{z}, {d}]]¶x = [o[0] for o in g] ‖ g = [[{s}, {k}], [{z}, {d}]]¶x = len(g) * len(g[0]) ‖ g = [[{j}, {k}, {j}], [{k}, {d}, {k}]]¶x = [list(o) for o in zip(*g)] ‖ g = [[True, False], [False, True]]¶g[0][1] = g[0][0] or g[1][0] ‖ g = [[0, {j}], [{k}, 0]]¶if g[1][1] == 0: ‖ g = [[{s}, {k}], [{z}, {d}]]¶x = g[-1][-1] ‖ g = [[{s}, {k}], [{z}, {d}]]¶x = max(max(o) for o in g) ‖ g = [[{s}], []]¶g[1].append({p}) ‖ g = [[{s}, {k}], [{z}, {d}]]¶for l, o in g:¶    n += o
d = {{'a': None, 'b': {p}, 'c': {q}}}¶x = {{l: o for l, o in d.items() if o is not None}} ‖ d = {{'a': {p}, 'b': None}}¶x = d['b'] is None ‖ d = {{'a': {p}, 'b': None}}¶if d.get('a') is None: ‖ d = {{'a': {p}}}¶if d.get('c') is None: ‖ xs = [None, {p}, {q}]¶x = [o for o in xs if o is not None] ‖ xs = [None, {p}, 0, {q}]¶x = [o for o in xs if o] ‖ xs = [{p}, [{q}, {k}], {j}]¶x = isinstance(xs[1], list) ‖ xs = [{p}, [{q}, {k}], {j}]¶x = isinstance(xs[0], list) ‖ xs = [{k}, '{s}', {z}.5]¶x = [type(o).__name__ for o in xs] ‖ xs = [{k}, '{s}', {z}]¶x = [o for o in xs if isinstance(o, int)] ‖ a = {p}¶if isinstance(a, int): ‖ a = '{p}'¶if isinstance(a, int): ‖ a = [{p}]¶if isinstance(a, (list, tuple)): ‖ x = a = b = {p} ‖ a = None¶x = a or {p} ‖ a = {k}¶x = a or {p} ‖ a = 0¶if not a:
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
    small = {"s": rng.randrange(100), "z": rng.randrange(64), "j": rng.randrange(5), "d": rng.randrange(10, 100)}
    small["e"] = rng.randint(2, 9)
    return template.format(**numbers, **small, m=numbers["k"] * rng.randrange(1, 60))


finished = dense_values.finished


def arguments(rng: random.Random) -> dict[str, object]:
    """Values of all names that are given from outside."""
    return {"n": rng.randrange(100)}
