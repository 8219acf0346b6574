/** Calls in the form in which the model knows them. */
import { expect, it } from 'vitest';
import { plainlyCalled } from '../../../src/debugger/decompose/plainly-called';
import { parseValue } from '../../../src/python/values/literal';
import { queryOf } from '../../support/query';

const NAMES = { pair: "('ff', 16)", xs: '[1, 2]', n: '3', text: "'abc'" };

it.each([
  ['int(text, base=16)', 'int(text, 16)'],
  ['int(*pair)', 'int(pair[0], pair[1])'],
  ['range(n, *xs)', 'range(n, xs[0], xs[1])'],
  ['max(*xs)', undefined],
  ['int(*text)', undefined],
  ['int(*pairs)', undefined],
  ['sorted(xs)', undefined],
])('%s: %s', (text, expected) => {
  const query = queryOf(`x = ${text}`, NAMES);
  const part = query.statement.subExpressions.find((one) => one.text === text);
  if (!part) throw new Error(`${text} is no part`);
  const read = (name: string): ReturnType<typeof parseValue> | undefined => query.lookup(name);
  expect(plainlyCalled(part, read)).toBe(expected);
});
