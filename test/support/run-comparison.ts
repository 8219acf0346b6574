/** Runs of whole programs, by CPython and by the machine with CPython in the model's place, as lines that can be compared. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isAwaiting } from '../../src/debugger/calls/generators';
import { launch } from '../../src/debugger/launch/launch';
import { Machine } from '../../src/debugger/machine/machine';
import { mapChildren } from '../../src/debugger/objects/containers';
import { localsOf, type State } from '../../src/debugger/state/state';
import { LibraryModules } from '../../src/adapter/launch/library-modules';
import { isImported } from '../../src/python/definitions/definitions';
import { link } from '../../src/python/modules/link';
import { loadPython } from '../../src/python/source';
import { parseValue } from '../../src/python/values/literal';
import { printValue } from '../../src/python/values/print';
import type { Value } from '../../src/python/values/value';
import { DEFAULT_POLICY, TIMELESS } from '../../src/codec/prediction-policy';
import { PredictionError, type Predictor } from '../../src/codec/query';
import { CheckingPredictor } from '../../src/sandbox/checking-predictor';
import { LiveOracle } from './live-oracle';
import { PythonTransport } from './python-transport';

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

const python = await loadPython();

/** What stands in the model's place. */
export interface Answering {
  readonly predictor: Predictor;
  /** The program that the questions to come are about. */
  readonly program?: (text: string) => void;
  /** Texts that were asked about, in order. */
  readonly asked?: () => readonly string[];
  readonly end: () => void;
}

/** CPython evaluates each statement, and fails where that runs a function of the program. */
export function byLiveOracle(): Answering {
  const oracle = new LiveOracle();
  return {
    predictor: oracle,
    program: (text) => {
      oracle.program(text);
    },
    asked: () => oracle.asked,
    end: () => {
      oracle.end();
    },
  };
}

/** The evaluator answers all that it can, and nobody the rest. */
export function byEvaluator(): Answering {
  const transport = new PythonTransport();
  const nobody: Predictor = {
    // What a slow machine does not evaluate in time is not what is compared.
    policy: { ...DEFAULT_POLICY, decompose: false, budget: TIMELESS },
    predict: ({ statement }) =>
      Promise.reject(new PredictionError(`not evaluated: ${statement.tokens.map(({ text }) => text).join(' ')}`)),
  };
  return {
    predictor: new CheckingPredictor(nobody, transport),
    end: () => {
      transport.end();
    },
  };
}

/** Compares the events in functions and all that is printed, program by program. */
export class RunComparison {
  private readonly cpython = spawn('python3', ['-u', join(process.cwd(), 'test/support/true_events.py')]);
  private readonly lines = createInterface({ input: this.cpython.stdout })[Symbol.asyncIterator]();

  constructor(private readonly answering: Answering) {}

  end(): void {
    this.answering.end();
    this.cpython.kill();
  }

  /** How many events CPython makes, and where the machine's part from them, if they do; undefined for a run that takes too long. */
  async of(text: string): Promise<{ readonly steps: number; readonly parting?: string } | undefined> {
    const expected = await this.trueEvents(text);
    if (!expected) return undefined;
    this.answering.program?.(text);
    const got = await machineEvents(text, this.answering, expected.events.length);
    const parting = partingOf(expected, got);
    return { steps: expected.events.length, ...(parting !== undefined && { parting }) };
  }

  /** What both print, where events are not the same: CPython follows none in other threads, and shows objects of its own. */
  async printed(text: string): Promise<{ readonly expected: string; readonly got: string } | undefined> {
    const expected = await this.trueEvents(text);
    if (!expected) return undefined;
    this.answering.program?.(text);
    const { output } = await machineEvents(text, this.answering, MOST_EVENTS);
    return { expected: expected.output, got: output };
  }

  private async trueEvents(text: string): Promise<Run | null> {
    this.cpython.stdin.write(`${JSON.stringify(text)}\n`);
    const { value } = (await this.lines.next()) as { readonly value: string };
    const run = JSON.parse(value) as { events: TrueEvent[]; output: string } | null;
    return run && { events: run.events.map(describeTrue), output: run.output };
  }
}

const MOST_EVENTS = 3000;

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

async function machineEvents(text: string, { predictor, asked }: Answering, most: number): Promise<Run> {
  // Where statements are evaluated, texts stand for some modules of the library.
  const source = link(python, python.parse(text), new LibraryModules(undefined, () => [], 'hidden', predictor.modules));
  const machine = new Machine(source, predictor);
  let state = launch(machine.source);
  const events: string[] = [];
  try {
    while (state.status === 'running' && events.length <= most) {
      if (state.frames.at(-1)?.function.kind === 'function') events.push(describeState(state));
      state = await machine.step(state);
    }
  } catch (error) {
    // Shown where the listings part.
    events.push(String(error), ...(asked?.().slice(-3) ?? []));
  }
  return { events, output: state.output };
}

function describeTrue({ event, function: name, line, depth, locals, value, exception }: TrueEvent): string {
  const shown = Object.entries(locals).map(([local, text]) => `${local}=${shownValue(parseValue(text))}`);
  // Of texts it is another number in every process.
  const given = value === undefined || name === '__hash__' ? [] : [`-> ${shownValue(parseValue(value))}`];
  return written(event, name, line, depth, [
    ...shown.sort(),
    ...given,
    ...(exception === undefined ? [] : [`! ${exception}`]),
  ]);
}

function describeState(state: State): string {
  const frame = state.frames.at(-1);
  if (!frame) return '';
  const depth = state.frames.filter((other) => other.function.kind === 'function' && !isImported(other.function)).length - 1; // prettier-ignore
  const shown = [...localsOf(state, frame)].flatMap(([name, value]) =>
    isPlain(value) ? [`${name}=${shownValue(value)}`] : [],
  );
  // CPython wraps what an asynchronous generator yields in an object that shows nothing of it.
  const { isAsync, isGenerator } = frame.function;
  const isWrapped = frame.isYielding === true && isAsync && isGenerator && !isAwaiting(frame);
  const given =
    frame.event === 'return' && frame.function.name !== '__hash__' && frame.value && !isWrapped && isPlain(frame.value)
      ? [`-> ${shownValue(frame.value)}`]
      : [];
  const { type, message = '' } = frame.exception ?? {};
  const raised = frame.event === 'exception' ? [`! ${type ?? ''}: ${message}`] : [];
  return written(frame.event, frame.function.name, frame.line, depth, [...shown.sort(), ...given, ...raised]);
}

function written(event: string, name: string, line: number, depth: number, rest: readonly string[]): string {
  return [`${'  '.repeat(depth)}${event} ${name}:${line}`, ...rest].join('  ');
}

/** Sets have no order. */
function shownValue(value: Value): string {
  return printValue(withSortedSets(value));
}

function withSortedSets(value: Value): Value {
  if (value.kind === 'set')
    return { ...value, items: value.items.toSorted((one, other) => (printValue(one) < printValue(other) ? -1 : 1)) };
  return mapChildren(value, withSortedSets);
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
