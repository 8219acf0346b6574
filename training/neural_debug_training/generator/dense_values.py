"""Dense drills of values: arithmetic, comparisons, places in texts and lists, and the methods that answers are copied from.

The same form as `dense`; literals come in place of `<kind>`: `<i>` 0 to 12, `<k>` 1 to 9, `<d>` and `<t>` numbers of two and of
three or four digits, `<z>` a negative place, `<s>` a step, `<c>` a letter, `<w>` a word. `¶` parts lines
of one template, `‖` parts templates.
"""

from __future__ import annotations

import random
import re
import string
from collections.abc import Callable

from .values import WORDS

LINES = """
x = a + b ‖ x = a - b ‖ x = b - a ‖ x = a + <d> ‖ x = a - <d> ‖ x = a + <t> ‖ x = a - <t> ‖ x = <t> - b
x = a + b + <d> ‖ x = a - b + m ‖ x = a * m - b
x = a * k ‖ x = a * m ‖ x = m * k ‖ x = m * <d> ‖ x = k * <d> ‖ x = m * m ‖ x = m ** 2 ‖ x = k ** 3 ‖ x = k ** <k>
x = 2 ** k ‖ x = 10 ** k + a ‖ x = a * 10 + k
x = a // k ‖ x = a // m ‖ x = a // <d> ‖ x = a // 10 ‖ x = a // 100 ‖ x = -a // k ‖ x = (a + b) // 2 ‖ x = a // k * k
x = divmod(a, m) ‖ x = divmod(a, k)
x = a % k ‖ x = a % m ‖ x = a % <d> ‖ x = a % 10 ‖ x = a % 100 ‖ x = -a % k ‖ x = (a + b) % 10 ‖ x = (a - b) % m
x = a // 10 % 10 ‖ x = a % 10 * 10 + k
x = abs(a - b) ‖ x = -a ‖ x = a / 2 ‖ x = a / 10 ‖ x = round(a / k, 2) ‖ x = f + g ‖ x = f - g ‖ x = f * k
x = round(f, 1) ‖ x = round(f * k) ‖ x = int(f) ‖ x = float(a)
x = a & 15 ‖ x = m | k ‖ x = m ^ k ‖ x = k << 2 ‖ x = a >> 1 ‖ x = m & 1 ‖ x = ~m ‖ x = bin(m) ‖ x = hex(m)
x = oct(m) ‖ x = int(str(a)[::-1]) ‖ x = sum(int(q) for q in str(a))
n += a ‖ n -= b ‖ n += <d> ‖ n *= k ‖ n //= k ‖ n %= m ‖ n = n * 10 + k ‖ n = a * k + b ‖ x = max(a, b, m)
x = min(a, b, n) ‖ x = sum((a, b, m)) ‖ x = str(a + b)
x = a < b ‖ x = a > b ‖ x = a >= b ‖ x = a == b ‖ x = a != b ‖ x = a <= <t> ‖ x = a > <t> ‖ x = b < <d> ‖ x = k < m < a
x = a % k == 0 ‖ x = a * k > b ‖ x = a - b > m
if a < b: ‖ if a > b: ‖ if a >= b: ‖ if a <= b: ‖ if a - b > <d>: ‖ if a % k == <k>: ‖ if a // m > k: ‖ if a + b > <t>:
if m * k < a: ‖ if m % 2: ‖ if not a % k:
x = s < t ‖ x = s > t ‖ x = s <= v ‖ x = s == v ‖ x = s != v ‖ x = c < e ‖ x = c >= e ‖ x = v > t ‖ x = max(s, t)
x = min(s, v) ‖ x = xs < zs ‖ x = (a, s) < (b, t) ‖ x = [a, b] > [b, a]
if s < t: ‖ if s > v: ‖ if s == v: ‖ if c <= e: ‖ if c > '<c>': ‖ if s[0] < t[0]: ‖ if t >= '<w>': ‖ if s[-1] == v[-1]:
if len(s) > len(t): ‖ if s.lower() == v.lower():
x = c in s ‖ x = e in s ‖ x = t in s ‖ x = v in s ‖ x = k in xs ‖ x = w in ys ‖ x = w in d ‖ x = m not in qs
x = '<c>' in s ‖ x = '<w>' in ys ‖ x = c not in t ‖ if c in s and c in t:
x = s[i] ‖ x = s[-k] ‖ x = s[<i>] ‖ x = s[<z>] ‖ x = s[i:] ‖ x = s[:i] ‖ x = s[i:j] ‖ x = s[-k:] ‖ x = s[:-k]
x = s[i:-1] ‖ x = s[<i>:] ‖ x = s[:<i>] ‖ x = s[<z>:] ‖ x = s[:<z>]
x = s[<i>:<i>] ‖ x = s[i:j:2] ‖ x = s[::<s>] ‖ x = s[i::<s>] ‖ x = s[::-1] ‖ x = s[j:i:-1] ‖ x = s[:i][::-1]
x = s[i + 1] ‖ x = s[j - 1] ‖ x = s[len(s) // 2] ‖ x = s[len(s) - k]
x = qs[i] ‖ x = qs[-k] ‖ x = qs[<i>] ‖ x = qs[<z>] ‖ x = qs[i:] ‖ x = qs[:i] ‖ x = qs[i:j] ‖ x = qs[-k:] ‖ x = qs[:-k]
x = qs[::<s>] ‖ x = qs[i::2] ‖ x = qs[::-1] ‖ x = qs[len(qs) - k]
x = xs[i] ‖ x = xs[-1] ‖ x = xs[<i>:] ‖ x = xs[:<i>] ‖ x = xs[i] + xs[0] ‖ x = xs[1:-1] ‖ x = ys[0] ‖ x = ys[-1]
x = ys[1:] ‖ x = ys[0][0] ‖ x = ys[-1][::-1] ‖ x = xs[::-1]
x = s.find(c) ‖ x = s.find(t) ‖ x = s.find('<c>') ‖ x = s.find(c, i) ‖ x = s.rfind(c) ‖ x = s.rfind(e) ‖ x = s.index(c)
x = s.rindex(c) ‖ x = s.count(c) ‖ x = s.count(t) ‖ x = s.count(c, i)
x = qs.index(q) ‖ x = qs.count(q) ‖ x = qs.count(<i>) ‖ x = xs.index(p) ‖ x = xs.count(p) ‖ x = ys.index(ys[-1])
x = ys.count(y) ‖ x = s.startswith(v) ‖ x = s.endswith(t) ‖ x = v.startswith(s[:2])
x = s.replace(c, e) ‖ x = s.replace(c, '') ‖ x = s.replace(t, w) ‖ x = s.replace(c, w) ‖ x = s.replace(c, '', 1)
x = v.replace(' ', '<c>') ‖ x = s.replace(c, c + e)
x = s.split(c) ‖ x = s.split(t) ‖ x = u.split() ‖ x = u.split(' ') ‖ x = u.split(',') ‖ x = u.split(' ', 1)
x = s.rsplit(c, 1) ‖ x = u.splitlines() ‖ x = s.partition(c) ‖ x = s.rpartition(c) ‖ x = u.partition(' ')
x = c.join(ys) ‖ x = ''.join(ys) ‖ x = ' '.join(ys) ‖ x = '<w>'.join(ys) ‖ x = ''.join(sorted(s))
x = ''.join(reversed(s)) ‖ x = c.join(s) ‖ x = '-'.join(map(str, xs)) ‖ x = ','.join(u.split())
x = u.strip() ‖ x = u.lstrip() ‖ x = u.rstrip() ‖ x = s.strip(c) ‖ x = s.strip(s[0]) ‖ x = s.lstrip(s[:2])
x = s.rstrip(s[-1]) ‖ x = s.removeprefix(s[:2]) ‖ x = s.removesuffix(t)
x = t.zfill(<i>) ‖ x = str(a).zfill(6) ‖ x = t.center(<i>) ‖ x = t.center(<d>, '<c>') ‖ x = w.ljust(<i>, '<c>')
x = w.rjust(<i>) ‖ x = t.ljust(j, c) ‖ x = w.rjust(m % 12, '*') ‖ x = w.center(9, '-')
x = s.upper() ‖ x = s.lower() ‖ x = u.title() ‖ x = u.capitalize() ‖ x = s.swapcase() ‖ x = s * 2 ‖ x = s + t
x = c + s + e ‖ x = t * k ‖ x = s[0] + s[-1] ‖ x = s.isalnum() ‖ x = s.isupper() ‖ x = u.istitle()
x = sorted(xs) ‖ x = sorted(qs) ‖ x = sorted(s) ‖ x = sorted(ys) ‖ x = sorted(xs, reverse=True)
x = sorted(ys, key=len) ‖ x = sorted(d) ‖ x = sorted(d.items()) ‖ x = sorted(set(s)) ‖ x = list(reversed(xs))
x = sorted(xs, key=lambda o: -o) ‖ x = sorted(xs, key=lambda o: o % 10) ‖ x = sorted(ys, key=lambda o: o[-1:])
x = sorted(d, key=d.get) ‖ x = max(xs) ‖ x = min(xs) ‖ x = sum(xs) ‖ x = max(ys, key=len) ‖ x = min(s)
x = d[y] ‖ x = d.get(w) ‖ x = d.get(w, 0) ‖ x = d.get(y, a) ‖ x = d.get('<w>', b) ‖ x = list(d) ‖ x = list(d.items())
x = list(d.values()) ‖ x = list(d.keys()) ‖ x = len(d) ‖ x = sum(d.values()) ‖ x = max(d, key=d.get)
r = dict(d)¶r[w] = a ‖ r = dict(d)¶r[y] += m ‖ r = dict(d)¶x = r.pop(y) ‖ r = dict(d)¶x = r.pop(w, None)
r = d.copy()¶r.update({w: a, '<w>': b}) ‖ r = dict(d)¶x = r.setdefault(w, a) ‖ r = dict(d)¶del r[y] ‖ x = {**d, w: a}
x = {o: l for l, o in d.items()} ‖ x = {l: o + 1 for l, o in d.items()} ‖ x = [l for l, o in d.items() if o > m]
x = {o: len(o) for o in ys} ‖ x = dict(zip(ys, xs)) ‖ x = {o: s.count(o) for o in t}
x = f'{a}{b}' ‖ x = f'{s}-{a}' ‖ x = f'{t}{c}{t}' ‖ x = f'{a + b}' ‖ x = f'{a:05}' ‖ x = f'{a:>6}' ‖ x = f'{t:<8}|'
x = f'{t:>8}' ‖ x = f'{t:^9}' ‖ x = f'{f:.1f}' ‖ x = f'{f:.2f}' ‖ x = f'{a:,}' ‖ x = f'{m:b}' ‖ x = f'{s!r}'
x = '%d-%s' % (a, t) ‖ x = '{}:{}'.format(t, a)
x = list(range(<i>)) ‖ x = list(range(i, j)) ‖ x = list(range(<i>, <d>, <k>)) ‖ x = list(range(j, i, -1))
x = list(range(<d>, <i>, -<k>)) ‖ x = len(range(i, j)) ‖ x = sum(range(<i>)) ‖ x = list(range(0, m, k))[:6]
for o in range(i, j, 2): ‖ for o in range(j, i, -1): ‖ for o in range(k, 0, -2): ‖ for l, o in enumerate(ys):
for l, o in enumerate(t): ‖ for l, o in zip(t, xs): ‖ for o in t[::-1]: ‖ for l, o in d.items():
for o in qs[i:i + 3]:
x = list(enumerate(ys)) ‖ x = list(enumerate(t, 1)) ‖ x = list(zip(t, xs)) ‖ x = list(zip(ys, qs))
x = [l * o for l, o in enumerate(xs)] ‖ x = [l + o for l, o in zip(xs, qs)]
x = [l for l, o in enumerate(s) if o == c]
zs = xs[:]¶zs.insert(<i>, a) ‖ zs = xs[:]¶zs.insert(0, m) ‖ zs = xs[:]¶x = zs.pop() ‖ zs = xs[:]¶x = zs.pop(i)
zs = xs[:]¶x = zs.pop(0) ‖ zs = xs[:]¶zs.remove(p) ‖ zs = qs[:]¶zs.remove(q) ‖ zs = xs[:]¶zs.append(a)
zs = xs[:]¶zs.extend(qs[:2])
zs = xs[:]¶zs.reverse() ‖ zs = xs[:]¶zs.sort() ‖ zs = xs[:]¶zs[i] = a ‖ zs = xs[:]¶del zs[i] ‖ zs = xs[:]¶zs[1:3] = [a]
zs = xs[:]¶zs[0], zs[-1] = zs[-1], zs[0] ‖ zs = xs[:]¶zs += [a, b] ‖ zs = ys[:]¶zs.insert(1, w)
zs = ys[:]¶x = zs.pop(-1) ‖ zs = list(s)¶zs[i] = e ‖ zs = xs[:]¶zs.clear()
x = xs + [a] ‖ x = [a] + xs ‖ x = [k] * 4 ‖ x = xs[:2] + xs[-2:] ‖ x = [o for o in xs if o > m]
x = [o * 2 for o in qs] ‖ x = [o for o in s if o != c] ‖ x = [len(o) for o in ys] ‖ x = [o % k for o in xs]
x = list(s) ‖ x = tuple(xs) ‖ x = [*ys, w]
x = set(xs) ‖ x = set(s) ‖ x = set(qs) ‖ x = len(set(s)) ‖ x = h & g1 ‖ x = h | g1 ‖ x = h - g1 ‖ x = g1 - h
x = h ^ g1 ‖ x = h <= g1 ‖ x = k in h ‖ x = sorted(h | {k}) ‖ x = h.union(qs[:3]) ‖ x = h.isdisjoint(g1)
x = sorted(set(s) & set(t))
x = len(s) ‖ x = len(xs) ‖ x = len(qs) ‖ x = len(t + v) ‖ x = ord(c) ‖ x = chr(ord(c) + 1) ‖ x = chr(m + 90)
x = int('<t>') + a ‖ x = str(a)[0] ‖ x = len(str(a)) ‖ x = str(a)[::-1] ‖ x = any(o > a for o in xs)
x = all(o < a for o in xs) ‖ x = bool(t) ‖ x = sum(o > m for o in xs)
"""
TEMPLATES = [text.replace("¶", "\n") for row in LINES.strip().split("\n") for text in row.split(" ‖ ")]

LINES_PER_PROGRAM = 24

_LITERALS: dict[str, Callable[[random.Random], str]] = {
    "i": lambda rng: str(rng.randrange(13)),
    "k": lambda rng: str(rng.randint(1, 9)),
    "d": lambda rng: str(rng.randrange(10, 100)),
    "t": lambda rng: str(rng.randrange(100, 10 ** rng.choice([3, 4]))),
    "z": lambda rng: str(-rng.randint(1, 9)),
    "s": lambda rng: rng.choice(["2", "2", "3", "-1", "-2", "4"]),
    "c": lambda rng: rng.choice(string.ascii_lowercase),
    "w": lambda rng: rng.choice(WORDS),
}


def filled(template: str, rng: random.Random) -> str:
    """The template with literals in place of their marks."""
    return re.sub(r"<(\w)>", lambda mark: _LITERALS[mark[1]](rng), template)


def line(rng: random.Random) -> str:
    """A template with its literals."""
    return filled(rng.choice(TEMPLATES), rng)


def finished(body: str, rng: random.Random) -> tuple[str, str]:
    """What the lines need before the function (nothing), and the body."""
    return "", body


def _number(rng: random.Random) -> int:
    """Of two to four digits, now and then negative."""
    digits = rng.choice([2, 2, 3, 3, 4])
    return rng.randrange(10 ** (digits - 1), 10**digits) * (-1 if rng.random() < 0.1 else 1)


def _text(rng: random.Random, longest: int) -> str:
    lower = string.ascii_lowercase
    letters = rng.choice(
        [lower, string.ascii_letters, "abcde", lower + "  ", lower + string.digits, "xyz", lower + " ,.!?-"]
    )
    size = rng.randint(6, longest) if rng.random() < 0.9 else rng.randint(2, 5)
    return "".join(rng.choice(letters) for _ in range(size))


def _near(text: str, rng: random.Random) -> str:
    """The text itself, or one that differs in a letter, in its end or in case."""
    at = rng.randrange(len(text))
    other = text[:at] + rng.choice(string.ascii_lowercase) + text[at + 1 :]
    return rng.choice([text, other, other, text[:at], text + "a", text.swapcase()])


def arguments(rng: random.Random) -> dict[str, object]:
    """Values of all names."""
    a = _number(rng)
    s = _text(rng, 30)
    ys = [rng.choice(WORDS) for _ in range(rng.randint(2, 6))]
    xs = [_number(rng) if rng.random() < 0.5 else rng.randrange(100) for _ in range(rng.randint(5, 11))]
    qs = [rng.randrange(10) for _ in range(rng.randint(6, 30))]
    d = {rng.choice(WORDS): _number(rng) for _ in range(rng.randint(2, 6))}
    i = rng.randrange(min(len(s), len(xs), len(qs)) - 1)
    start = rng.randrange(len(s) - 1)
    return {
        "s": s,
        "t": s[start : start + rng.randint(1, 4)] if rng.random() < 0.6 else _text(rng, 8),
        "u": " ".join(rng.choice(WORDS) for _ in range(rng.randint(2, 5)))
        if rng.random() < 0.7
        else f"  {s}, {ys[0]} ",
        "v": _near(s, rng),
        "c": rng.choice(s) if rng.random() < 0.85 else rng.choice(string.ascii_letters),
        "e": rng.choice(string.ascii_letters),
        "w": rng.choice(list(d)) if rng.random() < 0.4 else rng.choice(WORDS),
        "y": rng.choice(list(d)) if rng.random() < 0.9 else rng.choice(ys),
        "a": a,
        "b": a + rng.randint(-12, 12) if rng.random() < 0.4 else _number(rng),
        "m": rng.randrange(10, 100),
        "k": rng.randint(2, 9),
        "n": _number(rng),
        "f": rng.randrange(1000) / 10,
        "g": rng.randrange(1000) / 100,
        "i": i,
        "j": rng.randint(i + 1, min(len(s), len(qs), i + 8)),
        "p": rng.choice(xs),
        "q": rng.choice(qs),
        "xs": xs,
        "zs": [*xs[: rng.randint(1, len(xs))], _number(rng)],
        "qs": qs,
        "ys": ys,
        "d": d,
        "h": {rng.randrange(12) for _ in range(rng.randint(2, 6))},
        "g1": {rng.randrange(12) for _ in range(rng.randint(2, 6))},
    }
