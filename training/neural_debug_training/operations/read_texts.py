"""Still more single operations: what programs read (JSON, tables, log lines), and what they keep (dates, money, pairs by a key).

Rows are read as those of `table.py`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from .written import Written, a_date, a_decimal

READ = r"""
json.loads(jn)|json.loads(jl)|json.loads(jn)['tags']|json.loads(jn)['name']|len(json.loads(jl))|[r['name'] for r in json.loads(jl)]|json.loads(jl)[0]|json.loads(jn).get('size', n)|json.dumps(json.loads(jn), sort_keys=True)
re.match(r'(\S+) (\S+) (\w+) (.*)', lg).groups()|re.match(r'(?P<day>\S+) (?P<time>\S+) (?P<level>\w+) (?P<text>.*)', lg).groupdict()|re.match(r'(\S+) (\S+) (\w+) (.*)', lg).group(3)|re.match(r'(\S+) (\S+) (\w+) (.*)', lg)
re.match(r'(?P<day>\S+) (?P<time>\S+) (?P<level>\w+) (?P<text>.*)', lg)['level']|re.match(r'(\d+)-(\d+)-(\d+)', lg).groups()|re.match(r'(\d{4})-(\d\d)-(\d\d) (\d+):(\d+)', lg).groups()|re.search(r'(\d+):(\d+)', lg).group(1)
re.search(r'(\w+): (\w+)', lg).groups()|re.search(r'\d+', lg).group()|re.findall(r'\d+', lg)|re.findall(r'[A-Z]+', lg)|lg.split()|lg.split(' ', 3)|lg.split()[2]|lg.partition(': ')|lg.split(': ')[1]|lg[:10]|lg[11:16]|re.sub(r'\d', '#', lg)
re.match(r'(\d+)\.(\d+)\.(\d+)', vs).groups()|tuple(map(int, vs.split('.')))|[int(a) for a in vs.split('.')]|tuple(int(a) for a in vs.split('.'))|vs.split('.')|vs.rsplit('.', 1)|re.match(r'(?P<major>\d+)\.(?P<minor>\d+)', vs).groupdict()
list(csv.DictReader(tb.splitlines()))|list(csv.reader(tb.splitlines()))|list(csv.DictReader(io.StringIO(tb)))|list(csv.reader(io.StringIO(tb)))|tb.splitlines()|tb.split('\n')[1]|[a.split(',') for a in tb.splitlines()]
tb.splitlines()[1:]|next(csv.reader(tb.splitlines()))|[r['name'] for r in csv.DictReader(tb.splitlines())]|[dict(r) for r in csv.DictReader(tb.splitlines())]|sum(int(r['size']) for r in csv.DictReader(tb.splitlines()))
textwrap.dedent(dx)|textwrap.dedent(dx).strip()|textwrap.dedent(dx).splitlines()|dx.strip()|dx.splitlines()|textwrap.indent(dx.strip(), '  ')|[a.strip() for a in dx.strip().splitlines()]|len(dx.splitlines())
Counter(tx.split())|Counter(s.lower().split())|Counter(s.split()).most_common(2)|{a: s.split().count(a) for a in s.split()}|sorted(Counter(s).items(), key=lambda p: (-p[1], p[0]))|max(s.split(), key=len)|s.lower().split()
f'{s:<10}{n:>6}{x:>8.2f}'|f'{s[:3]:>5}'|f'{n:>{w}} {s:<{w}}.'|f'{s.title():<12}{n:>5}'|f'{n:>3}: {s}'|f'{n / k:>8.2f}'|f'{n * x:>10.2f}'|f'{len(ws)} {s}'|f'{xs[0]:>4}{xs[-1]:>4}'|f'{x * 100:.1f}%'|f'{s.upper():^{w}}'
""".replace("\n", "|")

KEPT = """
dts[kx]|dts.pop(kx)|dts.pop('zz', None)|dts.get(kx)|dts.get(kx, dt)|max(dts.values())|min(dts, key=dts.get)|dts[kx] - dt|(dt - dts[kx]).days|sorted(dts.values())|list(dts)|kx in dts|len(dts)|dts[kx] < dt|dt in dts.values()
dms[kx]|dms.pop(kx)|sum(dms.values())|dms[kx] * k|dms[kx] + dm|max(dms, key=dms.get)|sum(dms.values(), Decimal('0'))|dms[kx] > dm|sorted(dms.values())|dms.get('zz', Decimal('0'))|list(dms.items())|{a: v * 2 for a, v in dms.items()}
tpd[kx]|tpd.pop(kx)|tpd.get(kx)|tpd[kx][0]|tpd[kx][1]|sorted(tpd.items())|list(tpd.values())|tpd.get('zz', (0, ''))|max(tpd.values())
tps + [(s, n)]|[(s, n)] + tps|tps + [tps[0]]|tps[0]|tps[-1][1]|tps[0][0]|sorted(tps)|sorted(tps, key=lambda a: a[1])|sorted(tps, key=lambda a: -a[1])|sorted(tps, key=lambda a: (-a[1], a[0]))|[a for a, b in tps]|dict(tps)|tps[1:]|tps[::-1]
sum(b for a, b in tps)|max(tps, key=lambda a: a[1])|min(tps)|list(zip(*tps))|[b for a, b in tps if b > n]|(s, n) in tps|tps == []|len(tps)|[*tps, (s, n)]|ws + [c]|ws + [s]|[s] + ws|xs + [n]|[[n], *xss]|xss + [[n, m]]|tuple(tps)|{a: b for a, b in tps}
0.0 * x|x * 0|x * 0.0|k * 0.0|n * 0|(n - n) * x|x * (k - k)|x + 0.0|x - x|0 * n + m|x * 1|x * -1|-x * 2|x / x if x else 0|0 / k|0.0 / k|n * 0.0|(n + m) * (x - x)|k * w * 0.5|x * x|x * k + y
(-n, s) < (-m, t)|(-k, c) < (-w, s[0])|(k, s) < (k, t)|(n, -x) < (n, -y)|(n, x) < (m, y)|max([(k, s), (w, t)])|min((-k, s), (-w, t))|sorted([(-k, s), (-w, t)])|sorted([(k, s), (w, t), (k, c)])|(n, m) > (m, n)|(s, n) == (t, m)|[n, m] < [m, n]
dm.quantize(Decimal('1'))|dm.quantize(Decimal('0.1'))|(dm * k).quantize(Decimal('0.01'))|(dm / k).quantize(Decimal('0.01'))|(dm * Decimal('0.19')).quantize(Decimal('0.01'), rounding=ROUND_HALF_UP)|dm.quantize(Decimal('0.01'), ROUND_HALF_UP)
dm * Decimal('1.19')|dm * Decimal('0.07')|dm / Decimal('100')|f'{dm:>10}'|f'{dm:>8.2f}'|f'{dm:,.2f}'|f'{s:<10}{dm:>8}'|str(dm.quantize(Decimal('0.01')))|Decimal(str(x))|Decimal(n) / Decimal(k)|dm + Decimal('0.10')|dm - dn * k|round(dm, 0)|dm % 1
[a.name for a in Perm if a in pm]|Perm.W in pm|pm | Perm.R|bool(pm & Perm.W)|Perm.W in pm and Perm.X in pm|list(pm)|(pm & Perm.R) == Perm.R
""".replace("\n", "|")

READ_CHANGES = """
dts[s] = dt|dts[kx] = dt|del dts[kx]|dts[kx] += td|dms[kx] += dm|dms[kx] -= dm|dms[s] = dm * k|del dms[kx]|tpd[s] = (n, c)|tpd[kx] = (k, s)|tps.append((s, n))|tps.insert(0, (s, n))|tps.pop(0)|tps.pop()|tps.sort()|tps.sort(key=lambda a: a[1])
tps.remove(tps[0])|tps[0] = (s, n)|tps.reverse()|tps.extend([(s, n)])|a, b2 = tps[0]|a, b2 = tps.pop(0)|a, b2 = tps.pop()|xs.append(ys.pop(0) if ys else n)|xs.append(fls.pop(0) if fls[0] < n else n)|ws.append(ws.pop(0))|ws.insert(0, ws.pop())
print(s[:5], sorted(xs))|print(len(ws), ws[0], ws[-1])|print(s.upper(), s[::-1])|print(max(xs), sum(xs) / len(xs))|print(d.get(key), list(d))|print(xs[0], xs[1:])|print(sorted(d), sum(d.values()))|print(s, len(s), n * k)
print(dts[kx])|print(dms[kx], sum(dms.values()))|print(tps[0])|print(tps)|print(json.loads(jn))|print(lg.split()[2])|print(dts[kx] - dt)|print(f'{s}: {dm}')|print(dm * k, dm / k)|print(dt, dt + td)|print(kx, dts[kx].isoformat())
recs.append({'name': s, 'size': n})|recs[0]['size'] += k|recs.sort(key=lambda r: r['size'])|recs.pop(0)|recs.pop()|del rec['tags']|rec.pop('size')|rec.update(size=n)
day, rest = lg.split(' ', 1)|a, b2 = kv.split('=')|name, size = row.split(',')|head, *lines = tb.splitlines()|major, minor, patch = vs.split('.')|a, b2 = lg.split(': ')|first, second = (int(a) for a in vs.split('.')[:2])
""".replace("\n", "|")

_LEVELS = ["INFO", "ERROR", "WARN", "DEBUG", "WARNING"]


def _json_value(rng: random.Random, word: Callable[[], str], depth: int = 0) -> Any:
    plain: list[Any] = [
        rng.randint(0, 999),
        rng.randint(0, 9999) / 100,
        True,
        False,
        None,
        word(),
        f"{word()} {word()}",
    ]
    if depth < 2 and rng.random() < 0.25:
        return [_json_value(rng, word, 2) for _ in range(rng.randint(0, 3))]
    if depth < 2 and rng.random() < 0.2:
        return {word(): _json_value(rng, word, depth + 1) for _ in range(rng.randint(1, 3))}
    return rng.choice(plain)


def read_texts(rng: random.Random, word: Callable[[], str]) -> dict[str, Any]:
    """A value for every name of these rows. `word` makes one word."""
    record = {
        "name": word(),
        "size": rng.randint(0, 99),
        "tags": [word() for _ in range(rng.randint(0, 3))],
        **{word(): _json_value(rng, word) for _ in range(rng.randint(0, 3))},
    }
    listed = [{"name": word(), "size": _json_value(rng, word, 2)} for _ in range(rng.randint(1, 3))]
    keys = list(dict.fromkeys(word() for _ in range(rng.randint(1, 3))))
    columns = rng.choice([["name", "size"], ["name", "size", "city"], ["id", "name", "size", "price"]])
    rows = [
        [str(rng.randint(0, 500)) if one in ("size", "id") else word() for one in columns]
        for _ in range(rng.randint(1, 3))
    ]
    indent = " " * rng.choice([2, 4, 4, 8])
    lines = [indent + rng.choice(["", "", "  "]) + word() for _ in range(rng.randint(2, 4))]
    lines[0] = indent + lines[0].strip()
    return {
        "jn": json.dumps(record), "jl": json.dumps(listed),
        "lg": f"{rng.randint(2019, 2026)}-{rng.randint(1, 12):02d}-{rng.randint(1, 28):02d} {rng.randint(0, 23):02d}:{rng.randint(0, 59):02d} "
        f"{rng.choice(_LEVELS)} {word()}: {rng.choice([word(), f'{word()} {word()}', str(rng.randint(1, 999))])}",
        "vs": f"{rng.randint(0, 12)}.{rng.randint(0, 30)}.{rng.randint(0, 9)}",
        "tb": "\n".join(",".join(row) for row in [columns, *rows]) + rng.choice(["", "\n"]),
        "dx": rng.choice(["\n", ""]) + "\n".join(lines) + rng.choice(["\n", "\n" + indent[:-4], ""]),
        "kx": rng.choice(keys), "dts": {key: Written(f"datetime.date({a_date(rng)})") for key in keys},
        "dms": {key: a_decimal(rng) for key in keys}, "tpd": {key: (rng.randint(0, 99), word()) for key in keys},
        "tps": [(word(), rng.randint(-5, 99)) for _ in range(rng.randint(1, 4))],
    }  # fmt: skip
