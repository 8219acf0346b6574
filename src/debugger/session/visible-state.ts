/** The visible part of a state: a function that has returned is shown as its caller with the returned value. */
import type { Value } from '../../python/values/value';
import type { Frame, State } from '../state/state';

export interface VisibleState {
  /** Outermost first. */
  readonly frames: readonly Frame[];
  /** The function that just returned to the top frame, and its value. */
  readonly returned?: { readonly name: string; readonly value: Value };
}

export function visibleStateOf(state: State): VisibleState {
  const frame = state.frames.at(-1);
  if (!frame || !hasReturned(state)) return { frames: state.frames };
  const caller = state.frames.at(-2);
  // The value of a constructor call is the object, not the None of `__init__`.
  const value = caller?.waiting?.instance ?? frame.value;
  const frames = state.frames.slice(0, -1);
  return value ? { frames, returned: { name: frame.function.qualifiedName, value } } : { frames };
}

/** True at the return event of a function that has a caller. */
export function hasReturned(state: State): boolean {
  const frame = state.frames.at(-1);
  return frame?.event === 'return' && !frame.exception && state.frames.length > 1 && frame.function.kind === 'function';
}

export function isAtLine(state: State): boolean {
  return state.frames.at(-1)?.event === 'line';
}

export function isAtException(state: State): boolean {
  return state.frames.at(-1)?.event === 'exception';
}

/** True for states that are shown to people: a line, an exception, or a function that just returned. */
export function isShown(state: State): boolean {
  return isAtLine(state) || isAtException(state) || hasReturned(state);
}
