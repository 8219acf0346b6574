r"""Parts of snippets: tests, conversions, steps of loops, changes and results; for the notation see table_snippets.py."""

TABLE = r"""
## char test
X.isalpha() ‖ X.isdigit() ‖ X.isupper() ‖ X.islower() ‖ X.isalnum() ‖ X.isspace() ‖ not X.isalpha() ‖ not X.isalnum()
X in 'aeiou' ‖ X not in 'aeiou' ‖ X.lower() in 'aeiou' ‖ X == $ch1 ‖ X != $ch1 ‖ X == $c ‖ X in $w ‖ X not in $w
X == ' ' ‖ X != ' ' ‖ X in ' ,.!?' ‖ X > 'm' ‖ X < $c ‖ ord(X) % 2 == 0 ‖ ord(X) > $ascii ‖ $s1.count(X) > 1
$s1.count(X) == 1 ‖ $s1.index(X) % 2 == 0 ‖ X.isdigit() or X == $c ‖ X.isalpha() and X != $ch1 ‖ 'a' <= X <= 'n'
X == X.upper()
## char map
X ‖ X ‖ X.upper() ‖ X.lower() ‖ X.swapcase() ‖ X * 2 ‖ X + X ‖ $c ‖ $c ‖ '*' ‖ '_' ‖ '' ‖ chr(ord(X) + 1)
chr(ord(X) - 1) ‖ X + $c ‖ $c + X ‖ X + X.upper() ‖ f'{X}{X}' ‖ f'[{X}]' ‖ str(ord(X)) ‖ str($s1.count(X))
## int test
X % 2 == 0 ‖ X % 2 == 1 ‖ X % 2 ‖ X > $i ‖ X < $i ‖ X >= $i ‖ X <= $i ‖ X == $i ‖ X != $i ‖ X > 0 ‖ X < 0
X % 3 == 0 ‖ X % $pos == 0 ‖ X in (1, 2, 3) ‖ 0 < X < 10 ‖ abs(X) > $i ‖ X > 0 and X % 2 == 0 ‖ X < $i or X > 50
X not in [0, 1] ‖ str(X)[0] == '1' ‖ len(str(X)) > 1
## int map
X ‖ X ‖ X * 2 ‖ X + $i ‖ X - $i ‖ X ** 2 ‖ X * X ‖ -X ‖ X // 2 ‖ X // $pos ‖ X % $pos ‖ X % 10 ‖ abs(X)
X * $pos + 1 ‖ max(X, $i) ‖ min(X, $i) ‖ X + 1 ‖ X - 1 ‖ X * $i
## word test
X.startswith($c) ‖ X.endswith($c) ‖ X.startswith($w) ‖ len(X) > $tiny ‖ len(X) < $pos ‖ len(X) == $tiny
len(X) % 2 == 0 ‖ X.isdigit() ‖ X.isalpha() ‖ X.isupper() ‖ X.islower() ‖ $c in X ‖ $c not in X ‖ X == X[::-1] ‖ X
X != '' ‖ X > $w ‖ X == $w ‖ X.lower() != X ‖ X.count($c) > 0 ‖ X[:1].isupper() ‖ not X.isalnum() ‖ X.istitle()
## word map
X ‖ X.upper() ‖ X.lower() ‖ X.capitalize() ‖ X.title() ‖ X[::-1] ‖ X[:1] ‖ X[-1:] ‖ X[1:] ‖ X[:2] ‖ X.strip()
X.replace($c, '') ‖ X.replace($c, $c) ‖ X + $c ‖ $c + X ‖ X * 2 ‖ X.zfill($pos) ‖ X.center($pos, '*') ‖ X.rjust($pos)
X.ljust($pos, $c) ‖ X.lstrip($c) ‖ X.rstrip($c) ‖ X.swapcase() ‖ f'{X}{len(X)}' ‖ f'<{X}>' ‖ X.split($c)[0]
X.partition($c)[2] ‖ ''.join(sorted(X))
## element test
<~e test X>
## i test
<int test X>
## w test
<word test X>
## i map
<int map X>
## w map
<word map X>
## string end
X ‖ X ‖ X ‖ X.strip() ‖ X[::-1] ‖ X.upper() ‖ X.lower() ‖ X + $c ‖ ''.join(sorted(X)) ‖ len(X) ‖ X[1:] ‖ X[:-1]
X.split() ‖ X.title() ‖ (X, len(X)) ‖ X == $s1 ‖ X.replace(' ', '') ‖ X.rstrip($c) ‖ X.count($ch1) ‖ list(X)
## words end
X ‖ X ‖ ''.join(X) ‖ ' '.join(X) ‖ '-'.join(X) ‖ ', '.join(X) ‖ $c.join(X) ‖ X[::-1] ‖ sorted(X)
sorted(X, key=len) ‖ len(X) ‖ X[-1] if X else '' ‖ tuple(X) ‖ ' '.join(X).strip() ‖ ''.join(reversed(X))
[len(#w9) for #w9 in X] ‖ X[:2]
## ints end
X ‖ X ‖ X ‖ sum(X) ‖ max(X, default=0) ‖ sorted(X) ‖ sorted(X, reverse=True) ‖ X[::-1] ‖ len(X)
X[-1] if X else -1 ‖ tuple(X) ‖ sorted(set(X)) ‖ X[1:] ‖ X[::2] ‖ (min(X), max(X)) if X else None
' '.join(map(str, X)) ‖ ''.join(str(#i9) for #i9 in X) ‖ [#i9 for #i9 in X if <int test #i9>]
## int end
X ‖ X ‖ X ‖ X + 1 ‖ str(X) ‖ X % 10 ‖ X > $i ‖ X == 0 ‖ -X ‖ [X] ‖ (X, $i) ‖ f'{X}' ‖ X if X > 0 else None
str(X).zfill(3) ‖ X * 2
## counts end
X ‖ X ‖ X ‖ list(X.items()) ‖ list(X.values()) ‖ list(X.keys()) ‖ sorted(X.items()) ‖ sorted(X)
max(X.values(), default=0) ‖ len(X) ‖ sum(X.values()) ‖ max(X, key=X.get) if X else None
sorted(X, key=lambda #k9: X[#k9]) ‖ sorted(X.items(), key=lambda #tp9: (-#tp9[1], #tp9[0]))
[#k9 for #k9, #v9 in X.items() if #v9 > 1] ‖ {#k9: #v9 for #k9, #v9 in X.items() if #v9 == 1}
{#v9: #k9 for #k9, #v9 in X.items()} ‖ ''.join(f'{#k9}{#v9}' for #k9, #v9 in X.items())
## dict end
X ‖ X ‖ X ‖ list(X.items()) ‖ list(X.keys()) ‖ list(X.values()) ‖ len(X) ‖ sorted(X) ‖ sorted(X.values())
X.get($~k) ‖ X.get($key1, $~v) ‖ max(X) if X else None ‖ (len(X), list(X)[:1])
[(#~v9, #~k9) for #~k9, #~v9 in X.items()] ‖ {#~v9: #~k9 for #~k9, #~v9 in X.items()} ‖ $~k in X
' '.join(str(#~k9) for #~k9 in X) ‖ X == {}
## list end
X ‖ X ‖ X ‖ len(X) ‖ X[::-1] ‖ sorted(X) ‖ X[-1] if X else None ‖ X[0] if X else $~e ‖ tuple(X) ‖ X[1:]
X.count($el1) ‖ X.index($el1) if $el1 in X else -1 ‖ $~e in X ‖ max(X, default=$~e) ‖ (X, len(X)) ‖ [len(X), X]
''.join(map(str, X)) ‖ ' '.join(str(#~e9) for #~e9 in X) ‖ list(enumerate(X))[:3] ‖ list(zip(X, X[1:])) ‖ set(X)
## string step
if <char test Y>:¶»X += <char map Y>¶else:¶»X += <char map Y> ‖ if <char test Y>:¶»X += <char map Y>
if <char test Y>:¶»X += <char map Y> ‖ X += <char map Y> if <char test Y> else <char map Y>
if <char test Y>:¶»X = Y + X¶else:¶»X += Y ‖ if <char test Y>:¶»continue¶X += <char map Y>
if Y not in X:¶»X += Y ‖ if <char test Y>:¶»break¶X += <char map Y>
if <char test Y>:¶»X += <char map Y>¶elif <char test Y>:¶»X += <char map Y>¶else:¶»X += Y
if len(X) % 2 == 0:¶»X += Y.upper()¶else:¶»X += Y.lower()
if <char test Y>:¶»if <char test Y>:¶»»X += <char map Y>¶»else:¶»»X += <char map Y>
X = <char map Y> + X ‖ X += <char map Y>¶if len(X) > $pos:¶»break
if Y in X:¶»X = X.replace(Y, '')¶else:¶»X += Y ‖ X = X[1:] + Y if <char test Y> else X + Y
## string step plain
if <char test Y>:¶»X += <char map Y>¶else:¶»X = Y + X ‖ if <char test Y>:¶»X += <char map Y> ‖ X += <char map Y>
## letters step
if <char test Y>:¶»X.append(<char map Y>) ‖ if <char test Y>:¶»X.append(<char map Y>)¶else:¶»X.append(<char map Y>)
if <char test Y>:¶»X.insert(0, Y)¶else:¶»X.append(Y) ‖ if Y not in X:¶»X.append(Y)
if X and X[-1] == Y:¶»X.pop()¶else:¶»X.append(Y) ‖ if <char test Y>:¶»X += [Y]¶elif X:¶»X[-1] += Y
if Y in X:¶»X.remove(Y)¶X.append(Y) ‖ X.append(<char map Y>)
## number step
if <char test Y>:¶»X += 1 ‖ if <char test Y>:¶»X += 1¶else:¶»X -= 1 ‖ if <char test Y>:¶»X += ord(Y)
if Y.isdigit():¶»X += int(Y) ‖ if Y.isdigit():¶»X = X * 10 + int(Y)
if <char test Y>:¶»X += 1¶elif <char test Y>:¶»X -= 1 ‖ if <char test Y>:¶»X = 0¶else:¶»X += 1
if Y == '(':¶»X += 1¶elif Y == ')':¶»X -= 1 ‖ X += $s1.count(Y)
## counts step
X[Y] = X.get(Y, 0) + 1 ‖ if Y in X:¶»X[Y] += 1¶else:¶»X[Y] = 1 ‖ if Y not in X:¶»X[Y] = 0¶X[Y] += 1
X.setdefault(Y, 0)¶X[Y] += 1 ‖ if <char test Y>:¶»X[Y] = X.get(Y, 0) + 1 ‖ X[Y] = $s1.count(Y) ‖ X[Y] = len(X)
if Y in X:¶»X.pop(Y)¶else:¶»X[Y] = len(X) ‖ try:¶»X[Y] += 1¶except KeyError:¶»X[Y] = 1
## ints step
if <int test Y>:¶»X.append(<int map Y>) ‖ if <int test Y>:¶»X.append(<int map Y>)¶else:¶»X.append(<int map Y>)
if <int test Y>:¶»X.insert(0, Y)¶else:¶»X.append(Y) ‖ if Y not in X:¶»X.append(Y)
if <int test Y>:¶»continue¶X.append(<int map Y>) ‖ if <int test Y>:¶»break¶X.append(<int map Y>)
if X and X[-1] > Y:¶»X.pop()¶X.append(Y) ‖ X.append(Y + X[-1] if X else Y) ‖ X += [Y] * (Y % 3)
if <int test Y>:¶»X.append(<int map Y>)¶elif <int test Y>:¶»X.insert(0, <int map Y>)
X.append(<int map Y>)¶if len(X) > $pos:¶»X.pop(0)
## sum step
X += Y ‖ if <int test Y>:¶»X += Y ‖ if <int test Y>:¶»X += <int map Y>¶else:¶»X -= <int map Y>
if Y > X:¶»X = Y ‖ X = max(X, <int map Y>) ‖ if <int test Y>:¶»X += 1 ‖ if <int test Y>:¶»continue¶X += <int map Y>
if <int test Y>:¶»break¶X += Y ‖ X = X * 2 + Y if <int test Y> else X ‖ X = abs(X - Y) ‖ X ^= Y
## sum step plain
X += Y ‖ if <int test Y>:¶»X += Y ‖ if Y > X:¶»X = Y ‖ if <int test Y>:¶»X += 1
## words step
if <word test Y>:¶»X.append(<word map Y>) ‖ if <word test Y>:¶»X.append(<word map Y>)¶else:¶»X.append(Y)
if Y not in X:¶»X.append(Y) ‖ if <word test Y>:¶»X.insert(0, Y)¶else:¶»X.append(Y)
if <word test Y>:¶»continue¶X.append(<word map Y>) ‖ X.append(<word map Y>) ‖ X += [<word map Y>, str(len(Y))]
if not X or len(Y) >= len(X[-1]):¶»X.append(Y) ‖ X.extend(Y.split($c))
## change string
X = X.replace($ch1, $c) ‖ X = X.replace($sub1, $w) ‖ X = X.replace($ch1, '') ‖ X = X.strip() ‖ X = X.strip($w)
X = X.lstrip($pre1) ‖ X = X.rstrip($suf1) ‖ X = X[::-1] ‖ X = X.upper() ‖ X = X.lower() ‖ X = X.swapcase()
X = X.title() ‖ X = X.capitalize() ‖ X = X[1:] ‖ X = X[:-1] ‖ X = X[1:-1] ‖ X = X[::2] ‖ X = X[$tiny:] + X[:$tiny]
X = X + $c ‖ X += $w ‖ X = $c + X ‖ X = ''.join(sorted(X)) ‖ X = ' '.join(X.split()) ‖ X = ''.join(X.split())
X = X.ljust(len(X) + $tiny, $c) ‖ X = X.rjust($pos, $c) ‖ X = X.center(len(X) + 4, '*') ‖ X = X.zfill($pos)
X = X.partition($ch1)[0] ‖ X = X.split($ch1)[-1] ‖ X = $c.join(X) ‖ X = $c.join(X.split($ch1)) ‖ X = X * 2
X = ''.join([#c9 for #c9 in X if <char test #c9>]) ‖ X = ''.join(<char map #c9> for #c9 in X)
X = ''.join(reversed(X)) ‖ if X.startswith($pre1):¶»X = X[1:] ‖ if X.endswith($suf1):¶»X = X[:-1]
if $w in X:¶»X = X.replace($w, '') ‖ if len(X) > $pos:¶»X = X[:$pos] ‖ if X.isdigit():¶»X = str(int(X) + 1)
if $ch1 in X:¶»X = X.replace($ch1, $c, 1)¶else:¶»X += $c ‖ if X.islower():¶»X = X.upper()
while X and X[0] == $c:¶»X = X[1:] ‖ X = X.removeprefix($pre1) ‖ X = X.removesuffix($suf1) ‖ X = X.expandtabs(4)
X = X.casefold() ‖ X = X.translate(str.maketrans($ch1, $c)) ‖ for #c9 in $w:¶»X = X.replace(#c9, $c)
## change list
X.append($~e) ‖ X.insert($tiny, $~e) ‖ X.insert(0, $~e) ‖ X.insert(-1, $~e) ‖ X.reverse() ‖ X.sort()
X.sort(reverse=True) ‖ if X:¶»X.pop(0) ‖ if X:¶»X.pop() ‖ if len(X) > 2:¶»X.pop(1) ‖ X = X[1:] ‖ X = X[:-1]
X = X[::-1] ‖ X = X[::2] ‖ X = X[$tiny:] + X[:$tiny] ‖ X += [$~e] ‖ X.extend(X[:2]) ‖ X.extend([$~e, $~e])
X = X * 2 ‖ if $el1 in X:¶»X.remove($el1) ‖ if $~e not in X:¶»X.append($~e) ‖ while $~e in X:¶»X.remove($~e)
if len(X) > 1:¶»X[0], X[-1] = X[-1], X[0] ‖ if X:¶»X[0] = $~e ‖ X[-1:] = [$~e, $~e] ‖ X[1:2] = [] ‖ del X[:1]
X = [#~e9 for #~e9 in X if <~e test #~e9>] ‖ X = [<~e map #~e9> for #~e9 in X] ‖ X = sorted(X)
X = sorted(X, key=lambda #~e9: str(#~e9)[-1:]) ‖ X = list(set(X)) ‖ X = sorted(set(X)) ‖ X = list(reversed(X))
X = list(filter(None, X)) ‖ X = list(dict.fromkeys(X)) ‖ try:¶»X.remove($~e)¶except ValueError:¶»pass
try:¶»X.pop($tiny)¶except IndexError:¶»X.append($~e) ‖ if X.count($el1) > 1:¶»X.remove($el1)
for #i9 in range(len(X) // 2):¶»X[#i9], X[-#i9 - 1] = X[-#i9 - 1], X[#i9]
## change dict
X[$~k] = $~v ‖ X[$~k] = $~v ‖ X[$key1] = $~v ‖ X.pop($key1) ‖ X.pop($~k, None) ‖ X.update({$~k: $~v})
X.setdefault($~k, $~v) ‖ X.setdefault($key1, $~v) ‖ if $~k in X:¶»del X[$~k] ‖ if $~k not in X:¶»X[$~k] = $~v
if $~k in X:¶»X[$~k] = $~v¶else:¶»X[$~k] = X.get($key1) ‖ X = dict(sorted(X.items())) ‖ X |= {$~k: $~v}
X = {#~k9: #~v9 for #~k9, #~v9 in X.items() if <~v test #~v9>}
X = {#~k9: #~v9 for #~k9, #~v9 in X.items() if <~k test #~k9>}
X = {#~k9: <~v map #~v9> for #~k9, #~v9 in X.items()} ‖ X = {<~k map #~k9>: #~v9 for #~k9, #~v9 in X.items()}
X = dict(sorted(X.items(), key=lambda #tp9: #tp9[1], reverse=True))
for #~k9 in list(X):¶»if <~k test #~k9>:¶»»del X[#~k9] ‖ for #~k9, #~v9 in X.items():¶»X[#~k9] = <~v map #~v9>
for #~k9, #~v9 in list(X.items()):¶»if <~v test #~v9>:¶»»X.pop(#~k9)
while len(X) > $tiny:¶»X.popitem() ‖ try:¶»del X[$~k]¶except KeyError:¶»X[$~k] = $~v ‖ if X:¶»X.popitem()
## change ints
X.append($i) ‖ X.insert($tiny, $i) ‖ X.sort() ‖ X.reverse() ‖ X = X[1:] ‖ X = X[::-1] ‖ X = sorted(set(X))
X = [<int map #i9> for #i9 in X] ‖ X = [#i9 for #i9 in X if <int test #i9>] ‖ X.extend(X[:2]) ‖ if X:¶»X.pop(0)
## change words
X.append($w) ‖ X.insert(0, $w) ‖ X.sort() ‖ X.sort(key=len) ‖ X.reverse() ‖ X = X[1:] ‖ X += X[:1]
X = [<word map #w9> for #w9 in X] ‖ X = [#w9 for #w9 in X if <word test #w9>] ‖ X = list(dict.fromkeys(X))
## early
if not $s1:¶»return $s1 ‖ if not $s1:¶»return '' ‖ if len($s1) < 2:¶»return $s1
if $s1.isdigit():¶»return int($s1) ‖ if $ch1 not in $s1:¶»return -1 ‖ if $s1 == $s1[::-1]:¶»return True
if $s1.isspace():¶»return 'empty' ‖ if $s1.islower():¶»return $s1.upper()
if $s1.count($ch1) > $tiny:¶»return $s1.replace($ch1, '')
## early list
if not $~l1:¶»return [] ‖ if not $~l1:¶»return $~l1 ‖ if len($~l1) < 2:¶»return $~l1 ‖ if $~e not in $~l1:¶»return -1
if len($~l1) > $pos:¶»return $~l1[:3] ‖ if $~l1 == sorted($~l1):¶»return $~l1[::-1]
## prepare
$s1 = $s1.lower() ‖ $s1 = $s1.strip() ‖ $s1 = $s1.upper() ‖ $s1 = $s1.replace(' ', '') ‖ $s1 = $s1[::-1]
## each char
for #c1 in $s1: ‖ for #c1 in $s1: ‖ for #c1 in $s1: ‖ for #c1 in $s1[::-1]: ‖ for #c1 in reversed($s1):
for #c1 in sorted($s1): ‖ for #c1 in $s1.lower(): ‖ for #c1 in $s1[1:]: ‖ for #c1 in list($s1): ‖ for #c1 in set($s1):
## each int
for #i1 in $li1: ‖ for #i1 in $li1: ‖ for #i1 in $li1: ‖ for #i1 in $li1[::-1]: ‖ for #i1 in sorted($li1):
for #i1 in reversed($li1): ‖ for #i1 in $li1[1:]: ‖ for #i1 in set($li1): ‖ for #i1 in range($n % 9):
for #i1 in range(1, $pos + 1): ‖ for #i1 in range($pos, 0, -1): ‖ for #i1 in range(0, $pos, 2):
## each word
for #w1 in $ls1: ‖ for #w1 in $ls1: ‖ for #w1 in sorted($ls1): ‖ for #w1 in $ls1[::-1]: ‖ for #w1 in $s1.split():
for #w1 in $s1.split(): ‖ for #w1 in $s1.split($c): ‖ for #w1 in sorted($s1.split(), key=len):
## chunk
X ‖ X + $c ‖ X[::-1] ‖ X.upper()
## pair end
False ‖ @i1 ‖ $s1[@i1:@i2 + 1] ‖ (@i1, @i2)
## shorter
X[1:] ‖ X[:-1] ‖ X[1:-1] ‖ X[2:]
## length end
Y + str(X) ‖ X - len(Y) ‖ Y.center(X, $c) ‖ Y.zfill(X) ‖ Y.ljust(X + 2, '.') ‖ len(Y) == X ‖ [X, len(Y)]
## parts end
Y + X ‖ [X, Y] ‖ (Y, X) ‖ X or Y ‖ Y if Y else X ‖ X.upper() + Y.lower() ‖ f'{X}|{Y}' ‖ len(X) - len(Y)
X.strip() + Y.strip()
## sort key
len(X) ‖ (len(X), X) ‖ X[::-1] ‖ X.lower() ‖ -len(X) ‖ X[-1:] ‖ X.count($c) ‖ (X.isupper(), X)
## int key
-X ‖ abs(X) ‖ X % 10 ‖ (X % 2, X) ‖ str(X) ‖ (X > $i, X)
## zip pick
max(X, Y) ‖ min(X, Y) ‖ X + Y ‖ X if X == Y else $c ‖ X if X <cmp> Y else Y ‖ Y + X.upper()
## row step
X.append(sum(Y)) ‖ X.append(len(Y)) ‖ X.extend(Y) ‖ X.append(max(Y, default=0)) ‖ X.append(Y[0] if Y else $i)
if len(Y) > 1:¶»X.append(Y[1]) ‖ X.extend(Y[::-1])
## row key
len ‖ sum ‖ lambda #li9: #li9[-1:] ‖ lambda #li9: -len(#li9)
## set op
& ‖ | ‖ - ‖ ^
## pop place
() ‖ (0) ‖ ()
"""
