/** Examples that a program has of a function: doctests, assertions and tests that say what a call should do. */
import { findExamples, type OtherFile } from '../../../python/examples/example-search';
import { ownSource } from '../../../python/modules/linked-source';
import type { PythonParser } from '../../../python/parser';
import { parseCall, parseValue, ValueSyntaxError } from '../../../python/values/literal';
import { sameValue } from '../../../python/values/print';
import type { SourceFile } from '../../../python/syntax';
import { launched, LaunchError } from '../../launch/launch';
import type { Machine } from '../../machine/machine';
import type { State } from '../../state/state';
import type { Recording } from '../recording';
import type { Example } from './observed-run';
import type { Symptom } from './symptom';

/** A call, and what it should return (a literal) or raise. */
export interface StatedExample {
  readonly call: string;
  readonly returns?: string;
  readonly raises?: string;
}

export interface Examples {
  /** What is stated of the run's own call. */
  readonly own?: Symptom;
  readonly others: readonly Example[];
}

/** Examples that are begun: more are never tried. */
const MOST = 12;

/** @param others files that may call it, such as its tests */
export function statedExamples(
  parser: PythonParser,
  source: SourceFile,
  name: string,
  others: Iterable<OtherFile> = [],
): StatedExample[] {
  return findExamples(parser, ownSource(source), name, others).filter(
    ({ receiver, returns, raises }) => receiver === undefined && (returns !== undefined || raises !== undefined),
  );
}

/**
 * Begins the calls of a run's function that are stated.
 * @param start state in which the run begins: the call of a function
 * @param until time (of `performance.now`) after which no more are begun
 */
export async function examplesFor(
  machine: Machine,
  start: State,
  stated: readonly StatedExample[],
  until: number,
  signal?: AbortSignal,
): Promise<Examples> {
  let own: Symptom | undefined;
  const others: Example[] = [];
  for (const one of stated.slice(0, MOST)) {
    if (performance.now() > until) break;
    const example = await begun(machine, one, signal);
    if (!example) continue;
    if (isSameCall(start, example.start)) own ??= example.symptom;
    else others.push(example);
  }
  return { others, ...(own && { own }) };
}

/** What the program states of the function that a recording is a call of; nothing where it is of another kind. */
export async function examplesOf(
  recording: Recording,
  symptom: Symptom,
  machine: Machine,
  parser: PythonParser,
  until: number,
  signal?: AbortSignal,
): Promise<readonly Example[]> {
  const start = recording.state(recording.first);
  const [frame, ...more] = start?.frames ?? [];
  // Of a value in the middle of a run, examples say nothing.
  if (!start || frame?.event !== 'call' || more.length > 0 || symptom.kind === 'value') return [];
  const stated = statedExamples(parser, recording.source, frame.function.qualifiedName);
  return (await examplesFor(machine, start, stated, until, signal)).others;
}

/** The call as it begins; undefined for what is no call of literals, or states no literal. */
async function begun(machine: Machine, stated: StatedExample, signal?: AbortSignal): Promise<Example | undefined> {
  try {
    const symptom = symptomOf(stated);
    const { callee, arguments: given } = parseCall(stated.call);
    return symptom && { start: await launched(machine, { function: callee, arguments: given }, signal), symptom };
  } catch (error) {
    if (error instanceof LaunchError || error instanceof ValueSyntaxError) return undefined;
    throw error;
  }
}

function symptomOf({ returns, raises }: StatedExample): Symptom | undefined {
  if (returns !== undefined) return { kind: 'result', expected: parseValue(returns) };
  return raises === undefined ? undefined : { kind: 'raises', type: raises };
}

function isSameCall(one: State, other: State): boolean {
  const [a, b] = [one.frames.at(-1), other.frames.at(-1)];
  if (!a || !b || one.frames.length !== other.frames.length || a.function !== b.function) return false;
  return [...a.locals].every(([name, value]) => {
    const given = b.locals.get(name);
    return given && sameValue(given, value);
  });
}
