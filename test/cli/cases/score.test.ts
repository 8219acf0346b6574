import { describe, expect, it } from 'vitest';
import { isComparable, sameText } from '../../../src/cli/cases/score';

describe('two texts of values', () => {
  it.each([
    ['1', '1.0', true],
    ["{'a': [True, (0,)]}", "{'a': [1.0, (False,)]}", true],
    ['{1, 2}', '{2, 1}', true],
    ["'a'", '"a"', true],
    ['[1, 2]', '(1, 2)', false],
    ['1', "'1'", false],
    ['0.5', '0', false],
    ['no value', 'no value', true],
    ['no value', '1', false],
  ])('%s and %s are the same: %s', (a, b, same) => {
    expect(sameText(a, b)).toBe(same);
  });
});

describe('a text of a value is compared', () => {
  it.each([
    ["{'a': [1, (2.5, None)]}", true],
    ["Decimal('1.50')", true],
    ['datetime.date(2024, 2, 29)', true],
    ['-inf', true],
    ["<class 'int'>", true],
    ['<enumerate object at 0x7f>', false],
    ["<module 'json'>", false],
    ['Point(x=1, y=2)', false],
    ['[Point(x=1, y=2)]', false],
  ])('%s: %s', (text, expected) => {
    expect(isComparable(text)).toBe(expected);
  });
});
