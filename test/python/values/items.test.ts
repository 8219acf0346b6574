import { describe, expect, it } from 'vitest';
import { itemsFrom, itemsOf } from '../../../src/python/values/items';
import { parseValue } from '../../../src/python/values/literal';

describe('items from a place on', () => {
  it.each([
    '[1, 2, 3]', '(4, 5)', '{6, 7}', "'a😀bc'", "b'xyz'", "{'a': 1, 'b': 2}", 'range(5)', 'range(2, 20, 3)', 'range(9, 0, -2)', 'range(0)',
    'deque([1, 2, 3])', "Counter({'a': 1, 'b': 2})", "dict_items([('a', 1)])", 'dict_keys([])', '[]',
  ])('are those of all that are left: %s', (text) => {
    const value = parseValue(text);
    const all = [...(itemsOf(value) ?? [])];
    for (let place = 0; place <= all.length + 1; place++)
      expect([...(itemsFrom(value, place) ?? ['none'])]).toEqual(all.slice(place));
  }); // prettier-ignore

  it('are not gone through from the beginning', () => {
    const [first] =
      itemsFrom(parseValue('range(10 ** 15)'.replace('10 ** 15', '1000000000000000')), 999_999_999_999_998) ?? [];
    expect(first).toEqual(parseValue('999999999999998'));
  });

  it('are unknown where the items are', () => {
    expect(itemsFrom(parseValue('5'), 0)).toBeUndefined();
    expect(itemsFrom(parseValue('range(1.5)'), 0)).toBeUndefined();
  });
});
