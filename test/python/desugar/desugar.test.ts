import { describe, expect, it } from 'vitest';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

const unrolled = (text: string): string | undefined => python.parse('').unrolled(text)?.text.trimEnd();

describe('expressions item by item', () => {
  it.each([
    ['[x + 1 for x in xs]', 'def f():\n    for x in xs:\n        yield x + 1'],
    [
      '[(a, b) for a, b in zip(p, q) if a < b for c in a if c]',
      'def f():\n    for a, b in zip(p, q):\n        if a < b:\n            for c in a:\n                if c:\n                    yield (a, b)',
    ],
    [
      "'\\n'.join([\n    a,\n    b,\n])",
      "def f():\n    _before = ''\n    _result = ''\n    for _item in [ a, b, ]:\n        _result += _before\n        _result += _item\n        _before = '\\n'\n    return _result",
    ],
    ['{c for c in s}', 'def f():\n    _result = set()\n    for c in s:\n        _result.add(c)\n    return _result'],
    [
      '{k: v * 2 for k, v in d.items() if v}',
      'def f():\n    _result = {}\n    for k, v in d.items():\n        if v:\n            _result[k] = v * 2\n    return _result',
    ],
    [
      'sum(xs[1:])',
      'def f():\n    _result = 0\n    for _item in xs[1:]:\n        _result += _item\n    return _result',
    ],
    [
      'sum(x for x in xs if x % 2)',
      'def f():\n    _result = 0\n    for x in xs:\n        if x % 2:\n            _result += x\n    return _result',
    ],
    [
      'any([c in t for c in s])',
      'def f():\n    for c in s:\n        if c in t:\n            return True\n    return False',
    ],
    [
      'all(x > 0 for x in xs)',
      'def f():\n    for x in xs:\n        if x > 0:\n            continue\n        return False\n    return True',
    ],
    ['list(c for c in s)', 'def f():\n    for c in s:\n        yield c'],
    [
      'max(abs(x) for x in xs)',
      `def f():
    _result = []
    for x in xs:
        _item = abs(x)
        if not _result or _item > _result[0]:
            _result = [_item]
    if not _result:
        raise ValueError('max() arg is an empty sequence')
    return _result[0]`,
    ],
    [
      'min(words, key=lambda w: len(w))',
      `def f():
    _keys = []
    _result = []
    for w in words:
        _key = len(w)
        if not _keys or _key < _keys[0]:
            _keys = [_key]
            _result = [w]
    if not _result:
        raise ValueError('min() arg is an empty sequence')
    return _result[0]`,
    ],
    [
      'sorted(d)',
      `def f():
    _result = []
    for _item in d:
        _place = 0
        for _other in _result:
            if _item < _other:
                _result.insert(_place, _item)
                break
            _place += 1
        else:
            _result.append(_item)
    return _result`,
    ],
    [
      'xs.sort(key=len, reverse=True)',
      `def f():
    _keys = []
    _result = []
    for _item in xs:
        _key = len(_item)
        _place = 0
        for _other in _keys:
            if _key > _other:
                _keys.insert(_place, _key)
                _result.insert(_place, _item)
                break
            _place += 1
        else:
            _keys.append(_key)
            _result.append(_item)
    return _result`,
    ],
    [
      "x not in 'abc'",
      "def f():\n    for _item in 'abc':\n        if _item == x:\n            return False\n    return True",
    ],
    [
      's.find(c)',
      `def f():
    _place = 0
    for _item in s:
        if _item == c:
            return _place
        _place += 1
    return -1`,
    ],
    [
      's.count(c)',
      'def f():\n    _result = 0\n    for _item in s:\n        if _item == c:\n            _result += 1\n    return _result',
    ],
    [
      "s.replace('a', '')",
      `def f():
    _result = ''
    for _item in s:
        if _item == 'a':
            _result += ''
        else:
            _result += _item
    return _result`,
    ],
    [
      'xs.remove(x)',
      `def f():
    _result = False
    for _item in xs:
        if not _result and _item == x:
            _result = True
        else:
            yield _item
    if not _result:
        raise ValueError('list.remove(x): x not in list')`,
    ],
    [
      "', '.join(xs)",
      `def f():
    _before = ''
    _result = ''
    for _item in xs:
        _result += _before
        _result += _item
        _before = ', '
    return _result`,
    ],
    [
      "''.join(_item)",
      "def f():\n    __result = ''\n    for __item in _item:\n        __result += __item\n    return __result",
    ],
    [
      's.upper()',
      "def f():\n    _result = ''\n    for _item in s:\n        _result += _item.upper()\n    return _result",
    ],
    ['list(map(int, s))', 'def f():\n    for _item in s:\n        yield int(_item)'],
    ['tuple(a + b for a, b in p)', 'def f():\n    _result = [a + b for a, b in p]\n    return tuple(_result)'],
    ["','.join(map(str, xs))", "def f():\n    _result = [str(_item) for _item in xs]\n    return ','.join(_result)"],
    [
      'sum(map(lambda a, b: a * b, xs, ys))',
      'def f():\n    _result = 0\n    for a, b in zip(xs, ys):\n        _result += a * b\n    return _result',
    ],
    ['list(filter(None, xs))', 'def f():\n    for _item in xs:\n        if _item:\n            yield _item'],
    ['set(filter(lambda x: x > 1, xs))', 'def f():\n    _result = [x for x in xs if x > 1]\n    return set(_result)'],
    [
      'next((x for x in xs if x > 2), None)',
      'def f():\n    for x in xs:\n        if x > 2:\n            return x\n    return None',
    ],
    ['[x\n for x in xs]', 'def f():\n    for x in xs:\n        yield x'],
  ])('writes %s in steps', (text, expected) => {
    expect(unrolled(text)).toBe(expected);
  });

  it.each([
    'abs(x)',
    'zip(x for x in xs)',
    'f(xs)',
    'max(a, b, c)',
    'map(f, xs)',
    's.split(c, maxsplit=1)',
    'sorted(xs, key=lambda a, b: a)',
    'sorted(xs, default=0)',
    'a < b',
    'sum(xs, start=3)',
    'sum(*xs)',
    '[(y := x) for x in xs]',
    '[x async for x in xs]',
    'x +',
    '',
  ])('leaves %s as it is', (text) => {
    expect(unrolled(text)).toBeUndefined();
  });
});
