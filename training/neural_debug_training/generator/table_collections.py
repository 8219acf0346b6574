"""Operations on lists, tuples, sets, dicts and the containers of ``collections``."""

TABLE = r"""
## list.append
- $~l1.append($~e)
- !~l.append($~e)
- !li.append(len($s))
## list.extend
- $~l1.extend($~l)
- !ls.extend($s)
- !li.extend([$i, $i])
- !li.extend(range($tiny))
## list.insert
- $~l1.insert($ix1, $~e)
- $~l1.insert(0, $~e)
- $~l1.insert($ixx1, $~e)
- !~l.insert(-1, $~e)
## list.pop
~e $~l1.pop()
~e $~l1.pop(0)
~e $~l1.pop($ix1)
- $~l1.pop()
- $~l1.pop($ix1)
## list.remove
- $~l1.remove($el1)
- if $~e1 in $~l2:¶»$~l2.remove($~e1)
## list.index
i $~l1.index($el1)
i $~l1.index($~l1[$ix1])
## list.count
i $~l1.count($el1)
i $~l1.count($~e)
i $~l1.count($~l1[-1])
## list.sort
- !~l.sort()
- !~l.sort(reverse=True)
- !ls.sort(key=len)
- !li.sort(key=lambda #i1: -#i1)
- !li.sort(key=lambda #i1: #i1 % 3)
- !lp.sort(key=lambda #tp1: #tp1[1])
## list.reverse
- !~l.reverse()
## list.copy
~l $~l.copy()
- @~l1 = $~l2.copy()¶@~l1.append($~e)
- @~l1 = $~l2[:]¶@~l1.reverse()
## list.clear
- !~l.clear()
## list +
~l $~l + $~l
~l $~l + [$~e]
~l [$~e] + $~l
~l $~l1[$ixx1:] + $~l1[:$ixx1]
## list *
li [$i] * $tiny
li [0] * len($s)
~l $~l * 2
ls [$w] * $tiny
## list[]
~e $~l1[$ix1]
~e $~l1[$ix1]
~e $~l1[-1]
~e $~l1[0]
~e $~l1[$ixx1]
~e $~l1[len($~l1) // 2]
li $ll1[$ix1]
i $ll1[0][0]
## list[:]
~l $~l1[$ixx1:$ixx1]
~l $~l1[$ixx1:]
~l $~l1[:$ixx1]
~l $~l1[::-1]
~l $~l1[::2]
~l $~l1[1:]
~l $~l1[:-1]
~l $~l1[$ixx1::$step]
~l $~l1[1::2]
~l $~l1[:]
## list[]=
- $~l1[$ix1] = $~e
- $~l1[-1] = $~e
- $~l1[0] = $~l1[-1]
- $~l1[$ix1], $~l1[$ix1] = $~l1[$ix1], $~l1[$ix1]
- $ll1[0][0] = $i
## list[]+=
- $li1[$ix1] += $i
- $li1[$ix1] *= $tiny
- $ls1[$ix1] += $w
- $li1[$ix1] -= 1
## list[:]=
- $~l1[$ixx1:$ixx1] = $~l
- $~l1[:2] = [$~e]
- $li1[::2] = [0] * len($li1[::2])
- $~l1[$ixx1:] = []
## del list
- del $~l1[$ix1]
- del $~l1[-1]
- del $~l1[$ixx1:]
- del $~l1[:2]
## list +=
- !~l += [$~e]
- !~l += $~l
- !ls += $s
- !~l *= 2
## list alias
- @~l1 = $~l2¶@~l1.append($~e)
- @~l1 = $~l2¶@~l1 += [$~e]
- @~l1 = $~l2¶@~l1 = @~l1 + [$~e]
- @~l1 = @~l2 = []¶@~l1.append($~e)
- @~l1 = [$~e, $~e]¶@ll2 = [@~l1, @~l1]¶@~l1.pop()
## list ==
b $li == $li
b $~l1 == $~l1[::-1]
b $~l1 == sorted($~l1)
b $li < $li
b $~l != []
b not $~l
## in list
b $el1 in $~l1
b $~e in $~l
b $el1 not in $~l1
b $~e not in $~l
## len
i len($~l)
i len($ll)
i len($~d)
i len($si)
b len($~l) > $tiny
i len($ti)
## list literal
li [$i, $i, $i]
ls [$w, $c]
ll [[$i], [$i, $i]]
lm [$w, $i]
~l [$~e, *$~l]
li [*$li, *$li]
## list()
li list($ti)
li list(range($n1 % 8))
ls list($ts)
li list($ti) + [$i]
## nested
i $ll1[-1][0]
i len($ll1[0])
- for #li1 in $ll:¶»#li1.append($i)
i sum(len(#li1) for #li1 in $ll)
li [#i1 for #li1 in $ll for #i1 in #li1]
i $dsl1[$key1][0]
- $dsl1[$key1].append($i)
i $lp1[$ix1][1]
## unpack
- @i1, @i2 = $i, $i
- @~e1, *@~l2 = $~l
- *@~l1, @~e2 = $~l
- @~e1, *@~l2, @~e3 = $~l
- @w1, @i2 = $tp
- @i1, @i2 = $tii
- @i1, (@w2, @i3) = $i, $tp
- @i1, @i2 = divmod($i, $pos)
- @~e1, @~e2 = $~l1[:2]
## swap
- !i1, !i2 = !i2, !i1
- !s1, !s2 = !s2, !s1
## tuple[]
i $ti1[$ix1]
w $ts1[$ix1]
ti $ti1[$ixx1:]
ti $ti1[::-1]
w $tp[0]
i $tp[1]
ti $ti1[:$ixx1]
## tuple
ti ($i, $i)
tp ($w, $i)
ti $ti + ($i,)
ti $ti * 2
ti tuple($li)
ts tuple($s)
ti tuple(#i1 * 2 for #i1 in $li)
ti ($i,)
## tuple.count
i $ti1.count($el1)
i $ti1.index($el1)
b $el1 in $ti1
b $tii < $tii
b $ti == ($i, $i)
## set.add
- !si.add($i)
- !ss.add($w)
- @si1 = set()¶@si1.add($i)
## set.discard
- $si1.discard($el1)
- $si1.remove($el1)
- $si.discard($i)
## set.update
- !si.update($li)
- !si |= $si
- !si -= $si
- !si &= $si
## set ops
si $si | $si
si $si & $si
si $si - $si
si $si ^ $si
si $si.union($li)
si $si.intersection($si)
si $si.difference($si)
si $si.symmetric_difference($si)
li sorted($si & $si)
## set tests
b $si.issubset($si)
b $si1.issuperset({$el1})
b $si.isdisjoint($si)
b $si <= $si
b $si == $si
b $el1 in $si1
b $i not in $si
## set()
si set($li)
i len(set($li))
b len(set($li1)) != len($li1)
li sorted(set($li))
si {$i, $i}
si {#i1 % 3 for #i1 in $li}
li list(set($li))
i sum(set($li))
i max($si)
si $si.copy()
## dict[]
~v $~d1[$key1]
~v $~d1[$key1]
i $dsi1[$key1] + $i
w $dis1.get($i)
## dict[]=
- $~d1[$~k] = $~v
- !~d[$~k] = $~v
- $~d1[$key1] = $~v
- $dsi1[$w] = len($w)
## dict[]+=
- $dsi1[$key1] += $i
- $dss1[$key1] += $w
- $dii1[$key1] *= 2
- $dsi1[$key1] -= 1
## dict.get
~v $~d1.get($key1, $~v)
~v $~d1.get($~k, $~v)
i $dsi1.get($w, 0)
i $dsi1.get($key1, 0) + 1
- $dsi1[$w2] = $dsi1.get($w2, 0) + 1
o $~d.get($~k)
## dict.setdefault
~v $~d1.setdefault($key1, $~v)
- $~d.setdefault($~k, $~v)
- $dsl.setdefault($w, []).append($i)
## dict.update
- !~d.update({$~k: $~v})
- !~d.update($~d)
- !dsi.update(a=$i)
- !dsi |= {$w: $i}
dsi $dsi | $dsi
## dict.pop
~v $~d1.pop($key1)
~v $~d1.pop($~k, $~v)
o $~d.pop($~k, None)
- $~d1.pop($key1)
## dict.popitem
- @~k1, @~v2 = $~d.popitem()
tp $dsi.popitem()
## dict.keys
li list($dii.keys())
ls list($dsi.keys())
ls sorted($dss.keys())
b $~k in $~d.keys()
ls list($dsi)
## dict.values
li list($dsi.values())
i sum($dsi.values())
i max($dii.values())
ls list($dss.values())
b $i in $dsi.values()
## dict.items
lp list($dsi.items())
lp sorted($dsi.items())
- for #k1, #v1 in $dsi.items():¶»print(#k1, #v1)
- @i1 = 0¶for #k1, #v1 in $dsi.items():¶»if #v1 > $i:¶»»@i1 += #v1
lp sorted($dsi.items(), key=lambda #tp1: #tp1[1])
lp sorted($dsi.items(), key=lambda #tp1: (-#tp1[1], #tp1[0]))
ls [#k1 for #k1, #v1 in $dsi.items() if #v1 > $i]
## del dict
- del $~d1[$key1]
- if $~k1 in $~d2:¶»del $~d2[$~k1]
- $~d.clear()
## in dict
b $key1 in $~d1
b $~k in $~d
b $key1 not in $~d1
b $~k not in $~d
## dict literal
dsi {$w: $i, $w: $i}
dss {$w: $w}
dsl {$w: [$i], $w: []}
dsi {**$dsi, $w: $i}
dii {$i: $i}
## dict()
dsi dict($lp)
dsi dict(zip($ls, $li))
dsi dict(a=$i, b=$i)
dsi dict.fromkeys($ls, $tiny)
~d $~d.copy()
~d dict($~d)
## dict comprehension
dsi {#w1: len(#w1) for #w1 in $ls}
dsi {#k1: #v1 * 2 for #k1, #v1 in $dsi.items()}
dis {#v1: #k1 for #k1, #v1 in $dsi.items()}
dsi {#k1: #v1 for #k1, #v1 in $dsi.items() if #v1 % 2 == 0}
dii {#i1: #i1 ** 2 for #i1 in $li}
dsi {#c1: $s1.count(#c1) for #c1 in $s1}
dii {#i1: #i2 for #i1, #i2 in enumerate($li)}
## dict iteration
- @ls1 = []¶for #k1 in $~d1:¶»@ls1.append($~d1[#k1])
- @i1 = 0¶for #k1 in $dsi1:¶»@i1 += $dsi1[#k1]
- for #k1 in list($dsi1):¶»if $dsi1[#k1] > $i:¶»»del $dsi1[#k1]
- @dsi1 = {}¶for #c1 in $s:¶»@dsi1[#c1] = @dsi1.get(#c1, 0) + 1
- @dsl1 = {}¶for #w1, #i1 in $lp:¶»@dsl1.setdefault(#w1, []).append(#i1)
b $dsi == $dsi
b not $~d
~k max($dsi1, key=$dsi1.get)
~k min($dsi1, key=lambda #k1: $dsi1[#k1])
~k next(iter($~d))
## Counter
o Counter($s)
o Counter($li)
i Counter($s1)[$ch1]
lp Counter($s).most_common(2)
o Counter($ls).most_common(1)
i len(Counter($s))
- @o1 = Counter($s1)¶@o1[$ch1] += 1
- @o1 = Counter($li)¶@o1.update($li)
b Counter($s) == Counter($s)
## defaultdict
- @o1 = defaultdict(int)¶for #c1 in $s:¶»@o1[#c1] += 1
- @o1 = defaultdict(list)¶for #w1 in $ls:¶»@o1[len(#w1)].append(#w1)
- @o1 = defaultdict(int)¶@o1[$w] += $i
## deque
- @o1 = deque($li)¶@i2 = @o1.popleft()
- @o1 = deque($li)¶@o1.appendleft($i)
- @o1 = deque($li)¶@o1.rotate($tiny)¶@li2 = list(@o1)
- @o1 = deque()¶@o1.append($w)¶@o1.append($c)
- @o1 = deque($li, maxlen=3)¶@o1.append($i)
- @o1 = deque($li)¶while @o1:¶»@i2 = @o1.pop()¶»if @i2 > $i:¶»»break
## OrderedDict
- @o1 = OrderedDict()¶@o1[$w] = $i¶@o1[$w] = $i
- @o1 = OrderedDict($lp)¶@o1.popitem(last=False)
- @o1 = OrderedDict($dsi1)¶@o1.move_to_end($key1)
"""
