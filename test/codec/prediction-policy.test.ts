import { describe, expect, it } from 'vitest';
import { CONFIDENCE_THRESHOLD, gradeOf } from '../../src/codec/confidence';
import { budgetFor, DEFAULT_POLICY, policyWith } from '../../src/codec/prediction-policy';

describe('the policy of predictions', () => {
  it('is the default one but for what is given', () => {
    expect(policyWith({})).toEqual(DEFAULT_POLICY);
    expect(policyWith({ hypotheses: 5 })).toEqual({ ...DEFAULT_POLICY, hypotheses: 5 });
    expect(policyWith({ decompose: false })).toEqual({ ...DEFAULT_POLICY, decompose: false });
  });

  it('gives the modules of a call, and libraries, their part of its time', () => {
    expect(budgetFor(10)).toEqual(DEFAULT_POLICY.budget);
    const { modules, librariesMilliseconds, importsMilliseconds } = DEFAULT_POLICY.budget;
    expect(budgetFor(60)).toMatchObject({
      modules: 6 * modules,
      librariesMilliseconds: 6 * librariesMilliseconds,
      importsMilliseconds: 6 * importsMilliseconds,
    });
  });

  it('decomposes nothing where decoding is greedy', () => {
    expect(policyWith({ hypotheses: 1 }).decompose).toBe(false);
    expect(policyWith({ hypotheses: 1, decompose: true }).decompose).toBe(false);
  });

  it('looks twice at whatever is not called sure, and at more', () => {
    expect(DEFAULT_POLICY.confidenceThreshold).toBeGreaterThanOrEqual(CONFIDENCE_THRESHOLD);
    expect([CONFIDENCE_THRESHOLD, CONFIDENCE_THRESHOLD - 0.01, 0.59].map(gradeOf)).toEqual([
      'sure',
      'likely',
      'doubtful',
    ]);
  });
});
