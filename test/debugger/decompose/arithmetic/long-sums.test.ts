import { describe, expect, it } from 'vitest';
import { changed, nextChange, nextSum, settled } from '../../../../src/debugger/decompose/arithmetic/long-sums';
import { parseValue } from '../../../../src/python/values/literal';
import type { Value } from '../../../../src/python/values/value';
import { queryOf } from '../../../support/query';

const names = {
  a: '1250',
  b: '7',
  c: '12',
  x: '0.25',
  y: '123.5',
  tenth: '123.1',
  price: "Decimal('9.50')",
  total: '4321',
};

/** The sum with which a statement begins. */
function sumIn(code: string, line = 1): string | undefined {
  return nextSum(queryOf(code, names, { line }))?.part.text;
}

describe('a sum that is worked out before the model is asked', () => {
  it.each([
    ['c = a + b', 'a + b'],
    ['z = x + tenth', 'x + tenth'],
    ['while b < a:\n    pass', 'b < a'],
    ['if a - 1 == c:\n    pass', 'a - 1'],
    ['print(a * b)', 'a * b'],
    ['if y > x:\n    pass', 'y > x'],
    ['z = x + y', 'x + y'],
    ['z = price * b', 'price * b'],
    ['z = -price', '-price'],
    ['if price > 0:\n    pass', 'price > 0'],
  ])('is that of long numbers: %s', (code, part) => {
    expect(sumIn(code)).toBe(part);
  });

  it.each([
    'c = b + c',
    'c = a // b',
    'c = a + missing',
    'c = b * c + a',
    'c = b or a + c',
    'c = a + b if b else c',
    'c = [a + b for _ in range(3)]',
    'if b and a < c:\n    pass',
  ])('is none of %s', (code) => {
    expect(sumIn(code)).toBeUndefined();
  });
});

describe('what follows from a part that is all that the statement is about', () => {
  function after(code: string, text: string, value: string, line = 1): ReturnType<typeof settled> {
    const query = queryOf(code, names, { line });
    const part = query.statement.subExpressions.find((one) => one.text === text);
    if (!part) throw new Error('no such part');
    return settled(query, { expression: text, range: part.range, value: parseValue(value), confidence: 0.9 });
  }

  it('is where a loop or branch goes', () => {
    expect(after('while b < a:\n    b = 1\nc = 2', 'b < a', 'True')?.outcome).toEqual({ kind: 'next', successor: 0 });
    expect(after('while b < a:\n    b = 1\nc = 2', 'b < a', 'False')?.outcome).toEqual({ kind: 'next', successor: 1 });
  });

  it('is what a name gets, or a function returns', () => {
    expect(after('c = a + b', 'a + b', '1257')).toMatchObject({
      changes: [{ name: 'c', value: parseValue('1257'), confidence: 0.9 }],
      confidence: 0.9,
    });
    expect(after('def f(a, b):\n    return a + b', 'a + b', '1257', 2)?.outcome).toEqual({
      kind: 'return',
      value: parseValue('1257'),
    });
  });

  it.each([
    ['while not b < a:\n    pass', 'b < a', 'True'],
    ['while a - b:\n    pass', 'a - b', '1243'],
    ['while b < a: b = 1', 'b < a', 'True'],
    ['c = d = a + b', 'a + b', '1257'],
    ['c = -(a + b)', '(a + b)', '1257'],
    ['print(a + b)', 'a + b', '1257'],
  ])('is nothing that the tree tells in %s', (code, text, value) => {
    const query = queryOf(code, names);
    const part = query.statement.subExpressions.find((one) => one.text === text || `(${one.text})` === text);
    expect(part).toBeDefined();
    if (part)
      expect(
        settled(query, { expression: part.text, range: part.range, value: parseValue(value), confidence: 1 }),
      ).toBeUndefined();
  });
});

describe('a name that grows', () => {
  const result = (value: Value): { value: Value; confidence: number } => ({ value, confidence: 0.9 });

  it('is changed by what is on the right', () => {
    const query = queryOf('total += b', names);
    expect(nextChange(query)).toMatchObject({ name: 'total', operator: '+' });
    expect(changed(query, 'total', result(parseValue('4328')))).toMatchObject({
      changes: [{ name: 'total', value: parseValue('4328'), confidence: 0.9 }],
      outcome: { kind: 'next', successor: 0 },
    });
  });

  it.each(['b += c', 'total += b * c', 'total //= b', 'total += f(b)', 'text += b'])(
    'is left to the model in %s',
    (code) => {
      expect(nextChange(queryOf(code, { ...names, text: "'a'" }))).toBeUndefined();
    },
  );
});
