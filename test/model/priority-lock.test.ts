import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { PriorityLock, type Priority } from '../../src/model/priority-lock';

/** A question that reads three times, and writes down when. */
function question(turns: PriorityLock, rank: Priority, name: string, log: string[]): Promise<void> {
  return turns.hold(rank, async () => {
    for (let read = 1; read <= 3; read++) {
      await turns.wait(rank);
      log.push(`${name}${read}`);
      await setTimeout(2);
    }
  });
}

it('lets questions of an earlier rank overtake, in the middle of one', async () => {
  const turns = new PriorityLock();
  const log: string[] = [];
  let step: Promise<void> | undefined;
  await turns.hold(1, async () => {
    await turns.wait(1);
    log.push('hover1');
    step = question(turns, 0, 'step', log);
    await turns.wait(1);
    log.push('hover2');
  });
  await step;
  expect(log).toEqual(['hover1', 'step1', 'step2', 'step3', 'hover2']);
});

it('goes on after a question that fails', async () => {
  const turns = new PriorityLock();
  const log: string[] = [];
  const failing = turns.hold(0, async () => {
    await setTimeout(5);
    throw new Error('no answer');
  });
  const hover = question(turns, 1, 'hover', log);
  await expect(failing).rejects.toThrow('no answer');
  await hover;
  expect(log).toEqual(['hover1', 'hover2', 'hover3']);
});
