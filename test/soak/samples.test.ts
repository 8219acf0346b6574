import { describe, expect, it } from 'vitest';
import { isFlat, median, trend } from './samples';

describe('samples', () => {
  it('are told by the medians of the first and the last quarter', () => {
    expect(trend([1, 9, 2, 5, 5, 5, 7, 8, 900, 0, 0, 0].slice(0, 9))).toEqual({ first: 9, last: 900 });
    expect(trend([1, 2, 3])).toBeUndefined();
    expect(median([3, 1, 2])).toBe(2);
  });

  it('are flat within a share and an amount', () => {
    expect(isFlat({ first: 100, last: 115 }, 0.1, 5)).toBe(true);
    expect(isFlat({ first: 100, last: 116 }, 0.1, 5)).toBe(false);
    expect(isFlat({ first: 100, last: 10 }, 0, 0)).toBe(true);
  });
});
