"""Numbers, logic, built-in functions, comprehensions and modules."""

TABLE = r"""
## +
i $i + $i
i $i + 1
f $f + $f
f $i + $f
## -
i $i - $i
i $i - 1
f $f - $f
i -$i
i -$i + $i
## *
i $i * $i
i $i * 2
f $f * $i
f $f * $f
i $i * $i + $i
## /
f $i / $z
f $f / $z
f $i / 2
f $i / 100
## //
i $i // $z
i $i // $pos
i $i // 10
i $i // 2
f $f // $pos
## %
i $i % $z
i $i % $pos
i $i % 10
b $i % 2 == 0
b $i % $pos == 0
f $f % $pos
## **
i $i ** 2
i $tiny ** $tiny
i 2 ** $tiny
i (-$pos) ** 3
f $f ** 2
f $n ** 0.5
f 2 ** -$tiny
## mixed arithmetic
i ($i + $i) * $i
i $i * $i - $i
i $i + $i * $i
i ($i - $i) // $pos
i $i + $i // $pos
i ($i + $i) % $pos
f ($i + $i) / 2
i $i - $i - $i
## &
i $n & $n
i $n & 1
b $n & 1 == 0
## |
i $n | $n
## ^
i $n ^ $n
i ~$i
## <<
i $n << $tiny
i 1 << $tiny
## >>
i $n >> 1
i $i >> $tiny
## +=
- !i += $i
- !i += 1
- !i += len($s)
- !f += $f
## -=
- !i -= $i
- !i -= 1
## *=
- !i *= $i
- !i *= 2
- !f *= 2
## /=
- !f /= $z
- !i //= $pos
- !i //= 10
- !i %= $pos
- !i **= 2
- !i <<= 1
- !i &= $n
- !i ^= $n
- !i |= $n
## compare
b $i < $i
b $i > $i
b $i <= $i
b $i >= $i
b $i == $i
b $i != $i
b $f > $f
b $f <= $i
b $i == $f
## chained
b $i < $i < $i
b $i <= $i <= $i
b 0 <= $i < len($s)
b $i == $i == $i
b $i < $i > $i
b 'a' <= $c <= 'z'
## and
b $b and $b
b $i > $i and $i < $i
i $i and $i
b $s and $b
w $w and $w
b $~l1 and $~l1[0] == $~e
b $li1 and $li1[-1] > $i
## or
b $b or $b
b $i > $i or $i == $i
s $s or $w
i $i or $i
b not $~l or $b
b $s1.isdigit() or $s1.isalpha()
## not
b not $b
b not $s
b not $i
b not $i > $i
b not ($b and $b)
## is None
b $o is None
b $o is not None
b $~d.get($~k) is None
b None is None
b $b is True
## conditional
i $i if $b else $i
i $i if $i > $i else $i
s $s if $s else $w
s $w if $i % 2 == 0 else $w
~e $~l1[0] if $~l1 else $~e
w 'yes' if $b else 'no'
i $i if $i < $i else $i if $i > $i else $i
## if
- if $b:¶»@i1 = $i¶else:¶»@i1 = $i
- if $i > $i:¶»@s1 = $s¶elif $i < $i:¶»@s1 = $w¶else:¶»@s1 = $c
- if not $s:¶»return $i
- if $i % 2:¶»!i += 1
- if len($~l) > $tiny:¶»return $~l
- if $b:¶»pass¶else:¶»!i -= 1
## walrus
- if (@i1 := len($s)) > $tiny:¶»@i1 -= 1
- if (@i1 := $i % $pos) == 0:¶»@i1 = $i
- @i1 = $i¶while (@i1 := @i1 // 2) > 1:¶»print(@i1)
## range
li list(range($tiny))
li list(range($tiny, $n1 % 10))
li list(range($pos, 0, -2))
i sum(range($tiny, 6))
li list(range(0, $n1 % 20, 3))
- for #i1 in range($tiny):¶»print(#i1)
- @i1 = 0¶for #i1 in range($tiny, $n1 % 7):¶»@i1 += #i1 * $i
i len(range($i, $i))
b $i in range($i, $i)
## sum
i sum($li)
i sum($li) + $i
i sum($ti)
f sum($lf)
i sum(#i1 * #i1 for #i1 in $li)
i sum(#i1 for #i1 in $li if #i1 > $i)
i sum(1 for #c1 in $s1 if #c1 == $ch1)
li sum($ll, [])
## min
i min($li)
i min($i, $i)
i min($i, $i, $i)
w min($ls)
i min(len($s), len($s))
i min($li, default=0)
i min($li, key=lambda #i1: abs(#i1 - $i))
## max
i max($li)
i max($i, $i)
i max(0, $i)
w max($ls, key=len)
i max($li, default=-1)
i max(len(#w1) for #w1 in $ls)
f max($lf)
## sorted
li sorted($li)
ls sorted($ls)
li sorted($li, reverse=True)
ls sorted($ls, key=len)
li sorted($li, key=lambda #i1: -#i1)
ls sorted($ls, key=lambda #w1: (len(#w1), #w1))
lp sorted($lp, key=lambda #tp1: #tp1[1])
ls sorted($ls, key=str.lower)
li sorted($li)[:$tiny]
li sorted($ti)
## reversed
~l list(reversed($~l))
- for #i1 in reversed($li):¶»print(#i1, end=' ')
- @i1 = 0¶for #i1 in reversed(range($tiny)):¶»@i1 = @i1 * 10 + #i1
## enumerate
- for #i1, #w1 in enumerate($ls):¶»print(#i1, #w1)
- @i1 = 0¶for #i1, #i2 in enumerate($li):¶»@i1 += #i1 * #i2
- @ls1 = []¶for #i1, #c1 in enumerate($s):¶»if #i1 % 2 == 0:¶»»@ls1.append(#c1)
- for #i1, #w1 in enumerate($ls, 1):¶»print(f'{#i1}. {#w1}')
li [#i1 for #i1, #i2 in enumerate($li) if #i2 > $i]
o list(enumerate($ls))
## zip
o list(zip($li, $ls))
lp list(zip($ls, $li))
- @i1 = 0¶for #i1, #i2 in zip($li, $li):¶»@i1 += #i1 * #i2
- for #c1, #i2 in zip($s, $li):¶»print(#c1 * #i2)
li [#i1 + #i2 for #i1, #i2 in zip($li, $li)]
b all(#c1 == #c2 for #c1, #c2 in zip($s, $s))
i sum(#c1 != #c2 for #c1, #c2 in zip($s, $s))
## int()
i int($f)
i int($b)
i int($i / $pos)
i int(str($n)[::-1])
## float()
f float($i)
f float($i) / $pos
## bool()
b bool($s)
b bool($i)
b bool($~l)
## abs
i abs($i)
i abs($i - $i)
f abs($f)
## round
i round($f)
f round($f, 1)
f round($i / $pos, 2)
## divmod
tii divmod($i, $pos)
- @i1, @i2 = divmod($n, 10)
## pow
i pow($tiny, $tiny)
i pow($pos, 2, $pos)
## any
b any(#i1 > $i for #i1 in $li)
b any(#c1.isdigit() for #c1 in $s)
b any($lb)
b any(#w1.startswith($c) for #w1 in $ls)
## all
b all(#i1 > 0 for #i1 in $li)
b all(#c1 in $s for #c1 in $s)
b all($lb)
b all(#w1.islower() for #w1 in $ls)
## map
ls list(map(str, $li))
li list(map(len, $ls))
li list(map(lambda #i1: #i1 * $tiny, $li))
s ''.join(map(str, $li))
i sum(map(int, str($n)))
ls list(map(str.upper, $ls))
li list(map(int, $lds))
## filter
li list(filter(lambda #i1: #i1 % 2 == 0, $li))
ls list(filter(None, $ls))
ls list(filter(lambda #w1: len(#w1) > $tiny, $ls))
s ''.join(filter(str.isalpha, $s))
li list(filter(lambda #i1: #i1 != $i, $li))
## lambda
- @o1 = lambda #i1: #i1 * $i¶@i2 = @o1($i)
- @o1 = lambda #i1, #i2: #i1 - #i2¶@i3 = @o1($i, $i)
i (lambda #i1: #i1 + $i)($i)
## next
w next(iter($ls))
i next((#i1 for #i1 in $li if #i1 > $i), -1)
c next((#c1 for #c1 in $s if #c1.isalpha()), '')
- @o1 = iter($li)¶@i2 = next(@o1)
## list comprehension
li [#i1 * $tiny for #i1 in $li]
li [#i1 for #i1 in $li if #i1 % 2 == 0]
li [#i1 for #i1 in $li if #i1 != $i]
ls [#w1.upper() for #w1 in $ls]
ls [#c1 for #c1 in $s1 if #c1 != $ch1]
ls [#w1 for #w1 in $ls if len(#w1) > $tiny]
li [len(#w1) for #w1 in $ls]
li [#i1 if #i1 > $i else -#i1 for #i1 in $li]
ls [$s1[#i1] for #i1 in range(len($s1))]
ls [#w1[::-1] for #w1 in $ls]
li [#i1 ** 2 for #i1 in range($tiny)]
ls [#c1 for #c1 in $s if #c1.isalpha()]
li [ord(#c1) for #c1 in $w]
ll [[#i1, #i1 + 1] for #i1 in range($tiny)]
ll [[0] * $tiny for #i1 in range($tiny)]
o [(#i1, #i2) for #i1 in range($tiny) for #i2 in range(2)]
li [#i1 for #i1 in $li1 if $li1.count(#i1) > 1]
## str comprehension
s ''.join([#c1 for #c1 in $s if #c1.isalnum()])
s ''.join(#c1 for #c1 in $s if #c1 not in $w)
s ''.join(#c1.upper() if #c1.islower() else #c1.lower() for #c1 in $s)
s ''.join(#c1 * 2 for #c1 in $w)
s ' '.join(#w1.capitalize() for #w1 in $s.split())
s ' '.join([#w1[::-1] for #w1 in $s.split(' ')])
s ''.join(chr(ord(#c1) + 1) for #c1 in $w)
s ''.join(#c1 if #c1 != ' ' else '_' for #c1 in $s)
## set comprehension
si {#i1 % $pos for #i1 in $li}
si {len(#w1) for #w1 in $ls}
i len({#w1.lower() for #w1 in $ls})
## isinstance
b isinstance($o, str)
b isinstance($o, int)
b isinstance($o, (int, float))
b isinstance($o, list)
- if isinstance($o1, str):¶»@i1 = len($o1)¶else:¶»@i1 = 0
b isinstance($b, int)
## type
s type($o).__name__
b type($o) == int
b type($o) is str
ls [type(#o1).__name__ for #o1 in $lm]
## math
f math.sqrt($n)
i math.floor($f)
i math.ceil($f)
i math.gcd($n, $n)
i math.factorial($tiny)
i math.isqrt($n)
i math.prod([$i, $i])
i math.ceil($i / $pos)
b math.isclose($f, $f)
f math.pi * $tiny
i math.comb(5, $tiny)
i math.trunc($f)
f round(math.log10($pos), 3)
f math.fabs($f)
f math.hypot(3, 4) + $tiny
## re
ls re.findall(r'\d+', $s)
ls re.findall(r'[a-z]+', $s)
s re.sub(r'\s+', ' ', $s)
s re.sub('[aeiou]', '', $s)
ls re.split(r'[,;\s]+', $s)
b bool(re.match(r'^[a-z]+$', $s))
b re.search(r'\d', $s) is None
s re.sub(r'[^a-zA-Z]', $c, $s)
i len(re.findall($ch1, $s1))
## itertools
o list(itertools.chain($li, $ls))
o list(itertools.combinations($li, 2))[:4]
o list(itertools.permutations([$i, $i]))
o list(itertools.product($w, [0, 1]))[:5]
li list(itertools.accumulate($li))
li list(itertools.islice($li, 2))
o [(#k1, len(list(#v1))) for #k1, #v1 in itertools.groupby($w)]
li list(itertools.takewhile(lambda #i1: #i1 < $i, $li))
o list(itertools.zip_longest($li, $w))
li list(itertools.repeat($i, $tiny))
## functools
i functools.reduce(lambda #i1, #i2: #i1 + #i2, $li, 0)
i functools.reduce(lambda #i1, #i2: #i1 * #i2, $li, 1)
## bin
s bin($n)
s bin($n)[2:]
s hex($n)
i bin($n).count('1')
s format($n, 'b')
i $n.bit_length()
b $f.is_integer()
## base
- @s1 = ''¶@i2 = $n % 50¶while @i2 > 0:¶»@s1 = str(@i2 % 2) + @s1¶»@i2 //= 2
- @i1 = 0¶@i2 = $n¶while @i2:¶»@i1 += @i2 % 10¶»@i2 //= 10
"""
