/** Displays that are read without asking the model: what the syntax tree and the values of their parts decide. */
import { describe, expect, it } from 'vitest';
import { evaluateDisplay, evaluateOperand } from '../../../src/debugger/objects/display';
import { evaluatePath } from '../../../src/python/values/access-path';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import { loadPython } from '../../../src/python/source';
import type { Value } from '../../../src/python/values/value';

await loadPython();

const VALUES: Readonly<Record<string, string>> = {
  a: '1',
  b: '1',
  c: '2',
  t: "'x'",
  f: '1.0',
  xs: '[5, 6]',
  p: '(1, 2)',
  d: "{'k': 1, 'l': 2}",
  e: "{'l': 3, 'm': 4}",
};

function shown(text: string): string | undefined {
  const lookup = (name: string): Value | undefined => {
    const value = VALUES[name];
    return value === undefined ? undefined : parseValue(value);
  };
  const value = evaluateDisplay(text, (part) => evaluatePath(part, lookup));
  return value && printValue(value);
}

describe('a display', () => {
  it.each([
    ['(a)', '1'],
    ['((a))', '1'],
    ['(a,)', '(1,)'],
    ['a, c', '(1, 2)'],
    ['(a, (c))', '(1, 2)'],
    ['()', '()'],
    ['[]', '[]'],
    ['{}', '{}'],
    ['[a, xs[1], [c]]', '[1, 6, [2]]'],
    ['[a, *xs]', '[1, 5, 6]'],
    ["['(', ')', a]", "['(', ')', 1]"],
    ['[-1, 2.5, None, True]', '[-1, 2.5, None, True]'],
    ['{a}', '{1}'],
    ['{a, t}', "{1, 'x'}"],
    ["{'k': a, 't': (c)}", "{'k': 1, 't': 2}"],
    ["{'k': 1, 'k': c}", "{'k': 2}"],
    ['{**d, **e}', "{'k': 1, 'l': 3, 'm': 4}"],
    ["{**d, 'k': t}", "{'k': 'x', 'l': 2}"],
    ['dict(k=a, t=c)', "{'k': 1, 't': 2}"],
    ['dict(d, l=t, n=a)', "{'k': 1, 'l': 'x', 'n': 1}"],
    ['dict(**d, n=a)', "{'k': 1, 'l': 2, 'n': 1}"],
    ['{(0, 1): a, (1, 0): c}', '{(0, 1): 1, (1, 0): 2}'],
  ])('%s is %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each([
    '{a, b}',
    // Its order is a matter of values.
    '{a, c}',
    '{1, 1}',
    '{a, f}',
    '{1, True}',
    '{p, (1, 2)}',
    '{a: 1, b: 2}',
    '{1: a, 1: c}',
    '[{a, b}]',
    '[{1, 1}]',
    '[missing]',
    '[f(1)]',
    '{**xs}',
    'dict(d)',
    'dict(xs, k=1)',
    'dict(k=1, d)',
    '[x for x in xs]',
    'a + c',
    '[a + c]',
    'a = c',
    'a if c else b',
    '[a',
    'a; c',
    '',
  ])('%s is left to the model', (text) => {
    expect(shown(text)).toBeUndefined();
  });
});

describe('a set that an operator takes', () => {
  it.each([
    ['{3, 1}', '{3, 1}'],
    ['{a, 2}', '{1, 2}'],
    ['{a, b}', undefined],
    ['{1, True}', undefined],
    ['[a, 2]', '[1, 2]'],
    ['{a + 1}', undefined],
  ])('%s', (text, value) => {
    const set = evaluateOperand(text, (part) => evaluatePath(part, (name) => (VALUES[name] === undefined ? undefined : parseValue(VALUES[name])))); // prettier-ignore
    expect(set && printValue(set)).toBe(value);
    expect(evaluateDisplay('{3, 1}', () => undefined)).toBeUndefined();
  });
});
