import { describe, expect, it } from 'vitest';
import { isSumOfLong } from '../../../../src/debugger/decompose/arithmetic/operations';
import { parseValue } from '../../../../src/python/values/literal';

describe('a sum of several whole numbers', () => {
  it.each([
    ['[5200, 4800]', true],
    ['(3, 999)', true],
    ['[12, 15, 11]', false],
    ['[5200]', false],
    ['[100.5, 2]', false],
    ["['abcd', 'efgh']", false],
  ])('%s: gone through however sure the model is: %s', (items, isLong) => {
    expect(isSumOfLong(parseValue(items))).toBe(isLong);
  });
});
