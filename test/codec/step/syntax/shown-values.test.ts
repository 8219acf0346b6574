/** Texts that follow from how a value is shown anyway. */
import { describe, expect, it } from 'vitest';
import { callText, insideText, shownValue } from '../../../../src/codec/step/syntax/shown-values';
import { parseValue } from '../../../../src/python/values/literal';

describe('the text of a value', () => {
  it.each([
    ["'it'", 'it', "'it'"],
    ["b'a\\xff'", "b'a\\xff'", "b'a\\xff'"],
    ["deque([1, 'a'], maxlen=3)", "deque([1, 'a'], maxlen=3)", "deque([1, 'a'], maxlen=3)"],
    [
      "defaultdict(<class 'list'>, {'a': [1]})",
      "defaultdict(<class 'list'>, {'a': [1]})",
      "defaultdict(<class 'list'>, {'a': [1]})",
    ],
    ["Counter({'b': 1, 'a': 2})", "Counter({'a': 2, 'b': 1})", "Counter({'a': 2, 'b': 1})"],
    ["dict_keys(['a'])", "dict_keys(['a'])", "dict_keys(['a'])"],
    ['frozenset({3})', 'frozenset({3})', 'frozenset({3})'],
    ['{3, 1}', '{3, 1}', '{3, 1}'],
    ["<class 'int'>", "<class 'int'>", "<class 'int'>"],
    ['<builtin collections.deque>', "<class 'collections.deque'>", "<class 'collections.deque'>"],
    ['datetime.date(2024, 2, 29)', '2024-02-29', 'datetime.date(2024, 2, 29)'],
  ])('%s', (written, text, inside) => {
    const value = parseValue(written);
    expect([shownValue(value), insideText(value)]).toEqual([text, inside]);
  });

  it.each(['<Point x=1>', "<class 'Point'>", '<function f>', 'deque([<Point x=1>])', '<iterator zip>'])(
    'is not told of %s',
    (written) => {
      const value = parseValue(written);
      expect([shownValue(value), insideText(value)]).toEqual([undefined, undefined]);
    },
  );

  it('is that of a call for what is shown as one', () => {
    expect(callText(parseValue('deque([1])'))).toBe('deque([1])');
    expect(callText(parseValue('[1]'))).toBeUndefined();
    // `str` shows these otherwise.
    expect(callText(parseValue('datetime.timedelta(days=1)'))).toBeUndefined();
    expect(insideText(parseValue('datetime.timedelta(days=1)'))).toBe('datetime.timedelta(days=1)');
  });
});
