import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLACE_CHANNELS, PLACE_LIMIT, TokenPlaces, placesOf } from '../../../src/codec/values/token-places';
import { TOKENS, tokenId } from '../../../src/codec/vocabulary/vocabulary';

/** `within item outer | within item, from the end` of each token. */
const shown = (prompt: string, answer = ''): string[] => {
  const ids = (text: string): number[] => text.split(' ').filter(Boolean).map(tokenId);
  const places = placesOf(ids(prompt), ids(answer));
  return [...prompt.split(' '), ...answer.split(' ')].filter(Boolean).map((token, i) => {
    const row = [...places.subarray(i * PLACE_CHANNELS, (i + 1) * PLACE_CHANNELS)];
    return `${token} ${row.slice(0, 3).join(' ')} | ${row.slice(3).join(' ')}`;
  });
};

test('characters and digits are counted from both ends', () => {
  expect(shown('" c:a c:b c:c " = 4 2 0')).toEqual([
    '" 0 1 0 | 4 1',
    'c:a 1 1 0 | 3 1',
    'c:b 2 1 0 | 2 1',
    'c:c 3 1 0 | 1 1',
    '" 4 1 0 | 0 1',
    '= 0 1 0 | 0 1',
    '4 1 1 0 | 3 1',
    '2 2 1 0 | 2 1',
    '0 3 1 0 | 1 1',
  ]);
});

test('items are counted in their display and in the one around it', () => {
  expect(shown('<values> [ 7 , [ 8 , 9 ] ]')).toEqual([
    '<values> 0 0 0 | 0 0',
    '[ 0 1 0 | 2 1',
    '7 1 1 1 | 1 2',
    ', 0 1 1 | 0 1',
    '[ 0 2 1 | 2 1',
    '8 1 1 2 | 1 2',
    ', 0 1 2 | 0 1',
    '9 1 2 2 | 1 1',
    '] 2 2 1 | 0 1',
    '] 2 1 0 | 0 1',
  ]);
});

test('an answer has no end to count from', () => {
  expect(shown('<do>', '[ 1 , 2').slice(1)).toEqual([
    '[ 0 1 0 | 0 0',
    '1 1 1 1 | 0 0',
    ', 0 1 1 | 0 0',
    '2 1 2 1 | 0 0',
  ]);
});

test('brackets that do not match leave no trace in the next section', () => {
  expect(shown('( ( [ " c:a <values> 7').at(-1)).toBe('7 1 1 0 | 1 1');
});

const token = fc.nat(TOKENS.length - 1);

test('any tokens have places within the limit, and a copy goes on alike', () => {
  fc.assert(
    fc.property(fc.array(token), fc.array(token), (prompt, answer) => {
      const places = placesOf(prompt, answer);
      expect(places.length).toBe((prompt.length + answer.length) * PLACE_CHANNELS);
      expect(Math.max(0, ...places)).toBeLessThan(PLACE_LIMIT);
      const original = new TokenPlaces();
      for (const id of prompt) original.push(id);
      const copy = original.copy();
      expect(answer.map((id) => copy.push(id))).toEqual(answer.map((id) => original.push(id)));
    }),
  );
});
