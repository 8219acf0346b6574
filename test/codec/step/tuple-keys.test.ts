/** Keys that are tuples, in statements as the model is asked about them. */
import { describe, expect, it } from 'vitest';
import { withTupleKeys } from '../../../src/codec/step/tuple-keys';
import { queryOf } from '../../support/query';

const written = (text: string): string => withTupleKeys(queryOf(text).statement).map((token) => token.text).join(' '); // prettier-ignore

describe('keys that are tuples', () => {
  it.each([
    ['n[r, c] += 1', 'n [ ( r , c ) ] += 1'],
    ['y = grid[r + 1, f(c, 2)]', 'y = grid [ ( r + 1 , f ( c , 2 ) ) ]'],
    ['y = a[b[1, 2], 3]', 'y = a [ ( b [ ( 1 , 2 ) ] , 3 ) ]'],
    ['y = f(x)[1, 2]', 'y = f ( x ) [ ( 1 , 2 ) ]'],
  ])('%s', (text, tokens) => {
    expect(written(text)).toBe(tokens);
  });

  it.each(['y = [a, b]', 'y = a[1:2]', 'y = a[f(b, c)]', 'y = a[(b, c)]', 'y = a[m[1:2, 3]]', 'y = x in [1, 2]', 'y: dict[str, int] = {}'])('%s stays as it is', (text) => {
    expect(written(text)).toBe(queryOf(text).statement.tokens.map((token) => token.text).join(' '));
  }); // prettier-ignore
});
