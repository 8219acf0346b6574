/** A step of the recorded history, as the timeline and the trace document show it. */
import { shownClass } from '../../python/values/class-names';
import { lookup } from '../../debugger/state/name-scopes';
import { localsOf, type Frame, type FrameEvent, type State } from '../../debugger/state/state';
import { assumedWays, givenValues, type StepSource } from '../../debugger/state/step-info';
import { nameInFile } from '../../python/definitions/definitions';
import { lineText } from '../../python/text/source-lines';
import { placeOf } from '../../python/modules/linked-source';
import { sameValue } from '../../python/values/print';
import type { SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { preview } from './value-presentation';

/** A value by its name or expression; without text if the name was unbound. */
export interface StepValue {
  readonly name: string;
  readonly value?: string;
  readonly confidence: number;
}

export interface HistoryStep {
  /** Number of the step, to travel to it. */
  readonly step: number;
  /** `end` once the program has ended. */
  readonly event: FrameEvent | 'end';
  readonly function: string;
  /** As the client counts lines. */
  readonly line: number;
  /** The file of that line, if it is another one than the program's own. */
  readonly path?: string;
  /** Text of that line. */
  readonly text: string;
  /** Line that took the step which led here. */
  readonly from?: number;
  /** Frames below this one. */
  readonly depth: number;
  /** What the step that led here changed in the frame that took it. */
  readonly changes: readonly StepValue[];
  /** What somebody has set there since. */
  readonly set?: readonly StepValue[];
  /** Sub-expressions that it computed, in the order of evaluation. */
  readonly values: readonly StepValue[];
  /** For a call event: the parameters and their values. */
  readonly arguments?: readonly StepValue[];
  /** For a call event: the function goes on where it has waited. */
  readonly isResumed?: boolean;
  /** What it printed. */
  readonly output: string;
  /** What the step wrote to the error stream. */
  readonly errors?: string;
  /** Returned value, for a return event (and the end). */
  readonly value?: string;
  /** Exception of an exception event, or the one that propagates out of the frame. */
  readonly exception?: { readonly type: string; readonly message?: string };
  readonly source: StepSource;
  /** What was assumed on the way, where the source says so. */
  readonly assumed?: readonly string[];
  /** The values that the user gave for what decides a branch: "x > 0 = True". */
  readonly given?: readonly string[];
  /** Probability that the step is right. */
  readonly confidence: number;
}

/** Maximum characters of a value. */
const VALUE_LENGTH = 200;

/** Options for describing a step. */
export interface StepOptions {
  /** State before the step, if it is recorded. */
  readonly before?: State | undefined;
  /** The state as the run came to it, without what somebody has set there. */
  readonly reached?: State | undefined;
  /** The line as the client counts it. */
  readonly lineFor?: (line: number) => number;
}

export function describeStep(
  state: State,
  step: number,
  source: SourceFile,
  { before, reached = state, lineFor = (line) => placeOf(source, line).line }: StepOptions = {},
): HistoryStep {
  const frame = state.frames.at(-1);
  const { last, failure, result } = state;
  const [assumed, given] = [assumedWays(last), givenValues(last)];
  const line = frame?.line ?? last.from?.line ?? 1;
  const place = placeOf(source, line);
  const exception = frame ? frame.exception : failure;
  const value = frame ? (frame.event === 'return' && !exception ? frame.value : undefined) : result;
  return {
    step,
    event: frame?.event ?? 'end',
    function: frame ? nameInFile(frame.function) : '',
    line: lineFor(line),
    ...(place.path !== undefined && { path: place.path }),
    text: lineText(source, line),
    ...(last.from && { from: lineFor(last.from.line) }),
    depth: Math.max(0, state.frames.length - 1),
    changes: changesOf(reached, before, source),
    ...(reached !== state && { set: setIn(reached, state) }),
    values: last.values.map(({ expression, value: computed, confidence }) =>
      stepValue(expression.replace(/\s+/g, ' '), computed, confidence),
    ),
    ...(frame?.isResumed && { isResumed: true }),
    ...(frame?.event === 'call' && {
      arguments: [...frame.locals].map(([name, argument]) => stepValue(name, argument, 1)),
    }),
    output: last.output,
    ...(last.errors !== undefined && { errors: last.errors }),
    ...(value && { value: preview(value, VALUE_LENGTH) }),
    ...(exception && {
      exception: {
        type: shownClass(exception.type),
        ...(exception.message !== undefined && { message: exception.message }),
      },
    }),
    source: last.source,
    ...(assumed.length > 0 && { assumed }),
    ...(given.length > 0 && { given }),
    confidence: last.confidence,
  };
}

function stepValue(name: string, value: Value, confidence: number): StepValue {
  return { name, value: preview(value, VALUE_LENGTH), confidence };
}

/** Values that differ from before, aliases included; if the state before is not known, those that the model says changed. */
function changesOf(state: State, before: State | undefined, source: SourceFile): StepValue[] {
  const { from, changes, confidence } = state.last;
  const frame = state.frames.find(({ id }) => id === from?.frame) ?? state.frames.at(-1);
  // What an import binds is no news.
  if (!frame || (from && source.statementAt(from.line, frame.function)?.kind === 'import')) return [];
  const old = before?.frames.find(({ id }) => id === frame.id);
  const names = before && old ? changedNames(before, old, state, frame) : [...changes.keys()];
  return names.map((name) => {
    const value = lookup(state, frame, name);
    const sure = changes.get(name) ?? confidence;
    return value ? stepValue(name, value, sure) : { name, confidence: sure };
  });
}

/** What somebody has set there, in words; empty where nothing was. @param short cuts a value to the room that there is */
export function setByHand({ set = [] }: HistoryStep, short: (value: string) => string): string {
  if (set.length === 0) return '';
  return `set by hand: ${set.map(({ name, value = '?' }) => `${name} = ${short(value)}`).join(', ')}`;
}

function setIn(reached: State, state: State): StepValue[] {
  const [was, is] = [reached.frames.at(-1), state.frames.at(-1)];
  if (!was || !is) return [];
  return changedNames(reached, was, state, is).flatMap((name) => {
    const value = lookup(state, is, name);
    return value ? [stepValue(name, value, 1)] : [];
  });
}

function changedNames(before: State, old: Frame, after: State, frame: Frame): string[] {
  const [was, is] = [localsOf(before, old), localsOf(after, frame)];
  const globals = frame.function.globals.filter((name) => before.globals.get(name) !== after.globals.get(name));
  const bound = [...is].filter(([name, value]) => {
    const previous = was.get(name);
    return previous !== value && !(previous && sameValue(previous, value));
  });
  const lost = [...was.keys()].filter((name) => !is.has(name));
  return [...bound.map(([name]) => name), ...lost, ...globals];
}
