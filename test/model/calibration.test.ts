import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calibrated, isCurve } from '../../src/model/calibration';

const curve = [
  [0.1, 0.2],
  [0.5, 0.4],
  [0.9, 1],
] as const;

test('straight between the points, level outside them', () => {
  expect([0, 0.1, 0.3, 0.5, 0.7, 0.9, 1].map((said) => Number(calibrated(said, curve).toFixed(3)))).toEqual([
    0.2, 0.2, 0.3, 0.4, 0.7, 1, 1,
  ]);
});

test('no curve changes nothing', () => {
  expect(calibrated(0.3, [])).toBe(0.3);
});

test('a rising curve keeps the order of confidences', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, (a, b) => {
      if (a <= b) expect(calibrated(a, curve)).toBeLessThanOrEqual(calibrated(b, curve) + 1e-12);
    }),
  );
});

test('only pairs of shares are a curve', () => {
  expect([isCurve(curve), isCurve([[1]]), isCurve([[0, 2]]), isCurve('x')]).toEqual([true, false, false, false]);
});
