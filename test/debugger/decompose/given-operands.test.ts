import { describe, expect, it } from 'vitest';
import { withGivenOperands } from '../../../src/debugger/decompose/given-operands';
import { parseValue } from '../../../src/python/values/literal';
import type { Value } from '../../../src/python/values/value';
import { printValue } from '../../../src/python/values/print';
import { queryOf } from '../../support/query';

describe('an operation in a loop of its own', () => {
  const given = (code: string, told: Readonly<Record<string, string>>): unknown => {
    const { subExpressions } = queryOf(code).statement;
    const values = subExpressions.flatMap(({ text: expression, range }) => {
      const value = told[expression];
      return value === undefined ? [] : [{ expression, range, value: parseValue(value), confidence: 1 }];
    });
    const part = subExpressions.at(-1);
    const { text, names } = part ? withGivenOperands(part, values) : { text: '', names: new Map<string, Value>() };
    return [text, ...[...names.values()].map((value) => printValue(value))];
  };

  it.each([
    ['y = sorted(set(xs))', { 'set(xs)': '{1, 2}' }, ['sorted(_given0)', '{1, 2}']],
    ['y = max(f(a), g(b))', { 'f(a)': '1', 'g(b)': '2' }, ['max(_given1, _given0)', '2', '1']],
    ['y = s.split(sep())', { 'sep()': "'-'" }, ['s.split(_given0)', "'-'"]],
    [
      'y = s.strip().split(sep())',
      { 's.strip()': "'a-b'", 'sep()': "'-'" },
      ['_given1.split(_given0)', "'-'", "'a-b'"],
    ],
    ['y = list(zip(a, b))', { 'zip(a, b)': '<iterator zip>' }, ['list(zip(a, b))']],
    ['y = sum(x for x in f(a))', { 'f(a)': '[1]' }, ['sum(x for x in f(a))']],
    ['y = sorted(xs)', {}, ['sorted(xs)']],
    ["y = ''.join([f'{a}!', b, 'c'])", { "f'{a}!'": "'1!'" }, ["''.join([_given0, b, 'c'])", "'1!'"]],
    ['y = f"{s.average():>7.2f}| {n}"', { 's.average()': '54.5' }, ['f"{_given0:>7.2f}| {n}"', '54.5']],
  ])('%s with %j', (code, told, expected) => {
    expect(given(code, told as Readonly<Record<string, string>>)).toEqual(expected);
  });
});
