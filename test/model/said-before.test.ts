import { describe, expect, it } from 'vitest';
import { SaidBefore } from '../../src/model/said-before';

/** What is guessed to come after the last of some sequences. */
function guessed(count: number, ...sequences: readonly number[][]): number[] {
  const said = new SaidBefore();
  for (const tokens of sequences) said.note(tokens, 0);
  return said.guess(sequences.at(-1) ?? [], count);
}

describe('what was said before', () => {
  it('is what came after the same tokens', () => {
    expect(guessed(2, [1, 2, 3, 4, 1, 2])).toEqual([3, 4]);
    expect(guessed(2, [1, 2, 3, 4, 5])).toEqual([]);
    expect(guessed(2, [2])).toEqual([]);
  });

  it('is of the place that has more in common, and of the latest of several', () => {
    expect(guessed(1, [9, 1, 2, 5, 1, 2, 6, 9, 1, 2])).toEqual([5]);
    expect(guessed(1, [1, 2, 5, 1, 2, 6, 1, 2])).toEqual([6]);
  });

  it('goes on into itself', () => {
    expect(guessed(4, [7, 7, 7])).toEqual([7, 7, 7, 7]);
    expect(guessed(3, [1, 2, 1, 2])).toEqual([1, 2, 1]);
  });

  it('is of earlier answers as well', () => {
    expect(guessed(3, [4, 5, 6, 7, 8], [9, 5, 6])).toEqual([7, 8]);
  });

  it('is forgotten after a long time, but not what was said again', () => {
    const said = new SaidBefore();
    said.note([1, 2, 3], 0);
    said.note([4, 5, 6], 0);
    for (let round = 0; round < 5; round++) {
      said.note([4, 5, 6], 0);
      for (let i = 0; i < 30_000; i++) said.note([i % 1000, 1000 + ((i / 1000) | 0), 7], 0);
      for (let i = 0; i < 60_000; i++) said.note([i % 1000, 1100 + ((i / 1000) | 0) + 60 * round, 7], 0);
    }
    expect(said.guess([4, 5], 1)).toEqual([6]);
    expect(said.guess([1, 2], 1)).toEqual([]);
  });
});
