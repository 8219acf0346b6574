import { describe, expect, it } from 'vitest';
import { withBegunLoop } from '../../../../src/codec/step/stand-ins/begun-loops';
import { printValue } from '../../../../src/python/values/print';
import { queryOf } from '../../../support/query';

const VALUES = { xs: '[1, 2, 3, 4, 5, 6]', b: "b'ab'", d: "{'k': 1}", empty: '[]', n: '3', o: '<P rows=[7]>' };

const shown = (text: string): string | undefined => {
  const iterator = withBegunLoop(queryOf(`${text}\n    pass`, VALUES))?.query.iterator;
  return iterator && `${iterator.items.map((item) => printValue(item)).join(' ')}${iterator.more ? ' ...' : ''}`;
};

describe('a loop that begins', () => {
  it.each([
    ['for x in xs:', '1 2 3 4 ...'],
    ['for x in b:', '97 98'],
    ['for k in d:', "'k'"],
    ['for x in empty:', ''],
    ['for x in o.rows:', '7'],
  ])('%s', (text, items) => {
    expect(shown(text)).toBe(items);
  });

  it.each(['for x in xs[1:]:', 'for x in range(n):', 'for x in n:', 'for x in unknown:', 'while xs:'])(
    'is asked about as it is: %s',
    (text) => {
      expect(shown(text)).toBeUndefined();
    },
  );
});
