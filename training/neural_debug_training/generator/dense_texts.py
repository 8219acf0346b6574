"""Dense drills of long texts and lists: reading, cutting, joining and searching at places far from either end.

The notation is that of `dense_values`. Lengths are those of test inputs that people write: texts of up to forty characters, lists
of up to two dozen items. Names: `s` and `v` texts (`v` near `s`), `t` a part of `s` or a short text, `u` words with spaces around,
`c` and `e` characters, `w` a word, `i` < `j` places in all of `s`, `ls` and `xs`, `ls` characters, `ys` words, `xs` numbers.
"""

from __future__ import annotations

import random
import string

from . import dense_values
from .dense_values import filled
from .values import WORDS

LINES = r"""
x = s[i] ‖ x = s[j] ‖ x = s[-k] ‖ x = s[i + 1] ‖ x = s[j - 1] ‖ x = ls[i] ‖ x = ls[j] ‖ x = xs[i] ‖ x = xs[j] ‖ x = xs[-k] ‖ x = ys[k % len(ys)]
n = s[i]¶n = s[i + 1]¶n = s[i + 2] ‖ x = s[i] + s[j] ‖ x = (s[i], xs[j]) ‖ x = [xs[i], xs[j]] ‖ x = s[n % len(s)] ‖ x = ls[len(ls) - 1 - i]
x = s[i:] ‖ x = s[:i] ‖ x = s[i:j] ‖ x = s[:-k] ‖ x = s[-k:] ‖ x = s[k:-k] ‖ x = s[j:] ‖ x = s[:j] ‖ x = s[j:i] ‖ x = s[i:i + k] ‖ x = s[i - k:i]
x = xs[i:] ‖ x = xs[:i] ‖ x = xs[i:j] ‖ x = xs[:-k] ‖ x = xs[-k:] ‖ x = ls[i:j] ‖ x = ls[:j] ‖ x = ls[j:] ‖ x = ys[1:] ‖ x = ys[:-1] ‖ x = ys[::-1]
x = s[::-1] ‖ x = s[::2] ‖ x = s[1::2] ‖ x = s[::-2] ‖ x = s[::k] ‖ x = s[i::2] ‖ x = s[:i:-1] ‖ x = s[i::-1] ‖ x = s[j:i:-1] ‖ x = xs[::-1] ‖ x = xs[::2]
x = s[:i] + s[i + 1:] ‖ x = s[:i] + c + s[i:] ‖ x = s[:i] + c + s[i + 1:] ‖ x = s[i:] + s[:i] ‖ x = s[-k:] + s[:-k] ‖ x = s[1:] + s[0] ‖ x = s[-1] + s[1:-1] + s[0]
x = xs[:i] + xs[i + 1:] ‖ x = xs[i:] + xs[:i] ‖ x = xs[:i] + [n] + xs[i:] ‖ x = xs[-1:] + xs[:-1] ‖ x = s[:i][::-1] + s[i:] ‖ x = s[len(t):] ‖ x = s[:len(s) - len(t)]
x = s[len(s) // 2:] ‖ x = s[:len(s) // 2] ‖ x = s[s.find(c):] ‖ x = s[:s.rfind(c)] ‖ x = s[s.index(t) + len(t):] if t in s else s ‖ x = s[:1].upper() + s[1:]
x = s + t ‖ x = t + s ‖ x = s + c ‖ x = c + s ‖ x = c + s + c ‖ x = s + s[i] ‖ x = s[i] + s ‖ x = s + s[::-1] ‖ x = s + str(n) ‖ x = '(' + s + ')' ‖ x = s + w + c
s += c ‖ s = c + s ‖ s += s[i] ‖ s = s + ls[j] ‖ s += w ‖ s = s[1:] ‖ s = s[:-1] ‖ s += str(i) ‖ s = s[i] + s ‖ x = s * 2 ‖ x = t * k ‖ x = c * i + t ‖ x = t + c * k
x = xs + ys ‖ x = ls + ['<c>'] ‖ x = xs + [n] ‖ x = [n] + xs ‖ x = [c] * i ‖ x = [0] * len(t) ‖ x = xs + xs[:k] ‖ x = list(s) + ys ‖ x = [s] + ys ‖ x = xs * 2
x = ''.join(ls) ‖ x = c.join(ls) ‖ x = ' '.join(ls) ‖ x = ''.join(ys) ‖ x = ' '.join(ys) ‖ x = '<w>'.join(ys) ‖ x = ', '.join(ys) ‖ x = t.join(ys) ‖ x = '-'.join(s)
x = ''.join(reversed(s)) ‖ x = ''.join(reversed(ls)) ‖ x = ''.join(ls[::-1]) ‖ x = ''.join(ls[i:j]) ‖ x = c.join(s.split(e)) ‖ x = ' '.join(u.split()) ‖ x = ' '.join(reversed(u.split()))
x = ''.join(o for o in s if o != c) ‖ x = ''.join(o for o in s if o.isalpha()) ‖ x = ''.join(o.upper() for o in s) ‖ x = ''.join(o * 2 for o in t) ‖ x = ''.join([o for o in s if o not in t])
x = ''.join(o.swapcase() for o in s) ‖ x = ''.join(map(str, xs)) ‖ x = c.join(o + e for o in ys) ‖ x = ''.join([o[0] for o in ys]) ‖ x = ' '.join(o[::-1] for o in ys) ‖ x = '\n'.join(ys)
x = s.replace(c, e) ‖ x = s.replace(c, '') ‖ x = s.replace(c, w) ‖ x = s.replace(t, e) ‖ x = s.replace(t, '') ‖ x = s.replace(t, w) ‖ x = s.replace(c, c * 2) ‖ x = s.replace(c, '', 1)
x = u.replace(' ', '') ‖ x = u.replace(' ', '<c>') ‖ x = s.replace(c, e, k) ‖ x = s.replace(e, c).replace(c, '') ‖ x = s.replace(s[i], '<c>') ‖ x = s.replace('<c>', '<c>') ‖ x = s.replace(t, t[::-1])
x = s.find(c) ‖ x = s.find(t) ‖ x = s.find(c, i) ‖ x = s.find(t, i) ‖ x = s.find(c, i, j) ‖ x = s.rfind(c) ‖ x = s.rfind(t) ‖ x = s.rfind(c, 0, j) ‖ x = s.index(c) ‖ x = s.rindex(c)
x = s.find('<c>') ‖ x = s.rfind('<c>') ‖ x = u.find(' ') ‖ x = u.rfind(' ') ‖ x = s.index(t) ‖ x = s.index(s[i]) ‖ x = s.find(c + e) ‖ x = ls.index(c) ‖ x = xs.index(n) ‖ x = ys.index(y)
x = s.count(c) ‖ x = s.count(t) ‖ x = s.count('<c>') ‖ x = ls.count(c) ‖ x = xs.count(n) ‖ x = ys.count(y) ‖ x = s.count(c, i) ‖ x = s.count(s[j]) ‖ x = s.lower().count(c) ‖ x = u.count(' ')
x = len(s) ‖ x = len(ls) ‖ x = len(xs) ‖ x = len(s) - k ‖ x = len(s) - 1 - i ‖ x = len(t) + len(s) ‖ x = len(s.split(c)) ‖ x = len(set(s)) ‖ x = len(s) // 2 ‖ x = len(u.strip()) ‖ x = len(ys[0])
x = s.split(c) ‖ x = s.split(t) ‖ x = u.split() ‖ x = u.split(' ') ‖ x = s.split(c, 1) ‖ x = s.rsplit(c, 1) ‖ x = s.rsplit(c, k) ‖ x = s.split(c)[0] ‖ x = s.split(c)[-1] ‖ x = s.split('<c>')
x = s.partition(c) ‖ x = s.rpartition(c) ‖ x = s.partition(t) ‖ x = s.rpartition(t) ‖ x = s.partition('<c>') ‖ o, _, l = s.partition(c) ‖ o, _, l = s.rpartition(c) ‖ x = u.partition(' ')[0] ‖ x = u.splitlines()
x = s.strip(c) ‖ x = s.strip(s[0]) ‖ x = s.lstrip(s[:2]) ‖ x = s.rstrip(s[-2:]) ‖ x = s.strip(t) ‖ x = u.strip() ‖ x = u.lstrip() ‖ x = u.rstrip() ‖ x = s.rstrip(s[-1]) ‖ x = s.lstrip('<c>') ‖ x = s.strip(s[0] + s[-1])
x = s.removeprefix(t) ‖ x = s.removeprefix(s[:k]) ‖ x = s.removesuffix(s[-k:]) ‖ x = s.removesuffix(t) ‖ x = s.startswith(s[:k]) ‖ x = s.endswith(s[-k:]) ‖ x = s.startswith(t) ‖ x = s.endswith(t) ‖ x = s.startswith((c, e))
x = t.center(<i>) ‖ x = t.center(<d1>, '<c>') ‖ x = t.ljust(<d1>, '<c>') ‖ x = t.rjust(<d1>) ‖ x = t.zfill(<d1>) ‖ x = s.center(len(s) + k, c) ‖ x = s.ljust(len(s) + k, e) ‖ x = t.rjust(len(t) * 2, c) ‖ x = s.zfill(<d1>) ‖ x = w.center(k)
x = s.upper() ‖ x = s.lower() ‖ x = s.title() ‖ x = s.capitalize() ‖ x = s.swapcase() ‖ x = u.title() ‖ x = u.capitalize() ‖ x = s.casefold() ‖ x = s.lower().title() ‖ x = s[i].upper() ‖ x = s[j].lower() ‖ x = s[i].swapcase()
x = s.expandtabs(k) ‖ x = '\t'.join(ys).expandtabs(4) ‖ x = s.translate(str.maketrans(c, e)) ‖ x = s.translate(str.maketrans('', '', t)) ‖ x = str.maketrans(t, t[::-1]) ‖ x = s.encode() ‖ x = s.translate({ord(c): e})
if s[i].isupper(): ‖ if s[i].islower(): ‖ if s[i].isalpha(): ‖ if s[i].isdigit(): ‖ if s[i].isalnum(): ‖ if s[i].isspace(): ‖ if not s[j].isalpha(): ‖ if not s[j].isspace(): ‖ if not s[j].isupper(): ‖ if not s[j].isdigit():
if c.isupper(): ‖ if c.islower(): ‖ if c.isalpha(): ‖ if c.isdigit(): ‖ if c.isalnum(): ‖ if c.isspace(): ‖ if c.isdecimal(): ‖ if c.isnumeric(): ‖ if not c.isdecimal(): ‖ if not e.isspace(): ‖ if not c.isalnum(): ‖ if c.isalpha() and c.isupper():
if s.isupper(): ‖ if s.islower(): ‖ if s.isalpha(): ‖ if s.isdigit(): ‖ if s.isalnum(): ‖ if s.istitle(): ‖ if s.isnumeric(): ‖ if s.isspace(): ‖ if s.isidentifier(): ‖ if u.istitle(): ‖ if t.isdecimal(): ‖ if s.isascii(): ‖ if not t.isalpha(): ‖ if s.isprintable():
x = s.isupper() ‖ x = s.islower() ‖ x = s.isalpha() ‖ x = t.isdigit() ‖ x = s.istitle() ‖ x = t.isalnum() ‖ x = c.isspace() ‖ x = e.isnumeric() ‖ x = ''.isalpha() ‖ x = [o.isdigit() for o in t] ‖ x = s.title().istitle() ‖ x = sum(o.isupper() for o in s)
if c in s: ‖ if c not in s: ‖ if t in s: ‖ if t not in s: ‖ if s[i] in t: ‖ if s[i] in 'aeiou': ‖ if s[j] not in 'aeiouAEIOU': ‖ if s[i] in s[i + 1:]: ‖ if s[i] in s[:i]: ‖ if c in ls: ‖ if n in xs: ‖ if y in ys: ‖ if w in ys: ‖ if c + e in s:
if s[i] == c: ‖ if s[i] != c: ‖ if s[i] == s[j]: ‖ if s[i] == s[i + 1]: ‖ if s[i] < s[j]: ‖ if s == v: ‖ if s != v: ‖ if s < v: ‖ if s[i:j] == t: ‖ if ls[i] == c: ‖ if xs[i] > xs[j]: ‖ if xs[i] == xs[i + 1]: ‖ if s == s[::-1]: ‖ if s[i] == v[i]:
if len(s) > <d1>: ‖ if len(s) == len(v): ‖ if i < len(s) and s[i].isalpha(): ‖ if i < len(s) and s[i] == c: ‖ if len(s) % 2 == 0: ‖ if s.startswith(t): ‖ if s.endswith(c): ‖ if s[0] == s[-1]: ‖ if s and s[-1] == c: ‖ if s.find(c) > i: ‖ if s.count(c) > 1:
x = list(s) ‖ x = list(t) ‖ x = tuple(t) ‖ x = sorted(s) ‖ x = sorted(ls) ‖ x = sorted(xs) ‖ x = sorted(ys) ‖ x = sorted(xs, reverse=True) ‖ x = ''.join(sorted(s)) ‖ x = ''.join(sorted(t)) ‖ x = sorted(t, reverse=True) ‖ x = sorted(ys, key=len) ‖ x = list(reversed(xs))
x = sorted(qs) ‖ x = sorted(qs, reverse=True) ‖ x = sorted(set(t)) ‖ x = set(t) ‖ x = set(qs) ‖ x = list(set(t)) == sorted(t) ‖ x = list(dict.fromkeys(s)) ‖ x = dict.fromkeys(ys, k) ‖ x = {o: s.count(o) for o in t} ‖ x = {o: i for i, o in enumerate(t)}
r = list(s)¶r[i] = c ‖ r = list(s)¶r.insert(i, c) ‖ r = list(s)¶r.insert(j, s[i]) ‖ r = list(s)¶x = r.pop(i) ‖ r = list(s)¶x = r.pop() ‖ r = list(s)¶x = r.pop(0) ‖ r = list(s)¶r.remove(c) ‖ r = list(s)¶del r[i] ‖ r = list(s)¶del r[i:j]
r = xs[:]¶r.insert(i, n) ‖ r = xs[:]¶r.insert(-1, n) ‖ r = xs[:]¶r.insert(j, r.pop(i)) ‖ r = xs[:]¶r.remove(n) ‖ r = xs[:]¶r.append(xs[i]) ‖ r = xs[:]¶r.append(r.pop(0)) ‖ r = xs[:]¶x = r.pop(i) ‖ r = xs[:]¶r.extend(qs[:k]) ‖ r = xs[:]¶r.pop(-k)
r = xs[:]¶r[i], r[j] = r[j], r[i] ‖ r = xs[:]¶r[i] = n ‖ r = xs[:]¶r[i] += k ‖ r = xs[:]¶r[i:j] = [n] ‖ r = xs[:]¶r[i:i] = ys[:2] ‖ r = xs[:]¶del r[i] ‖ r = xs[:]¶del r[-1] ‖ r = xs[:]¶r.reverse() ‖ r = xs[:]¶r.sort() ‖ r = ys[:]¶r.reverse() ‖ r = ys[:]¶r[0] = w
r = ls[:]¶r.append(s[i]) ‖ r = ls[:]¶r.append(c) ‖ r = ls[:]¶r.extend(t) ‖ r = ls[:]¶r += [c, e] ‖ r = ys[:]¶r.append(s) ‖ r = ys[:]¶r.insert(0, w) ‖ r = ys[:]¶x = r.pop() ‖ r = ys[:]¶r.sort() ‖ r = ys[:]¶r.sort(key=len) ‖ r = ls[:]¶r.reverse() ‖ r = []¶r.append(s[i:j])
x = [o for o in xs if o > m] ‖ x = [o for o in xs if o % 2 == 0] ‖ x = [o for o in xs if o != n] ‖ x = [o + k for o in xs] ‖ x = [o * 2 for o in xs] ‖ x = [o % k for o in xs] ‖ x = [o for o in qs if o > k] ‖ x = [o for o in ys if len(o) > 3] ‖ x = [len(o) for o in ys] ‖ x = [1 for o in s if o == c]
x = [o.upper() for o in ys] ‖ x = [o for o in s if o in t] ‖ x = [o for o in s if o.isdigit()] ‖ x = [l for l, o in enumerate(s) if o == c] ‖ x = [o[::-1] for o in ys] ‖ x = [o + c for o in ys] ‖ x = [ord(o) for o in t] ‖ x = [int(o) for o in str(n)] ‖ x = [xs[l] for l in range(0, len(xs), 2)]
x = sum(1 for o in s if o == c) ‖ x = sum(1 for o in xs if o > m) ‖ x = sum([1 for o in s if o in t]) ‖ x = sum(len(o) for o in ys) ‖ x = sum(qs[:k]) ‖ x = max(xs) ‖ x = min(xs) ‖ x = max(ys, key=len) ‖ x = max(s) ‖ x = min(ys) ‖ x = all(o in s for o in t) ‖ x = any(o == c for o in s)
x = list(enumerate(t)) ‖ x = list(zip(s, xs))[:4] ‖ x = list(zip(ys, xs)) ‖ x = dict(zip(ys, qs)) ‖ x = list(map(len, ys)) ‖ x = list(filter(None, xs)) ‖ x = list(map(int, str(n))) ‖ x = list(range(len(t))) ‖ x = list(range(len(ls) - 1, i, -1)) ‖ x = list(range(i, j)) ‖ x = list(range(0, len(s), k))
for o in range(len(s)): ‖ for o in range(len(ls)): ‖ for o in range(len(xs) - 1, -1, -1): ‖ for o in range(0, len(s), 2): ‖ for o in reversed(range(len(ls))): ‖ for o in s: ‖ for o in ls: ‖ for l, o in enumerate(s): ‖ for o in s[i:]: ‖ for o in reversed(s): ‖ for o in u.split(): ‖ for o in sorted(t): ‖ for l, o in zip(s, v): ‖ for o in range(i, len(s)):
r = dict(d)¶r[w] = s ‖ r = dict(d)¶r[y1] += k ‖ r = dict(d)¶x = r.pop(y1) ‖ r = dict(d)¶x = r.popitem() ‖ r = dict(d)¶r.update({w: n}) ‖ r = dict(d)¶del r[y1] ‖ r = dict(d)¶x = r.setdefault(w, n) ‖ r = dict(d)¶r[y1] = r.get(y1, 0) + 1 ‖ r = dict(d)¶r[w] = r.get(w, 0) + 1
x = d[y1] ‖ x = d.get(y1) ‖ x = d.get(w, -1) ‖ x = list(d) ‖ x = list(d.keys()) ‖ x = list(d.values()) ‖ x = list(d.items()) ‖ x = sorted(d.items(), key=lambda o: o[1]) ‖ x = sorted(d) ‖ x = {o: l for l, o in d.items()} ‖ x = max(d, key=d.get) ‖ x = sum(d.values()) ‖ x = w in d ‖ x = y1 in d ‖ x = len(d)
for o in d: ‖ for l, o in d.items(): ‖ for o in d.values(): ‖ x = {**d, w: k} ‖ x = [l for l, o in d.items() if o > m] ‖ x = {l: o * 2 for l, o in d.items()} ‖ x = sorted(d, key=lambda o: d[o]) ‖ x = sorted(d.values()) ‖ x = [l + str(o) for l, o in d.items()] ‖ x = dict(sorted(d.items()))
x = f'{s}{c}' ‖ x = f'{t}-{n}' ‖ x = f'{s[i]}{s[j]}' ‖ x = '%s: %s' % (t, s) ‖ x = '{} {}'.format(t, c) ‖ x = f'{c}{s}{c}' ‖ x = str(xs[:3]) ‖ x = s[i:j].upper() ‖ x = s[:i].lower() + s[i:].upper() ‖ x = s[::-1].find(c) ‖ x = s[i:].count(c) ‖ x = s[i:j].strip() ‖ x = s[i:].split(c)
x = (s, i) ‖ x = (len(s), s[i]) ‖ x = [s[i], s[j]] ‖ x = (xs[:i], xs[i:]) ‖ x = [s[:i], s[i:]] ‖ x = s[i] * k ‖ x = ord(s[i]) ‖ x = chr(ord(s[i]) + 1) ‖ x = ord(c) - ord('a') ‖ x = s[i:j] or t ‖ x = s[i] if s[i] != c else e ‖ x = xs[i] + xs[j] ‖ x = xs[i] - k ‖ x = i + k ‖ x = j - 1 ‖ x = j - i ‖ i += 1 ‖ j -= 1
"""
TEMPLATES = [text.replace("¶", "\n") for row in LINES.strip().split("\n") for text in row.split(" ‖ ")]

LINES_PER_PROGRAM = 24


def line(rng: random.Random) -> str:
    """A template with its literals."""
    return filled(rng.choice(TEMPLATES).replace("<d1>", str(rng.randrange(5, 45))), rng)


finished = dense_values.finished

_ALPHABETS = [
    string.ascii_lowercase,
    string.ascii_lowercase,
    string.ascii_letters,
    "abcdef",
    "xyzXYZ ",
    string.ascii_lowercase + "  ",
    string.ascii_lowercase + string.digits,
    string.ascii_letters + string.digits + " .,!?-_*#@/$%&()+=:;'\"[]",
    string.digits,
    string.ascii_uppercase,
]


def _text(rng: random.Random, shortest: int, longest: int) -> str:
    if rng.random() < 0.25:
        return rng.choice([" ", "-", "_", ", "]).join(rng.choice(WORDS) for _ in range(rng.randint(2, 6)))[:40]
    letters = rng.choice(_ALPHABETS)
    text = "".join(rng.choice(letters) for _ in range(rng.randint(shortest, longest)))
    return rng.choice([text, text, text, text.title(), text[:1] * rng.randint(1, 4) + text])


def _number(rng: random.Random) -> int:
    return rng.choice([rng.randrange(10), rng.randrange(100), rng.randrange(1000), -rng.randrange(1, 40)])


def arguments(rng: random.Random) -> dict[str, object]:
    """Values of all names."""
    s = _text(rng, 5, rng.choice([10, 18, 28, 38]))
    size = rng.randint(4, 22)
    xs = [_number(rng) for _ in range(size)]
    ls = list(_text(rng, 4, 26))
    shortest = min(len(s), len(xs), len(ls))
    i = rng.randrange(shortest - 1)
    start = rng.randrange(len(s) - 1)
    at = rng.randrange(len(s))
    ys = [rng.choice(WORDS) if rng.random() < 0.7 else _text(rng, 1, 6) for _ in range(rng.randint(2, 7))]
    d = {rng.choice(WORDS) if rng.random() < 0.6 else rng.choice(string.ascii_letters): _number(rng) for _ in range(6)}
    d = dict(list(d.items())[: rng.randint(1, 6)])
    return {
        "s": s,
        "v": rng.choice([s, s[:at] + rng.choice(string.ascii_lowercase) + s[at + 1 :], s[:at], s.swapcase()]),
        "t": s[start : start + rng.randint(1, 4)] if rng.random() < 0.6 else _text(rng, 1, 8)[:12],
        "u": rng.choice(["", " ", "  "])
        + " ".join(rng.choice(WORDS) for _ in range(rng.randint(2, 6)))
        + rng.choice(["", " ", "\n"]),
        "c": rng.choice(s) if rng.random() < 0.75 else rng.choice(string.ascii_letters + string.digits + " -.,*"),
        "e": rng.choice(string.ascii_letters + " -_*#1"),
        "w": rng.choice(list(d)) if rng.random() < 0.3 else rng.choice(WORDS),
        "y": rng.choice(ys),
        "y1": rng.choice(list(d)) if rng.random() < 0.9 else rng.choice(WORDS),
        "i": i,
        "j": rng.randint(i + 1, shortest - 1),
        "k": rng.randint(1, 5),
        "m": rng.randrange(60),
        "n": rng.choice(xs) if rng.random() < 0.5 else _number(rng),
        "ls": ls,
        "xs": xs,
        "qs": [rng.randrange(10) for _ in range(rng.randint(4, 14))],
        "ys": ys,
        "d": d,
    }
