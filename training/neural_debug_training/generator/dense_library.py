"""Dense drills of what programs seldom use: library functions, rare methods and rare statements.

The notation is that of `dense_values`. A header gets the imports and definitions that the lines need.
"""

from __future__ import annotations

import random
import re

from . import dense_values

LINES = r"""
x = math.isqrt(a2) ‖ x = math.comb(k, 2) ‖ x = math.perm(k, 2) ‖ x = math.gcd(a, m) ‖ x = math.lcm(k, m) ‖ x = math.factorial(k)
x = math.floor(f) ‖ x = math.ceil(f) ‖ x = math.trunc(-f) ‖ x = math.fabs(-f) ‖ x = math.copysign(k, -1) ‖ x = math.fmod(m, k)
x = math.hypot(3, 4) ‖ x = math.isclose(f, g) ‖ x = math.isnan(f) ‖ x = math.isinf(f) ‖ x = math.isfinite(g) ‖ x = math.prod(qs[:3])
x = math.fsum([0.5, k]) ‖ x = math.log2(2 ** k) ‖ x = math.log10(1000) ‖ x = math.pow(k, 2) ‖ x = math.exp(0) ‖ x = math.sqrt(k * k)
x = math.dist((0, 0), (3, 4)) ‖ x = math.log(1) ‖ x = math.sin(0) ‖ x = math.cos(0) ‖ x = math.tan(0) ‖ x = math.atan(0) ‖ x = math.asin(0)
x = math.acos(1) ‖ x = math.sinh(0) ‖ x = math.cosh(0) ‖ x = math.tanh(0) ‖ x = math.cbrt(8) ‖ x = math.exp2(k) ‖ x = math.ldexp(k, 2)
x = math.frexp(8.0) ‖ x = math.modf(k + 0.5) ‖ x = math.remainder(m, k) ‖ x = math.erf(0) ‖ x = math.gamma(5) ‖ x = math.log1p(0)
x = math.expm1(0) ‖ x = round(math.pi, 2) ‖ x = math.e < k ‖ x = math.inf > a ‖ x = math.nan == f ‖ x = math.tau > k ‖ x = math.degrees(0)
x = round(math.sqrt(m), 2) ‖ x = round(math.log(m), 2) ‖ x = math.radians(0) ‖ x = math.atan2(0, k) ‖ x = math.erfc(0) ‖ x = math.acosh(1)
x = string.ascii_lowercase[i] ‖ x = string.ascii_uppercase[m % 26] ‖ x = string.ascii_lowercase.index('<c>') ‖ x = c in string.digits
x = c in string.punctuation ‖ x = e in string.ascii_letters ‖ x = string.hexdigits[k] ‖ x = string.octdigits[:k] ‖ x = c in string.whitespace
x = c in string.printable ‖ x = string.capwords(u) ‖ x = string.Template('$o: <w>').substitute(o=k) ‖ x = string.digits[::-1]
x = ''.join(o for o in s if o in string.ascii_lowercase) ‖ x = string.ascii_uppercase.find(c.upper())
x = re.findall(r'\d+', r1) ‖ x = re.findall(r'[a-z]+', r1) ‖ x = re.findall(r'\w', t) ‖ x = re.sub(r'\d', '#', r1) ‖ x = re.sub(r'\s+', ' ', u)
x = re.sub(r'[aeiou]', '', u) ‖ x = re.split(r'[,; ]+', u) ‖ x = re.match(r'[a-z]+', s) is None ‖ x = bool(re.match(r'\d', r1))
x = re.search(r'\d+', r1) ‖ x = bool(re.fullmatch(r'\w+', t)) ‖ x = re.subn(r'\d', '', r1) ‖ x = re.escape('<w>.<c>')
x = [o.group() for o in re.finditer(r'\d+', r1)] ‖ x = [o.start() for o in re.finditer(c2, s)] ‖ x = re.sub(r'(\w)(\d)', r'\2\1', r1)
o = re.search(r'([a-z]+)(\d+)', r1)¶x = o.group(1) if o else '' ‖ o = re.search(r'\d', r1)¶if o:¶    x = o.start()
o = re.compile(r'\d')¶x = o.findall(r1) ‖ o = re.match(r'(\w+) (\w+)', u)¶if o:¶    x = o.groups()¶    x = o.span()
x = Counter(t) ‖ x = Counter(ys) ‖ x = Counter(qs).most_common(2) ‖ x = Counter(s).most_common(1) ‖ x = sorted(Counter(t).elements())
x = Counter(s).total() ‖ x = Counter(s)[c] ‖ x = Counter(t) + Counter(t[:1]) ‖ x = Counter(t) - Counter(c) ‖ x = Counter(s) == Counter(v)
r = Counter(t)¶r.subtract(t[:2]) ‖ r = Counter(t)¶r.update(c * 2) ‖ r = Counter(ys)¶r['<w>'] += 1 ‖ x = Counter(a=1, b=k)
r = ChainMap({w: a}, d)¶x = r[w] ‖ x = len(ChainMap({'<w>': m}, d)) ‖ r = ChainMap({}, d)¶x = r.get(w, k) ‖ x = dict(ChainMap({w: k}, d))
r = ChainMap({w: k}).new_child({w: m})¶x = r[w] ‖ r = ChainMap({}, {w: k})¶r[w] = m¶x = list(r.maps)
r = namedtuple('Pair', 'x y')¶o = r(k, m)¶x = o.x + o.y ‖ o = namedtuple('Pair', ['x', 'y'])(a, k)¶x, l = o ‖ o = namedtuple('Pair', 'x y')(k, m)¶x = o._replace(x=m)
q1 = deque(xs)¶q1.appendleft(a) ‖ q1 = deque(xs)¶q1.extend([k, m]) ‖ q1 = deque(xs)¶q1.extendleft([k, m]) ‖ q1 = deque(xs)¶q1.insert(1, a)
q1 = deque(xs)¶q1.remove(p) ‖ q1 = deque(xs)¶q1.reverse() ‖ q1 = deque(xs)¶q1.rotate(2) ‖ q1 = deque(xs)¶q1.rotate(-1) ‖ q1 = deque(xs)¶x = q1.pop()
q1 = deque(xs)¶x = q1.popleft() ‖ q1 = deque(xs)¶q1.clear() ‖ q1 = deque(xs)¶x = q1.count(p) ‖ q1 = deque(xs)¶x = q1.index(p) ‖ q1 = deque(xs)¶x = q1.copy()
q1 = deque(xs, maxlen=3) ‖ q1 = deque(maxlen=2)¶q1.append(k)¶q1.append(m)¶q1.append(a) ‖ q1 = deque(ys)¶x = q1[-1] ‖ q1 = deque(t)¶while q1:¶    q1.pop()
r = OrderedDict(d)¶r.move_to_end(y) ‖ r = OrderedDict(d)¶x = r.popitem(last=False) ‖ r = OrderedDict(d)¶r.move_to_end(y, last=False)
r = defaultdict(int)¶r[w] += k ‖ r = defaultdict(list)¶r[len(w)].append(w) ‖ r = defaultdict(int, d)¶x = r['<w>'] ‖ r = defaultdict(set)¶r[c].add(k)
x = list(itertools.chain(xs, ys)) ‖ x = list(itertools.chain.from_iterable([qs[:2], xs[:2]])) ‖ x = list(itertools.compress(ys, [1, 0, 1]))
x = list(itertools.dropwhile(lambda o: o > <k>, qs)) ‖ x = list(itertools.filterfalse(lambda o: o % 2, qs)) ‖ x = list(itertools.islice(xs, 2))
x = list(itertools.islice(qs, 1, 6, 2)) ‖ x = list(itertools.starmap(pow, [(2, k), (k, 2)])) ‖ x = list(itertools.takewhile(lambda o: o < <k>, qs))
o, l = itertools.tee(ys)¶x = list(o) ‖ x = list(itertools.zip_longest(ys, t)) ‖ x = list(itertools.zip_longest(t, xs[:2], fillvalue=0))
x = list(itertools.accumulate(qs[:5])) ‖ x = list(itertools.accumulate(xs, max)) ‖ x = [(o, len(list(l))) for o, l in itertools.groupby(t)]
x = list(itertools.combinations(ys[:3], 2)) ‖ x = list(itertools.permutations(t[:2])) ‖ x = list(itertools.product(t[:2], qs[:2]))
x = list(itertools.repeat(c, k)) ‖ x = list(itertools.pairwise(t)) ‖ x = list(zip(itertools.count(k), ys)) ‖ x = list(zip(t, itertools.cycle('<c>x')))
x = list(itertools.combinations_with_replacement(t[:2], 2)) ‖ x = list(map(''.join, itertools.product('ab', t[:2])))
x = functools.reduce(lambda o, l: o + l, xs) ‖ x = functools.reduce(lambda o, l: o * l, qs[:4], 1) ‖ x = functools.partial(pow, 2)(k)
o = functools.partial(int, base=2)¶x = o('101') ‖ x = sorted(xs, key=functools.cmp_to_key(lambda o, l: l - o)) ‖ x = functools.reduce(max, xs)
@functools.lru_cache(maxsize=None)¶def fib(o):¶    return o if o < 2 else fib(o - 1) + fib(o - 2)¶x = fib(4) ‖ @functools.cache¶def add(o):¶    return o + k¶x = add(m)
def loud(fn):¶    @functools.wraps(fn)¶    def inner(*given):¶        return fn(*given) + k¶    return inner¶@loud¶def add(o, l):¶    return o + l¶x = add(m, 1)
x = datetime.date(2024, <k>, <k>).isoformat() ‖ x = datetime.date(2023, <k>, 15).weekday() ‖ x = datetime.date(2024, 2, <k>).strftime('%d/%m/%Y')
x = datetime.date(2024, 3, <k>).isoweekday() ‖ x = datetime.date(2024, <k>, 5).replace(day=<k>) ‖ x = datetime.date(2024, 5, 9).year + k
x = (datetime.date(2024, 3, <d1>) - datetime.date(2024, 3, <k>)).days ‖ x = datetime.date(2024, 1, <k>) + datetime.timedelta(days=k)
x = datetime.timedelta(days=k, hours=1).total_seconds() ‖ x = datetime.timedelta(minutes=m).seconds ‖ x = datetime.date.fromisoformat('2024-0<k>-12').month
x = datetime.datetime(2024, 3, 5, <k>, 30).hour ‖ x = datetime.datetime(2024, <k>, 5, 14, 30).strftime('%H:%M') ‖ x = datetime.datetime(2024, 3, 5, 1).date()
x = datetime.datetime.strptime('2024-0<k>-05', '%Y-%m-%d').month ‖ x = datetime.datetime(2024, 3, <k>).isoformat() ‖ x = datetime.datetime(2024, 3, 5, <k>).time().hour
x = datetime.datetime.combine(datetime.date(2024, 1, <k>), datetime.time(<k>, 30)).minute ‖ x = datetime.date(2024, 1, <k>) < datetime.date(2024, 1, 5)
x = a2.bit_length() ‖ x = m.bit_count() ‖ x = m.to_bytes(2, 'big') ‖ x = int.from_bytes(b'\x00\x0<k>', 'big') ‖ x = k.as_integer_ratio() ‖ x = a.conjugate()
x = f.is_integer() ‖ x = (0.5).as_integer_ratio() ‖ x = (k / 2).is_integer() ‖ x = float.fromhex('0x<k>') ‖ x = (2.0).hex() ‖ x = complex(k, m) ‖ x = complex(k, m).conjugate()
x = complex(3, 4).real ‖ x = abs(complex(3, 4)) ‖ x = (1 + 2j) * k ‖ x = f.conjugate() ‖ x = +a ‖ x = ~a ‖ x = a.real ‖ x = a.numerator ‖ x = int.bit_length(m)
x = y1.decode() ‖ x = y1.upper() ‖ x = y1.find(b'<c>') ‖ x = y1.count(b'<c>') ‖ x = y1.replace(b'a', b'<c>') ‖ x = y1.split(b' ') ‖ x = y1.startswith(b'<c>')
x = y1.hex() ‖ x = y1[0] ‖ x = y1[1:3] ‖ x = list(y1) ‖ x = bytes([m, k]) ‖ r = bytearray(y1)¶r.append(m) ‖ x = len(y1) ‖ x = y1 + b'<c>' ‖ x = y1.strip(b'<c>')
x = y1.isalpha() ‖ x = y1.isdigit() ‖ x = y1.title() ‖ x = b','.join([y1, b'<c>']) ‖ x = y1.index(y1[:1]) ‖ x = y1.rjust(12) ‖ x = y1.zfill(10) ‖ x = s.encode() ‖ x = y1[::-1]
x = y1.partition(b' ') ‖ x = bytes.fromhex('6<k>62') ‖ x = y1.lower() ‖ x = y1.swapcase() ‖ x = y1.islower() ‖ x = y1.center(12, b'*') ‖ x = y1.endswith(b'<c>') ‖ x = y1.rfind(b'<c>')
x = y1.removeprefix(b'<c>') ‖ x = y1.capitalize() ‖ x = y1.ljust(10, b'.') ‖ x = y1.isupper() ‖ x = y1 == t.encode() ‖ x = b'<c>' in y1 ‖ x = y1.isalnum() ‖ x = y1.rsplit(b' ', 1) ‖ x = y1 * 2
r = set(h)¶r.discard(k) ‖ r = set(h)¶r.add(k) ‖ r = set(h)¶r.update(g1) ‖ r = set(h)¶r.clear() ‖ r = set(h)¶r.difference_update(g1) ‖ r = set(h)¶r.intersection_update(g1)
r = set(h)¶r.symmetric_difference_update(g1) ‖ r = h.copy()¶r -= {k} ‖ r = set(h)¶r |= {k, m} ‖ r = set(h)¶r &= g1 ‖ r = set(h)¶r ^= {k} ‖ r = {k}¶x = r.pop() ‖ r = set(h)¶r.remove(max(r))
x = h.difference(g1) ‖ x = h.symmetric_difference(g1) ‖ x = h.intersection(g1) ‖ x = h.issubset(g1) ‖ x = h.issuperset({k}) ‖ x = h.union(g1, {m}) ‖ x = h < g1 ‖ x = h >= {max(h)}
x = fz.union(h) ‖ x = fz & h ‖ x = fz.difference(h) ‖ x = fz.intersection(h) ‖ x = fz.issubset(h) ‖ x = fz.isdisjoint(h) ‖ x = fz | {k} ‖ x = {fz: k} ‖ x = fz.symmetric_difference(h)
x = frozenset(xs) ‖ x = fz.copy() ‖ x = fz.issuperset([k]) ‖ x = k in fz ‖ x = len(fz) ‖ x = sorted(fz) ‖ x = fz == h
x = s.translate(str.maketrans(c, e)) ‖ x = u.translate(str.maketrans('ae', '12')) ‖ x = t.translate({ord(c): None}) ‖ x = '{o}-{l}'.format_map({'o': k, 'l': m}) ‖ x = 'a\t<c>'.expandtabs(4)
x = t.isidentifier() ‖ x = t.isprintable() ‖ x = r1.isdecimal() ‖ x = r1.isnumeric() ‖ x = s.isascii() ‖ x = v.casefold() ‖ x = '{0}{1}{0}'.format(c, k) ‖ x = '<w>\n<w>'.splitlines() ‖ x = '%s|%5d' % (c, k)
x = f'{f:8.2f}' ‖ x = f'{k:03d}' ‖ x = f'{m:#x}' ‖ x = f'{k/8:.0%}' ‖ x = f'{t!r:>8}' ‖ x = f'{a:+d}' ‖ x = f'{k=}' ‖ x = f'{t:*^{k + 4}}' ‖ x = f'{a:,}' ‖ x = format(m, '08b') ‖ x = format(f, '.2e')
x = getattr(s, 'upper')() ‖ x = hasattr(s, 'append') ‖ x = getattr(s, '<w>', k) ‖ x = callable(len) ‖ x = callable(s) ‖ x = issubclass(bool, int) ‖ x = isinstance(a, (int, str)) ‖ x = ascii('é<c>')
x = bytes(3) ‖ x = s[slice(1, 3)] ‖ x = type(s).__name__ ‖ x = hash(k) ‖ x = pow(k, 2, m) ‖ x = round(a, -1) ‖ x = sum(xs, a) ‖ x = max([], default=k) ‖ x = repr(s) ‖ x = str(xs) ‖ x = eval('<k> + <k>')
it = iter(xs)¶x = next(it)¶x = next(it, None) ‖ it = iter('')¶x = next(it, k) ‖ x = list(map(len, ys)) ‖ x = list(filter(str.isalpha, t)) ‖ x = list(map(max, xs, qs)) ‖ x = max(t, key=s.count) ‖ x = type(f) is float
match k:¶    case 1 | 2 | 3:¶        n = 1¶    case 4:¶        n = 2¶    case _:¶        n = 3
match xs[:<k>]:¶    case []:¶        n = 0¶    case [o]:¶        n = o¶    case [o, *l]:¶        n = o + len(l)
match (k, m):¶    case (2, o):¶        n = o¶    case (o, l) if o * 9 > l:¶        n = l¶    case _:¶        n = k
match d:¶    case {'<w>': o}:¶        n = o¶    case {**l}:¶        n = len(l)
match t:¶    case 'a' | 'b':¶        n = 1¶    case str() as o if len(o) > 2:¶        n = 2¶    case _:¶        n = 3
match xs[0]:¶    case int(o) if o > 50:¶        n = o¶    case int():¶        n = 0
match d.get(w):¶    case None:¶        n = 0¶    case o:¶        n = o
match Point(k % 3, m):¶    case Point(x=0):¶        n = 0¶    case Point(1, o):¶        n = o¶    case Point(x=o, y=l):¶        n = o + l
match [c, k]:¶    case ['a' | 'e' as o, _]:¶        x = o¶    case [o, 1 | 2]:¶        n = 2¶    case [_, o]:¶        n = o
def bump():¶    global TOTAL¶    TOTAL = <d>¶bump()¶x = TOTAL ‖ def inc():¶    nonlocal n¶    n += k¶inc() ‖ def inc(o=k):¶    nonlocal n¶    n = o¶inc(m)
o = 0¶while o < 3:¶    o += 1¶    if o == k:¶        break¶else:¶    n = 1 ‖ for o in xs:¶    if o > <d>:¶        break¶else:¶    n = 0 ‖ while n > 9:¶    n //= 10¶else:¶    n = -n
try:¶    x = xs[a2]¶except:¶    x = None ‖ try:¶    x = int(t)¶except (ValueError, TypeError):¶    x = 0 ‖ try:¶    x = k // (m % 2)¶except ZeroDivisionError:¶    x = 0¶else:¶    n = x¶finally:¶    n += 1
try:¶    try:¶        x = d['<w>']¶    except KeyError as o:¶        raise ValueError('<w>') from o¶except ValueError as o:¶    x = str(o) ‖ try:¶    try:¶        x = xs[a2]¶    except IndexError:¶        raise¶except LookupError as o:¶    x = type(o).__name__
try:¶    assert k > 5, '<w>'¶except AssertionError as o:¶    x = str(o) ‖ try:¶    raise KeyError(w)¶except KeyError as o:¶    x = o.args[0] ‖ try:¶    raise ExceptionGroup('<w>', [ValueError(t)])¶except* ValueError as o:¶    x = len(o.exceptions)
with suppress(KeyError):¶    x = d['<w>'] ‖ with Kept(k) as o, Kept(m) as l:¶    x = o + l ‖ with Kept(t) as o:¶    x = o * 2 ‖ with suppress(ValueError, IndexError):¶    x = xs.index(a) ‖ with nullcontext(k) as o:¶    n = o
def gen():¶    yield from xs[:2]¶    yield k¶x = list(gen()) ‖ def gen(o):¶    while o:¶        yield o¶        o //= 3¶x = list(gen(m)) ‖ x = sum(o for o in xs if o > k) ‖ def gen():¶    o = yield k¶    yield o¶it = gen()¶x = next(it)¶x = it.send(m)
o = Point(k, m)¶x = o.x ‖ o = Point(k, m)¶o.x += 1 ‖ o = Point(k, m)¶x = o.total ‖ x = Point.start().y ‖ x = Point.add(k, m) ‖ o = Point(k, m)¶setattr(o, 'y', a) ‖ x = getattr(Point(k, m), 'x') ‖ o = Point(k, m)¶x = hasattr(o, 'z')
o = Point(k, m)¶del o.x¶x = hasattr(o, 'x') ‖ x = vars(Point(k, m)) ‖ x = Point(k, m) == Point(k, k) ‖ x = isinstance(Point(k, m), Point) ‖ o = Point(k, m)¶x = str(o) ‖ o = Point(k, m)¶o.y = o.x = a ‖ x = callable(Point)
if (o := len(s)) > k:¶    n = o ‖ x = [l for o in xs if (l := o // 2) > k] ‖ o, *l = xs ‖ *o, l = ys ‖ (o, l), x = (k, m), a ‖ o = l = k¶l += 1 ‖ x = (lambda o, l=2: o * l)(k) ‖ x = [*xs[:2], *ys] ‖ x = {**d, '<w>': k} ‖ x: int = k + m
def add(o, /, l=1, *p, **z):¶    return o + l + len(p) + len(z)¶x = add(k, m, 1, q=2) ‖ def add(*, o):¶    return o¶x = add(o=k) ‖ def add(*o):¶    return sum(o)¶x = add(*xs[:3]) ‖ x = print(c, k, sep='-') ‖ x = k¶del x ‖ x = k if m > 50 else None
async def go():¶    return k + 1¶try:¶    go().send(None)¶except StopIteration as o:¶    x = o.value ‖ async def one():¶    return m¶async def go():¶    return await one()¶try:¶    go().send(None)¶except StopIteration as o:¶    x = o.value
"""
TEMPLATES = [text.replace("¶", "\n") for row in LINES.strip().split("\n") for text in row.split(" ‖ ")]
LINES_PER_PROGRAM = 16

_HEADERS = {
    "math": "import math",
    "re": "import re",
    "string": "import string",
    "itertools": "import itertools",
    "functools": "import functools",
    "datetime": "import datetime",
    "Counter|deque|defaultdict|OrderedDict|ChainMap|namedtuple": "from collections import *",
    "suppress|nullcontext": "from contextlib import nullcontext, suppress",
    "TOTAL": "TOTAL = 0",
    "Kept": """class Kept:
    def __init__(self, value):
        self.value = value
    def __enter__(self):
        return self.value
    def __exit__(self, *details):
        return False""",
    "Point": """class Point:
    __match_args__ = ('x', 'y')
    def __init__(self, x, y):
        self.x = x
        self.y = y
    def __eq__(self, other):
        return (self.x, self.y) == (other.x, other.y)
    def __str__(self):
        return f'<{self.x}, {self.y}>'
    @property
    def total(self):
        return self.x + self.y
    @staticmethod
    def add(first, second):
        return first + second
    @classmethod
    def start(cls):
        return cls(0, 1)""",
}


def line(rng: random.Random) -> str:
    """A template with its literals."""
    text = rng.choice(TEMPLATES).replace("<d1>", str(rng.randint(10, 28)))
    return dense_values.filled(text, rng)


def finished(body: str, rng: random.Random) -> tuple[str, str]:
    """Imports and definitions that the lines use, and the body."""
    return "".join(f"{text}\n" for words, text in _HEADERS.items() if re.search(rf"\b({words})\b", body)), body


def arguments(rng: random.Random) -> dict[str, object]:
    """Values of all names."""
    s = "".join(rng.choice("abcdeghkorst") for _ in range(rng.randint(4, 16)))
    parts = [rng.choice(dense_values.WORDS) + str(rng.randrange(1000)) for _ in range(rng.randint(1, 3))]
    given = dense_values.arguments(rng)
    return {
        **given,
        "s": s,
        "t": s[: rng.randint(1, 5)],
        "v": rng.choice([s, s[::-1], s.upper(), s[1:] + "a"]),
        "c": rng.choice(s),
        "c2": rng.choice(s),
        "r1": rng.choice(["", "-", " "]).join(parts) if rng.random() < 0.8 else str(rng.randrange(10000)),
        "a2": rng.randrange(2, 2000),
        "y1": rng.choice([s, " ".join(parts), s[:3].title()]).encode(),
        "fz": frozenset(rng.randrange(12) for _ in range(rng.randint(1, 5))),
    }
