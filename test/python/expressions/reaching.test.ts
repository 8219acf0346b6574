import { describe, expect, it } from 'vitest';
import { reaching } from '../../../src/python/expressions/reaching';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

/** By their texts, the tests that have been made before `f()` is called, and whether they held. */
function tests(text: string): Record<string, boolean> {
  const statement = python.parse(text).statementAt(1);
  const site = statement?.calls.find(({ callee }) => callee === 'f');
  if (!statement?.evaluation || !site) throw new Error(`no call in ${text}`);
  const found = reaching(statement.evaluation, site.range);
  const line = text.split('\n')[0] ?? '';
  return Object.fromEntries(
    [...found].map(([key, holds]) => {
      const numbers = key.match(/\d+/g)?.map(Number) ?? [];
      return [line.slice(numbers[1], numbers[3]), holds];
    }),
  );
}

describe('a call that has been reached', () => {
  it.each([
    ['x = a and f()', { a: true }],
    ['x = a or f()', { a: false }],
    ['x = a and b and f()', { a: true, b: true }],
    ['x = (a or b) and not f()', { 'a or b': true }],
    ['x = f() if a else b', { a: true }],
    ['x = b if a else f()', { a: false }],
    ['x = b if f() else c', {}],
    ['x = f() and a', {}],
    ['x = a < b < f()', { 'a < b': true }],
    ['x = a < f() < b', {}],
    ['x = g(a and (b or f()))', { a: true, b: false }],
    ['assert a, f()', { a: false }],
  ])('%s', (text, expected) => {
    expect(tests(text)).toEqual(expected);
  });
});
