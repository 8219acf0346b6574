"""More single operations, as whole small programs use them: what is printed, what fails, dates, exact numbers, records of the library.

Rows are read as those of `table.py`; operands that are no literals (`Color.RED`, `Decimal('1.5')`) are made in `written.py`.
"""

CHAINS = """
s.strip().split(c)|s.lower().replace(' ', '_')|s.split(c)[0]|s.split(c)[-1]|[a.strip() for a in s.split(c)]|' '.join(reversed(s.split()))|''.join(sorted(s))|''.join(reversed(s))|s.split(None, 1)
sorted(ws, key=str.lower)|sorted(ws, key=lambda a: (len(a), a))|sorted(ws, reverse=True)|sorted(d, key=d.get, reverse=True)|sorted(d.items(), key=lambda p: -p[1])|sorted(d.items(), key=lambda p: (p[1], p[0]))
max(d.items(), key=lambda p: p[1])|min(d, key=d.get)|{a: s.count(a) for a in s}|list(map(lambda a: a * 2, xs))|list(filter(lambda a: a > n, xs))|sum(a * a for a in xs)|sum(a * b for a, b in zip(xs, ys))
[a for a in xs if a % 2 == 0]|[a if a > 0 else 0 for a in xs]|[a + b for a, b in zip(xs, ys)]|sum(len(a) for a in ws)|[a[::-1] for a in ws]|[a[0] for a in ws if a]|' '.join(a.capitalize() for a in ws)
{a: i for i, a in enumerate(ws)}|dict(zip(ws, ws))|list(dict.fromkeys(ws))|list(dict.fromkeys(xs))|len(set(xs))|sorted(set(xs))|sorted(set(ws))|sorted(s.split())|len(s.split())|s.split()[-1]|s.translate(str.maketrans('aeiou', '12345'))
s.translate(str.maketrans('', '', '.,!?-'))|any(a in s for a in ws)|all(a.isalpha() for a in ws)|next(a for a in ws if len(a) > 1)|next((a for a in xs if a > n), None)|[xs[a:a + 2] for a in range(0, len(xs), 2)]
[[0] * 3 for _ in range(2)]|[[a * b for a in range(3)] for b in range(3)]|[list(row) for row in zip(*xss)]|ws + [near]|near in ws|ws.index(ws[-1])|[*ws, near]|(*tp, n)|{*xs}|{*xs, n}|[*st]|{s, t}|{(n, m), (m, n)}
near == s|near != s|s[i] + s[j:]|s[:i] + c + s[i:]|c * k + s|s + '\\n' + t|(s + c) * 2|s.startswith(near)|sorted(ws)[0]|ws[-1][0]|xs[len(xs) // 2]|xs[i] + xs[-1]|xs[i] * n|max(xs) - min(xs)|sum(xs) // len(xs)
dict(sorted(d.items()))|sum(d.values()) / len(d)|list(d)[-1]|[f'{a}={v}' for a, v in d.items()]|', '.join(f'{a}: {v}' for a, v in d.items())|'&'.join(sorted(d))|{v for v in d.values()}|rec['name']|rec['tags'][0]
len(rec['tags'])|rec.get('size', n)|[r['name'] for r in recs]|sum(r['size'] for r in recs)|[r for r in recs if r['size'] > n]|sorted(recs, key=lambda r: r['size'])|max(recs, key=lambda r: r['size'])['name']|recs[0]['name']|{r['name']: r['size'] for r in recs}
""".replace("\n", "|")

EXACT = """
dm + dn|dm - dn|dm * dn|dm * k|dm / 4|sum([dm, dn])|sum([dm, dn], Decimal(0))|-dm|str(dm)|dm < dn|dm == dn|int(dm)|float(dm)|round(dm, 1)|dm.quantize(Decimal('0.01'))|f'{dm}'|f'{dm:.2f}'|max(dm, dn)|dm > 0|abs(dm)|Decimal(s2)|Decimal(sx) + dm
fr + fs|fr - fs|fr * fs|fr / fs|fr * k|str(fr)|float(fr)|fr < fs|fr == fs|sum([fr, fs])|fr.numerator|fr.denominator|Fraction(k, w)|Fraction(k, w) + 1|-fr
-3 * (x + 1)|(n + m) * k|n - (m + k)|n * n + m * m|big + n|big - n|big * k|big // k|big % 97|big >> k|big << k|str(big)|len(str(big))|big * big|2 ** w|n ** 3|10 ** k|sum([big, n, m])|big == big + 1|hex(big)|int(str(n) + str(k))
sum(int(a) for a in str(n))|str(n)[::-1]|str(n).zfill(8)|round(n / w, 2)|round(x * y, 2)|math.ceil(n / w)|math.floor(n / w)|round(math.sqrt(k), 3)|math.pi * k|round(math.pi * k ** 2, 2)|math.dist((0, 0), (3, k))|(x + y) / 2
sum(fls)|sum(fls) / len(fls)|round(sum(fls), 2)|max(fls)|min(fls)|sorted(fls)|[round(a, 1) for a in fls]|[a * 2 for a in fls]|fls + [x]|statistics.mean(xs)|statistics.median(xs)|statistics.mean(fls)|statistics.mode(ws)|round(statistics.pstdev(xs3), 3)
x * 1.1|x * 0.5|x / n if n else 0.0|x ** 2|x - n * 0.1|round(x, 2) + 1|n * 1.08|n / 100|n * 0.25|int(n * 1.5)|int(x) + 1|x // 0.5|n % 7|n % w|complex(k, w) * 2|abs(complex(3, 4))|cx + 1|cx * cx|cx.real
""".replace("\n", "|")

DATES = """
dt + td|dt - td|dt - dt2|(dt - dt2).days|abs((dt - dt2).days)|dt.year|dt.month|dt.day|dt.replace(day=1)|dt.replace(year=2025)|dt.strftime('%d.%m.%Y')|dt.strftime('%A')|dt.strftime('%b %d, %Y')|dt.strftime('%Y%m%d')|dt.isocalendar()
dt.isocalendar()[1]|dt.weekday()|dt.isoweekday()|dt.toordinal()|dt < dt2|dt == dt2|str(dt)|repr(dt)|f'{dt}'|f'{dt:%d %b}'|dt.isoformat()|{dt, dt2}|[dt, dt2]|sorted([dt, dt2])|max(dt, dt2)|{dt: n}|dt in [dt2]|dt.weekday() < 5
tm + td|tm - td|tm.strftime('%H:%M')|tm.strftime('%Y-%m-%d %H:%M:%S')|tm.isoformat()|str(tm)|tm.hour|tm.minute|tm.date()|tm.time()|tm.replace(hour=0, minute=0)|tm.date() == dt|(tm - datetime.datetime(2024, 1, 1)).days|tm > datetime.datetime(2024, 1, 15)
str(td)|repr(td)|td.days|td.seconds|td.total_seconds()|td + td|td * 2|td / 2|td // k|td > datetime.timedelta(hours=1)|-td|sum([td, td], datetime.timedelta())|datetime.timedelta(hours=k)|datetime.timedelta(minutes=n)|datetime.timedelta(seconds=n)
datetime.date.fromisoformat(ds1)|datetime.datetime.strptime(ds1, '%Y-%m-%d')|datetime.datetime.strptime(ds1, '%Y-%m-%d').date()|datetime.date(2024, k, w)|datetime.datetime(2024, k, w, 12, 30)|calendar.monthrange(2024, k)|calendar.isleap(n)|datetime.time(k, w)
""".replace("\n", "|")

TEXTS = """
f'{n:+d}'|f'{n:+}'|f'{s:.3}'|f'{s:*^12}'|f'{x:,.2f}'|f'{x:10.2f}'|f'{n:_}'|f'{x:+.1f}'|f'{s!r:>12}'|f'{x:.3g}'|f'{x!r}'|f'{n = }'|f'{s = }'|f'{xs}'|f'{d}'|f'{tp}'|f'{v}'|f'{v!r}'|f'{n:>{w}}'|f'{s:<{w}}'|f'{x:.{k}f}'|f'{s!a}'|f'{ws[0]}: {len(ws)}'|f'{n:5d}'
f'{n}/{m}'|f'{n + m}'|f'{n} + {m} = {n + m}'|f'{s.upper()}!'|f'{d[key]}'|f'{key}={d[key]}'|f'{x:.2f} {s}'|f'{n:04x}'|f'{n:#b}'|f'{k}%'|f'{k / w:.1%}'|f'{s:<8}{n:>6}'|f'{s:<10}{x:>8.2f}'|f'{b}'|f'{st}'|f'{{{s}}}'|f'{", ".join(ws)}'|f'{xs[0]}..{xs[-1]}'
'%-10s' % s + '.'|'%+d' % n|'%5d' % n|'%05.1f' % x|'%s, %s' % (s, t)|'%s: %s' % (s, xs)|'%(a)s-%(b)d' % {'a': s, 'b': n}|'%d%%' % k|'%.3f' % x|'%c' % c|'%10s' % s|'%i items' % n|'{:+d}'.format(n)|'{:<10}'.format(s) + '.'|'{:^10}'.format(s)|'{0} {0}'.format(s)|'{s} {n}'.format(s=s, n=n)
'{!r}'.format(s)|'{:>8.2f}'.format(x)|'{:,.2f}'.format(x)|'{:02d}:{:02d}'.format(k, w)|str.format('{} {}', n, s)|s.expandtabs(w)|'\\t'.join(ws).expandtabs(8)|textwrap.dedent(tx)|textwrap.wrap(s, w)|textwrap.fill(s, w)|textwrap.indent(tx, '> ')|tx.splitlines()|tx.split('\\n')|tx.count('\\n')
[a.strip() for a in tx.splitlines()]|[a for a in tx.splitlines() if a.strip()]|string.Template('$a has $b').substitute(a=s, b=n)|string.capwords(s)|re.match(r'(\\w+)=(\\w+)', kv).groups()|re.match(r'(?P<name>\\w+)=(?P<value>\\w+)', kv).groupdict()|re.match(r'(\\w+)=', kv).group(1)
re.search(r'\\w+', s)|re.search('[0-9]+', kv)|re.findall(r'(\\w+)=(\\w+)', kv)|re.findall(r'\\w+', s)|re.findall(r'\\d+', kv)|re.sub(r'(\\w+)=(\\w+)', r'\\2=\\1', kv)|re.sub('[0-9]', lambda a: '#', kv)|re.split('([=])', kv)|re.split(r'\\s+', s)|re.compile('[a-z]').match(s)|re.match(r'\\w+', s).span()
[a.group() for a in re.finditer('[a-z]', kv)]|[a.start() for a in re.finditer('e', s)]|re.sub(r'[^a-z0-9]+', '-', s.lower())|bool(re.fullmatch(r'\\d{2,4}', s2))|bool(re.match(r'^[\\w.]+@[\\w.]+$', s))|re.findall(r'(?m)^\\w', tx)|kv.split('=')|dict([kv.split('=')])|dict(a.split('=') for a in [kv, 'z=1'])
json.loads(js)|json.loads(js)['a']|json.dumps(rec)|json.dumps(rec, sort_keys=True)|json.dumps(d, indent=2)|json.dumps([n, s, None, True])|json.dumps({s: xs})|list(csv.reader([row]))|list(csv.DictReader(['a,b', row]))|next(csv.reader([row]))|row.split(',')|row.split(',')[1]
urllib.parse.urlparse(url).netloc|urllib.parse.urlparse(url).path|urllib.parse.urlparse(url).query|urllib.parse.urlparse(url).scheme|urllib.parse.quote(s)|urllib.parse.urlencode({'q': s, 'n': n})|urllib.parse.parse_qs('a=1&b=2')|pp.name|pp.stem|pp.suffix|pp.parent|pp / 'x.txt'|str(pp)|pp.parts|pp.with_suffix('.md')
str(KeyError(c))|repr(ValueError(s))|str(ValueError(s))|ValueError(s, n).args|str(ValueError(s, n))|type(n).__name__|type(s).__name__|type(v).__name__|type(d).__name__|type(ValueError(s)).__name__|struct.pack('>H', k)|struct.unpack('<H', b'\\x01\\x02')|s.encode('utf-8')|'é'.encode()|ord(c) - 97|chr((ord(c) + k) % 128)
""".replace("\n", "|")

COLLECTIONS = """
cn + co|cn - co|cn & co|list(cn.elements())|cn.most_common(2)|cn['zz']|sorted(cn.items())|sum(cn.values())|cn == co|max(cn, key=cn.get)|dict(cn)|cn.most_common()|len(cn)|Counter(a[0] for a in ws if a)|Counter(len(a) for a in ws)
dq[0]|dq[-1]|list(dq)|len(dq)|n in dq|bool(dq)|sum(dq)|dq|deque(xs, maxlen=2)|deque(reversed(xs))|heapq.nsmallest(2, xs)|heapq.nlargest(2, xs)|list(heapq.merge(sorted(xs), sorted(ys)))|bisect.bisect_left(sorted(xs), n)|bisect.bisect_right(sorted(xs), n)
[(a, list(b)) for a, b in itertools.groupby(s)]|[(a, len(list(b))) for a, b in itertools.groupby(sorted(s))]|list(itertools.permutations(xs2))|list(itertools.islice(itertools.count(k), 3))|list(itertools.islice(itertools.cycle(ws), 4))|list(itertools.takewhile(lambda a: a < w, xs))
list(itertools.dropwhile(lambda a: a < w, xs))|list(itertools.starmap(pow, [(2, k), (3, 2)]))|list(itertools.pairwise(xs))|list(itertools.repeat(s, 2))|list(itertools.chain.from_iterable(xss))|list(itertools.compress(ws, [1, 0, 1]))|list(itertools.accumulate(xs, max))|list(itertools.zip_longest(xs, ws, fillvalue='-'))
list(itertools.product('ab', xs2))|list(itertools.combinations(ws, 2))|list(itertools.accumulate(xs3, lambda a, b: a * b))|functools.reduce(lambda a, b: a + b, xs)|functools.reduce(lambda a, b: a * b, xs3, 1)|functools.partial(pow, 2)(k)|operator.neg(n)|operator.contains(xs, n)|operator.getitem(ws, 0)|operator.mul(n, m)
operator.itemgetter(1, 0)((n, m))|operator.methodcaller('upper')(s)|list(map(operator.add, xs, ys))|list(zip(ws, xs, ws))|list(enumerate(ws, 1))|list(zip(range(k), ws))|list(reversed(range(k)))|list(range(k, 0, -1))|list(range(w, -w, -4))|sum(range(w))|list(map(abs, xs))|list(map(str.upper, ws))|any(map(str.isdigit, ws))
Color.RED|Color.RED.value|Color.RED.name|Color(2)|Color['BLUE']|list(Color)|[a.name for a in Color]|cl == Color.RED|cl is Color.RED|cl.value + 1|cl.name.lower()|str(cl)|repr(cl)|f'{cl.name}={cl.value}'|{cl: n}|cl in (Color.RED, Color.BLUE)|len(Color)|Color(cl.value)|cl.name[0]
pm|pm | Perm.W|pm & Perm.R|bool(pm & Perm.X)|Perm.R in pm|Perm.X in pm|pm.value|pm == Perm.R|pm ^ Perm.W|pm & ~Perm.R|pm.name|repr(pm)|Perm(3)|Perm.R | Perm.X|not pm & Perm.W
pt.x|pt.y|pt[0]|pt|pt._replace(x=n)|pt._asdict()|pt == (k, w)|pt.x + pt.y|list(pt)|Pair(n, m)|Pair(x=n, y=m)|str(pt)|f'{pt}'|[a.x for a in [pt, Pair(n, m)]]|max([pt, Pair(n, m)])|tuple(pt)
it.name|it.price * k|it|it == Item(it.name, it.price)|repr(it)|f'{it}'|f'{it.name}: {it.price:.2f}'|Item(s, n)|Item(s, x)|[a.name for a in [it, Item(s, n)]]|sum(a.price for a in [it, Item(s, n)])|sorted([it, Item(s, n)], key=lambda a: a.price)|dataclasses.replace(it, price=n)|dataclasses.asdict(it)|isinstance(it, Item)|{it.name: it}
""".replace("\n", "|")

PRINTED = """
print(s)|print(n)|print(x)|print(s, n)|print(s, n, x)|print(xs)|print(ws)|print(d)|print(tp)|print(st)|print(v)|print(*xs)|print(*xs, sep=', ')|print(*ws, sep='\\n')|print(s, end='')|print()|print('-' * w)|print('=' * w + s)|print(f'{s}: {n}')|print(f'{s:<10}{n:>5}')|print(f'{x:.2f}')|print('a', s, n + 1)
print(s + t)|print(len(xs))|print(sum(xs))|print(max(xs), min(xs))|print('Total:', sum(xs))|print(f'Average: {sum(xs) / len(xs):.2f}')|print(sorted(ws))|print(s.upper())|print(d[key])|print(key, d[key])|print(n == m)|print(n in xs)|print(type(v))|print(f'{s!r}')|print(' | '.join(ws))|print('%s: %d' % (s, n))|print(ws[0], ws[-1])
print(rec)|print(recs)|print(rec['name'], rec['size'])|print(dt)|print(td)|print(tm)|print(dm)|print(fr)|print(dm + dn)|print(dt - dt2)|print(cl)|print(pm)|print(pt)|print(it)|print([it])|print(cn)|print(dq)|print(b)|print(dt, cl, n)|print(f'{dt} {dm}')|print(cl.name, cl.value)|print([cl])|print({cl: n})|print([dt])|print(big)|print(s, file=sys.stderr)
print(json.dumps(rec))|print(json.dumps(rec, indent=2))|print(f'{k:>2}. {s}')|print('\\t'.join(ws))|print(tx)|print(repr(s))|print(None)|print(True, False)|print(s, t, sep='')|print(s, t, sep=' -> ')|print([a * 2 for a in xs])|print({a: len(a) for a in ws})|print(n, m, n + m)|print(n // k, n % k)|print('yes' if n > m else 'no')
""".replace("\n", "|")

FAILED = """
int(s)|float(s)|d['zz']|xs[99]|n / 0|n // (n - n)|s + n|n + s|v.nope|None.name|[].pop()|s.index('zzz')|xs.index(999999)|xs.remove(999999)|{}.popitem()|datetime.date(2024, 13, 1)|json.loads('{')|s.nope|next(iter([]))|sum(ws)|s - n|max([])|math.sqrt(-k)|int(None)|len(n)|n[0]|n()|s[99]|xs['a']|d[xs]|tp[9]
{xs: 1}|a, b2 = (1, 2, 3)|first, second, *rest = [n]|raise ValueError(s)|raise KeyError(c)|raise TypeError(f'bad {n}')|raise RuntimeError(s) from None|assert n == n + 1|assert n > n, f'{n} is small'|assert not s, s|undefined_name + 1|s.join(xs)|int('12a')|int('', 10)|float('x1')|list(n)|dict(n)|tp.append(n)|s.append(n)|xs.push(n)|ord(s + 'ab')|chr(-1)
del d['zz']|d.pop('zz')|st.remove(99)|xs.pop(99)|del xs[99]|xs.insert(n)|Color(9)|Color['NONE']|Color.NONE|it.nope|Item(n)|Item()|Pair(n)|pt.z|pt.x.z|Decimal('abc')|datetime.datetime.strptime(s, '%Y-%m-%d')|datetime.date.fromisoformat(s)|re.compile('(')|s % ()|'%d' % s|'{:d}'.format(s)|f'{s:d}'|b + s|isinstance(n, 5)|range(s)|abs(s)|round(s)|sorted([n, s])|min(n)|xs < n|s < n|sum(n)|zip(n)|int.nope|{}['a']
""".replace("\n", "|")

CHANGES = """
ws.append(near)|ws.append(ws[0])|ws.insert(0, near)|ws[-1] = near|ws.remove(ws[0])|ws.pop()|ws.extend([near, s])|ws += [near]|xss.append([n, m])|xss[0].append(n)|xss[0][1] = n|xss[-1][0] += n|d[c] = d.get(c, 0) + 1|d[key] = [n]|d[key] -= k|d[key] *= 2|d.setdefault(c, [])|rec['size'] += n|rec['tags'].append(s)|rec['name'] = s|recs.append(rec)|recs[0]['size'] = n
dd['a']['b'] = n|dd['a']['c'] = n|dd['b'] = {s: n}|dl[c].append(n)|dl['a'].append(n)|di[c] += 1|di['a'] += n|cn[c] += 1|cn.update(s)|cn.update(ws)|cn.subtract(s)|dq.append(n)|dq.appendleft(n)|dq.popleft()|dq.pop()|dq.extend(ys)|dq.rotate(1)|dq.rotate(-1)|dq.extendleft(ys)|dqm.append(n)|dqm.appendleft(n)|heapq.heappush(xs, n)|heapq.heapify(xs)|heapq.heappop(xs)
bisect.insort(xs, n)|it.price += k|it.name = s|it.price = round(it.price * 1.1, 2)|pm |= Perm.W|pm &= Perm.R|dm += dn|dm *= k|dt += td|fr += fs|big += n|big *= k|tm -= td|tp += (n,)|xs[i] += n|xs[i] *= 2|xs[0], xs[-1] = xs[-1], xs[0]|xs[1:2] = []|xs[i:i] = [n]|xs.sort(key=lambda a: -a)|ws.sort()|ws.sort(key=lambda a: a[-1:])|ws.reverse()|random_list = [n] * k
s = s[1:]|s = s + c|s = s.replace(c, '')|s = f'{s}{c}'|s += f'{n},'|n = n * 10 + k|n = n // 10|n, k = k, n % k or 1|n = max(n, m)|n = -n|x = x / 2|x = round(x + y, 2)|x -= 0.1|x *= 1.05|x += n * 0.5|(n, s), m = (k, t), w|ws = s.split()|ws = [a for a in ws if a != s]|xs = xs[1:] + xs[:1]|xs = [a for a in xs if a]|d = {**d, key: n}|st = st | su|st ^= su|st.clear()|st.pop()|n = len(s) + len(t)
""".replace("\n", "|")
