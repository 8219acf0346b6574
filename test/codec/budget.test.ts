/** What work may cost: passes of the network and time, whichever is used up first. */
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Budget, costOfSeconds, nearest, share } from '../../src/codec/budget';

describe('a budget', () => {
  it('is passed by passes of the network', () => {
    const budget = new Budget({ computeCost: 10, milliseconds: 60_000 }, 'the call');
    budget.spend(9);
    expect(budget.isPassed).toBe(false);
    expect(budget.usedShare).toBeCloseTo(0.9);
    budget.spend(1);
    expect(budget.isPassed).toBe(true);
    expect(budget.reason).toBe('the call takes too many forward passes of the model');
  });

  it('is passed by time, on a slow machine', async () => {
    const budget = new Budget({ computeCost: 10, milliseconds: 15 }, 'the call');
    await setTimeout(20);
    expect(budget.isPassed).toBe(true);
    expect(budget.reason).toBe('the call takes more than 0.015 seconds');
    expect(budget.left.milliseconds).toBe(0);
  });

  it('may be shared out', () => {
    const whole = costOfSeconds(10);
    expect(share(whole, 0.5)).toEqual({ computeCost: whole.computeCost / 2, milliseconds: 5000 });
  });
});

it('of several limits the one that is passed tells why', () => {
  const open = new Budget({ computeCost: 10, milliseconds: 60_000 }, 'the call');
  const used = new Budget({ computeCost: 0, milliseconds: 60_000 }, 'the statement');
  expect(nearest(undefined, open)).toBe(open);
  expect(nearest(open, undefined, used)?.isPassed).toBe(true);
  expect(nearest(open, used)?.reason).toMatch(/^the statement/);
  expect(nearest()).toBeUndefined();
});
