"""Dense drills of composed expressions: several operations in one statement, as people write them in short functions.

The notation: a row is the kind of value, then its atoms, then what makes it of other values; `<S>` is a hole for a
text. Kinds: `S` texts, `C` short texts, `D` characters, `I` numbers, `P` places, `K` small numbers, `W` widths, `L` lists
of texts, `N` lists of numbers, `M` dicts, `B` conditions, `R` results; small letters use `o`, the item of a comprehension.
Names are those of `dense_texts` and `dense_long`, whose values these drills take in turns. A statement that fails, or
whose values are too long, is left out.
"""

from __future__ import annotations

import random
import re
import string
import warnings

from . import dense_long, dense_texts
from .dense_values import filled
from .running import TooLong, run_limited, runnable

ROWS = r"""
S | s ‖ s ‖ s ‖ v ‖ u ‖ t ‖ w ‖ ys[0] | <S>[<P>:] ‖ <S>[:<P>] ‖ <S>[<P>:<P>] ‖ <S>[::-1] ‖ <S>[1:] ‖ <S>[:-1] ‖ <S>[1:-1] ‖ <S>[::2] ‖ <S>[-<K>:] ‖ <S>[:-<K>] ‖ <S>.strip() ‖ <S>.strip(<C>) ‖ <S>.lstrip(<C>) ‖ <S>.rstrip(<C>) ‖ <S>.rstrip() ‖ <S>.replace(<C>, <C>) ‖ <S>.replace(<C>, <C>) ‖ <S>.replace(<C>, '') ‖ <S>.replace(<C>, '', 1) ‖ <S>.replace(<C>, <C>, <K>) ‖ <S>.replace(' ', <C>) ‖ <S>.upper() ‖ <S>.lower() ‖ <S>.title() ‖ <S>.capitalize() ‖ <S>.swapcase() ‖ <S> + <S> ‖ <S> + <C> ‖ <C> + <S> ‖ <C> + <S> + <C> ‖ (<S> + <C>) * <K> ‖ <C> * <K> + <S> ‖ <C> * (<I> - len(<S>)) + <S> ‖ <C>.join(<L>) ‖ ''.join(<L>) ‖ ' '.join(<L>) ‖ <C>.join(<S>) ‖ ''.join(reversed(<S>)) ‖ ''.join(sorted(<S>)) ‖ ''.join([o for o in <S> if <b>]) ‖ ''.join(o for o in <S> if <b>) ‖ ''.join(<s> for o in <S>) ‖ <C>.join([<s> for o in <L>]) ‖ <L>[0] ‖ <L>[-1] ‖ <S>.partition(<C>)[0] ‖ <S>.partition(<C>)[2] ‖ <S>.rpartition(<C>)[0] ‖ <S>.rpartition(<C>)[2] ‖ <S>.split(<C>)[0] ‖ <S>.split(<C>)[-1] ‖ <S>.center(<W>) ‖ <S>.center(<W>, <D>) ‖ <S>.ljust(<W>, <D>) ‖ <S>.rjust(<W>, <D>) ‖ <S>.rjust(<W>) ‖ <S>.zfill(<W>) ‖ <S>.removeprefix(<C>) ‖ <S>.removesuffix(<C>) ‖ '{}{}'.format(<S>, <S>) ‖ '{0}-{1}'.format(<S>, <I>) ‖ '{}'.format(<S>) ‖ f'{<S>}{<C>}' ‖ f'{<I>}{<S>}' ‖ '%s-%s' % (<S>, <I>) ‖ str(<I>) ‖ <S>[<S>.find(<C>):] ‖ <S>[<S>.find(<C>) + 1:] ‖ <S>[:<S>.rfind(<C>)] ‖ <S>[len(<C>):] ‖ <S>[:len(<C>)] ‖ <S>.expandtabs(<K>) ‖ <S>.translate(str.maketrans(<D>, <D>)) ‖ <S> or <C> ‖ <S> if <B> else <S> ‖ ''.join([<S>, <C>, <S>]) ‖ str(<N>) ‖ str(<L>) ‖ max(<L>) ‖ min(<L>, key=len) ‖ <S>[<K>] + <S>[-<K>]
C | c ‖ c ‖ t ‖ e ‖ w ‖ '<c>' ‖ ' ' ‖ '' ‖ '-' ‖ s[i] ‖ s[0] ‖ s[-1] ‖ s[:k] ‖ s[i:j] | <C> + <C> ‖ <C> * 2 ‖ <C>.upper() ‖ <C>.lower() ‖ <C>[::-1] ‖ <S>[<P>] ‖ <S>[-<K>:] ‖ <S>[:<K>]
D | c ‖ e ‖ '<c>' ‖ '*' ‖ '0' ‖ s[i] ‖ s[0] | <D>.lower()
I | i ‖ j ‖ k ‖ n ‖ len(s) ‖ xs[i] ‖ xs[0] ‖ <k> | len(<S>) ‖ len(<L>) ‖ len(<N>) ‖ <S>.count(<C>) ‖ <S>.count(<C>) ‖ <S>.find(<C>) ‖ <S>.find(<C>) ‖ <S>.rfind(<C>) ‖ <S>.index(<C>) ‖ <S>.rindex(<C>) ‖ <S>.find(<C>, <P>) ‖ <S>.find(<C>, <P> + 1) ‖ <S>.rfind(<C>, 0, <P>) ‖ <S>.rindex(<C>, 0, <P>) ‖ <N>.count(<I>) ‖ <L>.count(<C>) ‖ <N>.index(<I>) ‖ <L>.index(<C>) ‖ <I> + <K> ‖ <I> - <K> ‖ <I> - <I> ‖ <I> + <I> ‖ <I> * <K> ‖ <I> // 2 ‖ <I> % <K> ‖ <I> // <K> ‖ (<I> + <I>) % len(<S>) ‖ len(<S>) - len(<S>) ‖ len(<S>) - <S>.count(<C>) ‖ sum(<N>) ‖ max(<N>) ‖ min(<N>) ‖ max(<I>, <I>) ‖ min(<I>, <I>) ‖ abs(<I> - <I>) ‖ sum(<b> for o in <S>) ‖ sum([<b> for o in <L>]) ‖ sum(1 for o in <S> if <b>) ‖ len([o for o in <L> if <b>]) ‖ <N>[<P>] ‖ <N>[-<K>] ‖ ord(<D>) ‖ len(set(<S>)) ‖ <I> if <B> else <I> ‖ <M>.get(<C>, <I>) ‖ sum(<M>.values()) ‖ len(<S>.split(<C>))
P | i ‖ j ‖ i ‖ k ‖ -k ‖ <k> ‖ i + 1 ‖ j - 1 ‖ len(t) | <P> + 1 ‖ <P> - 1 ‖ len(<S>) // 2 ‖ len(<C>) ‖ <S>.find(<C>) ‖ <S>.find(<C>) + 1 ‖ -<K> ‖ len(<S>) - <K> ‖ <I> % len(<S>) ‖ (<P> - 1) // 2 ‖ <P> * 2
K | k ‖ <k> ‖ 2 ‖ 3 ‖ 1 | <K> + 1 ‖ len(<C>) ‖ <I> % 4
W | <d> ‖ len(s) + k ‖ len(s) * 2 ‖ <i> ‖ len(t) + 4 | len(<S>) + <K> ‖ <K> * 4
L | ys ‖ ys ‖ ls ‖ list(s) ‖ list(t) ‖ s.split(c) ‖ u.split() | <S>.split(<C>) ‖ <S>.split(<C>) ‖ <S>.split() ‖ <S>.split(' ') ‖ <S>.rsplit(<C>, <K>) ‖ <S>.split(<C>, <K>) ‖ <S>.splitlines() ‖ list(<S>) ‖ list(<S>) ‖ <L>[<P>:] ‖ <L>[:<P>] ‖ <L>[<P>:<P>] ‖ <L>[::-1] ‖ <L>[1:] ‖ <L>[:-1] ‖ sorted(<L>) ‖ sorted(<L>, reverse=True) ‖ sorted(<L>, key=len) ‖ list(reversed(<L>)) ‖ <L> + <L> ‖ <L> + [<S>] ‖ [<C>] + <L> ‖ [<C>] * <K> ‖ list(<S>) + [<C>, <C>] ‖ [o for o in <L> if <b>] ‖ [o for o in <S> if <b>] ‖ [<s> for o in <L>] ‖ [<s> for o in <S>] ‖ [<s> for o in <L> if <b>] ‖ [o for o in <L> if o != <C>] ‖ list(<M>.keys()) ‖ list(<M>) ‖ sorted(<M>) ‖ list(map(str, <N>)) ‖ sorted(set(<S>)) ‖ <S>.partition(<C>) ‖ <S>.rpartition(<C>) ‖ [<S>, <C>] ‖ [<S>[o:o + <K>] for o in range(0, len(<S>), 2)] ‖ [o + <C> for o in <L>] ‖ [<C> + o for o in <S>.split(<C>)] ‖ [str(o) for o in <N>] ‖ [o.center(<K>) for o in <L>] ‖ list(dict.fromkeys(<S>))
N | xs ‖ xs ‖ qs ‖ qs ‖ xs[i:j] | <N>[<P>:] ‖ <N>[:<P>] ‖ <N>[<P>:<P>] ‖ <N>[::-1] ‖ <N>[1:] ‖ <N>[:-1] ‖ <N>[::<K>] ‖ sorted(<N>) ‖ sorted(<N>, reverse=True) ‖ sorted(set(<N>)) ‖ <N> + <N> ‖ <N> + [<I>] ‖ [<I>] + <N> ‖ [<I>] * <K> ‖ [0] * <K> + <N> ‖ <N>[:<P>] + [<I>] * <K> + <N>[<P>:] ‖ [o for o in <N> if <n>] ‖ [o for o in <N> if o != <I>] ‖ [<m> for o in <N>] ‖ [<m> for o in <N> if <n>] ‖ [<m> for o in range(<K>)] ‖ [o for o in range(<W>) if <n>] ‖ list(range(<K>, <W>)) ‖ list(range(<I>, <I> + <K>)) ‖ list(range(-<K>, <K>)) ‖ list(range(<W>, <K>, -<K>)) ‖ list(range(<K>, <W> + 1, <K>)) ‖ [len(o) for o in <L>] ‖ [<S>.count(o) for o in <C>] ‖ [ord(o) for o in <C>] ‖ list(map(len, <L>)) ‖ list(map(int, str(<I>))) ‖ list(<M>.values()) ‖ [o + l for o, l in zip(<N>, <N>)] ‖ [o + l for o, l in zip(xs, xs[1:])] ‖ [o for o, l in enumerate(<S>) if l == <C>] ‖ list(reversed(<N>)) ‖ [<I>, <I>] ‖ [len(<S>), <I>] ‖ <N>[::-1] * 2
M | d ‖ d ‖ {w: n} | {**<M>, <C>: <I>} ‖ dict(zip(<L>, <N>)) ‖ {o: len(o) for o in <L>} ‖ {o: <S>.count(o) for o in <C>} ‖ {o: l for o, l in <M>.items() if l > <I>} ‖ {l: o for o, l in enumerate(<L>)} ‖ dict.fromkeys(<L>, <I>) ‖ dict.fromkeys(<L>) ‖ dict(sorted(<M>.items())) ‖ {o: l + <K> for o, l in <M>.items()} ‖ dict(list(<M>.items())[:<K>])
B | i < j ‖ c in s ‖ t in s ‖ s == v ‖ xs == [] ‖ d == {} ‖ s == '' ‖ not ys ‖ s.isalpha() ‖ c.isupper() | <S> == <S> ‖ <S> != <S> ‖ <S> == <S>[::-1] ‖ <S>.upper() == <S> ‖ <S>.lower() == <S> ‖ <S> == '' ‖ <L> == [] ‖ <N> == [] ‖ <M> == {} ‖ <N> != [] ‖ not <S> ‖ not <L> ‖ <S>.strip() == '' ‖ not <S>.strip() ‖ <S>.strip() ‖ <C> in <S> ‖ <C> not in <S> ‖ <C> in <L> ‖ <I> in <N> ‖ <I> not in <N> ‖ <C> in <M> ‖ <S>.startswith(<C>) ‖ <S>.endswith(<C>) ‖ <S>[<P>:].startswith(<C>) ‖ <S>[:<P>].startswith(<C>) ‖ <S>[:<P>].endswith(<C>) ‖ <S>.startswith(<S>[:<K>]) ‖ <S>[<P>] in <S>[<P> + 1:] ‖ <S>[<P>] == <C> ‖ <C> == <C> or <C> == <C>.lower() ‖ <S>.isalpha() ‖ <S>.isdigit() ‖ <S>.isalnum() ‖ <S>.isspace() ‖ <S>.isupper() ‖ <S>.islower() ‖ <S>.istitle() ‖ <S>.isnumeric() ‖ <S>.isascii() ‖ <C>.isdigit() ‖ <C>.isalpha() ‖ <C>.isspace() ‖ <C>.isalnum() ‖ not <C>.isalnum() ‖ <I> > <I> ‖ <I> < <I> ‖ <I> == <I> ‖ <I> >= <K> ‖ <I> <= <I> ‖ <I> != <I> ‖ <I> % 2 == 0 ‖ <K> < <I> < <W> ‖ len(<S>) > <I> ‖ len(<S>) == len(<S>) ‖ len(<L>) > <K> ‖ <S>.find(<C>) != -1 ‖ <S>.find(<C>, <P> + 1) != -1 ‖ <S>.count(<C>) > <K> ‖ len(<S>) == <S>.count('0') + <S>.count(<C>) ‖ <B> and <B> ‖ <B> or <B> ‖ not <B> ‖ all(<b> for o in <S>) ‖ any(<b> for o in <S>) ‖ all(o in <S> for o in <C>) ‖ <S> < <S> ‖ <N> == <N>[::-1] ‖ <N> == sorted(<N>) ‖ <I> < len(<S>) and <S>[<P>] != <C> ‖ isinstance(<S>, str) ‖ set(<S>) == set(<S>)
b | o.isalpha() ‖ o.isdigit() ‖ o.isupper() ‖ o.islower() ‖ o.isspace() ‖ o.isalnum() ‖ not o.isalpha() ‖ o != c ‖ o == c ‖ o in t ‖ o not in t ‖ o in 'aeiou' ‖ o.lower() not in 'aeiou' ‖ o != ' ' ‖ o > c ‖ len(o) > k ‖ s.count(o) > 1 ‖ c in o ‖ o.startswith(c) ‖ o != '' ‖ o | o != <C> ‖ o in <S> ‖ o == <C>
s | o ‖ o.upper() ‖ o.lower() ‖ o + c ‖ c + o ‖ o * 2 ‖ o[::-1] ‖ o[:k] ‖ o[0:1] ‖ '*' + o ‖ o.strip() ‖ o.swapcase() ‖ o.capitalize() ‖ o.title() ‖ f'{o}{c}' | o if <b> else <C> ‖ <C> if <b> else o ‖ o.replace(<C>, <C>) ‖ o + <C> ‖ o.center(<K>)
n | o > 0 ‖ o % 2 == 0 ‖ o % 2 == 1 ‖ o != n ‖ o > n ‖ o < n ‖ o >= k ‖ o in qs ‖ o != 2 ‖ o % k == 0 ‖ o * 2 > n ‖ o >= 10 ‖ o < 0 | o > <I> ‖ o != <I>
m | o ‖ o * 2 ‖ o + 1 ‖ o - k ‖ o % 2 ‖ o ** 2 ‖ -o ‖ o % 3 ‖ o // 2 ‖ o * k ‖ abs(o) ‖ o + n | o if <n> else <I> ‖ o + <I>
R | xs ‖ d ‖ s | <S> ‖ <S> ‖ <S> ‖ <S> ‖ <I> ‖ <I> ‖ <L> ‖ <L> ‖ <N> ‖ <N> ‖ <M> ‖ <B> ‖ <B> ‖ (<S>, <I>) ‖ [<S>, <S>]
"""
STATEMENTS = r"""
x = <S> ‖ x = <S> ‖ x = <I> ‖ x = <L> ‖ x = <N> ‖ x = <M> ‖ x = <B> ‖ s = <S> ‖ x = (<S>, <I>) ‖ x, r = <S>, <S> ‖ x, r = <I>, <S> ‖ x = [<L>] ‖ x = [<N>, <N>]
s += <C> ‖ s += <S> ‖ s = s + s[<P>] ‖ s = <C> + s ‖ s = s.replace(<C>, '', 1) ‖ s = s[<K>:] + s[:<K>] ‖ n += <I> ‖ n -= <K> ‖ n = (n + <I>) % len(<L>) ‖ s = s[:<P>] + <C> + s[<P>:]
if <B>:¶    s = <C> + s ‖ if <B>:¶    n = <K> ‖ if <B>:¶    n = 1¶else:¶    n = 2 ‖ if <B>:¶    x = <S>¶elif <B>:¶    x = <C>¶else:¶    x = '' ‖ if <B>:¶    s = <S> ‖ if <B>: n = <K>
while <B>:¶    s = s[1:]¶    if len(s) < <W>:¶        break ‖ while s.find(<C>, n) != -1:¶    n = s.find(<C>, n) + 1 ‖ while <C> in s:¶    s = s.replace(<C>, '', 1) ‖ while xs:¶    n = xs.pop() ‖ while n < len(s) and <B>:¶    n += 1¶    break ‖ while s.startswith(<C>):¶    s = s[len(c) + 1:]
xs.remove(<N>[<K>]) ‖ xs.remove(xs[<P>]) ‖ ls.remove(ls[<P>]) ‖ ls.remove(<S>[<P>]) ‖ qs.remove(qs[-<K>]) ‖ xs.insert(<P>, xs.pop(0)) ‖ xs.insert(<P>, <I>) ‖ xs.append(xs[-<K>]) ‖ xs.append(<I>) ‖ xs.insert(<K>, xs[<K>]) ‖ xs.append(xs.pop(<K>)) ‖ xs.extend(<N>) ‖ ls.extend(<S>) ‖ ls.extend(list(<C>)) ‖ ls.append(<S>) ‖ ys.append(<S>) ‖ ys.append(<C> + <C>) ‖ ys.insert(<K>, <S>) ‖ x = ys.pop() ‖ x = xs.pop(<P>) ‖ del xs[<P>] ‖ del xs[<P>:<P>]
xs.sort() ‖ qs.sort(reverse=True) ‖ ys.sort() ‖ ys.sort(key=len) ‖ xs.sort(reverse=True) ‖ ls.sort() ‖ xs.reverse() ‖ ls.reverse() ‖ qs.sort(key=lambda o: -o) ‖ ls[<P>] = <C> ‖ xs[<P>] = <I> ‖ ys[<K>] = <S> ‖ ys[0] = <C> + ys[0] + <C> ‖ xs[<P>:<P>] = xs[<P>:<P>][::-1] ‖ xs[<K>:<W>] = [<I>] ‖ xs[<P>:<P>] = [<I>] ‖ xs[i], xs[j] = xs[j], xs[i] ‖ xs[0], xs[-1] = xs[-1], xs[0] ‖ qs[i] += <I>
d[<C>] = <I> ‖ d[<S>] = d.get(<C>, 0) + 1 ‖ d[y1] = <I> ‖ d[y1] += <K> ‖ x = d.pop(y1) ‖ x = d.pop(<C>, <I>) ‖ d.update({<C>: <I>}) ‖ d.update(<M>) ‖ x = d.setdefault(<C>, <I>) ‖ del d[y1] ‖ x = d.popitem() ‖ x = d.popitem()[0] ‖ del d[max(d)] ‖ x = [d.pop(o) for o in list(d)[:2]] ‖ x = max(d, key=d.get) ‖ x = sorted(d.items(), key=lambda o: o[1]) ‖ x = sorted(d.items(), key=lambda o: o[1], reverse=True) ‖ x = sorted(d.items(), key=lambda o: len(str(o))) ‖ x = sorted(d.items(), key=lambda o: o[0], reverse=True)[0][0] ‖ x = sorted(d.items())[<P>:] ‖ x = list(d.items())[-1] ‖ x = [o for o, l in d.items() if l > <I>] ‖ x = [l for o, l in sorted(d.items())] ‖ x = sorted(d, key=lambda o: d[o])
x, r, z = <S>.partition(<C>) ‖ x, r, z = <S>.rpartition(<C>) ‖ x, *r = <L> ‖ x, r = <S>.split(<C>, 1) ‖ x, r, z = <S>[0], <S>[1:-1], <S>[-1] ‖ x = str.maketrans(<C>, <C>) ‖ x = str.maketrans(s[i:j], s[i:j][::-1]) ‖ x = str.maketrans({<D>: <D>}) ‖ x = s.translate(str.maketrans(s[i:j], s[i:j][::-1])) ‖ x = sorted(<L>, key=lambda o: (len(o), o)) ‖ x = sorted(<N>, key=lambda o: o % 3) ‖ x = sorted(<N>, key=lambda o: -o)[:<K>] ‖ x = ys.copy() ‖ x = [xs.copy()] ‖ x = slice(<K>, <P>)
for o in <S>:¶    if <b>:¶        n += 1 ‖ for o in <L>:¶    ys.append(<s>)¶    break ‖ for o in <N>:¶    n += 1 ‖ for o in <L>:¶    n += len(o) ‖ for o in range(-len(<C>), 0):¶    xs.append(xs[o]) ‖ for o in range(-<K>, 0):¶    s = s + s[o] ‖ for o in range(-len(ys), <K>):¶    n += o ‖ for o in range(len(t)):¶    if s[o] in s[o + 1:]:¶        n += 1 ‖ for o in range(len(<C>) - 1, -1, -1):¶    s += s[o] ‖ for o in range(<K>, <K> + 3):¶    x = s[o] ‖ for o in range(<P>, <P> + 2):¶    n += xs[o]
for o in range(s.find(<C>), -1, -1):¶    n += 1 ‖ for l, o in enumerate(<S>):¶    if o == <C>:¶        n = l ‖ for l, o in enumerate(<L>, 1):¶    n += l ‖ for l, o in sorted(d.items()):¶    n += 1 ‖ for l, o in sorted(d.items(), key=lambda p: p[1])[:-1]:¶    n += 1 ‖ for l, o in d.items():¶    if l in <S>:¶        n += 1 ‖ for o in list(d):¶    d[o] = <I> ‖ for o in <S>.replace(<C>, '').lower():¶    n += 1 ‖ for o in <S>.split(<C>)[1:]:¶    x = <s> ‖ for o in [l % 2 for l in range(<K>)]:¶    n += o ‖ for o in set(<C>):¶    n += 1 ‖ for l, o in zip(<S>, <N>):¶    n += o ‖ for o in reversed(<S>):¶    n += 1
"""


def _table() -> dict[str, tuple[list[str], list[str]]]:
    rows = [row.split(" | ") for row in ROWS.strip().split("\n")]
    return {kind: (atoms.split(" ‖ "), made.split(" ‖ ")) for kind, atoms, made in rows}


KINDS = _table()
TEMPLATES = [[text.replace("¶", "\n") for text in row.split(" ‖ ")] for row in STATEMENTS.strip().split("\n")]
NAMES = ["s", "v", "t", "u", "c", "e", "w", "i", "j", "k", "n", "ls", "xs", "qs", "ys", "d", "y1"]

LINES_PER_PROGRAM = 10
LONGEST = 110
MOST_STEPS = 60


def expression(kind: str, rng: random.Random, depth: int) -> str:
    """A random expression of a kind, at most so many operations deep."""
    atoms, made = KINDS[kind]
    text = rng.choice(atoms) if depth <= 0 or rng.random() < 0.15 else rng.choice(made)
    return composed(text, rng, depth - 1)


def composed(text: str, rng: random.Random, depth: int) -> str:
    """The text with expressions in place of its holes; one of them may be deep, the others are mostly atoms."""
    holes = len(re.findall("<[SCDIPKWLNMBbsnm]>", text))
    deep = rng.randrange(holes) if holes else 0
    number = -1

    def made(hole: re.Match[str]) -> str:
        nonlocal number
        number += 1
        return expression(hole[1], rng, depth if number == deep else rng.choice([0, 0, 0, min(depth, 1)]))

    return re.sub("<([SCDIPKWLNMBbsnm])>", made, text)


def line(rng: random.Random) -> str:
    """A statement of a random row, most often of the first, with expressions and literals."""
    row = TEMPLATES[0] if rng.random() < 0.25 else rng.choice(TEMPLATES)
    return filled(composed(rng.choice(row), rng, rng.choice([1, 1, 2, 2, 3])), rng)


def _works(source: str, names: dict[str, object]) -> bool:
    """Runs a statement; whether it ends without an exception and leaves only short values."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            run_limited(runnable(source), names, MOST_STEPS)
    except (Exception, TooLong):
        return False
    return all(len(repr(value)) <= LONGEST * 2 for name, value in names.items() if name != "__builtins__")


def finished(body: str, rng: random.Random) -> tuple[str, str]:
    """The statements that work on values like those of the calls, and a return of a composed expression."""
    names = arguments(rng) | {"x": 0, "r": ""}
    kept = ["x = r = ''"]
    for statement in re.split(r"\n(?! |el)", body):
        trial = {name: value.copy() if isinstance(value, (list, dict)) else value for name, value in names.items()}
        if _works(statement, trial) or rng.random() < 0.03:
            kept.append(statement)
            names = trial
    for _ in range(5):
        result = filled(expression("R", rng, rng.choice([2, 3, 3, 4])), rng)
        trial = dict(names)
        if _works(f"r = {result}", trial) and len(repr(trial["r"])) <= LONGEST:
            return "", "\n".join([*kept, f"return {result}"])
    return "", "\n".join(kept)


def arguments(rng: random.Random) -> dict[str, object]:
    """Values of all names, longer ones in a quarter of all cases."""
    drawn = (dense_long if rng.random() < 0.25 else dense_texts).arguments(rng)
    made = {name: drawn[name] for name in NAMES}
    if rng.random() < 0.3:
        few = rng.sample(range(-4, 12), 5)
        made["xs"] = [rng.choice(few) for _ in range(rng.randint(2, 10))]
    if rng.random() < 0.12:
        made[rng.choice(["s", "t", "v"])] = rng.choice(
            ["", " ", "\n", "A", "The Cat", "12", "a-b-c", "x = 1", " a  b "]
        )
    if rng.random() < 0.1:
        made[rng.choice(["xs", "ys", "ls", "qs"])] = []
    made["k"] = rng.randint(1, 4)
    made["n"] = made["n"] if rng.random() < 0.5 else rng.randrange(8)
    made["c"] = made["c"] if rng.random() < 0.8 else rng.choice(string.punctuation + " ")
    return made
