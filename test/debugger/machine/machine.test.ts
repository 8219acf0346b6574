/** The machine, answered by CPython itself, makes exactly the events that CPython made. */
import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import type { State } from '../../../src/debugger/state/state';
import { parseCall } from '../../../src/python/values/literal';
import { loadPython, type PythonParser } from '../../../src/python/source';
import { describeState, describeTrue } from '../../support/listing';
import { OraclePredictor, PROGRAMS, readTrace } from '../../support/oracle';

const programs = readdirSync(PROGRAMS).flatMap((name) => (name.endsWith('.py') ? [name.slice(0, -3)] : []));

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

/** All events from a launch on, and the state after the last. */
async function rollOut(program: string): Promise<{ events: string[]; end: State }> {
  const trace = readTrace(program);
  const file = python.parse(trace.source);
  const machine = new Machine(file, new OraclePredictor(file, trace));
  const call = trace.call === null ? undefined : parseCall(trace.call);
  let state = launch(file, call ? { function: call.callee, arguments: call.arguments } : {});
  const events: string[] = [];
  try {
    while (state.status === 'running' && events.length < 2000) {
      events.push(describeState(state));
      state = await machine.step(state);
    }
  } catch (error) {
    // Shown where the listings part.
    events.push(String(error));
  }
  return { events, end: state };
}

/** Share of steps that are predicted right from the true step before, when only every `every`th prediction is handed on. */
async function shareRight(program: string, every: number): Promise<number> {
  const trace = readTrace(program);
  const file = python.parse(trace.source);
  const machine = new Machine(file, new OraclePredictor(file, trace));
  const call = trace.call === null ? undefined : parseCall(trace.call);
  let state = launch(file, call ? { function: call.callee, arguments: call.arguments } : {});
  let predicted: State | undefined;
  let right = 0;
  for (const [index, step] of trace.steps.entries()) {
    if (predicted && describeState(predicted) === describeTrue(step)) right++;
    state = machine.adopt(state, step, index % every === 0 ? predicted : undefined);
    expect(describeState(state)).toBe(describeTrue(step));
    predicted = await machine.step(state).catch(() => undefined);
  }
  return right / (trace.steps.length - 1);
}

describe('adopting true steps', () => {
  it.each(programs)('%s', async (program) => {
    expect(await shareRight(program, 1)).toBe(1);
  });

  it('keeps iterators, pending returns and handled exceptions without any prediction', async () => {
    expect(await shareRight('loops', 2)).toBeGreaterThan(0.8);
    expect(await shareRight('exceptions', 2)).toBeGreaterThan(0.8);
    expect(await shareRight('recursion', 2)).toBeGreaterThan(0.6);
  });
});

describe('rolling out', () => {
  it.each(programs)('%s', async (program) => {
    const { events, end } = await rollOut(program);
    const trace = readTrace(program);
    expect(events).toEqual(trace.steps.map(describeTrue));
    expect(end.output).toBe(trace.steps.map((step) => step.output ?? '').join(''));
    await expect(`${events.join('\n')}\n`).toMatchFileSnapshot(`golden/${program}.txt`);
  });
});
