"""Some 1,700 single operations that ordinary code uses, as expressions of named operands. The names say the types."""

from __future__ import annotations

import re
from dataclasses import dataclass

from . import ordinary, read_texts

TEXTS = """
s + t|s * k|s == t|s != t|s < t|s > t|s <= t|s >= t|t in s|t not in s|c in s|s[i]|s[-1]|s[0]|s[i:]|s[:i]|s[i:j]|s[:-1]|s[1:]|s[1:-1]|s[::-1]|s[::2]
s[-k:]|s[:-k]|len(s)|not s|bool(s)|s or t|s and t|s % n|s is None|str(s)|repr(s)|list(s)|tuple(s)|set(s)|sorted(s)|min(s)|max(s)|ord(c)|hash(s) == hash(t)
s.upper()|s.lower()|s.title()|s.capitalize()|s.swapcase()|s.casefold()|s.strip()|s.lstrip()|s.rstrip()|s.strip(c)|s.lstrip(c)|s.rstrip(c)|s.split()|s.split(c)
s.split(c, 1)|s.rsplit(c, 1)|s.splitlines()|s.partition(c)|s.rpartition(c)|s.replace(c, '')|s.replace(c, t)|s.replace(t, c, 1)|s.find(c)|s.find(t)|s.rfind(c)|s.index(s[i])|s.count(c)
s.find(c, i)|s.startswith(t)|s.endswith(t)|s.startswith(c, i)|s.startswith((c, t))|s.endswith((c, t))|s.isdigit()|s.isalpha()|s.isalnum()|s.isspace()|s.isupper()|s.islower()|s.istitle()
s.isidentifier()|s.isnumeric()|s.isdecimal()|s.isascii()|s.isprintable()|s.zfill(k)|s.ljust(w)|s.rjust(w)|s.center(w)|s.ljust(w, '-')|s.rjust(w, '0')|s.center(w, '*')|s.encode()
s.encode('ascii', 'replace')|s.removeprefix(t)|s.removesuffix(t)|s.expandtabs(4)|c.join(ws)|', '.join(ws)|''.join(ws)|'\\n'.join(ws)|s.join(ws)|s.translate({97: 'b'})|s.format(n)
""".replace("\n", "|")

FORMATS = """
f'{s}'|f'{s}: {n}'|f'{n}'|f'{s!r}'|f'{n:d}'|f'{n:03d}'|f'{n:>6}'|f'<{n:<6}>'|f'{s:>10}'|f'<{s:<10}>'|f'{s:^10}'|f'{x:.2f}'|f'{x:.1f}'|f'{x:8.3f}'|f'{x:e}'|f'{n:,}'|f'{n:x}'
f'{n:#x}'|f'{n:b}'|f'{n:08b}'|f'{n:o}'|f'{x:.0%}'|f'{x:.1%}'|f'{x:g}'|f'{s[0]}{n}'|f'{s}{t}'|f'[{s}]'|f'{len(s)}'|'%s' % s|'%d' % n|'%s=%s' % (s, n)|'%5.2f' % x|'%r' % s|'%x' % n|'%02d' % k
'{}'.format(s)|'{} {}'.format(s, n)|'{0}-{1}'.format(s, t)|'{:>5}'.format(n)|'{:.3f}'.format(x)|'{a}'.format(a=s)|format(n, 'x')|format(x, '.2f')|format(n, '05d')|'{:,}'.format(n)
""".replace("\n", "|")

NUMBERS = """
n + m|n - m|n * m|n // k|n % k|n / k|n ** 2|n ** k|-n|+n|abs(n)|n == m|n != m|n < m|n > m|n <= m|n >= m|0 <= n < m|n < m < 100|n % 2 == 0|n % 2|n // 10|n % 10|n & m|n | m
n ^ m|~n|n << k|n >> k|n & 1|n & 0xFF|n & 0xF0|(n >> 4) & 15|n >> 8|1 << k|n & (n - 1)|n | 1 << k|(n & m) == m|bool(n & m)|n.bit_length()|n.bit_count()|bin(n)|hex(n)|oct(n)|str(n)|repr(n)
float(n)|int(x)|round(x)|round(x, 2)|round(x, 1)|x + y|x - y|x * y|x / 4|x // 1|x % 1|x == y|x < y|x > n|x * n|x + n|n / 2|abs(x)|-x|int(s2)|int(s16, 16)|float(sx)|str(x)|divmod(n, k)
max(n, m)|min(n, m)|max(n, 0)|min(n, 100)|pow(n, k)|pow(n, k, 7)|chr(c65)|bool(n)|not n|n or m|n and m|n is None|n in (1, 2, 3)|x.is_integer()|isinstance(n, int)|isinstance(x, int)|n if n > m else m
(n + m) // 2|n - n % k|n * 2 + 1|-n // k|-n % k|n * 1000|n * 60 + m|n // 60|n % 60|n == -1|n.to_bytes(4, 'big')|n.to_bytes(2, 'little')|math.sqrt(k)|math.floor(x)|math.ceil(x)|math.gcd(n, m)
math.log2(k)|math.isclose(x, y)|math.hypot(3, 4)|math.prod(xs3)|math.isnan(x)|math.trunc(x)|math.factorial(k)|math.comb(9, k)
""".replace("\n", "|")

SEQUENCES = """
xs + ys|xs * 2|[0] * k|[n] + xs|xs == ys|xs != ys|xs < ys|n in xs|n not in xs|xs[i]|xs[0]|xs[-1]|xs[-2]|xs[i:]|xs[:i]|xs[i:j]|xs[:-1]|xs[1:]|xs[::-1]|xs[::2]|xs[-k:]|len(xs)|not xs|bool(xs)
sum(xs)|max(xs)|min(xs)|sorted(xs)|sorted(xs, reverse=True)|list(reversed(xs))|list(xs)|tuple(xs)|set(xs)|any(xs)|all(xs)|xs.index(xs[i])|xs.count(n)|xs.copy()|enumerate(xs)|list(enumerate(xs))
list(zip(xs, ys))|dict(zip(ws, xs))|list(range(k))|list(range(i, w))|list(range(0, w, 3))|range(k)|list(map(str, xs))|list(map(int, ds))|list(map(len, ws))|list(filter(None, xs))|sorted(ws)
sorted(ws, key=len)|max(ws, key=len)|min(ws, key=len)|[*xs, n]|[n, *xs]|ws[i].upper()|len(ws[0])|xs is ys|isinstance(xs, list)|isinstance(xs, (list, tuple))|[a + 1 for a in xs]|[a * 2 for a in xs]
[a for a in xs if a > n]|[a for a in ws if a]|[a.upper() for a in ws]|[len(a) for a in ws]|[str(a) for a in xs]|[a for a in ws if c in a]|[(i, a) for i, a in enumerate(ws)]|{a: len(a) for a in ws}
{a for a in xs}|sum(a for a in xs)|any(a > n for a in xs)|all(a > 0 for a in xs)|sum(1 for a in xs if a > n)|max(len(a) for a in ws)|', '.join(str(a) for a in xs)|[a for row in xss for a in row]
xss[0]|xss[0][1]|xss[-1][0]|len(xss)|[row[0] for row in xss]|[sum(row) for row in xss]|list(zip(*xss))|[list(row) for row in xss]|sum(xs) / len(xs)|sum(xs, [])
tp + tq|tp[0]|tp[-1]|tp[1:]|tp == tq|tp < tq|len(tp)|n in tp|tp * 2|list(tp)|tp.index(tp[0])|tp.count(n)|(n, *tp)|(s, n)|(n,)|isinstance(tp, tuple)|max(tp)|sum(tp)|tuple(sorted(tp))
""".replace("sum(xs, [])", "sum(xss, [])").replace("\n", "|")

MAPPINGS = """
d[key]|d.get(key)|d.get(key, n)|d.get(c)|d.get(c, None)|key in d|c in d|c not in d|len(d)|not d|bool(d)|list(d)|list(d.keys())|list(d.values())|list(d.items())|sorted(d)|sorted(d.items())|dict(d)|d.copy()
d == d2|d != d2|{**d, c: n}|{**d, **d2}|d | d2|max(d, key=d.get)|min(d.values())|max(d.values())|sum(d.values())|d.items()|d.keys()|d.values()|{v: a for a, v in d.items()}|{a: v + 1 for a, v in d.items()}
{a: v for a, v in d.items() if v > n}|[a for a in d if d[a] > n]|[v for v in d.values()]|d[key] + 1|isinstance(d, dict)|dict(a=n, b=m)|dict([(s, n)])|dict.fromkeys(ws, 0)|d.keys() & d2.keys()|set(d) - set(d2)
dd['a']['b']|dd['a']|dd.get('c', {})|len(dd)|'b' in dd['a']|{s: n}|{'name': s, 'count': n}|next(iter(d))|list(d)[0]|str(d)|repr(d)
st | su|st & su|st - su|st ^ su|st == su|st <= su|st < su|st >= su|n in st|n not in st|len(st)|not st|sorted(st)|st.union(su)|st.intersection(su)|st.difference(su)|st.issubset(su)|st.isdisjoint(su)|{n, m}|set()
frozenset(xs)|st | {n}|st - {n}|list(st)|max(st)|sum(st)|isinstance(st, set)
""".replace("\n", "|")

BYTES = """
b + e|b == e|b[0]|b[-1]|b[i:]|b[:i]|b[::-1]|len(b)|not b|e in b|b * 2|b.decode()|b.decode('ascii')|b.decode('latin-1')|b.hex()|b.startswith(e)|b.endswith(e)|b.find(e)|b.count(e)|b.replace(e, b'')
b.split(b' ')|b.strip()|b.upper()|b.lower()|list(b)|tuple(b)|bytes(xs8)|bytes([k])|bytes(k)|bytearray(b)|int.from_bytes(b, 'big')|int.from_bytes(b[:2], 'little')|bytes.fromhex('0aff')|b[0] & 0x0F|b[0] << 8 | b[-1]
sum(b)|b.rstrip(b'\\x00')|b.isdigit()|b' '.join([b, e])|b.zfill(w)|b[0] == 10|max(b)
""".replace("\n", "|")

OTHERS = """
type(s)|type(n)|type(xs)|isinstance(s, str)|isinstance(v, str)|isinstance(v, (int, float))|isinstance(v, dict)|v is None|v is not None|not v|v == s|v or n|v if v else s|callable(len)|str(v)|repr(v)|bool(v)
hasattr(s, 'upper')|getattr(s, 'nope', n)|str(None)|str(True)|int(True)|s is not None|id(s) == id(s)|isinstance(True, int)|None == v|v != n
""".replace("\n", "|")

LIBRARY = """
re.match('[a-z]+', s) is None|re.findall('[a-z]+', s)|re.findall('[0-9]+', s)|re.sub('[aeiou]', '', s)|re.sub(' +', ' ', s)|re.split('[,; ]', s)|re.search('[0-9]', s) is not None|re.escape(s)
re.fullmatch('[a-z0-9_]+', s) is not None|datetime.date(2024, 2, k).isoformat()|datetime.date(2024, 2, k).weekday()|datetime.date(2024, 1, k) < datetime.date(2024, 2, 1)|datetime.timedelta(days=k).days
datetime.timedelta(minutes=n).total_seconds()|datetime.date(2024, 3, k) - datetime.date(2024, 2, 1)|datetime.date(2023, 12, k).strftime('%Y-%m-%d')|json.dumps(xs)|json.dumps(d)|json.dumps(s)|json.loads('[1, 2]')
collections.Counter(s)|collections.Counter(ws)|collections.Counter(s).most_common(1)|collections.deque(xs, 3)|list(itertools.chain(xs, ys))|list(itertools.islice(xs, k))|list(itertools.accumulate(xs))
list(itertools.product(xs2, xs2))|list(itertools.zip_longest(xs2, xs3))|list(itertools.combinations(xs3, 2))|functools.reduce(max, xs)|operator.add(n, m)|operator.itemgetter(0)(ws)|bisect.bisect(sorted(xs), n)|textwrap.shorten(s, 20)
os.path.join(s, t)|os.path.basename(p)|os.path.splitext(p)|os.path.dirname(p)
""".replace("\n", "|")

STATEMENTS = """
xs.append(n)|xs.extend(ys)|xs.insert(0, n)|xs.insert(i, n)|xs.pop()|xs.pop(0)|xs.remove(xs[i])|xs.reverse()|xs.sort()|xs.sort(reverse=True)|xs.clear()|xs[i] = n|xs[-1] = n|xs[:1] = ys|xs += ys|xs *= 2|del xs[0]|del xs[i:]
ws.append(s)|ws.sort(key=len)|ws[0] = s|d[c] = n|d[key] = n|d[key] += n|d.update(d2)|d.pop(key)|d.pop(c, None)|d.setdefault(c, n)|d.setdefault(key, n)|d.clear()|del d[key]|d.popitem()|st.add(n)|st.discard(n)|st.update(su)|st.remove(max(st))
n += m|n -= m|n *= k|n //= k|n %= k|n |= m|n &= m|n <<= k|n >>= k|x += y|s += t|s += c|s *= 2|n, m = m, n|n, m = divmod(n, k)|s, t = t, s|first, *rest = xs|a, b2 = xs[:2]|bb.append(k)|bb.extend(b)|bb[0] = 0|st &= su|st -= su
""".replace("\n", "|")


@dataclass(frozen=True)
class Operation:
    """One kind: its family, and an expression or statement of operands that are named by their types."""

    family: str
    text: str
    is_statement: bool = False


def _rows(family: str, text: str, is_statement: bool = False) -> list[Operation]:
    # The bar of an expression has a space before it.
    rows = re.split(r"(?<! )\|(?!=)", text.strip("|"))
    return [Operation(family, one, is_statement) for one in dict.fromkeys(rows) if one]


OPERATIONS: list[Operation] = [
    *_rows("text", TEXTS),
    *_rows("format", FORMATS),
    *_rows("number", NUMBERS),
    *_rows("sequence", SEQUENCES),
    *_rows("mapping", MAPPINGS),
    *_rows("bytes", BYTES),
    *_rows("other", OTHERS),
    *_rows("library", LIBRARY),
    *_rows("change", STATEMENTS, True),
    *_rows("chain", ordinary.CHAINS),
    *_rows("exact", ordinary.EXACT),
    *_rows("date", ordinary.DATES),
    *_rows("written text", ordinary.TEXTS),
    *_rows("collection", ordinary.COLLECTIONS),
    *_rows("printed", ordinary.PRINTED, True),
    *_rows("failed", ordinary.FAILED, True),
    *_rows("more change", ordinary.CHANGES, True),
    *_rows("read", read_texts.READ),
    *_rows("kept", read_texts.KEPT),
    *_rows("read and changed", read_texts.READ_CHANGES, True),
]
