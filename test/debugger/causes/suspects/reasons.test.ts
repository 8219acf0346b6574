import { expect, it } from 'vitest';
import type { Evidence } from '../../../../src/debugger/causes/suspects/evidence';
import { reasonFor } from '../../../../src/debugger/causes/suspects/reasons';

const reason = (change: string, fixes: number, onlyAvoids = false): string => {
  const best = { change, closeness: 0.5, isDifferent: true };
  return reasonFor({
    best,
    fixes,
    distance: 2,
    tried: 3,
    different: 2,
    confidence: 1,
    onlyAvoids,
  } as unknown as Evidence);
};

it('says what to change, or what to do', () => {
  expect(reason('< → <=', 1)).toBe('changing this line (< → <=) would put it right; 2 steps before it shows.');
  expect(reason('insert i += 1 after line 7', 2)).toBe(
    'this would put it right (as 1 other change to it would): insert i += 1 after line 7; 2 steps before it shows.',
  );
  expect(reason('leave out this line', 0)).toBe(
    'this would come closer to what is expected: leave out this line; 2 steps before it shows.',
  );
  expect(reason('500 → 0', 0, true)).toBe(
    'changing this line (500 → 0) would lead around the exception; 2 steps before it shows.',
  );
});
