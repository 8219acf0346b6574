/** How long answers take, and what a long run costs. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, fixture, temporary, TestClient } from './client';

let client: TestClient;
beforeAll(buildServer);
afterEach(async () => {
  await client.close();
});

const thread = { threadId: 1 };

/** Milliseconds that an answer takes where the machine has no other work: the fastest third of many. */
async function typical(request: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 30; round++) {
    const before = performance.now();
    await request();
    times.push(performance.now() - before);
  }
  return times.sort((a, b) => a - b)[9] ?? Infinity;
}

/** A loop that needs no model: every step is told by the syntax. */
const endless = (): string => temporary('endless-timing.py', 'while True:\n    pass\n');

describe('at a stop', () => {
  it('stack, scopes and variables are answered within 20 ms, a step within 100 ms', async () => {
    client = await TestClient.open({ run: 'calls' });
    const numbers = `[${Array.from({ length: 2000 }, (_, index) => index).join(', ')}]`;
    await client.begin({
      program: fixture('calls'),
      function: 'total',
      args: [numbers, '2'],
      stopOnEntry: true,
    });
    const { variablesReference } = await client.scope('Locals');
    const { body } = await client.stackTraceRequest(thread);
    const frameId = body.stackFrames[0]?.id ?? 0;
    expect(await typical(() => client.stackTraceRequest(thread))).toBeLessThan(20);
    expect(await typical(() => client.scopesRequest({ frameId }))).toBeLessThan(20);
    expect(await typical(() => client.variablesRequest({ variablesReference }))).toBeLessThan(20);
    let steps = 0;
    expect(await typical(() => client.go(steps++ % 2 === 0 ? 'next' : 'stepBack'))).toBeLessThan(100);
  });
});

describe('a run of 10,000 steps', () => {
  it('is cancelled within 200 ms and stepped on as before', async () => {
    client = await TestClient.open({ run: 'calls' }, { supportsProgressReporting: true });
    await client.begin({ program: endless(), stopOnEntry: true, maxSteps: 10_000 });
    const first = await typical(() => client.go('next'));
    expect(await client.go('continue')).toBe('pause');
    expect(client.printed('console')).toMatch(/^Stopped after 10000 predicted steps\./);
    expect(await typical(() => client.go('next'))).toBeLessThan(Math.max(100, 3 * first));
    expect(await typical(() => client.stackTraceRequest(thread))).toBeLessThan(20);
    expect(await typical(() => client.customRequest('history', { start: 9000, count: 10 }))).toBeLessThan(20);
  });

  it('can be paused at any time', async () => {
    client = await TestClient.open({ run: 'calls' });
    await client.begin({ program: endless(), stopOnEntry: true, maxSteps: 1_000_000_000 });
    const times: number[] = [];
    for (let round = 0; round < 5; round++) {
      await client.continueRequest(thread);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const before = performance.now();
      await client.pauseRequest(thread);
      expect(await client.halted()).toMatchObject({ description: 'Paused' });
      times.push(performance.now() - before);
    }
    // The machine may have other work now and then.
    expect(Math.min(...times)).toBeLessThan(200);
  });
});

describe('loading', () => {
  it('is announced as progress', async () => {
    client = await TestClient.open({ run: 'calls' }, { supportsProgressReporting: true });
    const started = client.waitForEvent('progressStart');
    await client.begin({ program: fixture('calls'), function: 'total', args: ['[3]'], stopOnEntry: true });
    expect((await started).body).toMatchObject({ progressId: 'load', title: 'Loading the model' });
    expect(client.log.slice(0, 3)).toEqual(['progressStart', 'progressEnd', 'initialized']);
  });
});
