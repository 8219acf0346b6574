"""Dense drills of places: which item of a table, a list, a dict or a counter is read or set, and of what type it is.

What a model gets wrong with confidence once it can calculate: the same part twice in a statement, rows of a table that
are alike, one entry of a counter, chained comparisons of near numbers, sorting what is sorted, types of values. Also
the lines of the routines by which the debugger works out doubtful parts (`src/debugger/paper/routines/`).
"""

from __future__ import annotations

import random
import re

from . import dense_library, dense_values

LINES = """
g[i][j] = v ‖ g[i][j] = v ‖ g[i][j] = v ‖ g[i][j] = True ‖ g[i][j] = '#' ‖ g[i][j] += k ‖ h[i][j] += k ‖ h[i][j] = h[i - 1][j] + h[i][j - 1] ‖ h[i][j] = max(h[i - 1][j], h[i][j - 1]) ‖ h[i][j] = h[i - 1][j - 1] + 1 ‖ h[i][j] = min(h[i - 1][j], h[i][j - 1]) + k ‖ h[i][j] -= 1 ‖ h[i][j], h[j][i] = h[j][i], h[i][j] ‖ h[i] = h[j][:] ‖ h[i][-1] = k ‖ h[-1][j] += h[i][0] ‖ g[0][j] = g[i][0] ‖ h[i][j] *= k ‖ h[i][j] = 1 - h[i][j] ‖ h[i][j] = int(h[j][i] > k) ‖ h[i].append(k) ‖ g[j].pop() ‖ g[i].insert(j, v) ‖ g[i].reverse()
x = g[i][j] ‖ x = h[i][j] ‖ x = h[j][i] ‖ x = h[i][j] + h[j][i] ‖ if g[i][j] == v: ‖ if g[i][j] != v: ‖ if g[i][j] in (0, v): ‖ if g[i][j]: ‖ if not g[j][i]: ‖ if h[i][j] > h[j][i]: ‖ if 0 <= i < len(h) and 0 <= j < len(h[0]) and not h[i][j]: ‖ if 0 <= i < k and 0 <= j < l and g[i][j] in (0, v): ‖ if i < l and h[i][0] <= k: ‖ if h[i][j] == h[i - 1][j]: ‖ x = h[i][j] if h[i][j] else k ‖ x = [o[j] for o in h] ‖ x = sum(h[i]) ‖ x = h[i] == h[j] ‖ x = len(g[i]) ‖ x = g[i] ‖ x = g[i][j:] ‖ if [o[j] for o in h] == h[i]: ‖ x = h[xs[0] % 3][i] ‖ x = sum(o[i] for o in h) ‖ x = all(o[j] for o in h) ‖ x = any(v in o for o in g) ‖ x = v in g[i] ‖ x = g[i].count(v)
bs[i] = True ‖ bs[i] = not bs[i] ‖ qs[i] = k ‖ qs[j] += qs[i] ‖ qs[i - 1] = k ‖ qs[i - 1] += max(qs[j - 1], qs[i]) ‖ qs[i + 1] += 1 ‖ qs[i], qs[j] = qs[j], qs[i] ‖ qs[i], qs[i - 1] = qs[i - 1], qs[i] ‖ cs[i], cs[i - 1] = cs[i - 1], cs[i] ‖ cs[i], cs[j] = cs[j], cs[i] ‖ cs[i] = c ‖ qs[i] -= 1 ‖ qs[-j] = k ‖ qs[i] = qs[i - 1] + qs[j] ‖ qs[i] = qs[j] = k ‖ xs[i], xs[-1] = xs[-1], xs[i] ‖ xs[i] *= k ‖ xs[i] = xs[i + 1] ‖ xs[i] = max(xs[i], xs[j]) ‖ bs[2 * i] = False ‖ qs[qs[i] % 4] += 1 ‖ cs[-1 - i] = c
x = bs[i] ‖ x = qs[i] + qs[j] + qs[i + 1] ‖ if bs[i]: ‖ if not bs[j]: ‖ if k < qs[i] + qs[j] + qs[l]: ‖ if i + 1 != qs[i]: ‖ if qs[i] != qs[qs[i] - 1]: ‖ if 1 <= qs[i] <= l and qs[i] != qs[qs[i] - 1]: ‖ if k - qs[i] in ds: ‖ if qs[i] not in d2 or qs[i] in ds: ‖ if qs[i] - qs[i - 1] == 1: ‖ x = qs[qs[i]] ‖ x = qs[qs[i] % 3] ‖ x = xs[i] - xs[i - 1] ‖ if xs[i] > xs[i - 1]: ‖ if xs[i - 1] < xs[i] > xs[i + 1]: ‖ if cs[i] == cs[i - 1]: ‖ if cs[i] == cs[-1 - i]: ‖ if s[i] == s[-i - 1]: ‖ x = qs[i] if qs[i] > k else qs[j] ‖ x = qs[-i] ‖ x = qs[i - 1] ‖ x = qs[l - i] ‖ x = xs[l % 4] ‖ x = (qs[i], qs[j]) in ps ‖ x = all((qs[o], qs[l]) in ps for o, l in ps) ‖ if s[i:i + 2] == s[j:j + 2]: ‖ x = s[:i] if s[:i] else '0' ‖ x = s[j - i:] if s[j - i:] else '0' ‖ x = qs[qs[0] < qs[1]] ‖ x = h[qs[0] < qs[1]]
cnt[c] += 1 ‖ cnt[c] -= 1 ‖ cnt[c] >>= 1 ‖ cnt[c] //= 2 ‖ cnt[c] += k ‖ cnt[e] += 1 ‖ cnt[e] -= k ‖ x = cnt[c] ‖ x = cnt[e] ‖ x = cnt[c] > 1 ‖ if cnt[c] == 0: ‖ x = min(cnt[o] for o in t) ‖ x = sum(cnt.values()) ‖ x = max(cnt.values()) ‖ x = cnt.most_common(1) ‖ x = len(cnt) ‖ del cnt[c] ‖ x = cnt.get(e, 0) ‖ x = sum(o % 2 for o in cnt.values()) ‖ x = Counter(t) ‖ x = Counter(qs) ‖ x = Counter(ys) ‖ x = Counter(s) ‖ x = [o for o in cnt if cnt[o] == 1] ‖ x = cnt == Counter(t) ‖ x = c in cnt ‖ x = sorted(cnt) ‖ x = dict(cnt)
dd[k] += 1 ‖ dd[k] += l ‖ dd[l] -= k ‖ dd[i] += qs[j] ‖ x = dd[k] ‖ dl[k].append(i) ‖ dl[c].append(l) ‖ x = dl[c] ‖ x = len(dl[k]) ‖ ds.add(k) ‖ dd[qs[i]] += 1 ‖ if dd[k] > 1: ‖ d2[k] = d2.get(k, 0) + 1 ‖ d2[l] = d2.get(l, 0) + k ‖ d2[qs[i]] = i ‖ x = d2.get(k) ‖ x = d2[k] if k in d2 else -1 ‖ if k in d2: ‖ d2.setdefault(k, []) ‖ x = d2.pop(k, None) ‖ x = sorted(d2.items()) ‖ x = max(d2, key=d2.get) ‖ x = {o: l for l, o in d2.items()} ‖ w2[c] += 1 ‖ w2[t] = k ‖ x = w2[t] ‖ x = w2.get(c, 0) ‖ dl[i] ‖ x = ds | {k, l} ‖ x = sorted(d2, key=lambda o: -d2[o]) ‖ ds.discard(k) ‖ x = k in ds and l in ds
if a <= b <= n: ‖ if a < n <= b: ‖ if b <= a < 2 * n: ‖ while a <= b:¶    a = b + 1 ‖ while a < b < n:¶    a = b ‖ if a <= b: ‖ if a < b: ‖ if b >= n: ‖ if n > a: ‖ x = a <= b <= n ‖ x = a < b < n ‖ if a == b == n: ‖ if a != b != n: ‖ if a > b > n: ‖ if n - a <= b - a: ‖ x = max(a, b, n) ‖ x = min(a, b, n) ‖ x = sorted([a, b, n]) ‖ if a <= b and b <= n: ‖ if not a < b: ‖ x = a - b ‖ a -= b ‖ b -= a ‖ x = n - a ‖ x = (a, b) < (b, n) ‖ x = [a, b] == [b, a] ‖ x = (a, b, n).count(a) ‖ if (a, b, n).count(0) != 1: ‖ if a in (b, n): ‖ x = a ^ b ‖ a ^= b ‖ x = f <= k < 2 * f ‖ if f < k: ‖ x = 1 - f ‖ x = f * k ‖ x = f * k / 100 ‖ x = f - k ‖ x = f * 1e-3 ‖ x = k * 1e-9 ‖ x = f / 1e3 ‖ x = k * 10 ** 3 ‖ x = round(f, 1) ‖ x = f + 0.5 ‖ x = f == k
x = isinstance(z, int) ‖ x = isinstance(z, str) ‖ x = isinstance(z, list) ‖ x = isinstance(z, tuple) ‖ x = isinstance(z, dict) ‖ x = isinstance(z, float) ‖ x = isinstance(z, bool) ‖ x = isinstance(z, set) ‖ x = isinstance(z, (int, float)) ‖ x = isinstance(z, (list, tuple)) ‖ x = isinstance(z, (str, bytes)) ‖ if isinstance(z, tuple): ‖ if isinstance(z, int): ‖ if isinstance(z, str): ‖ if isinstance(z, list): ‖ if isinstance(z, dict): ‖ if not isinstance(z, str): ‖ if not isinstance(z, int): ‖ if type(z) is int: ‖ if type(z) == str: ‖ if type(z) == list: ‖ if type(z) is tuple: ‖ if type(z) == float: ‖ x = type(z).__name__ ‖ x = type(z) ‖ x = [isinstance(o, int) for o in zs] ‖ x = [o for o in zs if isinstance(o, str)] ‖ x = [o for o in zs if type(o) == int] ‖ for o in zs:¶    if isinstance(o, tuple):¶        break¶    n += 1 ‖ for o in zs:¶    if isinstance(o, list):¶        n += 1 ‖ for o in zs:¶    if isinstance(o, str):¶        x = o ‖ x = sum(isinstance(o, str) for o in zs) ‖ x = str(z) ‖ x = bool(z) ‖ if z: ‖ if z is None: ‖ x = z == zs[0] ‖ x = z in zs ‖ x = len(zs)
ss.sort() ‖ ss.sort(reverse=True) ‖ rs.sort(reverse=True) ‖ rs.sort() ‖ x = sorted(ss) ‖ x = sorted(rs, reverse=True) ‖ x = sorted(rs) ‖ x = ss == sorted(ss) ‖ x = rs[::-1] ‖ rs.reverse() ‖ x = sorted(ys) ‖ x = sorted(s) ‖ x = sorted(ys, key=len) ‖ ys.sort() ‖ ps.sort() ‖ x = sorted(ps) ‖ x = max(ps) ‖ x = min(ps) ‖ x = sorted(ps, key=lambda o: o[1]) ‖ x = max(ys, key=len) ‖ ss.insert(0, k) ‖ ss.insert(i, k) ‖ ss.append(k) ‖ x = rs.pop() ‖ x = rs.pop(0) ‖ x = rs.pop(i) ‖ rs.remove(rs[i]) ‖ x = rs.index(rs[i]) ‖ x = ss[:i] + [k] + ss[i:] ‖ x = [k] + ss[:3] ‖ del ss[i] ‖ x = list(ss) ‖ x = ss.copy()
x = chr(ord(c) - 1) ‖ x = chr(ord(c) + 1) ‖ x = s + chr(97 + i) ‖ x = ord(c) - ord('a') ‖ x = ord(s[i]) - 97 ‖ x = chr((ord(c) - 97 + k) % 26 + 97) ‖ x = s[:i] + chr(ord(c) - 1) + s[i + 1:] ‖ x = s[:i] + c + s[i + 1:] ‖ x = s[:i] + s[i + 1:] ‖ x = s[:i] + s[j:] ‖ x = s[i:j][::-1] + s[j:] ‖ x = f'{s[0]}{len(s) - 2}{s[-1]}' ‖ x = f'{s[0]}{s[-1]}' ‖ x = f'{c}{k}' ‖ x = f'{s[i]}{k}{s[j]}' ‖ x = int(r[1:-1]) ‖ x = int(r) ‖ x = int(r[0]) + int(r[-1]) ‖ x = r[::-1] ‖ x = r.zfill(6) ‖ x = str(k).zfill(3) ‖ x = r.zfill(len(r) + 2) ‖ x = r.lstrip('0') ‖ x = [int(o) for o in r] ‖ x = ''.join(str(o) for o in qs) ‖ x = ','.join(str(o + 1) for o in qs[:4]) ‖ x = ''.join(cs) ‖ x = s.find(c, i) ‖ x = s.rfind(c) ‖ x = s.rindex(c) ‖ x = s.index(c) ‖ x = s.find(t) ‖ x = s.rfind(t) ‖ x = s.strip(c) ‖ x = s.strip(t) ‖ x = s.rstrip(c) ‖ x = s.rstrip(t) ‖ x = s.lstrip(t) ‖ x = s.rpartition(c) ‖ x = s.partition(c) ‖ x = s.replace(c, '') ‖ x = s.replace(c, e) ‖ x = s.replace(t, e) ‖ x = s.split(c) ‖ x = s.center(12, c) ‖ x = '{}: {}'.format(s, k) ‖ x = '{0} {1}'.format(t, s) ‖ x = s + t ‖ x = t + s ‖ x = c + s + c
for x, y in us:¶    z = x + y + m¶    m = z // 10 ‖ for x, y in us:¶    z = x + y + m¶    x = z % 10 ‖ for x, y in us:¶    if x < y:¶        break ‖ for x, y in us:¶    if x > y:¶        return True ‖ y = k + m¶if i < y:¶    x = i + 10 - y ‖ z = i * k + m¶m = z // 10¶x = z % 10 ‖ if a < b:¶    n = 1 ‖ x = a < b ‖ x = b - a ‖ for o in qs:¶    if i == j:¶        x = o¶        break¶    i += 1 ‖ for o in cs:¶    if o == c:¶        x = i¶        break¶    i += 1 ‖ for o in s:¶    if o == c:¶        n += 1 ‖ for o in xs:¶    if o > n:¶        n = o ‖ for o in xs:¶    n += o ‖ x = 0¶for o in s:¶    x += 1 ‖ x = []¶for o in qs:¶    if o != k:¶        x.append(o) ‖ z = False¶for o in qs:¶    if not z and o == k:¶        z = True¶    elif o > i:¶        n += 1 ‖ x = None¶for o in xs:¶    if x is None or o < x:¶        x = o ‖ x = ''¶for o in s:¶    x += e if o == c else o
if xs[i] == qs[i] == ws[i]: ‖ if qs[i] == ws[i] == qs[j]: ‖ if ws[i] != qs[i] != k: ‖ if qs[i] == k == ws[i]: ‖ ws[i] = ws[i - 1] + xs[i] ‖ x = ws[i] - ws[i - 1] ‖ x = xs[i] - xs[i - j] ‖ n = max(n, sum(xs[i:j + 1])) ‖ n = max(n, xs[i] + ws[i]) ‖ if sum(xs[:i]) > n: ‖ while i < k and qs[i] not in ds:¶    i += k ‖ while j < l and xs[j] < a:¶    j += l ‖ if j < k and (s[i].upper() == t[0]): ‖ if j < l and (cs[i] == cs[j]): ‖ if i < k and j < k and qs[i] == qs[j]: ‖ xs[-1:] = qs[:3] ‖ xs[i:j] = [k] ‖ xs[1:3] = ws ‖ x = xs.index(max(xs[0:k])) ‖ x = xs.index(min(xs)) ‖ x, y = (int(r), int(str(k))) ‖ x, y = int(f), len(r) ‖ ps.sort(key=lambda o: o[0] + o[1]) ‖ xs.sort(key=lambda o: -o) ‖ cs.sort(key=lambda o: cs.index(o)) ‖ dd[ys[0]] += 1 ‖ dd[ys[-1]] += k ‖ w2[cs[i]] = w2.get(cs[i], 0) + 1 ‖ x = tuple(sorted(ws)) ‖ x = [o for o in ws if o in qs] ‖ x = list(zip(qs[:4], ws)) ‖ x = [o - l for o, l in zip(xs, ws)] ‖ if ws == qs: ‖ x = ws == xs[:3]
od[c] = k ‖ od[t] = l ‖ od[k] = i ‖ x = od[t] ‖ x = od.get(c, 0) ‖ x = list(od) ‖ x = list(od.values()) ‖ del od[t] ‖ od[c] += 1 ‖ od[t] -= k ‖ if c in od: ‖ x = len(od) ‖ od.move_to_end(t) ‖ x = od.popitem() ‖ x = od.pop(t) ‖ dq.append(k) ‖ dq.append(k) ‖ dq.appendleft(k) ‖ x = dq.popleft() ‖ x = dq.popleft() ‖ x = dq.pop() ‖ x = dq[0] ‖ x = dq[-1] ‖ x = len(dq) ‖ if dq: ‖ while dq:¶    x = dq.popleft() ‖ dq.append((i, j)) ‖ x, y = dq[0], dq[-1] ‖ dq.extend([k, l]) ‖ dq.rotate(1) ‖ dq.popleft() ‖ dq2.append((i, k, [l])) ‖ i, j, z = dq2.popleft() ‖ dq2.append((k, l, z)) ‖ x, y, z = dq2.popleft() ‖ while dq2:¶    i, j, z = dq2.popleft()¶    if i > 5:¶        dq2.append((0, j, z)) ‖ x = list(dq) ‖ x = sum(dq) ‖ dq.clear() ‖ dq[1] = k ‖ if k in dq: ‖ dl[t].append(k) ‖ dl[k].append((i, j)) ‖ for o, l in dl.items():¶    n += len(l)
if s.startswith(t): ‖ if s.startswith(s[:3]): ‖ if s.startswith(s[1:4]): ‖ if s.endswith(s[-2:]): ‖ if s.endswith(t): ‖ x = s.startswith(' ' + s[:2]) ‖ x = (' ' + s).startswith(s[:3]) ‖ x = s.startswith(c) ‖ x = '{0:08b}'.format(k) ‖ x = '{:b}'.format(l) ‖ x = bin(l)[2:] ‖ x = int(bin(l), 2) ‖ x = int('<b>', 2) ‖ x = int('<b>', 2) ‖ x = f'{l:06b}' ‖ if s[i].upper() == c: ‖ if s[i].lower() == s[j]: ‖ if s[i].upper() == s[j].upper(): ‖ x = s[i].isupper() ‖ if s[i] in 'aeiou': ‖ x = s[i] + s[j] ‖ x = s[i] == s[j] == c ‖ x = (s[i] == c) ‖ if not (s[i] == c): ‖ if (s[i] == c) and (i < j): ‖ if ((j - i) >= k): ‖ if (a - b) >= k: ‖ x = [s[o] for o in (i, j)] ‖ x = s[i:] + s[:i] ‖ x = (s * 2)[i:j + 2]
"""
TEMPLATES = [[text.replace("¶", "\n") for text in row.split(" ‖ ")] for row in LINES.strip().split("\n")]
LINES_PER_PROGRAM = 14

_MADE = {
    "cnt": "cnt = Counter(s)",
    "od": "od = OrderedDict([(t, k), (e, l), (s, 2)])",
    "dq2": "dq2 = deque([(i, j, [k]), (k, l, [])])",
    "dq": "dq = deque(qs[:5])",
    "dd": "dd = defaultdict(int, d2)",
    "dl": "dl = defaultdict(list)\ndl[c].append(k)\ndl[k].append(l)",
    "w2": "w2 = {o: s.count(o) for o in s[:4]}",
    "x": "x = 0",
    "m": "m = 0",
}
"""How the names are made that have no literal, in the function."""

_OTHER_TYPES = 0.2


def line(rng: random.Random) -> str:
    """A template of a random row; rows count the same."""
    bits = "".join(rng.choice("01") for _ in range(rng.randint(3, 8)))
    return rng.choice(rng.choice(TEMPLATES)).replace("<b>", bits)


def finished(body: str, rng: random.Random) -> tuple[str, str]:
    """Imports, and the body behind the names that it takes for granted."""
    made = [text for name, text in _MADE.items() if re.search(rf"\b{name}\b", body)]
    return dense_library.finished("\n".join([*made, body]), rng)


def _table(rng: random.Random, items: list[object], rows: int, columns: int) -> list[list[object]]:
    """Rows of which several are often the same."""
    first = [rng.choice(items) for _ in range(columns)]
    some = [list(first) if rng.random() < 0.5 else [rng.choice(items) for _ in range(columns)] for _ in range(rows)]
    return some if rng.random() < 0.6 else [[items[0]] * columns for _ in range(rows)]


def _anything(rng: random.Random) -> object:
    number = rng.randrange(100)
    made: list[object] = [number, str(number), [number, 2], (number, 2), {"a": number}, number / 4, number % 2 == 0]
    return rng.choice([*made, {number}, None, "word", "", [], (), rng.randrange(10), "ab"])


def _near(number: int, rng: random.Random) -> int:
    return number if rng.random() < 0.15 else max(0, number + rng.choice([-30, -9, -4, -1, 1, 3, 8, 20, 90]))


def arguments(rng: random.Random) -> dict[str, object]:
    """Values of all names that are given from outside; `i` and `j` are places of every list, text and table."""
    rows, columns = rng.randint(3, 7), rng.randint(3, 7)
    i, j = rng.sample(range(min(rows, columns, 5)), 2)
    items = rng.choice([[0, "G", "W"], [".", "#", "X"], [False, True], ["0", "1"], [0, 1], [0, 0, 0, 2]])
    s = "".join(rng.choice("abcdeeghlnoorstABc ") for _ in range(rng.randint(6, 16)))
    a = rng.randrange(10 ** rng.randint(1, 4))
    b = _near(a, rng)
    size = rng.choice([6, 8, 12, 20, 34])
    qs = [rng.randrange(rng.choice([2, 2, 5, 10])) for _ in range(size)]
    xs = [rng.randrange(-20 if rng.random() < 0.2 else 0, 100) for _ in range(rng.randint(6, 12))]
    start = rng.randrange(len(s) - 2)
    ss = sorted(rng.randrange(rng.choice([5, 60])) for _ in range(rng.randint(5, 9)))
    rs = ss[::-1]
    if rng.random() < 0.5:
        rs[0], rs[2] = rs[2], rs[0]
    same = _anything(rng)
    zs = [_anything(rng) if rng.random() < _OTHER_TYPES else same for _ in range(rng.randint(3, 5))]
    return {
        "a": a,
        "b": b,
        "bs": [rng.random() < 0.5 for _ in range(size)],
        "c": rng.choice(s),
        "cs": [rng.choice("0123456789ab") for _ in range(size)],
        "d2": {rng.randrange(10): rng.randrange(-3, 20) for _ in range(rng.randint(1, 6))},
        "ds": {rng.randrange(10) for _ in range(rng.randint(1, 6))},
        "e": rng.choice("abexyz"),
        "f": rng.randrange(1000) / rng.choice([10, 100, 4]),
        "g": _table(rng, items, rows, columns),
        "h": _table(rng, [rng.randrange(rng.choice([2, 3, 40])) for _ in range(4)], max(rows, columns), columns),
        "i": i,
        "j": j,
        "k": rng.randrange(10),
        "l": rng.randrange(2, 12),
        "n": _near(b, rng),
        "ps": [(rng.randrange(3), rng.randrange(4)) for _ in range(rng.randint(2, 5))],
        "qs": qs,
        "r": str(rng.randrange(100, 10**6)),
        "rs": rs,
        "s": s,
        "ss": ss,
        "t": s[start : start + rng.randint(1, 3)],
        "us": [(rng.randrange(10), rng.randrange(10)) for _ in range(rng.randint(1, 4))],
        "v": rng.choice(items),
        "ws": [number if rng.random() < 0.4 else rng.randrange(100) for number in qs[: rng.randint(5, 9)]],
        "xs": xs,
        "y": rng.randrange(10),
        "ys": [rng.choice(dense_values.WORDS) for _ in range(rng.randint(2, 5))],
        "z": _anything(rng),
        "zs": zs,
    }
