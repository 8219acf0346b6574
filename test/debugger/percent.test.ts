import { describe, expect, it } from 'vitest';
import { percent } from '../../src/debugger/percent';

describe('a probability for people', () => {
  it('is rounded down, and never 0 or 100 %', () => {
    expect([0, 0.004, 0.876, 0.99999, 1].map(percent)).toEqual(['< 1 %', '< 1 %', '87 %', '99 %', '99 %']);
  });

  it('is what people have computed, whatever binary fractions make of it', () => {
    for (let whole = 1; whole < 100; whole++) expect(percent(whole / 100)).toBe(`${whole} %`);
  });
});
