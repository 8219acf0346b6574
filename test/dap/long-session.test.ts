/** A session of many thousand steps, with what the editor keeps beside it: the recording, the timeline, the trace document. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { HistoryPage } from '../../src/adapter/requests/travel-requests';
import { Recording } from '../../src/extension/session/historyCopy';
import { layout } from '../../src/extension/session/timeline/layout';
import { MOST_STEPS, traceText } from '../../src/extension/session/trace/text';
import { buildServer, temporary, TestClient } from './client';

let client: TestClient;
beforeAll(buildServer);
afterEach(async () => {
  await client.close();
});

const thread = { threadId: 1 };
/** What the adapter may take for 20,000 steps of small values, the model apart. */
const MEGABYTES = 100;
/** The predictor of the tests goes round for ever, and is asked for every line. */
const loop = (): string => temporary('loop.py', 'def f(n):\n    while n:\n        m = n\n        k = m\n');
const launch = (maxSteps: number) => ({ program: loop(), function: 'f', args: '[1, 2]', stopOnEntry: true, maxSteps });

/** What the views of the editor do at each stop. */
class Views {
  readonly recording = new Recording((query) => client.ask<HistoryPage>('history', query));

  async refresh(): Promise<void> {
    await this.recording.refresh();
    layout(this.recording);
    traceText(this.recording, []);
  }
}

/** Milliseconds that something takes where the machine has no other work: the fastest third of many. */
async function typical(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 15; round++) {
    const before = performance.now();
    await work();
    times.push(performance.now() - before);
  }
  return times.sort((a, b) => a - b)[4] ?? Infinity;
}

describe('a session of 10,000 predicted steps, with timeline and trace open', () => {
  it('is stepped through as fast at its end as at its beginning', async () => {
    client = await TestClient.open({ run: 'calling' });
    await client.begin(launch(10_000));
    const views = new Views();
    const first = await typical(() => client.go('next'));
    expect(await client.go('continue')).toBe('pause');
    await views.refresh();
    const before = views.recording.last;
    expect(before).toBeGreaterThan(10_000);
    const step = await typical(() => client.go('next'));
    const back = await typical(() => client.go('stepBack'));
    const seen = await typical(async () => {
      await client.go('next');
      await views.refresh();
    });
    console.log(
      `a step: ${first.toFixed(1)} ms, after 10,000: ${step.toFixed(1)} ms, back: ${back.toFixed(1)} ms, with the views: ${seen.toFixed(1)} ms`,
    );
    expect(Math.max(step, back)).toBeLessThan(Math.max(50, 3 * first));
    expect(seen).toBeLessThan(300);
    expect(views.recording.last).toBeGreaterThan(before);
    expect(traceText(views.recording, []).steps.length).toBeLessThanOrEqual(MOST_STEPS);
  });

  it('stays within a bounded memory', async () => {
    client = await TestClient.open({ run: 'calling', memory: MEGABYTES });
    await client.begin(launch(10_000));
    const views = new Views();
    for (let run = 0; run < 2; run++) {
      expect(await client.go('continue')).toBe('pause');
      await views.refresh();
    }
    expect(views.recording.last).toBeGreaterThan(20_000);
    expect(await client.goTo('stepBack')).toMatch(/^f:/);
  });

  it('is paused and cancelled within 200 ms', async () => {
    client = await TestClient.open({ run: 'calling' }, { supportsProgressReporting: true });
    await client.begin(launch(1_000_000));
    const times: number[] = [];
    for (const how of ['pause', 'cancel', 'pause', 'cancel']) {
      const progress = client.waitForEvent('progressStart');
      await client.continueRequest(thread);
      const { progressId } = ((await progress) as DebugProtocol.ProgressStartEvent).body;
      const before = performance.now();
      await client.customRequest(how, how === 'pause' ? thread : { progressId });
      expect(await client.halted()).toMatchObject({ description: 'Paused' });
      times.push(performance.now() - before);
    }
    console.log(`paused or cancelled within ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
    // The machine may have other work now and then.
    expect(Math.min(...times)).toBeLessThan(200);
  });
});
