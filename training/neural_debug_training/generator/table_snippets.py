r"""Grammar of snippets: short functions, each one idea, in the manner of small exercises.

A rule is `## name` and its alternatives, one a line or between `‖`. `<name A;B>` in an alternative stands for one of that
rule's alternatives, with A and B in place of `X` and `Y`; the rest is the notation of templates.py. `~l ~e ~d ~k ~v` are the
same types in a whole snippet. Held expressions: `$..1` is the main argument, `$..2` is a second one. The parts of snippets are
in table_snippet_parts.py.
"""

TABLE = r"""
## snippet
<small> ‖ <small> ‖ <large> ‖ <large> ‖ <large>
## large
<change string $s1>¶@s1 = ''¶<each char>¶»<string step @s1;#c1>¶return <string end @s1>
<change string $s1>¶<change string $s1>¶@s1 = ''¶<each char>¶»<string step @s1;#c1>¶return <string end @s1>
@s1 = ''¶<each char>¶»<string step @s1;#c1>¶<change string @s1>¶return <string end @s1>
@s1 = ''¶@i2 = 0¶<each char>¶»<number step @i2;#c1>¶»<string step @s1;#c1>¶if <int test @i2>:¶»return @s1¶return <string end @s1>
@s1, @s2 = '', ''¶<each char>¶»if <char test #c1>:¶»»@s1 += <char map #c1>¶»elif <char test #c1>:¶»»@s2 += <char map #c1>¶»else:¶»»@s1 = #c1 + @s1¶return @s1 + @s2
@s1 = ''¶@ls2 = []¶<each char>¶»if <char test #c1>:¶»»@s1 += <char map #c1>¶»elif @s1:¶»»@ls2.append(@s1)¶»»@s1 = ''¶if @s1:¶»@ls2.append(@s1)¶return <words end @ls2>
@dsi1 = {}¶<each char>¶»<counts step @dsi1;#c1>¶@s1 = ''¶for #k1, #v1 in @dsi1.items():¶»if <int test #v1>:¶»»@s1 += #k1 * 2¶»else:¶»»@s1 = #k1 + @s1¶return <string end @s1>
@dsi1 = {}¶<each word>¶»<counts step @dsi1;#w1>¶@ls1 = sorted(@dsi1.items(), key=lambda #tp1: (-#tp1[1], #tp1[0]))¶return [#k1 for #k1, #v1 in @ls1]
@dsi1 = {}¶<each char>¶»<counts step @dsi1;#c1>¶@li1 = list(@dsi1.values())¶<change ints @li1>¶return <ints end @li1>
@ls1 = $s1.split($ch1)¶@s2 = ''¶for #i1, #w1 in enumerate(@ls1):¶»if <int test #i1>:¶»»@s2 += <word map #w1>¶»else:¶»»@s2 += #w1[::-1] + $c¶return <string end @s2>
@ls1 = $s1.split()¶@ls2 = []¶for #w1 in @ls1:¶»if not #w1:¶»»continue¶»<words step @ls2;#w1>¶return <words end @ls2>
@ls1 = []¶@i2 = 0¶<each word>¶»<words step @ls1;#w1>¶»@i2 += len(#w1)¶»if @i2 > $n:¶»»break¶return <words end @ls1>
@s1 = ''¶@i2 = 0¶while @i2 < len($s1):¶»if <char test $s1[@i2]>:¶»»@s1 += <char map $s1[@i2]>¶»»@i2 += 1¶»else:¶»»@s1 = $s1[@i2] + @s1¶»@i2 += 1¶return <string end @s1>
@s1 = ''¶@i2 = 1¶for #i1 in range(1, len($s1) + 1):¶»if #i1 < len($s1) and $s1[#i1] == $s1[#i1 - 1]:¶»»@i2 += 1¶»else:¶»»@s1 += $s1[#i1 - 1] + str(@i2)¶»»@i2 = 1¶return <string end @s1>
@i1 = 0¶for #i1 in range(len($s1)):¶»for #i2 in range(#i1 + 1, len($s1)):¶»»if $s1[#i1] <cmp> $s1[#i2]:¶»»»@i1 += 1¶return <int end @i1>
@ls1 = list($s1)¶@ls2 = []¶while @ls1:¶»@c3 = @ls1.pop<pop place>¶»<letters step @ls2;@c3>¶return <words end @ls2>
@ls1 = list($s1)¶for #i1 in range(0, len(@ls1) - 1, 2):¶»@ls1[#i1], @ls1[#i1 + 1] = @ls1[#i1 + 1], @ls1[#i1]¶return ''.join(@ls1)
@ls1 = list($s1)¶for #c1 in $s2:¶»if #c1 in @ls1:¶»»@ls1.remove(#c1)¶»else:¶»»@ls1.append(#c1)¶return <words end @ls1>
@s1 = $s1¶for #i1 in range($tiny):¶»<change string @s1>¶»if <word test @s1>:¶»»@s1 += $c¶return <string end @s1>
@i1 = 0¶for #i1, #c1 in enumerate($s1):¶»if <char test #c1>:¶»»if <int test #i1>:¶»»»@i1 += #i1¶»»else:¶»»»@i1 -= 1¶return <int end @i1>
@b1 = False¶@s2 = ''¶<each char>¶»if #c1 == $ch1:¶»»@b1 = not @b1¶»elif @b1:¶»»@s2 += <char map #c1>¶»else:¶»»@s2 += #c1¶return <string end @s2>
@s1 = ''¶@s2 = $c¶<each char>¶»if #c1 != @s2:¶»»@s1 += #c1¶»@s2 = #c1¶return <string end @s1>
@i1, @i2 = 0, len($s1) - 1¶@s1 = ''¶while @i1 <= @i2:¶»@s1 += $s1[@i1]¶»if @i1 != @i2:¶»»@s1 += $s1[@i2]¶»@i1 += 1¶»@i2 -= 1¶return <string end @s1>
@i1 = $s1.find($ch1)¶@i2 = $s1.rfind($ch1)¶if @i1 == @i2:¶»return <string end $s1>¶@s1 = $s1[@i1 + 1:@i2]¶<change string @s1>¶return $s1[:@i1] + @s1
@i1 = -1¶try:¶»@i1 = $s1.index($w)¶»<change string $s1>¶except ValueError:¶»@i1 = len($s1)¶return @i1, <string end $s1>
@ls1 = []¶for #w1 in $s1.split($ch1):¶»try:¶»»@ls1.append(int(#w1))¶»except ValueError:¶»»@ls1.append(<word map #w1>)¶return @ls1
@i1 = 0¶for #w1 in $ls1:¶»try:¶»»@i1 += int(#w1)¶»except ValueError:¶»»@i1 -= 1¶»finally:¶»»@i1 *= 2¶return <int end @i1>
@s1 = ''¶for #i1, (#c1, #c2) in enumerate(zip($s1, $s2)):¶»if <int test #i1>:¶»»@s1 += #c1¶»else:¶»»@s1 += <zip pick #c1;#c2>¶return <string end @s1>
@ls1 = [<word map #w1> for #w1 in $ls1]¶@ls2 = []¶for #w2 in @ls1:¶»if <word test #w2>:¶»»@ls2.append(#w2)¶<change words @ls2>¶return <words end @ls2>
for #i1, #w1 in enumerate($ls1):¶»if <word test #w1>:¶»»$ls1[#i1] = <word map #w1>¶»elif <word test #w1>:¶»»$ls1[#i1] = #w1 * 2¶return <words end $ls1>
@dsl1 = {}¶<each word>¶»@c2 = #w1[:1]¶»if @c2 not in @dsl1:¶»»@dsl1[@c2] = []¶»@dsl1[@c2].append(<word map #w1>)¶return @dsl1
@dsi1 = {#w1: len(#w1) for #w1 in $ls1}¶@s2 = max(@dsi1, key=@dsi1.get) if @dsi1 else ''¶<change string @s2>¶return @s2
@li1 = []¶<each int>¶»<ints step @li1;#i1>¶@i2 = 0¶for #i3 in @li1:¶»<sum step plain @i2;#i3>¶return @li1, @i2
<change ints $li1>¶@li1 = []¶<each int>¶»<ints step @li1;#i1>¶return <ints end @li1>
@i1 = 0¶@li2 = []¶<each int>¶»@i1 += #i1¶»if <int test @i1>:¶»»@li2.append(@i1)¶»»@i1 = 0¶return <ints end @li2>
@i1 = $i¶for #i1, #i2 in enumerate($li1):¶»if <int test #i1>:¶»»@i1 += <int map #i2>¶»elif <int test #i2>:¶»»@i1 -= #i2¶return <int end @i1>
@i1, @i2 = 0, 0¶while @i1 < len($li1) and @i2 <= $i:¶»@i2 += $li1[@i1]¶»@i1 += 1¶return @i1, @i2
@i1 = 0¶@i2 = len($li1)¶while @i1 < @i2:¶»if <int test $li1[@i1]>:¶»»$li1.append($li1.pop(@i1))¶»»@i2 -= 1¶»else:¶»»@i1 += 1¶return $li1
@i1, @i2 = 0, len($li1) - 1¶while @i1 < @i2:¶»@i3 = $li1[@i1] + $li1[@i2]¶»if @i3 == $i2:¶»»return [@i1, @i2]¶»elif @i3 < $i2:¶»»@i1 += 1¶»else:¶»»@i2 -= 1¶return []
@i1 = @i2 = 0¶for #i1 in $li1:¶»@i1 = @i1 + 1 if <int test #i1> else 0¶»@i2 = max(@i2, @i1)¶return @i2
for #i1 in range(len($li1)):¶»for #i2 in range(len($li1) - 1 - #i1):¶»»if $li1[#i2] <cmp> $li1[#i2 + 1]:¶»»»$li1[#i2], $li1[#i2 + 1] = $li1[#i2 + 1], $li1[#i2]¶return $li1
@ll1 = []¶for #i1 in range(0, len($li1), $two):¶»@li2 = $li1[#i1:#i1 + $two]¶»if <int test @li2[0]>:¶»»@ll1.append(@li2)¶return @ll1
@ll1 = [[]]¶<each int>¶»if <int test #i1>:¶»»@ll1.append([])¶»@ll1[-1].append(<int map #i1>)¶return [#li1 for #li1 in @ll1 if #li1]
@dii1 = {}¶<each int>¶»if <int test #i1>:¶»»@dii1[#i1] = @dii1.get(#i1, 0) + 1¶»else:¶»»@dii1.pop(#i1 - 1, None)¶return <counts end @dii1>
@si1 = set()¶@li2 = []¶<each int>¶»if #i1 in @si1:¶»»@li2.append(#i1)¶»@si1.add(<int map #i1>)¶return sorted(@si1), @li2
@~l1 = []¶for #~e1 in $~l1:¶»if #~e1 in $~l2 and #~e1 not in @~l1:¶»»@~l1.append(#~e1)¶<change list @~l1>¶return <list end $~l2>, @~l1
@~l1 = $~l1.copy()¶while @~l1 and <~e test @~l1[-1]>:¶»@~l1.pop()¶<change list $~l1>¶return @~l1, <list end $~l1>
@~l1 = []¶while $~l1:¶»@~l1.append($~l1.pop<pop place>)¶»if len(@~l1) > $tiny:¶»»break¶return @~l1 + $~l1
for #i1 in range($tiny):¶»<change list $~l1>¶return <list end $~l1>
<change list $~l1>¶if <~e test $~e2>:¶»<change list $~l1>¶else:¶»<change list $~l1>¶return <list end $~l1>
<change list $~l1>¶@i1 = len($~l1)¶<change list $~l1>¶return [@i1, <list end $~l1>]
@~d1 = {}¶for #~k1, #~v1 in $~d1.items():¶»if <~k test #~k1>:¶»»@~d1[#~k1] = <~v map #~v1>¶»elif <~v test #~v1>:¶»»@~d1[<~k map #~k1>] = #~v1¶return <dict end @~d1>
<change dict $~d1>¶for #~k1 in list($~d1):¶»if <~k test #~k1>:¶»»$~d1[#~k1] = <~v map $~d1[#~k1]>¶<change dict $~d1>¶return <dict end $~d1>
@~d1 = {**$~d1}¶for #~k1, #~v1 in $~d2.items():¶»if #~k1 in @~d1:¶»»@~d1[#~k1] = #~v1¶»else:¶»»@~d1.setdefault(#~k1, $~v)¶return <dict end @~d1>
@s1 = ''¶while $~d1:¶»#~k1, #~v1 = $~d1.popitem()¶»@s1 += f'{#~k1}{#~v1}'¶»if len(@s1) > $pos:¶»»break¶return @s1, len($~d1)
@i1, @ls2 = 0, []¶for #k1, #v1 in sorted($dsi1.items(), key=lambda #tp1: #tp1[1]):¶»if <int test #v1>:¶»»@ls2.append(#k1)¶»»@i1 += #v1¶return @ls2, @i1
@ls1 = []¶for #k1, #v1 in $dsi1.items():¶»if <int test #v1>:¶»»@ls1.append(<word map #k1>)¶»else:¶»»@ls1.insert(0, str(#v1))¶return <words end @ls1>
for #w1 in $ls2:¶»if #w1 not in $dsi1:¶»»$dsi1[#w1] = 0¶»$dsi1[#w1] += len(#w1)¶return <counts end $dsi1>
@dsi1 = {}¶for #k1, #v1 in $dsl1.items():¶»for #i2 in #v1:¶»»@dsi1[#k1] = @dsi1.get(#k1, 0) + <int map #i2>¶return <counts end @dsi1>
@dsl1 = {}¶for #k1, #v1 in $dsi1.items():¶»@dsl1.setdefault(#v1 % 3, []).append(#k1)¶return @dsl1
@o1 = {}¶for #w1, #i1 in $lp1:¶»@o1.setdefault(#w1, {'n': 0, 'sum': 0})¶»@o1[#w1]['n'] += 1¶»@o1[#w1]['sum'] += #i1¶return @o1
@li1 = []¶for #li1 in $ll1:¶»@i2 = 0¶»for #i3 in #li1:¶»»<sum step plain @i2;#i3>¶»@li1.append(@i2)¶return <ints end @li1>
for #i1 in range(len($ll1)):¶»for #i2 in range(len($ll1[#i1])):¶»»if <int test $ll1[#i1][#i2]>:¶»»»$ll1[#i1][#i2] = <int map #i2>¶return $ll1
@li1 = []¶for #i1, #li1 in enumerate($ll1):¶»if not #li1:¶»»continue¶»@li1.append(#li1[#i1 % len(#li1)])¶return <ints end @li1>
@i1 = $n1¶@li2 = []¶while @i1 > 0:¶»@i3 = @i1 % 10¶»@i1 //= 10¶»<ints step @li2;@i3>¶return <ints end @li2>
@i1 = 1¶@li2 = []¶while @i1 < $n1 % 200:¶»@i1 = @i1 * 2 + $tiny¶»@li2.append(<int map @i1>)¶return <ints end @li2>
@li1 = [$i1, $i2]¶for #i1 in range($tiny + 1):¶»@li1.append(@li1[-1] <op> @li1[-2])¶return <ints end @li1>
@i1 = 0¶for #i1 in range(1, $pos + 1):¶»if $n1 % #i1 == 0:¶»»@i1 += <int map #i1>¶»elif <int test #i1>:¶»»@i1 -= 1¶return <int end @i1>
@s1 = ''¶for #i1 in range($pos):¶»if #i1 % 3 == 0:¶»»@s1 += str(#i1)¶»else:¶»»@s1 += $w[:1]¶return <string end @s1>
## small
@s1 = ''¶<each char>¶»<string step @s1;#c1>¶return <string end @s1>
@s1 = ''¶<each char>¶»<string step @s1;#c1>¶return <string end @s1>
<prepare>¶@s1 = ''¶<each char>¶»<string step @s1;#c1>¶return <string end @s1>
<early>¶@s1 = ''¶<each char>¶»<string step @s1;#c1>¶return <string end @s1>
@s1 = $s1[:1]¶for #c1 in $s1[1:]:¶»<string step @s1;#c1>¶return <string end @s1>
<each char>¶»if <char test #c1>:¶»»return <char map #c1>¶return $c
@ls1 = []¶<each char>¶»<letters step @ls1;#c1>¶return <words end @ls1>
<prepare>¶@ls1 = []¶<each char>¶»<letters step @ls1;#c1>¶@ls1.reverse()¶return <words end @ls1>
@i1 = 0¶<each char>¶»<number step @i1;#c1>¶return <int end @i1>
@i1 = 0¶@i2 = 0¶<each char>¶»<number step @i1;#c1>¶»<number step @i2;#c1>¶return (@i1, @i2)
@i1 = 0¶@s2 = ''¶<each char>¶»<number step @i1;#c1>¶»<string step @s2;#c1>¶return @s2 + str(@i1)
@dsi1 = {}¶<each char>¶»<counts step @dsi1;#c1>¶return <counts end @dsi1>
@dsi1 = dict()¶<each char>¶»<counts step @dsi1;#c1>¶for #k1, #v1 in @dsi1.items():¶»if #v1 <cmp> $tiny:¶»»return #k1¶return $c
@dsi1 = {}¶<each word>¶»<counts step @dsi1;#w1>¶return <counts end @dsi1>
@dsi1 = {#c1: 0 for #c1 in $s1}¶for #c2 in $s1:¶»@dsi1[#c2] += 1¶@ls2 = [#k1 for #k1, #v1 in @dsi1.items() if #v1 <cmp> 1]¶return <words end @ls2>
for #i1, #c1 in enumerate($s1):¶»if <char test #c1>:¶»»return #i1¶return -1
@li1 = []¶for #i1, #c1 in enumerate($s1):¶»if <char test #c1>:¶»»@li1.append(#i1)¶return <ints end @li1>
@s1 = ''¶for #i1, #c1 in enumerate($s1):¶»if <int test #i1>:¶»»@s1 += <char map #c1>¶»else:¶»»@s1 += <char map #c1>¶return <string end @s1>
@ls1 = list($s1)¶for #i1, #c1 in enumerate(@ls1):¶»if <char test #c1>:¶»»@ls1[#i1] = <char map #c1>¶return <words end @ls1>
@ls1 = list($s1)¶for #i1 in range(len(@ls1)):¶»if <int test #i1>:¶»»@ls1[#i1] = <char map @ls1[#i1]>¶return <words end @ls1>
@s1 = ''¶for #i1 in range(len($s1)):¶»<string step @s1;$s1[#i1]>¶return <string end @s1>
@s1 = ''¶for #i1 in range(len($s1) - 1, -1, -1):¶»<string step @s1;$s1[#i1]>¶return <string end @s1>
@s1 = ''¶for #i1 in range(0, len($s1), $two):¶»@s1 += <chunk $s1[#i1:#i1 + $two]>¶return <string end @s1>
@ls1 = []¶for #i1 in range(0, len($s1), $two):¶»@ls1.append(<word map $s1[#i1:#i1 + $two]>)¶return <words end @ls1>
@i1 = 0¶for #i1 in range(1, len($s1)):¶»if $s1[#i1] <cmp> $s1[#i1 - 1]:¶»»@i1 += 1¶return <int end @i1>
@s1 = ''¶@i2 = 0¶while @i2 < len($s1):¶»<string step plain @s1;$s1[@i2]>¶»@i2 += $two¶return <string end @s1>
@i1 = 0¶while @i1 < len($s1) and <char test $s1[@i1]>:¶»@i1 += 1¶return $s1[@i1:]
@i1 = len($s1) - 1¶while @i1 >= 0 and <char test $s1[@i1]>:¶»@i1 -= 1¶return $s1[:@i1 + 1]
@i1, @i2 = 0, len($s1) - 1¶while @i1 < @i2:¶»if $s1[@i1] != $s1[@i2]:¶»»return <pair end>¶»@i1 += 1¶»@i2 -= 1¶return True
@li1 = []¶@i2 = $s1.find($ch1)¶while @i2 != -1:¶»@li1.append(@i2)¶»@i2 = $s1.find($ch1, @i2 + 1)¶return <ints end @li1>
while $w2 in $s1:¶»$s1 = $s1.replace($w2, '', 1)¶return <string end $s1>
while len($s1) > $pos:¶»$s1 = <shorter $s1>¶return <string end $s1>
<change string $s1>¶<change string $s1>¶return <string end $s1>
<change string $s1>¶<change string $s1>¶<change string $s1>¶return <string end $s1>
<early>¶<change string $s1>¶<change string $s1>¶return <string end $s1>
@s1 = $s1¶<change string @s1>¶<change string @s1>¶return @s1 == $s1
@s1 = $s1¶<change string @s1>¶<change string $s1>¶return @s1 + $s1
@i1 = len($s1)¶<change string $s1>¶return <length end @i1;$s1>
@s1, @s2 = $s1[:$tiny], $s1[$tiny:]¶<change string @s1>¶<change string @s2>¶return @s2 + @s1
@s1, @s2, @s3 = $s1.partition($ch1)¶return <parts end @s1;@s3>
@s1, @s2, @s3 = $s1.rpartition($ch1)¶<change string @s1>¶return <parts end @s1;@s3>
@i1 = $s1.find($sub1)¶if @i1 == -1:¶»return <string end $s1>¶return $s1[:@i1] + $w + $s1[@i1 + 1:]
@i1 = $s1.rfind($ch1)¶@li2 = []¶while @i1 > 0:¶»@li2.append(@i1)¶»@i1 = $s1.rfind($ch1, 0, @i1)¶return <ints end @li2>
@i1 = $s1.index($ch1)¶return $s1[@i1:] + <word map $s1[:@i1]>
try:¶»@i1 = $s1.index($c)¶except ValueError:¶»return <string end $s1>¶return $s1[@i1:]
try:¶»return int($s1)¶except ValueError:¶»return <string end $s1>
if $s1.isnumeric():¶»return int($s1) + 1¶elif $s1.isalpha():¶»return $s1.upper()¶else:¶»return <string end $s1>
if <word test $s1>:¶»<change string $s1>¶elif <word test $s1>:¶»<change string $s1>¶else:¶»<change string $s1>¶return $s1
if <word test $s1> and <word test $s1>:¶»return <string end $s1>¶return <string end $s1>
@ls1 = $s1.split()¶@ls2 = [<word map #w1> for #w1 in @ls1 if <word test #w1>]¶return <words end @ls2>
@ls1 = $s1.split($ch1)¶@ls1 = [<word map #w1> for #w1 in @ls1]¶return $c.join(@ls1)
@ls1 = $s1.split($ch1)¶@ls1.reverse()¶return <words end @ls1>
@ls1 = $s1.split(' ')¶for #i1, #w1 in enumerate(@ls1):¶»if <word test #w1>:¶»»@ls1[#i1] = <word map #w1>¶return ' '.join(@ls1)
@ls1 = $s1.splitlines()¶return <words end @ls1>
@ls1 = $s1.rsplit($ch1, 1)¶if len(@ls1) == 2:¶»return @ls1[1] + @ls1[0]¶return <words end @ls1>
@ls1 = []¶<each word>¶»<words step @ls1;#w1>¶return <words end @ls1>
@s1 = ''¶<each word>¶»if <word test #w1>:¶»»@s1 += <word map #w1> + ' '¶return @s1.strip()
@i1 = 0¶<each word>¶»if <word test #w1>:¶»»@i1 += len(#w1)¶return <int end @i1>
@s1 = ''¶<each word>¶»if len(#w1) > len(@s1):¶»»@s1 = #w1¶return <string end @s1>
@dis1 = {}¶<each word>¶»@dis1[len(#w1)] = <word map #w1>¶return @dis1
@dsl1 = {}¶<each word>¶»@dsl1.setdefault(len(#w1), []).append(#w1)¶return @dsl1
return sorted($ls1, key=lambda #w1: <sort key #w1>)
$ls1.sort(key=lambda #w1: <sort key #w1>)¶return <words end $ls1>
return ''.join(<char map #c1> for #c1 in $s1 if <char test #c1>)
return [<char map #c1> for #c1 in $s1 if <char test #c1>]
return sum(1 for #c1 in $s1 if <char test #c1>)
@b1 = any(<char test #c1> for #c1 in $s1)¶return @b1, <string end $s1>
return all(<char test #c1> for #c1 in $s1)
@ss1 = set($s1)¶return ''.join(sorted(@ss1)) + str(len(@ss1))
return ''.join(#c1 + #c2 for #c1, #c2 in zip($s1, <word map $s1>))
@i1 = 0¶for #c1, #c2 in zip($s1, $s2):¶»if #c1 <cmp> #c2:¶»»@i1 += 1¶return <int end @i1>
@s1 = ''¶for #c1, #c2 in zip($s1, $s2):¶»@s1 += <zip pick #c1;#c2>¶return <string end @s1>
@s1 = ''¶for #c1 in $s1:¶»if #c1 in $s2:¶»»@s1 += #c1¶»»$s2 = $s2.replace(#c1, '', 1)¶return @s1 + $s2
for #c1 in $w2:¶»$s1 = $s1.replace(#c1, $c)¶return <string end $s1>
if $s1.startswith($w2):¶»$s1 = $s1[len($w2):]¶if $s1.endswith($w2):¶»$s1 = $s1[:-len($w2)]¶return $s1
@i1 = $s1.count($w2)¶return $s1.replace($w2, '', @i1 - 1) if @i1 > 1 else <string end $s1>
@i1 = len($s1) - len($s2)¶if @i1 > 0:¶»return $s1 + $c * @i1¶return $s2[:len($s1)]
return f'{$s1}: {len($s1)}' if <word test $s1> else f'{$s1!r}'
return $s1.rjust($n2 % 20, $c) + $s1.ljust($n2 % 10)
return f'{$s1:>{$n2 % 15}}|{$i}'
return '{}-{}'.format(<word map $s1>, $i)
@dss1 = {'a': 'e', 'e': 'i', 'i': 'o', 'o': 'u', 'u': 'a'}¶return ''.join(@dss1.get(#c1, #c1) for #c1 in $s1)
@dss1 = dict(zip($s1, <word map $s1>))¶return @dss1
@s1 = $c¶for #i1 in range($pos):¶»@s1 += @s1[-1] + str(#i1)¶return <string end @s1>
@li1 = []¶<each int>¶»<ints step @li1;#i1>¶return <ints end @li1>
@li1 = []¶<each int>¶»<ints step @li1;#i1>¶@li1.sort()¶return <ints end @li1>
@i1 = $i¶<each int>¶»<sum step @i1;#i1>¶return <int end @i1>
@i1, @i2 = 0, 1¶<each int>¶»<sum step @i1;#i1>¶»<sum step @i2;#i1>¶return [@i1, @i2]
<each int>¶»if <int test #i1>:¶»»return <int map #i1>¶return None
for #i1, #i2 in enumerate($li1):¶»if <int test #i2>:¶»»$li1[#i1] = <int map #i2>¶return <ints end $li1>
for #i1, #i2 in enumerate($li1):¶»if #i2 <cmp> $i2:¶»»return #i1¶return -1
for #i1 in range(len($li1)):¶»if <int test #i1>:¶»»$li1[#i1] = <int map $li1[#i1]>¶return <ints end $li1>
for #i1 in range(len($li1) - 1):¶»if $li1[#i1] > $li1[#i1 + 1]:¶»»$li1[#i1], $li1[#i1 + 1] = $li1[#i1 + 1], $li1[#i1]¶return $li1
for #i1 in range(len($li1) - 1, -1, -1):¶»if <int test $li1[#i1]>:¶»»del $li1[#i1]¶return $li1
for #i1 in range(len($li1) - 1, -1, -1):¶»if <int test $li1[#i1]>:¶»»$li1.insert(#i1 + 1, $i)¶return $li1
@i1 = 0¶while @i1 < len($li1):¶»if <int test $li1[@i1]>:¶»»$li1.pop(@i1)¶»else:¶»»@i1 += 1¶return $li1
@i1 = 0¶while $li1:¶»@i1 += $li1.pop()¶»if @i1 > $i:¶»»break¶return (@i1, $li1)
@li1 = []¶while $li1:¶»@li1.append($li1.pop(0))¶»$li1.reverse()¶return @li1
$li1.sort(key=lambda #i1: <int key #i1>)¶return <ints end $li1>
return [<int map #i1> for #i1 in $li1 if <int test #i1>]
return {#i1: <int map #i1> for #i1 in $li1 if <int test #i1>}
return sum(<int map #i1> for #i1 in $li1)
return [#i1 for #i1, #i2 in enumerate($li1) if <int test #i2>]
@li1 = list(map(lambda #i1: <int map #i1>, $li1))¶return <ints end @li1>
@li1 = list(filter(lambda #i1: <int test #i1>, $li1))¶return <ints end @li1>
return [#i1 + #i2 for #i1, #i2 in zip($li1, $li2)]
@i1 = 0¶for #i1, #i2 in zip($li1, $li2):¶»if #i1 <cmp> #i2:¶»»@i1 += #i1 - #i2¶return <int end @i1>
@li1, @li2 = [], []¶<each int>¶»if <int test #i1>:¶»»@li1.append(#i1)¶»else:¶»»@li2.append(#i1)¶return @li1 + @li2
@dii1 = {}¶<each int>¶»@dii1[#i1] = @dii1.get(#i1, 0) + 1¶return <counts end @dii1>
@dii1 = {}¶for #i1, #i2 in enumerate($li1):¶»@dii1[#i2] = #i1¶return <counts end @dii1>
<change list $~l1>¶<change list $~l1>¶return <list end $~l1>
<change list $~l1>¶<change list $~l1>¶<change list $~l1>¶return <list end $~l1>
<early list>¶<change list $~l1>¶<change list $~l1>¶return <list end $~l1>
@~l1 = $~l1.copy()¶<change list @~l1>¶<change list $~l1>¶return @~l1 == $~l1
@~l1 = $~l1[:]¶<change list @~l1>¶return @~l1 + $~l1
@~l1 = $~l1¶<change list @~l1>¶return len($~l1), @~l1
@~l1 = []¶for #~e1 in $~l1:¶»if <~e test #~e1>:¶»»@~l1.append(<~e map #~e1>)¶<change list @~l1>¶return @~l1
for #~e1 in $~l2:¶»if #~e1 in $~l1:¶»»$~l1.remove(#~e1)¶return <list end $~l1>
for #~e1 in $~l2:¶»if #~e1 not in $~l1:¶»»$~l1.append(#~e1)¶return <list end $~l1>
@~l1 = [#~e1 for #~e1 in $~l1 if #~e1 not in $~l2]¶return <list end @~l1>
if $~e2 in $~l1:¶»@i1 = $~l1.index($~e2)¶»return $~l1[@i1:]¶return <list end $~l1>
if len($~l1) % 2 == 0:¶»<change list $~l1>¶else:¶»<change list $~l1>¶return <list end $~l1>
try:¶»@i1 = $~l1.index($~e2)¶except ValueError:¶»@i1 = -1¶return @i1
@i1 = len($~l1) // 2¶return $~l1[@i1:] + $~l1[:@i1]
if not $~l1:¶»return $~l1¶@i1 = $n2 % len($~l1)¶return $~l1[-@i1:] + $~l1[:-@i1]
return [$~l1[#i1:#i1 + $two] for #i1 in range(0, len($~l1), $two)]
return list(zip($~l1, range($pos)))
return dict(zip($~l1, $li2))
return {#~e1: #i1 for #i1, #~e1 in enumerate($~l1)}
return sorted(set($~l1), key=$~l1.index)
@~l1 = $~l1 + $~l2¶return sorted(@~l1, key=@~l1.count)
return len(set($~l1) & set($~l2)), len(set($~l1) | set($~l2))
return sorted(set($~l1) <set op> set($~l2))
<change dict $~d1>¶<change dict $~d1>¶return <dict end $~d1>
<change dict $~d1>¶<change dict $~d1>¶<change dict $~d1>¶return <dict end $~d1>
@~d1 = $~d1.copy()¶<change dict @~d1>¶return <dict end @~d1>
@~d1 = dict($~d1)¶<change dict @~d1>¶<change dict $~d1>¶return @~d1 == $~d1, len($~d1)
@~d1 = {}¶for #~k1, #~v1 in $~d1.items():¶»if <~v test #~v1>:¶»»@~d1[#~k1] = <~v map #~v1>¶return <dict end @~d1>
@~d1 = {}¶for #~k1 in sorted($~d1):¶»@~d1[<~k map #~k1>] = $~d1[#~k1]¶return <dict end @~d1>
for #~k1 in $~d1:¶»if <~k test #~k1>:¶»»return $~d1[#~k1]¶return None
for #~k1, #~v1 in $~d1.items():¶»if #~v1 == $~v2:¶»»return #~k1¶return <dict end $~d1>
@ls1 = []¶for #~k1, #~v1 in $~d1.items():¶»@ls1.append(f'{#~k1}={#~v1}')¶return '&'.join(@ls1)
if $~k2 in $~d1:¶»return $~d1[$~k2]¶return <dict end $~d1>
try:¶»return $~d1[$~k2]¶except KeyError:¶»return <dict end $~d1>
@i1 = 0¶for #k1, #v1 in $dsi1.items():¶»<sum step @i1;#v1>¶return <int end @i1>
for #k1 in $dsi1:¶»$dsi1[#k1] = <int map $dsi1[#k1]>¶return <counts end $dsi1>
return <counts end $dsi1>
return [#k1 for #k1, #v1 in $dsi1.items() if <int test #v1>]
@i1 = max($dsi1.values(), default=0)¶return [#k1 for #k1 in $dsi1 if $dsi1[#k1] == @i1]
for #w1 in $ls2:¶»$dsi1[#w1] = $dsi1.get(#w1, 0) + len(#w1)¶return <counts end $dsi1>
for #w1 in $ls2:¶»if #w1 in $dsi1:¶»»$dsi1.pop(#w1)¶return <counts end $dsi1>
return [$dsi1.get(#w1, $i) for #w1 in $ls2]
for #k1, #v1 in $dsl1.items():¶»#v1.append(len(#k1))¶return $dsl1
return {#k1: sum(#v1) for #k1, #v1 in $dsl1.items() if #v1}
@i1 = 0¶for #v1 in $dsl1.values():¶»for #i2 in #v1:¶»»<sum step plain @i1;#i2>¶return <int end @i1>
@o1 = {'a': {'x': $i, 'y': $i}, 'b': {'x': $i}}¶@o1['b'].update({$w: $i})¶return @o1['b'], len(@o1['a'])
@i1 = 0¶for #li1 in $ll1:¶»for #i2 in #li1:¶»»<sum step plain @i1;#i2>¶return <int end @i1>
@li1 = []¶for #li1 in $ll1:¶»<row step @li1;#li1>¶return <ints end @li1>
return [#i1 for #li1 in $ll1 for #i1 in #li1 if <int test #i1>]
return [list(#o1) for #o1 in zip(*$ll1)]
return [[<int map #i1> for #i1 in #li1] for #li1 in $ll1]
$ll1.sort(key=<row key>)¶return $ll1
return [(#w1, #i1) for #w1, #i1 in $lp1 if <int test #i1>]
return dict(sorted($lp1, key=lambda #tp1: #tp1[1]))
@ls1 = []¶while $n1 > 0:¶»@ls1.append(str($n1 % $two))¶»$n1 //= $two¶return ''.join(@ls1[::-1])
@i1 = $n1¶while @i1 > 9:¶»@i1 = sum(int(#c1) for #c1 in str(@i1))¶return @i1
if $n1 % 2 == 0:¶»return <int map $n1>¶elif $n1 > $i2:¶»return <int map $n1>¶return <int map $i2>
if <int test $i1>:¶»$i1 = <int map $i1>¶if <int test $i1>:¶»return <int map $i1>¶return $i1
return [<int map #i1> for #i1 in range($n1 % 10) if <int test #i1>]
"""
