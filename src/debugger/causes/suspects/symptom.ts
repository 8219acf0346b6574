/** What is wrong with a run, and how near another run comes to what was expected. */
import { CONFIDENCE_THRESHOLD } from '../../../codec/confidence';
import { sameValue } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import { children } from '../../objects/containers';
import { isEqual } from '../../objects/equality';
import { valueAt, ABSENT, placeOf } from '../value-places';
import type { State } from '../../state/state';

export type Symptom =
  /** An uncaught exception; `line` is where it was raised, whether or not the predicted run shows that. */
  | { readonly kind: 'crash'; readonly type: string; readonly line: number }
  /** The outermost call should have returned another value. */
  | { readonly kind: 'result'; readonly expected: Value }
  /** The outermost call should have raised an exception of this type. */
  | { readonly kind: 'raises'; readonly type: string }
  /** The run should have come to an end; `line` is the loop that it goes round, where there is one. */
  | { readonly kind: 'endless'; readonly line: number | undefined }
  /** At the n-th arrival at a line of a function, a variable (or item, attribute) should have another value. */
  | {
      readonly kind: 'value';
      readonly name: string;
      readonly function: string;
      readonly line: number;
      /** Counted from 1, over all calls. */
      readonly visit: number;
      readonly expected: Value;
    };

/** Observes a run and judges its outcome. */
export class Judge {
  private visits = 0;
  private seen: Value | undefined;
  private isOver = false;
  /** The model's confidence on the line where the exception was raised; undefined if the run never gets there. */
  private sureness: number | undefined;

  /** @param lineOf where a line of the program is in the text that runs */
  constructor(
    private readonly symptom: Symptom,
    private readonly lineOf: (line: number) => number = (line) => line,
  ) {}

  /** True once nothing that follows matters. */
  get done(): boolean {
    return this.isOver;
  }

  pass(state: State): void {
    const { symptom } = this;
    if (state.status !== 'running') this.isOver = true;
    const { confidence, from } = state.last;
    if (symptom.kind === 'crash' && from?.line === this.lineOf(symptom.line))
      this.sureness = Math.min(this.sureness ?? 1, confidence);
    const frame = state.frames.at(-1);
    if (symptom.kind === 'endless' && symptom.line !== undefined && frame?.event === 'line')
      if (frame.line === this.lineOf(symptom.line)) this.visits += 1;
    if (symptom.kind !== 'value' || frame?.event !== 'line' || this.isOver) return;
    if (frame.line !== this.lineOf(symptom.line) || frame.function.qualifiedName !== symptom.function) return;
    this.visits += 1;
    if (this.visits < symptom.visit) return;
    this.isOver = true;
    const place = placeOf(state, frame, symptom.name);
    const value = place && valueAt(state, place);
    this.seen = value === ABSENT ? undefined : value;
  }

  /** How close the run came to what was expected: 1 for exactly that, 0 for nothing like it. */
  closeness(end: State): number {
    const { symptom } = this;
    if (symptom.kind === 'value') return this.seen ? similarity(this.seen, symptom.expected) : 0;
    if (symptom.kind === 'result') return end.result ? similarity(end.result, symptom.expected) : 0;
    if (symptom.kind === 'endless') return this.ended(end, symptom.line);
    if (symptom.kind === 'raises') return end.failure?.type === symptom.type ? 1 : 0;
    // If the model is in doubt, the exception may well have been raised.
    if (end.status === 'crashed') return 0;
    // A run that does not end is no better.
    if (end.status === 'running') return 0;
    return this.sureness ?? AVOIDED;
  }

  /** A run that raises an exception instead is over, and still wrong; one that never goes round the loop has avoided it. */
  private ended({ status }: State, loop: number | undefined): number {
    if (status === 'running') return 0;
    if (status === 'crashed') return AVOIDED / 2;
    return loop === undefined || this.visits > 1 ? 1 : AVOIDED;
  }

  /** Whether the run shows the symptom. */
  shows(end: State): boolean {
    if (this.symptom.kind === 'crash') return end.failure?.type === this.symptom.type;
    return this.closeness(end) < 1;
  }

  /** Whether the run surely no longer shows the symptom. */
  isRight(end: State): boolean {
    const isCrash = this.symptom.kind === 'crash';
    return this.closeness(end) >= (isCrash ? CONFIDENCE_THRESHOLD : 1);
  }

  /** A string that is equal for runs with equal outcomes. */
  describe(end: State): Value | string {
    if (this.symptom.kind === 'value') return this.seen ?? (end.failure ? UNSEEN : 'nothing');
    return end.result ?? end.failure?.type ?? end.status;
  }
}

/** An exception has come before the value: the change says nothing about it. */
export const UNSEEN = 'unseen';

/** Avoiding the line where an exception was raised, or the loop that does not end, is easier than fixing it. */
const AVOIDED = 0.6;

/** Nearly right is still wrong. */
const MOST = 0.9;

/** 1 for equal values, less than that for similar ones. */
export function similarity(a: Value, b: Value): number {
  if (isEqual(a, b)) return 1;
  const [m, n] = [numberOf(a), numberOf(b)];
  if (m !== undefined && n !== undefined) {
    const apart = Math.abs(m - n) / (Math.abs(m) + Math.abs(n));
    // Of infinite numbers, nothing can be said.
    return Number.isNaN(apart) ? 0 : MOST * Math.max(0, 1 - apart);
  }
  if (a.kind !== b.kind) return 0;
  if ('value' in a && 'value' in b && typeof a.value === 'string' && typeof b.value === 'string')
    return MOST * overlap(Array.from(a.value), Array.from(b.value), (x, y) => x === y);
  const [items, others] = [children(a), children(b)];
  return MOST * overlap(items, others, ([k, x], [l, y]) => (a.kind !== 'dict' || k === l) && sameValue(x, y));
}

function numberOf(value: Value): number | undefined {
  return value.kind === 'int' || value.kind === 'float' ? Number(value.value) : undefined;
}

/** Share of the items at the start and at the end that agree. */
function overlap<T>(a: readonly T[], b: readonly T[], same: (x: T, y: T) => boolean): number {
  const shorter = Math.min(a.length, b.length);
  const agrees = (i: number, j: number): boolean => {
    const [x, y] = [a[i], b[j]];
    return x !== undefined && y !== undefined && same(x, y);
  };
  let front = 0;
  while (front < shorter && agrees(front, front)) front++;
  let back = 0;
  while (back < shorter - front && agrees(a.length - 1 - back, b.length - 1 - back)) back++;
  return (front + back) / Math.max(a.length, b.length, 1);
}
