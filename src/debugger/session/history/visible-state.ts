/** The visible part of a state: a function that has returned is shown as its caller with the returned value, where it has one. */
import type { Value } from '../../../python/values/value';
import type { Frame, State } from '../../state/state';

export interface VisibleState {
  /** Outermost first. */
  readonly frames: readonly Frame[];
  /** The function that just returned to the top frame, and its value. */
  readonly returned?: { readonly name: string; readonly value: Value };
}

export function visibleStateOf(state: State): VisibleState {
  const frame = state.frames.at(-1);
  if (!frame || !hasReturned(state)) {
    // The outermost function has no caller: it is shown with its own value.
    const value = state.frames.length === 1 && isReturn(frame) ? frame?.value : undefined;
    return { frames: state.frames, ...(frame && value && { returned: { name: frame.function.qualifiedName, value } }) };
  }
  const caller = state.frames.at(-2);
  // The value of a constructor call is the object, not the None of `__init__`.
  const value = caller?.waiting?.instance ?? frame.value;
  const frames = state.frames.slice(0, -1);
  return value ? { frames, returned: { name: frame.function.qualifiedName, value } } : { frames };
}

/** True at the return event of a function that has a caller. */
export function hasReturned(state: State): boolean {
  const frame = state.frames.at(-1);
  return isReturn(frame) && state.frames.length > 1;
}

function isReturn(frame: Frame | undefined): boolean {
  return frame?.event === 'return' && !frame.exception && frame.function.kind === 'function';
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
