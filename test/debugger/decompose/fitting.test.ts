/** For which values a part is the loop that stands for it; elsewhere it is asked about as it is. */
import { describe, expect, it } from 'vitest';
import { fitsBitwise, fitsFunction, fitsMethod, isHard, isHardMethod } from '../../../src/debugger/decompose/fitting';
import { parseValue } from '../../../src/python/values/literal';

const values = (texts: readonly string[]) => texts.map((text) => parseValue(text));

describe('what is gone through', () => {
  it.each([
    ['&', '44', '-13', true],
    ['|', '44', '1.5', false],
    ['<<', '3', '5', true],
    ['<<', '3', '-5', false],
    ['**', '7', '7', true],
    ['**', '7', '-1', false],
    ['**', '7', '200', false],
    ['+', '1', '2', undefined],
  ])('%s between %s and %s: %s', (operator, left, right, fits) => {
    expect(fitsBitwise(operator, values([left, right]))).toBe(fits);
  });

  it.each([
    ['format', ['255', "'x'"], true],
    ['format', ["'a'", "'x'"], false],
    ['format', ["'a'", "'>5'"], true],
    ['format', ['1.5', "'.2f'"], true],
    ['format', ['2.675', "'.2f'"], false],
    ['format', ['1.5', "'>6'"], true],
    ['format', ['1.5', "'.2e'"], true],
    ['format', ['0.0', "'.2e'"], false],
    ['format', ['1.5', "'g'"], false],
    ['format', ['0.125', "'.2f'"], true],
    ['format', ['2.675', "'.2f'"], false],
    ['format', ['0.4567', "'.1%'"], true],
    ['format', ['66', "'c'"], true],
    ['format', ["'B'", "'c'"], false],
    ['fromhex', ["'0aff'"], true],
    ['fromhex', ["'0 af'"], false],
    ['hex', ['-3'], true],
    ['isqrt', ['99'], true],
    ['isqrt', ['-4'], false],
    ['map', ['[]'], undefined],
    ['pow', ['3', '65537', '101'], true],
    ['pow', ['3', '-1', '101'], false],
    ['pow', ['2', '3'], true],
    ['str', ["b'ab c'"], true],
    ['str', [`b"it's"`], false],
    ['math.pow', ['2', '3'], false],
  ])('%s(%s): %s', (name, given, fits) => {
    expect(fitsFunction(name, values(given))).toBe(fits);
  });

  it.each([
    ["'a, b'", 'split', ["', '"], true, true],
    ["'a, b'", 'split', ["', '"], false, false],
    ["{'a': 1}", 'get', ["'a'", '0'], false, true],
    ["{'a': 1}", 'get', [], false, false],
    ["'a b'", 'rsplit', ["' '", '1'], true, true],
    ["'a b'", 'rsplit', ["' '", '-1'], true, false],
    ["'a b'", 'replace', ["'a'", "'b'", '1'], true, true],
    ["'é'", 'encode', [], false, false],
    ["'a_b'", 'index', ["'_'", '1'], true, true],
    ["'a_b'", 'find', ["'_'", '-2'], true, false],
    ["'a_b'", 'startswith', ["'b'", '-1'], true, true],
    ["'a_b'", 'isidentifier', [], false, true],
    ["'é'", 'isidentifier', [], false, false],
    ["'ab'", 'translate', ["{97: 'x'}"], false, true],
    ["b'a'", 'decode', [], false, true],
    ["b'\\xe9'", 'decode', ["'latin-1'"], true, false],
    ["b'a'", 'split', ["b'a'"], true, false],
    ['44', 'bit_length', [], false, true],
    ['-44', 'to_bytes', ['2', "'big'"], false, false],
    ['1.5', 'hex', [], false, false],
  ])('%s.%s(%s), written there: %s: %s', (receiver, name, given, isWritten, fits) => {
    expect(fitsMethod(name, parseValue(receiver), values(given), isWritten)).toBe(fits);
  });

  it.each([
    ['startswith', 2, true],
    ['startswith', 1, false],
    ['rpartition', 1, true],
    ['replace', 3, true],
    ['replace', 2, false],
    ['index', 2, true],
    ['isidentifier', 0, true],
  ])('.%s with %i arguments is not believed as it is said: %s', (name, given, hard) => {
    expect(isHardMethod(name, given)).toBe(hard);
  });

  it.each([
    ['&', '8', '15', false],
    ['&', '8', '16', true],
    ['|', '1', '3', true],
    ['^', '-1', '3', true],
    ['|', '{1}', '{3}', false],
    ['+', '80', '16', false],
    ['not in', 'datetime.date(2024, 3, 1)', '[]', true],
    ['in', '3', '[3]', false],
  ])('%s between %s and %s is not believed as it is said: %s', (operator, left, right, hard) => {
    expect(isHard(operator, values([left, right]))).toBe(hard);
  });
});
