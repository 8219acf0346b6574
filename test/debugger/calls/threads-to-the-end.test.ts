/** Threads that the program begins and does not wait for: CPython waits for them once the program itself has ended. */
import { afterAll, describe, expect, it } from 'vitest';
import { byEvaluator, RunComparison } from '../../support/run-comparison';

const PROGRAM = `
import threading
import time


def late(n, pause):
    time.sleep(pause)
    print("late", n)


threading.Thread(target=late, args=(1, 2)).start()
threading.Thread(target=late, args=(2, 1)).start()
threading.Thread(target=late, args=(3, 3), daemon=True).start()
print("end")
`;

describe('threads that nobody joins', () => {
  const runs = new RunComparison(byEvaluator());
  afterAll(() => {
    runs.end();
  });

  it('go on until they end, unless they are daemons', async () => {
    const { got } = (await runs.printed(PROGRAM)) ?? {};
    expect(got).toBe('end\nlate 2\nlate 1\n');
  });
});
