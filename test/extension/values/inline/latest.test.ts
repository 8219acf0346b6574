import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { CancellationToken } from 'vscode-jsonrpc/node.js';
import { Latest } from '../../../../src/extension/values/inline/latest';

/** Work that counts how much of it goes on at once. */
class Work {
  running = 0;
  most = 0;
  readonly finished: string[] = [];
  readonly cancelled: string[] = [];

  of(name: string, milliseconds: number) {
    return async (token: CancellationToken): Promise<void> => {
      this.running += 1;
      this.most = Math.max(this.most, this.running);
      await sleep(milliseconds);
      this.running -= 1;
      (token.isCancellationRequested ? this.cancelled : this.finished).push(name);
    };
  }
}

const unexpected = (error: unknown): void => {
  throw error;
};

describe('work for the newest asker', () => {
  it('waits for the pause, and starts again with each new asker', async () => {
    const [latest, work] = [new Latest(unexpected), new Work()];
    for (const name of ['a', 'b', 'c']) latest.run(30, work.of(name, 1));
    expect(work.most).toBe(0);
    await expect.poll(() => work.finished).toEqual(['c']);
  });

  it('is cancelled by a newer one, which begins when it has ended: never two at a time', async () => {
    const [latest, work] = [new Latest(unexpected), new Work()];
    latest.run(0, work.of('a', 300));
    await expect.poll(() => work.running).toBe(1);
    latest.run(0, work.of('b', 10));
    await sleep(30);
    latest.run(0, work.of('c', 10));
    await expect.poll(() => work.finished).toEqual(['c']);
    expect(work).toMatchObject({ most: 1, cancelled: ['a'] });
  });

  it('goes on after a failure, which is told unless it was cancelled', async () => {
    const failures: unknown[] = [];
    const [latest, work] = [new Latest((error) => failures.push(error)), new Work()];
    latest.run(0, () => Promise.reject(new Error('no')));
    await expect.poll(() => failures).toHaveLength(1);
    latest.run(0, work.of('b', 1));
    await expect.poll(() => work.finished).toEqual(['b']);
    expect(failures).toHaveLength(1);
  });

  it('does nothing after its end', async () => {
    const [latest, work] = [new Latest(unexpected), new Work()];
    latest.run(20, work.of('a', 1));
    latest.dispose();
    latest.run(0, work.of('b', 1));
    await sleep(100);
    expect(work.most).toBe(0);
  });
});
