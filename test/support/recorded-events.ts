/** Programs whose events were recorded from CPython, run on the machine with CPython itself in the model's place. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Trace } from '../../src/codec/traces/trace';
import { launch } from '../../src/debugger/launch/launch';
import { Machine } from '../../src/debugger/machine/machine';
import { parseCall } from '../../src/python/values/literal';
import { loadPython } from '../../src/python/source';
import { HAS_PYTHON } from './cpython';
import { describeState, describeTrue } from './listing';
import { LiveOracle } from './live-oracle';

/**
 * One test a program: the machine makes exactly the recorded events.
 * @param fixture folder of `test/fixtures` with `traces.jsonl`
 */
export async function describeRecordedEvents(title: string, fixture: string): Promise<void> {
  const python = await loadPython();
  const text = readFileSync(join(process.cwd(), 'test/fixtures', fixture, 'traces.jsonl'), 'utf8');
  const traces = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Trace);

  describe.skipIf(!HAS_PYTHON)(title, () => {
    const oracle = new LiveOracle();
    afterAll(() => {
      oracle.end();
    });

    it.each(traces.map((trace) => [trace.id, trace] as const))('%s', async (_, trace) => {
      const file = python.parse(trace.source);
      oracle.program(trace.source);
      const machine = new Machine(file, oracle);
      const call = trace.call === null ? undefined : parseCall(trace.call);
      let state = launch(file, call ? { function: call.callee, arguments: call.arguments } : {});
      const events: string[] = [];
      try {
        while (state.status === 'running' && events.length < 1000) {
          events.push(describeState(state));
          state = await machine.step(state);
        }
      } catch (error) {
        // Shown where the listings part.
        events.push(String(error), ...oracle.asked.slice(-4));
      }
      expect(events).toEqual(trace.steps.map(describeTrue));
    });
  });
}
