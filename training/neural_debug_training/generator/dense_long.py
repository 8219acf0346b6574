"""Dense drills of texts and lists longer than most: copying, cutting, joining and changing without losing the place.

The notation is that of `dense_values`. Names: `s` a text of fifteen to seventy characters, `v` near `s`, `t` a part of it, `p` a short
text that may be blank, `c` and `e` characters, `w` a word, `ls` characters, `xs` numbers, `ys` words, `zs` texts, `d` and `g` dicts,
`i` < `j` places in all of `s`, `ls` and `xs`, `n` a number.
"""

from __future__ import annotations

import random
import string

from . import dense_values
from .dense_values import filled
from .values import WORDS

LINES = r"""
x = s[i] ‖ x = s[j] ‖ x = s[j - 1] ‖ x = s[i + 1] ‖ x = s[-k] ‖ x = s[<d>] if len(s) > <d> else '' ‖ x = ls[i] ‖ x = ls[j] ‖ x = xs[i] ‖ x = xs[j] ‖ x = xs[-k] ‖ x = ys[k] ‖ x = zs[-1] ‖ x = zs[0][k] ‖ n = xs[i]¶n = xs[i + 1]¶n = xs[j]
x = s + c ‖ x = c + s ‖ x = s + t ‖ x = t + s ‖ x = s + s[i] ‖ x = s + w ‖ x = w + s ‖ s += c ‖ s += e ‖ s = c + s ‖ x = s + ' ' + w ‖ x = c + s + c ‖ x = s + str(n) ‖ x = s[i] + s ‖ x = s[i:] + s[:i] ‖ x = s[:i] + c + s[i:] ‖ x = s[:j] + s[j + 1:]
x = s[i:] ‖ x = s[:i] ‖ x = s[i:j] ‖ x = s[:j] ‖ x = s[j:] ‖ x = s[1:] ‖ x = s[:-1] ‖ x = s[1:-1] ‖ x = s[:-k] ‖ x = s[-k:] ‖ x = s[::-1] ‖ x = s[::2] ‖ x = s[1::2] ‖ x = s[k:] ‖ x = s[::-1][:k] ‖ x = s[len(t):] ‖ x = s[:len(s) - k]
x = xs[i:] ‖ x = xs[:i] ‖ x = xs[i:j] ‖ x = xs[j:] ‖ x = xs[1:] ‖ x = xs[:-1] ‖ x = xs[::-1] ‖ x = xs[::2] ‖ x = ls[i:] ‖ x = ls[:j] ‖ x = ls[i:j] ‖ x = ls[::-1] ‖ x = ys[k:] ‖ x = ys[:k] ‖ x = ys[::-1] ‖ x = ys[1:] ‖ x = zs[1:] ‖ x = zs[:-1]
x = ls[:] ‖ x = xs[:] ‖ x = ys[:] ‖ x = zs[:] ‖ x = list(s) ‖ x = list(t) ‖ x = list(v) ‖ x = tuple(xs) ‖ x = list(xs) ‖ x = xs.copy() ‖ x = ls.copy() ‖ x = tuple(ys) ‖ x = list(s[i:j]) ‖ x = list(w) ‖ x = list(reversed(xs)) ‖ x = list(reversed(s)) ‖ x = [s] ‖ x = [s, t]
x = ''.join(ls) ‖ x = ''.join(ls) ‖ x = c.join(ls) ‖ x = ' '.join(ls) ‖ x = ''.join(ys) ‖ x = ' '.join(ys) ‖ x = c.join(ys) ‖ x = '<w>'.join(ys) ‖ x = ', '.join(ys) ‖ x = '-'.join(zs) ‖ x = ''.join(zs) ‖ x = ' '.join(zs) ‖ x = '\n'.join(ys) ‖ x = e.join(s)
x = ''.join(ls[i:j]) ‖ x = ''.join(ls[::-1]) ‖ x = ''.join(reversed(s)) ‖ x = ''.join(sorted(t)) ‖ x = ' '.join(ys[::-1]) ‖ x = ' '.join(reversed(ys)) ‖ x = ''.join(o for o in s if o != c) ‖ x = ''.join(o for o in s if o in t) ‖ x = ''.join([o for o in s if o.isalpha()]) ‖ x = ''.join(map(str, xs)) ‖ x = ' '.join(o.capitalize() for o in ys) ‖ x = ''.join([o.upper() for o in ls]) ‖ x = ''.join(o for o in s if o not in 'aeiou')
x = s.replace(c, e) ‖ x = s.replace(c, '') ‖ x = s.replace(c, w) ‖ x = s.replace(t, e) ‖ x = s.replace(t, '') ‖ x = s.replace(t, w) ‖ x = s.replace(' ', '') ‖ x = s.replace(' ', '<c>') ‖ x = s.replace(c, c * 2) ‖ x = s.replace(c, e, 1) ‖ x = s.replace(e, c) ‖ x = s.replace(w, t) ‖ s = s.replace(c, e) ‖ x = s.replace('<c>', '<c>') ‖ x = s.replace(s[i], '')
x = s.find(c) ‖ x = s.find(t) ‖ x = s.find(c, i) ‖ x = s.find(c, j) ‖ x = s.find(t, i) ‖ x = s.rfind(c) ‖ x = s.rfind(t) ‖ x = s.find(c, i, j) ‖ x = s.find('<c>') ‖ x = s.rfind(c, 0, i) ‖ x = s.index(t) ‖ x = s.rindex(c) ‖ x = s.find(c, <i>) ‖ x = s.find(' ') ‖ x = s.find(w) ‖ x = s.find(c, i + 1) ‖ x = s.index(s[j])
x = s.count(c) ‖ x = s.count(t) ‖ x = s.count('<c>') ‖ x = ls.count(c) ‖ x = xs.count(n) ‖ x = len(s) ‖ x = len(ls) ‖ x = len(xs) ‖ x = len(ys) ‖ x = len(s) - 1 ‖ x = len(t) ‖ x = ls.index(c) ‖ x = xs.index(xs[i]) ‖ x = ys.index(y) ‖ x = ys.count(y) ‖ x = len(s) - i ‖ x = s.count(' ') ‖ x = len(s) // 2
x = s.split(c) ‖ x = s.split(t) ‖ x = s.split() ‖ x = s.split(' ') ‖ x = u.split() ‖ x = u.split(' ') ‖ x = u.split(c) ‖ x = s.split(c)[0] ‖ x = s.split(c, 1) ‖ x = s.rsplit(c, 1) ‖ x = s.partition(c) ‖ x = s.rpartition(c) ‖ x = s.partition(t) ‖ x = u.split()[-1] ‖ x = len(u.split()) ‖ x = s.splitlines() ‖ x = c.join(s.split(e))
x = s.upper() ‖ x = s.lower() ‖ x = s.swapcase() ‖ x = s.title() ‖ x = s.capitalize() ‖ x = u.title() ‖ x = u.capitalize() ‖ x = s.strip() ‖ x = u.strip() ‖ x = s.strip(c) ‖ x = s.lstrip(s[0]) ‖ x = s.rstrip(s[-1]) ‖ x = s.strip(s[:2]) ‖ x = u.rstrip() ‖ x = s.removeprefix(s[:k]) ‖ x = s.removesuffix(t) ‖ x = s.rstrip(s[-2:])
x = s.center(len(s) + k, c) ‖ x = s.ljust(len(s) + k, e) ‖ x = s.rjust(len(s) + k) ‖ x = s.zfill(<d>) ‖ x = s.ljust(<d>, c) ‖ x = s.rjust(<d>, e) ‖ x = s.encode() ‖ x = s * 2 ‖ x = t * k ‖ x = t.center(<d>, c) ‖ x = s.expandtabs(k) ‖ x = f'{s}{c}' ‖ x = f'{w} {s}' ‖ x = f'{t}: {s}' ‖ x = '%s-%s' % (s, n) ‖ x = '{}{}'.format(s, e)
r = xs[:]¶r.remove(n) ‖ r = xs[:]¶r.remove(xs[i]) ‖ r = ls[:]¶r.remove(c) ‖ r = ls[:]¶r.remove(ls[j]) ‖ r = ys[:]¶r.remove(y) ‖ r = xs[:]¶x = r.pop(i) ‖ r = xs[:]¶x = r.pop(0) ‖ r = xs[:]¶x = r.pop() ‖ r = ls[:]¶x = r.pop(j) ‖ r = ls[:]¶x = r.pop(-k) ‖ r = ys[:]¶x = r.pop(k) ‖ r = ls[:]¶r.remove(s[i])
r = xs[:]¶r.insert(i, n) ‖ r = ls[:]¶r.insert(j, c) ‖ r = ys[:]¶r.insert(0, w) ‖ r = xs[:]¶r[i] = n ‖ r = ls[:]¶r[j] = c ‖ r = xs[:]¶r[i], r[j] = r[j], r[i] ‖ r = xs[:]¶del r[i] ‖ r = ls[:]¶del r[j] ‖ r = xs[:]¶r.append(n) ‖ r = ls[:]¶r.append(c) ‖ r = ys[:]¶r.extend([w, t]) ‖ r = xs[:]¶r.extend(xs[i:j]) ‖ r = xs[:]¶r[i] += k ‖ r = ls[:]¶r[i] = s[j] ‖ r = xs[:]¶del r[i:j] ‖ r = list(s)¶r[i] = c ‖ r = list(s)¶r.insert(i, e)
r = xs[:]¶r.reverse() ‖ r = xs[:]¶r.sort() ‖ r = ls[:]¶r.reverse() ‖ r = ys[:]¶r.sort() ‖ r = ys[:]¶r.reverse() ‖ x = sorted(xs) ‖ x = sorted(ls) ‖ x = sorted(ys) ‖ x = sorted(t) ‖ x = sorted(xs, reverse=True) ‖ x = sorted(set(t)) ‖ x = sorted(ys, key=len) ‖ x = max(xs) ‖ x = min(xs) ‖ x = max(ys, key=len) ‖ x = sorted(qs) ‖ x = sum(qs)
x = [o for o in xs if o != n] ‖ x = [o for o in xs if o > n] ‖ x = [o for o in ls if o != c] ‖ x = [o for o in s if o == c] ‖ x = [o for o in ys if o != y] ‖ x = [o + 1 for o in xs] ‖ x = [o.upper() for o in ys] ‖ x = [o for o in ys if c in o] ‖ x = [len(o) for o in ys] ‖ x = [o for o in xs if o % 2 == 0] ‖ x = [l for l, o in enumerate(s) if o == c] ‖ x = [o for o in s if o.isalpha()] ‖ x = [o for o in ls if o in t] ‖ x = [o for o in s if not o.isspace()] ‖ x = [el for el in xs if el < n] ‖ x = [o[0] for o in ys] ‖ x = [o for o in s if o not in t]
x = xs + [n] ‖ x = [n] + xs ‖ x = xs + xs[:k] ‖ x = ls + [c] ‖ x = ys + [w] ‖ x = xs + qs ‖ x = ls + list(t) ‖ x = zs + [s] ‖ xs += [n] ‖ ls += [c] ‖ ls += t ‖ x = [*xs, n] ‖ x = [c] * j ‖ x = [0] * i ‖ x = ys * 2 ‖ x = xs[:i] + xs[i + 1:] ‖ x = xs[:i] + [n] + xs[i:] ‖ x = ls[:i] + ls[j:]
x = d.items() ‖ x = list(d.items()) ‖ x = list(d) ‖ x = list(d.keys()) ‖ x = list(d.values()) ‖ x = d.copy() ‖ x = dict(d) ‖ x = {o: l for l, o in d.items()} ‖ x = {l: o for l, o in d.items() if o != n} ‖ x = sorted(d.items()) ‖ x = sorted(d) ‖ x = {**d, w: n} ‖ x = d.get(y1) ‖ x = d[y1] ‖ x = d.get(w) ‖ x = w in d ‖ x = y1 in d ‖ x = max(d.values()) ‖ x = [l for l, o in d.items() if o > n] ‖ x = d.keys() ‖ x = d.values()
for l, o in d.items(): ‖ for o in d: ‖ for o in list(d): ‖ for l, o in g.items(): ‖ for o in d.values(): ‖ x = g.items() ‖ x = list(g.items()) ‖ x = list(g.values()) ‖ x = g[g1] ‖ x = g.get(w) ‖ x = list(g)
r = dict(d)¶r[w] = n ‖ r = dict(d)¶r[y1] = n ‖ r = dict(d)¶r[y1] += k ‖ r = dict(d)¶x = r.pop(y1) ‖ r = dict(d)¶x = r.popitem() ‖ r = dict(d)¶del r[y1] ‖ r = dict(d)¶r.update({w: n}) ‖ r = d.copy()¶r[w] = s ‖ r = dict(d)¶x = r.setdefault(w, n) ‖ r = dict(g)¶x = r.pop(g1) ‖ r = dict(g)¶r[w] = [n]
if p.isspace(): ‖ if c.isspace(): ‖ if not c.isspace(): ‖ if s.isspace(): ‖ if s[i].isspace(): ‖ if not s[j].isspace(): ‖ if p.strip(): ‖ if p == '': ‖ if p == ' ': ‖ if c == ' ': ‖ if not p: ‖ x = p.isspace() ‖ x = c.isspace() ‖ x = s[i].isspace() ‖ x = p.strip() ‖ x = p.split() ‖ x = p.lstrip() ‖ x = p.rstrip() ‖ x = len(p) ‖ x = [o.isspace() for o in p] ‖ x = p.replace(' ', '') ‖ x = p.isalnum() ‖ x = p.isalpha() ‖ x = p + t ‖ x = p.upper() ‖ x = p.title() ‖ x = not p
if c in s: ‖ if t in s: ‖ if w in s: ‖ if c not in s: ‖ if c in ls: ‖ if n in xs: ‖ if n not in xs: ‖ if y in ys: ‖ if w in ys: ‖ if s == v: ‖ if s != v: ‖ if s.startswith(t): ‖ if s.endswith(t): ‖ if s[i] == c: ‖ if s[i] == s[j]: ‖ if xs[i] > xs[j]: ‖ if xs[i] == n: ‖ if len(s) > <d>: ‖ if s < v: ‖ if s.isalpha(): ‖ if s.isupper(): ‖ if s.islower(): ‖ if s.isalnum(): ‖ if c.isalpha(): ‖ if s[j].isupper(): ‖ if c.isdigit(): ‖ if s.startswith(s[:k]): ‖ if ls[i] in t: ‖ if s[i] in t: ‖ if s.isdigit():
for o in s: ‖ for o in ls: ‖ for o in xs: ‖ for o in ys: ‖ for l, o in enumerate(s): ‖ for l, o in enumerate(xs): ‖ for l, o in zip(xs, ls): ‖ for l, o in zip(s, v): ‖ for o in reversed(xs): ‖ for o in range(len(s)): ‖ for o in range(len(xs) - 1, -1, -1): ‖ for o in s.split(): ‖ for o in u.split(' '): ‖ for o in list(s): ‖ for o in sorted(ls): ‖ for o in s[::-1]: ‖ for o in range(i, len(s)): ‖ for o in xs[:]:
x = set(t) ‖ x = set(xs[:6]) ‖ x = len(set(s)) ‖ x = list(dict.fromkeys(t)) ‖ x = {o: s.count(o) for o in t} ‖ x = list(zip(xs, ls))[:3] ‖ x = list(enumerate(ys)) ‖ x = dict(zip(ys, xs)) ‖ x = list(map(str, xs)) ‖ x = list(map(len, ys)) ‖ x = [int(o) for o in str(abs(n))] ‖ x = s.translate(str.maketrans(c, e)) ‖ x = str.maketrans(c, e) ‖ x = all(o in s for o in t) ‖ x = any(o.isdigit() for o in s) ‖ x = sum(o == c for o in s) ‖ x = (s, n) ‖ x = (s[:i], s[i:]) ‖ x = ord(s[j]) ‖ x = s[i:j].upper() ‖ x = s.lower() == v.lower()
"""
TEMPLATES = [[text.replace("¶", "\n") for text in row.split(" ‖ ")] for row in LINES.strip().split("\n")]

LINES_PER_PROGRAM = 20


def line(rng: random.Random) -> str:
    """A template of a random row, so that each kind of operation comes as often, with its literals."""
    return filled(rng.choice(rng.choice(TEMPLATES)), rng)


finished = dense_values.finished

_PUNCTUATION = " .,!?-_*#@/$%&()+=:;'\"[]<>"
_ALPHABETS = [
    string.ascii_lowercase,
    string.ascii_letters,
    "abcdef",
    string.ascii_lowercase + "    ",
    string.ascii_letters + string.digits,
    string.ascii_letters + string.digits + _PUNCTUATION,
    string.digits,
    string.ascii_uppercase + " ",
    "xX-_ ",
]
_BLANKS = ["", " ", "  ", "   ", "\t", "\n", " \n", "\r\n", "a", " a", "a ", " a b ", "\ta", "A b", "1 2", "  x  y"]


def _text(rng: random.Random, shortest: int, longest: int) -> str:
    if rng.random() < 0.4:
        parts = [rng.choice(WORDS) for _ in range(rng.randint(4, 12))]
        return rng.choice([" ", " ", "-", "_", ", ", "", ". "]).join(parts)[:longest]
    letters = rng.choice(_ALPHABETS)
    return "".join(rng.choice(letters) for _ in range(rng.randint(shortest, longest)))


def _number(rng: random.Random) -> int:
    return rng.choice(
        [rng.randrange(10), rng.randrange(100), rng.randrange(100), rng.randrange(2000), -rng.randrange(60)]
    )


def arguments(rng: random.Random) -> dict[str, object]:
    """Values of all names."""
    s = _text(rng, 15, rng.choice([25, 40, 55, 70]))
    xs = [_number(rng) for _ in range(rng.randint(9, 28))]
    if rng.random() < 0.25:
        xs = [rng.randrange(6) for _ in xs]
    ls = list(_text(rng, 10, 34)) if rng.random() < 0.8 else [rng.choice(WORDS) for _ in range(12)]
    ys = [rng.choice(WORDS) if rng.random() < 0.7 else _text(rng, 1, 8)[:8] for _ in range(rng.randint(5, 12))]
    d = {rng.choice(WORDS) if rng.random() < 0.7 else rng.choice(string.ascii_letters): _number(rng) for _ in range(9)}
    d = dict(list(d.items())[: rng.randint(2, 9)])
    g = {rng.choice(WORDS): rng.choice([rng.choice(WORDS), [_number(rng)], str(_number(rng))]) for _ in range(4)}
    shortest = min(len(s), len(xs), len(ls))
    i = rng.randrange(shortest - 1)
    start = rng.randrange(len(s) - 1)
    at = rng.randrange(len(s))
    return {
        "s": s,
        "v": rng.choice([s, s[:at] + rng.choice(string.ascii_lowercase) + s[at + 1 :], s[:at], s.swapcase()]),
        "t": s[start : start + rng.randint(1, 5)] if rng.random() < 0.75 else _text(rng, 1, 9)[:9],
        "u": " ".join(rng.choice(WORDS) for _ in range(rng.randint(4, 12))) + rng.choice(["", "", " ", "  "]),
        "p": rng.choice(_BLANKS),
        "c": rng.choice(s) if rng.random() < 0.7 else rng.choice(string.ascii_letters + string.digits + "  \t\n-.,*"),
        "e": rng.choice(string.ascii_letters + " -_*#1"),
        "w": rng.choice(list(d)) if rng.random() < 0.3 else rng.choice(WORDS),
        "y": rng.choice(ys),
        "y1": rng.choice(list(d)) if rng.random() < 0.92 else rng.choice(WORDS),
        "i": i,
        "j": rng.randint(i + 1, shortest - 1),
        "k": rng.randint(1, 4),
        "n": rng.choice(xs) if rng.random() < 0.7 else _number(rng),
        "ls": ls,
        "xs": xs,
        "qs": [rng.randrange(10) for _ in range(rng.randint(4, 20))],
        "ys": ys,
        "zs": [_text(rng, 3, 14)[:14] for _ in range(rng.randint(2, 6))],
        "d": d,
        "g": g,
        "g1": rng.choice(list(g)),
    }
