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
