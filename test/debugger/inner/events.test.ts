/** What runs inside statements: with CPython in the model's place, the machine makes exactly CPython's events. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Trace } from '../../../src/codec/traces/trace';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { parseCall } from '../../../src/python/values/literal';
import { loadPython } from '../../../src/python/source';
import { HAS_PYTHON } from '../../support/cpython';
import { describeState, describeTrue } from '../../support/listing';
import { LiveOracle } from '../../support/live-oracle';

const python = await loadPython();
const text = readFileSync(join(process.cwd(), 'test/fixtures/inner/traces.jsonl'), 'utf8');
const traces = text
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Trace);

describe.skipIf(!HAS_PYTHON)('what runs inside a statement', () => {
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
