/**
 * Data-flow provenance: the step that wrote a value, the values that this step read, and so on, as far back as anything is
 * recorded or inferred; and the branch that led to each step. The model is not asked: all steps are recorded.
 */
import type { Value } from '../../python/values/value';
import { ControlDependence } from './control-dependence';
import {
  valueAt,
  ABSENT,
  insideOf,
  placeOf,
  placeWithin,
  readsOf,
  writeOf,
  type Inside,
  type ValuePlace,
} from './value-places';
import { beginningOf, frameIn, stepAt, type Recording, type Step } from './recording';
import {
  argumentOf,
  isWritten,
  partFor,
  partReturned,
  unpackedFor,
  wholeOf,
  type Expression,
  type Unpacked,
} from './argument-expressions';
import { lineText } from './line-text';
import type { SourceRange } from '../../python/syntax';
import { contains, isSameRange } from '../../python/text/ranges';
import type { Frame, State } from '../state/state';
import type { StepSource } from '../state/step-info';

/**
 * `assigned` and `changed`: a statement gave the value; `argument`: a call did; `returned`: a function's `return`; `raised`: an
 * exception was raised; `branch`: it decided that a line was reached; `edited`: the user set the value; `start`: it existed
 * when the recording began.
 */
export type CauseKind = 'assigned' | 'changed' | 'argument' | 'returned' | 'raised' | 'branch' | 'edited' | 'start';

export interface Cause {
  readonly kind: CauseKind;
  /** What is explained: `total`, `a[i]`, `scale()`; the text of the line for a branch. */
  readonly name: string;
  /** The value that it got; for a branch, whether its block was entered. */
  readonly value?: Value | undefined;
  /** Index of the state to show: the one before the statement. */
  readonly index: number;
  /** The state itself, to check whether the recording is still the same. */
  readonly state: State;
  readonly line: number;
  readonly function: string;
  /** Probability that the step is right, 0 to 1. */
  readonly confidence: number;
  readonly source: StepSource;
  /** The step; missing where there is none. */
  readonly step?: Step;
  /** The place that got the value, if it is one. */
  readonly place?: ValuePlace;
  /** Of what a function returned, the expression that counts, where it is not all. */
  readonly part?: SourceRange;
  /** Of what a function returned, what is asked about. */
  readonly inside?: Inside | undefined;
}

export class Provenance {
  private readonly branches: ControlDependence;

  constructor(private readonly recording: Recording) {
    this.branches = new ControlDependence(recording.source);
  }

  /** The cause of the value that an expression has in a frame at state `index`; undefined if it has none there. */
  of(text: string, frame: Frame, index: number): Cause | undefined {
    const state = this.recording.state(index);
    const place = state && placeOf(state, frame, text);
    const value = place && valueAt(state, place);
    return place && value !== undefined && value !== ABSENT ? this.writer(place, index) : undefined;
  }

  /** For an expression that is not a place: the causes of the places that it reads. */
  ofReads(texts: readonly string[], frame: Frame, index: number): Cause[] {
    return texts.flatMap((text) => this.of(text, frame, index) ?? []);
  }

  /** The return value of the frame that is about to return at state `index`. */
  ofReturned(index: number): Cause | undefined {
    const state = this.recording.state(index);
    const top = state?.frames.at(-1);
    if (!state || top?.event !== 'return') return undefined;
    return this.returned(index, top);
  }

  /** The exception of the frame that is at an exception event at state `index`. */
  ofException(index: number): Cause | undefined {
    const step = stepAt(this.recording, index - 1);
    const type = step?.after.frames.at(-1)?.exception?.type;
    return step && type !== undefined ? this.cause('raised', type, step) : undefined;
  }

  /** Why the program is at its line at state `index`: what the statement there reads, and the branch before it. */
  ofStanding(index: number): Cause | undefined {
    const state = this.recording.state(index);
    const frame = state?.frames.at(-1);
    const statement = frame && this.recording.source.statementAt(frame.line, frame.function);
    if (!state || !frame || !statement) return undefined;
    return this.cause('branch', lineText(this.recording.source, frame.line), {
      index,
      before: state,
      after: state,
      frame,
      statement,
    });
  }

  /** The causes of a step: values that it read, functions that returned to it, and the branch that led there. */
  causesOf(cause: Cause): Cause[] {
    const { step, kind, place } = cause;
    if (!step || kind === 'start' || kind === 'edited') return [];
    // A call passes values of the caller's statement.
    const start = beginningOf(this.recording, step);
    const found: Cause[] = [];
    const { statement } = step;
    const state = this.recording.state(start);
    const frame = state && frameIn(state, step.frame.id);
    const expression = this.expressionOf(cause, step);
    if (statement && state && frame && expression !== 'none') {
      const reads = readsOf(statement, state, frame, { within: expression, isFailing: kind === 'raised' });
      // What has an attribute is handed on as a whole, and only the attribute counts.
      const inside = kind === 'changed' ? undefined : (cause.inside ?? (place && insideOf(place)));
      const given = expression ?? (kind === 'argument' ? undefined : wholeOf(step));
      const isInside = (read: ValuePlace): boolean => given !== undefined && isWritten(statement, read.text, given);
      const unpacked = kind === 'assigned' && place ? unpackedFor(step, place.path.name) : undefined;
      const called = this.calls(start, step, expression, unpacked, inside && given && { inside, given });
      // What the function that made it was given is found there.
      const isMadeThere = called.some((one) => one.inside !== undefined || one.place !== undefined);
      const places = reads.map((read) => (inside && isInside(read) ? placeWithin(read, inside) : read));
      found.push(...(isMadeThere ? [] : places.map((read) => this.writer(read, start))), ...called);
      // A change keeps the rest of the old value.
      if (kind === 'changed' && place && !reads.some(({ path }) => path.name === place.path.name))
        found.push(...this.before(place, step.index));
    }
    const branch = this.branch(start, step.frame);
    return branch ? [...found, branch] : found;
  }

  /** The expression that gave the value, where it is not the whole statement. */
  private expressionOf({ kind, place, part }: Cause, step: Step): Expression | undefined {
    if (part) return part;
    if (!place) return undefined;
    if (kind === 'argument') return argumentOf(step, place.path.name);
    return kind === 'assigned' ? partFor(step, place.path.name) : undefined;
  }

  /** The last step before state `index` that gave the place its value. */
  private writer(place: ValuePlace, index: number): Cause {
    for (let at = index - 1; at >= this.recording.first; at--) {
      const edited = this.edited(place, at + 1);
      if (edited) return edited;
      const step = stepAt(this.recording, at);
      const write = step && writeOf(step, place);
      if (step && write) return this.cause(kindOf(write), place.text, step, place, valueIn(step.after, place));
    }
    return this.edited(place, this.recording.first) ?? this.start(place);
  }

  private before(place: ValuePlace, index: number): Cause[] {
    const state = this.recording.state(index);
    const value = state && valueAt(state, place);
    return value === undefined || value === ABSENT ? [] : [this.writer(place, index)];
  }

  private edited(place: ValuePlace, index: number): Cause | undefined {
    const state = this.recording.state(index);
    if (state?.last.source !== 'given' || !state.last.changes.has(place.path.name)) return undefined;
    const frame = frameIn(state, place.frame);
    return frame && this.standing('edited', place, index, state, frame);
  }

  private start(place: ValuePlace): Cause {
    const { first } = this.recording;
    const state = this.recording.state(first);
    const frame = state && (frameIn(state, place.frame) ?? state.frames.at(-1));
    if (!state || !frame) throw new RangeError('Nothing is recorded.');
    return this.standing('start', place, first, state, frame);
  }

  private standing(kind: 'start' | 'edited', place: ValuePlace, index: number, state: State, frame: Frame): Cause {
    return {
      kind,
      name: place.text,
      value: valueIn(state, place),
      index,
      state,
      line: frame.line,
      function: frame.function.qualifiedName,
      confidence: 1,
      source: state.last.source,
      place,
    };
  }

  /** Values that functions returned to a statement, or to an expression in it, between its first and last step. */
  private calls(
    start: number,
    { index, frame, statement }: Step,
    within: SourceRange | undefined,
    unpacked: Unpacked | undefined,
    asked: { readonly inside: Inside; readonly given: SourceRange } | undefined,
  ): Cause[] {
    const found: Cause[] = [];
    for (let at = start + 1; at <= index; at++) {
      const frames = this.recording.state(at)?.frames ?? [];
      const top = frames.at(-1);
      const caller = frames.at(-2);
      if (top?.event !== 'return' || caller?.id !== frame.id) continue;
      if (within && caller.waiting && !contains(within, caller.waiting.range)) continue;
      const inside =
        asked && caller.waiting && isSameRange(asked.given, caller.waiting.range) ? asked.inside : undefined;
      const [self] = top.function.parameters;
      if (inside && caller.waiting?.instance && self) {
        const object = { frame: top.id, path: { name: self.name, steps: [] }, text: self.name };
        found.push(...this.before(placeWithin(object, inside), at));
        continue;
      }
      const returned = this.returned(at, top);
      const isWhole = unpacked && caller.waiting && isValueOf(statement, caller.waiting.range);
      const part = isWhole && returned?.step ? partReturned(returned.step, unpacked) : undefined;
      if (returned) found.push({ ...returned, ...(part && { part }), inside });
    }
    return found;
  }

  private returned(index: number, frame: Frame): Cause | undefined {
    const step = this.leaving(index, frame);
    const name = `${frame.function.qualifiedName}()`;
    return step && this.cause(frame.exception ? 'raised' : 'returned', name, step, undefined, frame.value);
  }

  /** The frame's own step that led to its return at state `index`. */
  private leaving(index: number, frame: Frame): Step | undefined {
    const step = stepAt(this.recording, index - 1);
    return step?.frame.id === frame.id ? step : undefined;
  }

  /** The last branch that decided that the frame's line at state `start` is reached; for the first lines of a function, its call. */
  private branch(start: number, frame: Frame): Cause | undefined {
    const { line } = this.recording.state(start)?.frames.at(-1) ?? frame;
    const deciding = this.branches.deciding(line, frame.function);
    const isHandler = this.recording.source.statementAt(line, frame.function)?.kind === 'except';
    for (let at = start - 1; at >= this.recording.first; at--) {
      const step = stepAt(this.recording, at);
      if (step?.frame.id !== frame.id) continue;
      const raised = step.after.frames.at(-1);
      if (isHandler && raised?.id === frame.id && raised.event === 'exception')
        return this.cause('raised', raised.exception?.type ?? 'exception', step);
      const { statement } = step;
      if (!statement || !deciding.has(step.frame.line) || statement.successors.length < 2) continue;
      const now = step.after.frames.at(-1);
      if (now?.id !== frame.id || now.event !== 'line') continue;
      const isTaken = now.line === statement.successors[0];
      const text = lineText(this.recording.source, statement.line);
      return this.cause('branch', text, step, undefined, { kind: 'bool', value: isTaken });
    }
    return undefined;
  }

  private cause(kind: CauseKind, name: string, step: Step, place?: ValuePlace, value?: Value): Cause {
    const start = beginningOf(this.recording, step);
    const state = this.recording.state(start) ?? step.before;
    const { last } = step.after;
    return {
      kind,
      name,
      value,
      index: start,
      state,
      line: step.frame.line,
      function: step.frame.function.qualifiedName,
      confidence: last.confidence,
      source: state.last.source === 'inferred' ? 'inferred' : last.source,
      step,
      ...(place && { place }),
    };
  }
}

/** The expression is all that is assigned. */
function isValueOf(statement: Step['statement'], range: SourceRange): boolean {
  const [assignment] = statement?.assignments ?? [];
  return assignment !== undefined && isSameRange(assignment.value.bare.range, range);
}

function kindOf(write: NonNullable<ReturnType<typeof writeOf>>): CauseKind {
  return write === 'born' ? 'argument' : write === 'bound' ? 'assigned' : 'changed';
}

function valueIn(state: State, place: ValuePlace): Value | undefined {
  const value = valueAt(state, place);
  return value === ABSENT ? undefined : value;
}
