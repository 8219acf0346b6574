import { describe, expect, it } from 'vitest';
import { ValueSyntaxError } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { namesIn, writtenArguments, writtenCall } from '../../../src/python/values/written-arguments';

/** Literals as Python writes them, expressions in `«»`. */
function told(text: string): string {
  return writtenArguments(text)
    .map(({ keyword, value, expression }) => {
      const shown = expression === undefined ? printValue(value) : `«${expression}»`;
      return keyword === undefined ? shown : `${keyword}=${shown}`;
    })
    .join(' ');
}

describe('written arguments', () => {
  it.each([
    ['', ''],
    ['[1, 2], "x", b=3', "[1, 2] 'x' b=3"],
    ['date(2024, 1, 31)', '«date(2024, 1, 31)»'],
    ['range(3), 1+2j, set(), float("inf")', '«range(3)» (1+2j) set() inf'],
    ['<unknown>, <Point x=1>', '<unknown> <Point x=1>'],
    ['Category.BOOK, 100, 7.0', '«Category.BOOK» 100 7.0'],
    ['cart(), more=prices + [3],', '«cart()» more=«prices + [3]»'],
    ['a == b, "x, y", {k: [v, w]}', "«a == b» 'x, y' «{k: [v, w]}»"],
    ['Point(1, 2), [Point(3, 4)]', '«Point(1, 2)» «[Point(3, 4)]»'],
    ['lambda x: x, (i for i in xs)', '«lambda x: x» «(i for i in xs)»'],
  ])('%s', (text, expected) => {
    expect(told(text)).toBe(expected);
    expect(namesIn(writtenArguments(text)).length > 0).toBe(expected.includes('«'));
  });

  it.each(['[1, 2', "'x", 'a=1, b', 'f(', '*xs', '1, , 2', '1)', 'x y', '1 2'])('refuses %s', (text) => {
    expect(() => writtenArguments(text)).toThrow(ValueSyntaxError);
  });

  it('stand in calls', () => {
    expect(writtenCall('shop.total(cart(), 2)')).toMatchObject({
      callee: 'shop.total',
      arguments: [{ expression: 'cart()' }, { value: { kind: 'int' } }],
    });
    expect(writtenCall('Solution().run(1)')).toMatchObject({ callee: 'Solution.run' });
    for (const wrong of ['total', 'f(1).g(2)', 'f(1) + g(2)', '(f)(1)'])
      expect(() => writtenCall(wrong)).toThrow(ValueSyntaxError);
  });
});
