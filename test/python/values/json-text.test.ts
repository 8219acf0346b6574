import { describe, expect, it } from 'vitest';
import { readJson } from '../../../src/python/values/json-text';
import { printValue } from '../../../src/python/values/print';

describe('a JSON text', () => {
  it.each([
    ['[]', '[]'],
    [' {"a": [1, -2.5, 1e3], "b": {"c": null}}\n', "{'a': [1, -2.5, 1000.0], 'b': {'c': None}}"],
    ['[true, false, 12345678901234567890]', '[True, False, 12345678901234567890]'],
    [String.raw`"a\"b\\\n\u00e4\/"`, String.raw`'a"b\\\nä/'`],
    ['0', '0'],
    ['"ä€"', "'ä€'"],
  ])('%s', (text, value) => {
    const read = readJson(text);
    expect(read && printValue(read)).toBe(value);
  });

  it.each([
    '',
    '{bad}',
    '[1,]',
    '[1 2]',
    '{"a": 1,}',
    '{1: 2}',
    "['a']",
    '01',
    'True',
    'NaN',
    '[1]]',
    '"a\nb"',
    '{"a": 1, "a": 2}',
    ':',
    '[',
  ])('%j is none', (text) => {
    expect(readJson(text)).toBeUndefined();
  });
});
