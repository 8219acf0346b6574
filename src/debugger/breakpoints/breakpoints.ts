/** Breakpoints with their conditions, hit counts and messages: where a run stops, forward and backward. */
import { printValue } from '../../python/values/print';
import type { FunctionInfo } from '../../python/syntax';
import { percent } from '../percent';
import type { StopKind, StopReason } from '../session/commands/commands';
import { EvaluationError, NoExpressionError, type Evaluator } from '../evaluate/evaluator';
import type { HitCondition } from './hit-condition';
import { shortened } from '../../python/text/shortened';
import type { LoggedExpression, LogPart } from './log-message';
import type { PassedState } from '../session/commands/passed-state';
import { topFrame, type State } from '../state/state';
import { isAtLine, isShown } from '../session/history/visible-state';
import type { Watchpoint } from './watchpoint';

export type BreakpointPlace =
  | { readonly kind: 'line'; readonly line: number }
  /** The first line of its body, whenever it is called. */
  | { readonly kind: 'function'; readonly function: FunctionInfo }
  /** Forward: after a change of its value. Backward: on the line that makes the change. */
  | { readonly kind: 'data'; readonly watch: Watchpoint };

export interface Breakpoint {
  readonly id: number;
  readonly place: BreakpointPlace;
  /** An expression, predicted in the frame that is about to run the line. */
  readonly condition?: string;
  /** Hit count over the recorded history, counting hits where the condition holds. */
  readonly hits?: HitCondition;
  /** Printed in place of a stop. */
  readonly message?: readonly LogPart[];
}

interface Hit {
  readonly breakpoint: Breakpoint;
  readonly text: string;
  readonly isUndecided?: true;
}

/** A breakpoint that is hit; `isUndecided` if its condition cannot be evaluated, which stops regardless of the count. */
type Match = { readonly text: string; readonly isUndecided?: true } | undefined;

/** Identifier of the temporary breakpoint; the others count from 1. */
const ONCE = 0;

const KINDS: Readonly<Record<BreakpointPlace['kind'], StopKind>> = {
  line: 'breakpoint',
  function: 'function-breakpoint',
  data: 'data-breakpoint',
};

export class Breakpoints {
  private counters: readonly Counter[] = [];
  /** A change seen in a state that is not shown: the run stops at the next line. */
  private pending: readonly Hit[] = [];
  /** Stops one run only. */
  private once: Counter | undefined;

  /**
   * @param evaluator evaluates conditions and messages
   * @param log called with the text of a message, including the newline, and its line
   */
  /** @param threshold values in log messages that are less sure are marked */
  constructor(
    private readonly evaluator: () => Evaluator,
    private readonly log: (text: string, line: number) => void,
    private readonly threshold: () => number,
  ) {}

  set(breakpoints: readonly Breakpoint[]): void {
    const kept = (breakpoint: Breakpoint): Counter | undefined =>
      this.counters.find((counter) => counter.breakpoint === breakpoint);
    this.counters = breakpoints.map((breakpoint) => kept(breakpoint) ?? new Counter(breakpoint));
  }

  /** States from this one on have been replaced by others. */
  forget(index: number): void {
    for (const counter of this.counters) counter.forget(index);
  }

  /** A new run begins. @param watch stops this one run where its value has changed */
  begin(watch?: Watchpoint): void {
    this.pending = [];
    this.once = watch && new Counter({ id: ONCE, place: { kind: 'data', watch } });
  }

  async check(passage: PassedState, signal?: AbortSignal): Promise<StopReason | undefined> {
    const found: Hit[] = [...this.pending];
    for (const counter of this.once ? [...this.counters, this.once] : this.counters) {
      const { breakpoint } = counter;
      const index = eventIndex(breakpoint, passage);
      if (!mayMatch(breakpoint, passage.recorded(index))) continue;
      const match = breakpoint.hits
        ? await this.counted(counter, breakpoint.hits, index, passage, signal)
        : await this.match(breakpoint, index, passage, signal);
      if (!match) continue;
      if (!breakpoint.message) found.push({ breakpoint, ...match });
      else if (passage.direction === 'forward') await this.print(breakpoint.message, passage.state, signal);
    }
    this.pending = isShown(passage.state) ? [] : found;
    return this.pending.length > 0 ? undefined : reason(found);
  }

  /** Whether the place is reached in the state at that index, and the condition holds there. */
  private async match(
    breakpoint: Breakpoint,
    index: number,
    passage: PassedState,
    signal?: AbortSignal,
  ): Promise<Match> {
    const state = passage.recorded(index);
    const frame = state?.frames.at(-1);
    const isBack = passage.direction === 'back';
    const text = state && placeReached(breakpoint.place, state, passage.recorded(index - 1), isBack);
    const { condition } = breakpoint;
    if (text === undefined || condition === undefined || !state || !frame)
      return text === undefined ? undefined : { text };
    try {
      const { holds, confidence } = await this.evaluator().holds(condition, state, frame, signal);
      const sure = confidence < 0.995 ? `, ${Math.max(1, Math.floor(confidence * 100))} % sure` : '';
      return holds ? { text: `${text}: ${condition} (predicted${sure})` } : undefined;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      return {
        text: `${text}: the condition "${shortened(condition)}" cannot be evaluated: ${error.message}`,
        isUndecided: true,
      };
    }
  }

  /** The match, if the hit condition accepts it. All earlier hits are counted first. */
  private async counted(
    counter: Counter,
    wanted: HitCondition,
    index: number,
    passage: PassedState,
    signal?: AbortSignal,
  ): Promise<Match> {
    const { breakpoint } = counter;
    for (let at = counter.examined + 1; at <= index; at++) {
      const isWorthIt = mayMatch(breakpoint, passage.recorded(at));
      counter.examine(at, isWorthIt ? await this.match(breakpoint, at, passage, signal) : undefined);
    }
    const hit = counter.at(index);
    return hit && (hit.match.isUndecided || wanted(hit.number)) ? hit.match : undefined;
  }

  private async print(parts: readonly LogPart[], state: State, signal?: AbortSignal): Promise<void> {
    const frame = topFrame(state);
    let text = '';
    for (const part of parts) {
      if ('text' in part) text += part.text;
      else text += await this.shown(part, state, signal);
    }
    this.log(`${text}\n`, frame.line);
  }

  private async shown({ expression, written }: LoggedExpression, state: State, signal?: AbortSignal): Promise<string> {
    try {
      const { value, confidence } = await this.evaluator().value(expression, state, topFrame(state), signal);
      const text = value.kind === 'str' ? value.value : printValue(value, { members: true });
      return confidence < this.threshold() && value.kind !== 'unknown' ? `${text} (${percent(confidence)} sure)` : text;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      // Said every time that the line is passed: without advice.
      if (error instanceof NoExpressionError) return `<${written} is not a Python expression>`;
      return `<${error.message.replace(expression, () => written).replace(/\.$/, '')}>`;
    }
  }
}

/** The states of the history at which a breakpoint was hit, as far as they have been scanned. */
class Counter {
  /** Index of the newest scanned state. */
  examined = -1;
  private readonly hits: { readonly index: number; readonly match: Exclude<Match, undefined> }[] = [];
  private readonly numbers = new Map<number, number>();

  constructor(readonly breakpoint: Breakpoint) {}

  examine(index: number, match: Match): void {
    this.examined = index;
    if (match) this.numbers.set(index, this.hits.push({ index, match }));
  }

  /** The hit at a state, counted from 1. */
  at(index: number): { readonly number: number; readonly match: Exclude<Match, undefined> } | undefined {
    const number = this.numbers.get(index);
    const hit = number === undefined ? undefined : this.hits[number - 1];
    return number !== undefined && hit ? { number, match: hit.match } : undefined;
  }

  forget(index: number): void {
    this.examined = Math.min(this.examined, index - 1);
    for (let last = this.hits.at(-1); last && last.index >= index; last = this.hits.at(-1)) {
      this.numbers.delete(last.index);
      this.hits.pop();
    }
  }
}

/** A cheap check whether a state needs a closer look. */
function mayMatch({ place }: Breakpoint, state: State | undefined): boolean {
  if (!state || place.kind === 'data') return state !== undefined;
  if (!isAtLine(state)) return false;
  const frame = topFrame(state);
  return place.kind === 'line' ? place.line === frame.line : place.function === frame.function;
}

/** What is reached there, in words. @param isAhead of a change: the run stops before the line that makes it */
function placeReached(
  place: BreakpointPlace,
  state: State,
  before: State | undefined,
  isAhead: boolean,
): string | undefined {
  switch (place.kind) {
    case 'line':
      return 'breakpoint';
    case 'function': {
      const called = before?.frames.at(-1);
      const isEntry = called?.event === 'call' && called.id === state.frames.at(-1)?.id;
      return isEntry ? `${place.function.qualifiedName} was called` : undefined;
    }
    case 'data':
      return before && place.watch.difference(before, state, isAhead);
  }
}

/** Index of the state that shows a breakpoint's event: going back, a change is seen in the state before it. */
function eventIndex({ place }: Breakpoint, { direction, index }: PassedState): number {
  return place.kind === 'data' && direction === 'back' ? index + 1 : index;
}

function reason(hits: readonly Hit[]): StopReason | undefined {
  const [first] = hits;
  if (!first) return undefined;
  const breakpoints = hits.map(({ breakpoint }) => breakpoint.id).filter((id) => id !== ONCE);
  const note = first.isUndecided && { note: 'Condition without a value' };
  return { kind: KINDS[first.breakpoint.place.kind], text: first.text, ...note, breakpoints };
}
