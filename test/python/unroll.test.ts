import { describe, expect, it } from 'vitest';
import { loadPython } from '../../src/python/source';

const python = await loadPython();

const unrolled = (text: string): string | undefined => python.parse('').unrolled(text)?.text.trimEnd();

describe('expressions item by item', () => {
  it.each([
    ['[x + 1 for x in xs]', 'def f():\n    for x in xs:\n        yield x + 1'],
    [
      '[(a, b) for a, b in zip(p, q) if a < b for c in a if c]',
      'def f():\n    for a, b in zip(p, q):\n        if a < b:\n            for c in a:\n                if c:\n                    yield (a, b)',
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
      'def f():\n    _result = []\n    for x in xs:\n        _item = abs(x)\n        if not _result or _item > _result[0]:\n            _result = [_item]\n    return _result[0]',
    ],
    [
      'sorted(d)',
      'def f():\n    _result = []\n    for _item in d:\n        _place = 0\n        for _other in _result:\n            if _item < _other:\n                break\n            _place += 1\n        _result.insert(_place, _item)\n    return _result',
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
    'len(xs)',
    'f(x for x in xs)',
    'sum(xs, 3)',
    'sum(*xs)',
    '[(y := x) for x in xs]',
    '[x async for x in xs]',
    'x +',
    '',
  ])('leaves %s as it is', (text) => {
    expect(unrolled(text)).toBeUndefined();
  });
});
