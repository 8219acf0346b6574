import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { argmax, choose } from '../../src/model/token-choice';

/** A 32-bit float. */
const LARGE = Math.fround(1e30);
const logits = Float32Array.from([1, 3, 2, -5]);

describe('choose', () => {
  it('takes the best token of those allowed, however good the others are', () => {
    expect(choose(logits, [0, 2, 3], 1).token).toBe(2);
    expect(choose(logits, [3], 1).token).toBe(3);
    expect(choose(logits, [0, 1, 2, 3], 1).token).toBe(argmax(logits));
  });

  it('gives the probability among all tokens', () => {
    const weights = [...logits].map(Math.exp);
    const sum = weights.reduce((a, b) => a + b);
    expect(choose(logits, [2, 3], 1).probability).toBeCloseTo((weights[2] ?? 0) / sum, 6);
  });

  it('is less sure at a higher temperature', () => {
    expect(choose(logits, [1], 2).probability).toBeLessThan(choose(logits, [1], 1).probability);
    expect(choose(logits, [1], 0.5).probability).toBeGreaterThan(choose(logits, [1], 1).probability);
  });

  it('takes the first of equals, and stays finite for any logits', () => {
    expect(choose(Float32Array.from([0, 7, 7]), [2, 1], 1).token).toBe(2);
    const logit = fc.float({ noNaN: true, noDefaultInfinity: true, min: -LARGE, max: LARGE });
    fc.assert(
      fc.property(fc.array(logit, { minLength: 1, maxLength: 20 }), (values) => {
        const all = values.map((_, i) => i);
        const chosen = choose(Float32Array.from(values), all, 1);
        expect(all).toContain(chosen.token);
        expect(chosen.probability).toBeGreaterThan(0);
        expect(chosen.probability).toBeLessThanOrEqual(1);
      }),
    );
  });
});
