import { expect, it } from 'vitest';
import { randomFrom } from '../../../src/codec/traces/random';

const numbers = (seed: string, count: number): number[] => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, random);
};

it('repeats itself for a seed, and only for that', () => {
  expect(numbers('a 1', 5)).toEqual(numbers('a 1', 5));
  expect(numbers('a 1', 5)).not.toEqual(numbers('a 2', 5));
});

it('is spread evenly from 0 up to 1, the first number of a seed included', () => {
  const firsts = Array.from({ length: 2000 }, (_, i) => randomFrom(`mbpp/1 ${i}`)());
  for (const all of [numbers('x', 2000), firsts]) {
    const bins = [0, 0, 0, 0];
    for (const value of all) bins[Math.floor(value * 4)] = (bins[Math.floor(value * 4)] ?? 0) + 1;
    for (const count of bins) expect(Math.abs(count - 500)).toBeLessThan(100);
  }
});
