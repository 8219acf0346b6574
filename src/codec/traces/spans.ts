/** Traces of real runs, cut into spans: what one line of one frame did. */
import { parseValue } from '../../python/values/literal';
import type { Value } from '../../python/values/value';
import type { TraceNames, TraceStep } from './trace';

/** A step that cannot be a sample, with the reason; counted, not an error. */
export class NoSample extends Error {
  override readonly name = 'NoSample';
}

/** A call that one step of a frame makes: its events in the trace. */
export interface Callee {
  readonly call: TraceStep;
  readonly end: TraceStep | undefined;
}

/** Everything one line event of one frame did, until the frame's next own event. */
export interface Span {
  readonly step: TraceStep;
  readonly previous: TraceStep | undefined;
  readonly next: TraceStep;
  readonly callees: readonly Callee[];
}

export function* spansOf(steps: readonly TraceStep[]): Generator<Span> {
  const open = new Map<number, { at: number; previous: TraceStep | undefined }>();
  for (const [at, step] of steps.entries()) {
    const started = open.get(step.frame);
    const first = started && steps[started.at];
    if (started && first?.event === 'line') {
      const callees = calleesOf(steps.slice(started.at + 1, at), step.depth + 1);
      yield { step: first, previous: started.previous, next: step, callees };
    }
    if (step.event === 'return') open.delete(step.frame);
    else open.set(step.frame, { at, previous: first });
  }
}

function calleesOf(between: readonly TraceStep[], depth: number): Callee[] {
  return between
    .filter((step) => step.event === 'call' && step.depth === depth)
    .map((call) => ({ call, end: between.find((step) => step.event === 'return' && step.frame === call.frame) }));
}

export const own = (names: TraceNames, name: string): string | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined;

export const without = (names: TraceNames, others: TraceNames): TraceNames =>
  Object.fromEntries(Object.entries(names).filter(([name]) => !Object.hasOwn(others, name)));

/** Reads each value text once: a trace repeats most of them at every step. */
export function valueParser(): (text: string) => Value {
  const values = new Map<string, Value>();
  return (text) => {
    const known = values.get(text) ?? parseValue(text);
    values.set(text, known);
    return known;
  };
}

/** Why there is no sample, worded so that equal reasons are counted together. */
export function reasonOf(error: unknown): string {
  if (error instanceof NoSample) return error.message;
  const { name, message } = error as Error;
  return `${name}: ${message.replace(/\d+/g, 'N').slice(0, 60)}`;
}
