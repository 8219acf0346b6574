/**
 * Programs made at random, rich in calls of their own functions: the machine, with CPython in the model's place for all that lies
 * between the calls, makes exactly CPython's events. `CALL_PROGRAMS=3000` makes as many of them.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';
import { launch } from '../../../src/debugger/launch/launch';
import { Machine } from '../../../src/debugger/machine/machine';
import { localsOf, type State } from '../../../src/debugger/state/state';
import { loadPython } from '../../../src/python/source';
import { parseValue } from '../../../src/python/values/literal';
import { printValue } from '../../../src/python/values/print';
import type { Value } from '../../../src/python/values/value';
import { callProgram } from '../../support/call-programs';
import { HAS_PYTHON } from '../../support/cpython';
import { LiveOracle } from '../../support/live-oracle';

interface TrueEvent {
  readonly event: string;
  readonly function: string;
  readonly line: number;
  readonly depth: number;
  readonly locals: Readonly<Record<string, string>>;
  readonly value?: string;
  readonly exception?: string;
}

interface Run {
  readonly events: readonly string[];
  readonly output: string;
}

/** Programs that part are enough of them at some point. */
const MOST_SHOWN = 20;
const COUNT = Number(process.env.CALL_PROGRAMS ?? 24);
const FIRST = Number(process.env.FIRST_PROGRAM ?? 1);
const python = await loadPython();

describe.skipIf(!HAS_PYTHON)('events of programs rich in calls', () => {
  const oracle = new LiveOracle();
  const cpython = spawn('python3', ['-u', join(process.cwd(), 'test/support/true_events.py')]);
  const lines = createInterface({ input: cpython.stdout })[Symbol.asyncIterator]();
  afterAll(() => {
    oracle.end();
    cpython.kill();
  });

  async function trueEvents(text: string): Promise<Run | null> {
    cpython.stdin.write(`${JSON.stringify(text)}\n`);
    const { value } = (await lines.next()) as { readonly value: string };
    const run = JSON.parse(value) as { events: TrueEvent[]; output: string } | null;
    return run && { events: run.events.map(describeTrue), output: run.output };
  }

  it(`${COUNT} programs`, { timeout: 600_000 }, async () => {
    let steps = 0;
    const wrong: string[] = [];
    for (let seed = FIRST; seed < FIRST + COUNT && wrong.length < MOST_SHOWN; seed++) {
      const text = callProgram(seed);
      const expected = await trueEvents(text);
      if (!expected) continue;
      oracle.program(text);
      const got = await machineEvents(text, oracle, expected.events.length);
      const parting = partingOf(expected, got);
      if (parting !== undefined) wrong.push(`program ${seed}: ${parting}`);
      steps += expected.events.length;
    }
    expect(wrong).toEqual([]);
    expect(steps).toBeGreaterThan(20 * COUNT);
  });
});

/** Where two runs part; undefined where they do not. */
function partingOf(expected: Run, got: Run): string | undefined {
  const at = expected.events.findIndex((event, i) => event !== got.events[i]);
  if (at < 0 && got.events.length === expected.events.length)
    return got.output === expected.output ? undefined : `prints ${got.output} instead of ${expected.output}`;
  const before = expected.events[at < 0 ? expected.events.length - 1 : at - 1] ?? 'the start';
  const found = got.events.slice(at < 0 ? expected.events.length : at);
  return [
    `after ${before}`,
    `expected ${expected.events[at] ?? 'the end'}`,
    `got ${found.slice(0, 3).join(' | ')}`,
  ].join('\n');
}

async function machineEvents(text: string, oracle: LiveOracle, most: number): Promise<Run> {
  const machine = new Machine(python.parse(text), oracle);
  let state = launch(machine.source);
  const events: string[] = [];
  try {
    while (state.status === 'running' && events.length <= most) {
      if (state.frames.at(-1)?.function.kind === 'function') events.push(describeState(state));
      state = await machine.step(state);
    }
  } catch (error) {
    // Shown where the listings part.
    events.push(String(error), ...oracle.asked.slice(-3));
  }
  return { events, output: state.output };
}

function describeTrue({ event, function: name, line, depth, locals, value, exception }: TrueEvent): string {
  const shown = Object.entries(locals).map(([local, text]) => `${local}=${printValue(parseValue(text))}`);
  const given = value === undefined ? [] : [`-> ${printValue(parseValue(value))}`];
  return written(event, name, line, depth, [
    ...shown.sort(),
    ...given,
    ...(exception === undefined ? [] : [`! ${exception}`]),
  ]);
}

function describeState(state: State): string {
  const frame = state.frames.at(-1);
  if (!frame) return '';
  const depth = state.frames.filter((other) => other.function.kind === 'function').length - 1;
  const shown = [...localsOf(state, frame)].flatMap(([name, value]) =>
    isPlain(value) ? [`${name}=${printValue(value)}`] : [],
  );
  const given =
    frame.event === 'return' && frame.value && isPlain(frame.value) ? [`-> ${printValue(frame.value)}`] : [];
  const { type, message = '' } = frame.exception ?? {};
  const raised = frame.event === 'exception' ? [`! ${type ?? ''}: ${message}`] : [];
  return written(frame.event, frame.function.name, frame.line, depth, [...shown.sort(), ...given, ...raised]);
}

function written(event: string, name: string, line: number, depth: number, rest: readonly string[]): string {
  return [`${'  '.repeat(depth)}${event} ${name}:${line}`, ...rest].join('  ');
}

function isPlain(value: Value): boolean {
  switch (value.kind) {
    case 'list':
    case 'tuple':
    case 'set':
      return value.items.every(isPlain);
    case 'dict':
      return value.entries.every((entry) => entry.every(isPlain));
    default:
      return ['none', 'bool', 'int', 'float', 'str'].includes(value.kind);
  }
}
