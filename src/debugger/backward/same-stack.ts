/**
 * What a predicted run tells of a crash without ending in its exception, as where that hangs on something unknown: it has stood on the
 * same stack on its way.
 */
import type { SourceFile } from '../../python/syntax';
import { sameValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import { isHidden } from '../machine/frames/library-calls';
import type { Bindings, Frame, State } from '../state/state';
import { hasUnknown } from '../objects/resemblance';
import { fitsValue } from './consistency';

export interface SameStack {
  /** The last state of the run on that stack. */
  readonly state: State;
  /** Of each frame: locals that the traceback does not tell, and that were known and the same each time. */
  readonly locals: readonly Bindings[];
  /** Probability that the run came there for the first time as predicted. */
  readonly probability: number;
}

/** @param states a run from its start; undefined where it has never been there */
export function onSameStack(source: SourceFile, crash: State, states: readonly State[]): SameStack | undefined {
  const there = states.filter((state, at) => isBeforeCrash(source, crash, state) && isUndecided(states, at));
  const [first, state] = [there[0], there.at(-1)];
  if (!first || !state) return undefined;
  const way = states.slice(0, states.indexOf(first) + 1);
  const frames = there.map((one) => shownFrames(source, one));
  const isSame = (depth: number, name: string, value: Value): boolean =>
    value.kind !== 'unknown' &&
    frames.every((stack) => {
      const other = stack[depth]?.locals.get(name);
      return other !== undefined && sameValue(value, other);
    });
  const isOpen = (depth: number, name: string): boolean => crash.frames[depth]?.locals.get(name)?.kind === 'unknown';
  const locals = shownFrames(source, state).map(
    (frame, depth) =>
      new Map([...frame.locals].filter(([name, value]) => isOpen(depth, name) && isSame(depth, name, value))),
  );
  return { state, locals, probability: way.reduce((all, { last }) => all * last.confidence, 1) };
}

/** The frames without those of libraries. */
export function shownFrames(source: SourceFile, { frames }: Pick<State, 'frames'>): Frame[] {
  return frames.filter((frame) => !isHidden(source, frame));
}

/** Every frame stands on the line of that of the crash, with what the traceback tells of its values. */
export function isSameStack({ frames }: State, stack: readonly Frame[]): boolean {
  return stack.length === frames.length && frames.every((frame, depth) => isSamePlace(frame, stack[depth]));
}

function isBeforeCrash(source: SourceFile, crash: State, state: State): boolean {
  const top = state.frames.at(-1);
  return state.status === 'running' && top?.event === 'line' && isSameStack(crash, shownFrames(source, state));
}

/**
 * What the line of the state did hangs on something unknown, or nobody can tell. Where all of it is known and goes otherwise than in the
 * crash, the values were others there.
 */
function isUndecided(states: readonly State[], at: number): boolean {
  const top = states[at]?.frames.at(-1);
  for (const { last, frames } of states.slice(at + 1)) {
    const isOwn = last.from?.frame === top?.id && last.from?.line === top?.line;
    const isOpen = last.assumptions !== undefined || last.values.some(({ value }) => hasUnknown(value));
    if (isOwn && isOpen) return true;
    const isStillThere = frames.some(({ id, event, line }) => id === top?.id && event === 'line' && line === top.line);
    if (!isStillThere) return false;
  }
  return true;
}

function isSamePlace(known: Frame, frame: Frame | undefined): boolean {
  return (
    frame?.function === known.function &&
    frame.line === known.line &&
    [...known.locals].every(([name, value]) => {
      const other = frame.locals.get(name);
      return value.kind === 'unknown' || (other !== undefined && fitsValue(value, other));
    })
  );
}
