import { expect, test } from 'vitest';
import { isMutable, printValue, sameValue } from '../../../src/python/values/print';
import type { ForeignValue, Value } from '../../../src/python/values/value';

const digits: Value = { kind: 'str', value: '\\d+' };
const pattern: ForeignValue = {
  kind: 'foreign',
  type: 're.Pattern',
  text: "re.compile('\\\\d+')",
  attributes: [['pattern', digits]],
  recipe: '["re.compile",[["part",0]],{},null]',
  parts: [digits],
  isMutable: false,
};

test('an object of a library type prints as its repr', () => {
  expect(printValue({ kind: 'list', items: [pattern] })).toBe("[re.compile('\\\\d+')]");
});

test('two such objects are the same where they are made in the same way of the same parts', () => {
  expect(sameValue(pattern, { ...pattern })).toBe(true);
  expect(sameValue(pattern, { ...pattern, parts: [{ kind: 'str', value: 'x' }] })).toBe(false);
});

test('whether it can change is said by the object itself', () => {
  expect(isMutable(pattern)).toBe(false);
  expect(isMutable({ ...pattern, isMutable: true })).toBe(true);
});
