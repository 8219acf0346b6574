"""Whole statements: loops, exceptions, assert and print."""

TABLE = r"""
## print
- print($o)
- print($s, $i)
- print($i, $i, sep=$c)
- print($s, end='')
- print($~l)
- print(f'{$is}: {$ss}')
- print($w, $i, $w, sep='-', end='!\n')
- print(*$li)
- print(*$ls, sep=', ')
- print()
- print('total:', $i)
## assert
- assert $b
- assert $i1 == $i1
- assert isinstance($s, str)
- assert $~l
- try:¶»assert $i > $i, $w¶except AssertionError as #o1:¶»@s1 = str(#o1)
- assert len($s) >= 0, 'bad'
## IndexError
- try:¶»@~e1 = $~l1[$n]¶except IndexError:¶»@~e1 = $~e
- try:¶»@~e1 = $~l1[$ixx1]¶except IndexError as #o1:¶»print(#o1)¶»return $i
- try:¶»@c1 = $s1[$n]¶except IndexError as #o1:¶»@c1 = str(#o1)
- try:¶»@~e1 = $~l.pop()¶except IndexError:¶»return $~l
## KeyError
- try:¶»@~v1 = $~d1[$~k]¶except KeyError:¶»@~v1 = $~v
- try:¶»del $~d1[$~k]¶except KeyError as #o1:¶»print('missing', #o1)
- try:¶»@~v1 = $~d1[$key1]¶except KeyError as #o1:¶»return str(#o1)
- try:¶»$~d.pop($~k)¶except (KeyError, IndexError):¶»pass
## ValueError
- try:¶»@i1 = int($digits)¶except ValueError:¶»@i1 = -1
- try:¶»@i1 = int($w)¶except ValueError:¶»@i1 = 0
- try:¶»@i1 = int($w)¶except ValueError as #o1:¶»print(#o1)¶»return None
- try:¶»@i1 = $~l.index($~e)¶except ValueError:¶»@i1 = -1
- try:¶»$~l.remove($~e)¶except ValueError as #o1:¶»print(type(#o1).__name__)
- try:¶»@i1 = $s.index($w)¶except ValueError as #o1:¶»@i1 = len(str(#o1))
- try:¶»@f1 = float($w)¶except ValueError:¶»@f1 = 0.0
## ZeroDivisionError
- try:¶»@f1 = $i / $tiny¶except ZeroDivisionError:¶»@f1 = 0.0
- try:¶»@i1 = $i // $tiny¶except ZeroDivisionError as #o1:¶»print(#o1)¶»@i1 = $i
- try:¶»@i1 = $i % $tiny¶except ZeroDivisionError:¶»@i1 = None
- try:¶»@f1 = sum($li1) / len($li1)¶except ZeroDivisionError:¶»@f1 = 0
## TypeError
- try:¶»@o1 = $o + $i¶except TypeError:¶»@o1 = $i
- try:¶»@i1 = len($o)¶except TypeError as #o1:¶»@i1 = -1¶»print(#o1)
- try:¶»@o1 = $s + $o¶except TypeError as #o1:¶»@o1 = type(#o1).__name__
- try:¶»@o1 = sorted($lm)¶except TypeError:¶»@o1 = $lm
## AttributeError
- try:¶»@o1 = $o.upper()¶except AttributeError:¶»@o1 = None
- try:¶»@o1 = $o.lower()¶except (AttributeError, TypeError) as #o2:¶»@o1 = str(#o2)
- try:¶»$o.append($i)¶except AttributeError as #o1:¶»print(#o1)
## try else
- try:¶»@i1 = int($digits)¶except ValueError:¶»@i1 = 0¶else:¶»@i1 += 1
- try:¶»@~v1 = $~d1[$~k]¶except KeyError:¶»@~v1 = None¶else:¶»print('found')
- try:¶»@f1 = $i / $tiny¶except Exception as #o1:¶»@f1 = -1¶else:¶»@f1 *= 2
## finally
- @i1 = 0¶try:¶»@i1 = $i // $tiny¶except ZeroDivisionError:¶»@i1 = -1¶finally:¶»print('done', @i1)
- try:¶»@i1 = $i¶finally:¶»print($w)
- try:¶»return $~l1[$n]¶except IndexError:¶»return $i¶finally:¶»print($i)
- @ls1 = []¶try:¶»@ls1.append($~l1[$n])¶except (IndexError, KeyError):¶»@ls1.append('e')¶finally:¶»@ls1.append('f')
## raise
- try:¶»raise ValueError($w)¶except ValueError as #o1:¶»@s1 = str(#o1)
- try:¶»if $i > $i:¶»»raise KeyError($w)¶»@i1 = 1¶except KeyError:¶»@i1 = 2
- if $i < 0:¶»raise ValueError('negative')
- if not $s:¶»raise ValueError($w)
- try:¶»try:¶»»@i1 = int($w)¶»except ValueError:¶»»print('bad')¶»»raise¶except Exception as #o1:¶»@i1 = -1
- try:¶»try:¶»»@i1 = $li1[$n]¶»except IndexError as #o1:¶»»raise ValueError('index') from #o1¶except ValueError as #o2:¶»@i1 = str(#o2)
- try:¶»if $b:¶»»raise TypeError($w)¶»else:¶»»raise RuntimeError($c)¶except (TypeError, RuntimeError) as #o1:¶»@s1 = type(#o1).__name__ + str(#o1)
## for break
- for #i1 in $li:¶»if #i1 > $i:¶»»@i1 = #i1¶»»break¶else:¶»@i1 = -1
- for #c1 in $s1:¶»if #c1 == $ch1:¶»»break¶»print(#c1)
- for #i1 in range($tiny, 10):¶»if $i1 % (#i1 + 1) == 0:¶»»break¶else:¶»print('none')
- @b1 = False¶for #w1 in $ls1:¶»if #w1 == $el1:¶»»@b1 = True¶»»break
- for #i1 in range(len($~l1)):¶»if $~l1[#i1] == $el1:¶»»return #i1
## for continue
- @li1 = []¶for #i1 in $li:¶»if #i1 % 2 == 0:¶»»continue¶»@li1.append(#i1)
- @s1 = ''¶for #c1 in $s1:¶»if #c1 in $sub1:¶»»continue¶»@s1 += #c1
- @i1 = 0¶for #i1 in $li:¶»if #i1 < $i:¶»»continue¶»@i1 += #i1
## while
- @i1 = 0¶while @i1 < $pos:¶»@i1 += 2
- @i1 = $n % 9¶while @i1 > 0:¶»print(@i1)¶»@i1 -= 1
- @i1 = 0¶while @i1 < len($s1) and $s1[@i1] != $ch1:¶»@i1 += 1
- @i1 = 0¶@s2 = ''¶while @i1 < len($s1):¶»@s2 += $s1[@i1]¶»@i1 += 2
- while $~l1:¶»@~e1 = $~l1.pop()¶»print(@~e1)
- @i1 = 1¶while True:¶»@i1 *= 2¶»if @i1 > $i:¶»»break
- while len(!ls) > 2:¶»!ls.pop(0)
- @i1, @i2 = 0, len($li1) - 1¶while @i1 < @i2:¶»$li1[@i1], $li1[@i2] = $li1[@i2], $li1[@i1]¶»@i1 += 1¶»@i2 -= 1
## for loops
- @i1 = 0¶for #i1 in $li:¶»@i1 += #i1
- @i1 = 1¶for #i1 in $li:¶»@i1 = @i1 * #i1 % 100
- @ls1 = []¶for #w1 in $ls:¶»@ls1.insert(0, #w1)
- @i1 = $i¶for #i1 in $li:¶»if #i1 > @i1:¶»»@i1 = #i1
- @li1 = []¶for #i1 in $li:¶»if #i1 not in @li1:¶»»@li1.append(#i1)
- for #i1 in range(len($li1)):¶»$li1[#i1] += $i
- for #i1 in range(len($li1) - 1):¶»if $li1[#i1] > $li1[#i1 + 1]:¶»»$li1[#i1], $li1[#i1 + 1] = $li1[#i1 + 1], $li1[#i1]
- @i1 = 0¶for #i1 in range($tiny):¶»for #i2 in range(#i1):¶»»@i1 += #i2
- @ls1 = []¶for #w1 in $ls:¶»@ls1.append(#w1 + $w)
- @s1 = ''¶for #w1 in $ls:¶»@s1 += #w1[0] if #w1 else '-'
"""
