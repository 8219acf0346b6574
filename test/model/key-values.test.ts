import { describe, expect, it } from 'vitest';
import { KeyValues, type NewKeyValues } from '../../src/model/key-values';
import { float32 } from '../../src/model/network/network';

const shape = { layers: 2, heads: 2, headDim: 1 };

/** Of tokens that are told apart by their number: layer, row, head and token as the digits of each key; a value is its negative. */
function added(tokens: readonly number[], rows = 1): NewKeyValues {
  const numbers = [0, 1].flatMap((layer) =>
    Array.from({ length: rows }, (_, row) => row).flatMap((row) =>
      [0, 1].flatMap((head) => tokens.map((token) => layer * 1000 + row * 100 + head * 10 + token)),
    ),
  );
  const dims = [2, rows, 2, tokens.length, 1];
  return {
    keys: float32(Float32Array.from(numbers), dims),
    values: float32(
      Float32Array.from(numbers, (one) => -one),
      dims,
    ),
  };
}

/** The first tokens of each head of a layer's tensor. */
function held(cache: KeyValues, name: string, length: number): number[][] {
  const { data, dims } = cache.tensors[name] ?? float32(new Float32Array(0), [0, 0, 0, 0]);
  const [rows = 0, heads = 0, capacity = 0] = dims;
  return Array.from({ length: rows * heads }, (_, block) =>
    Array.from(data.subarray(block * capacity, block * capacity + length) as Float32Array),
  );
}

describe('a key/value cache', () => {
  it('has a tensor of keys and one of values for each layer', () => {
    const { tensors } = KeyValues.empty(shape);
    expect(Object.keys(tensors).sort()).toEqual(['past_keys.0', 'past_keys.1', 'past_values.0', 'past_values.1']);
    expect(tensors['past_keys.1']?.dims).toEqual([1, 2, 0, 1]);
  });

  it('grows in place', () => {
    const first = KeyValues.empty(shape).with(added([1, 2]), 0, 2);
    const second = first.with(added([3]), 2, 1);
    expect(second).toBe(first);
    expect(held(second, 'past_keys.1', 3)).toEqual([
      [1001, 1002, 1003],
      [1011, 1012, 1013],
    ]);
    expect(held(second, 'past_values.0', 3)).toEqual([
      [-1, -2, -3],
      [-11, -12, -13],
    ]);
  });

  it('leaves what others go on from as it is', () => {
    const prompt = KeyValues.empty(shape).with(added([1, 2]), 0, 2);
    const one = prompt.with(added([3]), 2, 1);
    const other = prompt.with(added([4]), 2, 1);
    expect(held(one, 'past_keys.0', 3)[1]).toEqual([11, 12, 13]);
    expect(held(other, 'past_keys.0', 3)[1]).toEqual([11, 12, 14]);
    // Both go on in place from then on.
    expect(one.with(added([5]), 3, 1)).toBe(one);
    expect(other.with(added([6]), 3, 1)).toBe(other);
    expect(held(one, 'past_values.1', 4)[0]).toEqual([-1001, -1002, -1003, -1005]);
    expect(held(other, 'past_values.1', 4)[0]).toEqual([-1001, -1002, -1004, -1006]);
  });

  it('goes on in place from what is left of it', () => {
    const read = KeyValues.empty(shape).with(added([1, 2, 3, 4]), 0, 4);
    expect(read.shortened(2).with(added([5]), 2, 1)).toBe(read);
    expect(held(read, 'past_keys.0', 3)[1]).toEqual([11, 12, 15]);
  });

  it('keeps what it has where there is no more room', () => {
    let cache = KeyValues.empty(shape);
    const tokens = Array.from({ length: 200 }, (_, token) => token % 10);
    tokens.forEach((token, length) => (cache = cache.with(added([token]), length, 1)));
    expect(held(cache, 'past_keys.1', 200)[1]).toEqual(tokens.map((token) => 1010 + token));
  });

  it('has some of its rows, several times where they are wanted so', () => {
    const prompt = KeyValues.empty(shape).with(added([1, 2]), 0, 2);
    const rows = prompt.select([0, 0], 2);
    expect(rows.rows).toBe(2);
    const grown = rows.with(added([3], 2), 2, 1);
    expect(held(grown, 'past_keys.1', 3)).toEqual([
      [1001, 1002, 1003],
      [1011, 1012, 1013],
      [1001, 1002, 1103],
      [1011, 1012, 1113],
    ]);
    expect(held(grown.select([1], 3), 'past_keys.1', 3)).toEqual([
      [1001, 1002, 1103],
      [1011, 1012, 1113],
    ]);
  });
});
