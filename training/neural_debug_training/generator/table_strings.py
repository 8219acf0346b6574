"""Operations on strings. See templates.py for the notation."""

TABLE = r"""
## str.replace
s $s1.replace($sub1, $w)
s $s1.replace($sub1, $w)
s $s1.replace($sub1, $w, $tiny)
s $s1.replace($c, '')
## str.split
ls $s1.split()
ls $s1.split($sub1)
ls $s1.split(' ')
ls $s1.split($sub1, $tiny)
ls $s1.split(',')
## str.rsplit
ls $s1.rsplit($sub1, 1)
ls $s1.rsplit(None, 1)
ls $s1.rsplit($sub1)
## str.splitlines
ls $s.splitlines()
## str.join
s $c.join($ls)
s ''.join($ls)
s ' '.join($ls)
s $w.join($ls)
s ', '.join($ls)
s '-'.join($s)
## str.strip
s $s.strip()
s $s1.strip($ch1)
s $s1.strip($w)
## str.lstrip
s $s.lstrip()
s $s1.lstrip($pre1)
## str.rstrip
s $s.rstrip()
s $s1.rstrip($suf1)
## str.find
i $s1.find($sub1)
i $s1.find($ch1)
i $s1.find($sub1, $ixx1)
i $s1.find($c)
## str.rfind
i $s1.rfind($sub1)
i $s1.rfind($ch1)
## str.index
i $s1.index($ch1)
i $s1.index($sub1)
## str.rindex
i $s1.rindex($ch1)
## str.count
i $s1.count($ch1)
i $s1.count($sub1)
i $s1.count($c)
## str.startswith
b $s1.startswith($pre1)
b $s1.startswith($w)
b $s1.startswith(($w, $pre1))
## str.endswith
b $s1.endswith($suf1)
b $s1.endswith($w)
b not $s1.endswith($suf1)
## str.isalpha
b $s.isalpha()
b $c.isalpha()
b $s1[$ix1].isalpha()
## str.isdigit
b $s.isdigit()
b $c.isdigit()
b $s1[$ix1].isdigit()
## str.isalnum
b $s.isalnum()
## str.islower
b $s.islower()
## str.isupper
b $s.isupper()
b $s1[$ix1].isupper()
## str.isspace
b $s.isspace()
b $c.isspace()
## str.istitle
b $s.istitle()
## str.isnumeric
b $s.isnumeric()
b $s.isdecimal()
## str.isidentifier
b $s.isidentifier()
b $w.isascii()
b $s.isprintable()
## str.upper
s $s.upper()
c $c.upper()
## str.lower
s $s.lower()
## str.title
s $s.title()
## str.swapcase
s $s.swapcase()
## str.capitalize
s $s.capitalize()
## str.casefold
s $s.casefold()
## str.zfill
s $s1.zfill($wid1)
s str($i).zfill($tiny)
## str.center
s $s1.center($wid1)
s $s1.center($wid1, $c)
## str.ljust
s $s1.ljust($wid1)
s $s1.ljust($wid1, $c)
## str.rjust
s $s1.rjust($wid1)
s $s1.rjust($wid1, $c)
## str.partition
ts $s1.partition($sub1)
- @s1, @c2, @s3 = $s1.partition($sub1)
## str.rpartition
ts $s1.rpartition($sub1)
ts $s1.rpartition($c)
## str.translate
s $s1.translate(str.maketrans($ch1, $c))
s $s1.translate({ord($ch1): None})
s $s1.translate(str.maketrans('', '', $sub1))
s $s.translate({97: 'z', 98: None})
## str.encode
y $s.encode()
i len($s.encode('utf-8'))
s $y.decode()
## str.expandtabs
s $s.expandtabs($tiny)
## str.removeprefix
s $s1.removeprefix($pre1)
s $s1.removeprefix($w)
## str.removesuffix
s $s1.removesuffix($suf1)
## str.format
s '{} {}'.format($o, $i)
s '{}-{}'.format($w, $w)
s '{1}{0}'.format($w, $i)
s '{:>5}'.format($w)
s '{:.2f}'.format($f)
## str %
s '%s: %d' % ($w, $i)
s '%d%s' % ($i, $w)
s '%05d' % $i
s '%.1f' % $f
## f-string
s f'{$is}'
s f'{$is} {$is2}'
s f'{$ss1}: {$is2}'
s f'{$ss1}-{$ss2}'
s f'<{$ss1}>'
s f'{$fs:.2f}'
s f'{$fs:.1f}'
s f'{$is:03d}'
s f'{$is:>5}'
s f'{$ss1:<6}|'
s f'{$ss1:>8}'
s f'{$ss1!r}'
s f'{$ss1:^9}'
s f'{$is:,}'
s f'{$is:x}'
s f'{$is:b}'
s f'{$is}/{$is2} = {$is} items'
s f'{$is + 1}{$ss1.upper()}'
s f'{len($ss1)} chars'
## str +
s $s + $s
s $s + $c
s $c + $s
s $w + $s + $w
s $s1[$ixx1:] + $s1[:$ixx1]
s $s + str($i)
## str *
s $w * $tiny
s $c * $tiny
s $n * $c
s $c * len($s)
## str[]
c $s1[$ix1]
c $s1[$ix1]
c $s1[-1]
c $s1[0]
c $s1[len($s1) // 2]
c $s1[$ixx1]
## str[:]
s $s1[$ixx1:$ixx1]
s $s1[$ixx1:]
s $s1[:$ixx1]
s $s1[::-1]
s $s1[::2]
s $s1[1:]
s $s1[:-1]
s $s1[$ixx1:$ixx1:2]
s $s1[$ixx1::$step]
s $s1[-1:$ixx1:-1]
s $s1[len($s1) // 2:]
s $s1[:$n]
## in str
b $sub1 in $s1
b $c in $s
b $ch1 not in $s1
b $w not in $s
b $c in 'aeiou'
b $s1[$ix1] in 'aeiouAEIOU'
## str ==
b $s == $s
b $s1 == $s1[::-1]
b $s1 != $s1.lower()
b $s1[$ix1] == $ch1
b $c == $c
b $s < $s
b $w <= $w
b $w > $w
## len(str)
i len($s)
i len($s) - 1
b len($s) > $n
b len($s) % 2 == 0
## ord
i ord($c)
i ord($s1[$ix1])
i ord($c) - ord('a')
i ord($s1[$ix1]) - 97
## chr
c chr($ascii)
c chr(ord($c) + $tiny)
c chr(97 + $i % 26)
## int(str)
i int($digits)
i int($digits) + $i
i int($digits1[$ix1])
i int($bits, 2)
i int('1f', 16)
## float(str)
f float($digits)
f float('2.5') * $i
## str()
s str($i)
s str($o)
s str($f)
s str($li)
s str($i)[::-1]
## repr
s repr($s)
s repr($i)
## list(str)
ls list($s)
ls sorted($s)
ls sorted($s, reverse=True)
ls list(set($c))
## sorted join
s ''.join(sorted($s))
s ''.join(reversed($s))
s ''.join(sorted($s, reverse=True))
## set(str)
i len(set($s))
ls sorted(set($s))
b len(set($s1)) == len($s1)
## max str
c max($s)
c min($s)
s max($ls, key=len)
s min($ls)
s max($ls)
## str unpack
- @c1, *@ls2 = $s
- *@ls1, @c2 = $s
## str +=
- !s += $w
- !s += $c
- !s += $s
- !s += str($i)
## str *=
- !w *= 2
- !w *= 3
## str iteration
- @s1 = ''¶for #c1 in $s1:¶»if #c1 != $ch1:¶»»@s1 += #c1
- @i1 = 0¶for #c1 in $s1:¶»if #c1 in $sub1:¶»»@i1 += 1
- @ls1 = []¶for #c1 in $s:¶»@ls1.append(#c1)
- @s1 = ''¶for #c1 in $s:¶»@s1 = #c1 + @s1
- @i1 = 0¶for #c1 in $s:¶»if #c1.isdigit():¶»»@i1 += int(#c1)
- @s1 = ''¶for #c1 in $s:¶»if #c1.isupper():¶»»@s1 += #c1.lower()¶»else:¶»»@s1 += #c1.upper()
- @i1 = -1¶for #i1, #c1 in enumerate($s1):¶»if #c1 == $ch1:¶»»@i1 = #i1¶»»break
- @i1 = 0¶for #i1 in range(len($s1)):¶»if $s1[#i1] == $ch1:¶»»@i1 += #i1
- for #c1 in $s1:¶»print(#c1, end=$c)
"""
