/**
 * Frames of what runs inside a statement: comprehensions, generator expressions, built-in functions that call back. People
 * do not step through them, so a state keeps them with the frame whose statement they belong to. Only the machine, while it
 * makes a step, has them on the stack, where CPython has them.
 */
import type { Frame, State } from './state';

/** The state with all frames on the stack. */
export function unfolded(state: State): State {
  if (state.frames.every(({ inner }) => !inner)) return state;
  const frames = state.frames.flatMap(({ inner = [], ...frame }) => [frame, ...inner]);
  return { ...state, frames };
}

/** The state with the frames on the stack that people step through. */
export function folded(state: State): State {
  if (!state.frames.some(isInner)) return state;
  const frames: Frame[] = [];
  for (const frame of state.frames) {
    const outer = frames.at(-1);
    if (!outer || !isInner(frame)) frames.push(frame);
    else frames[frames.length - 1] = { ...outer, inner: [...(outer.inner ?? []), frame] };
  }
  return { ...state, frames };
}

export function isInner({ function: { inner } }: Pick<Frame, 'function'>): boolean {
  return inner !== undefined;
}

/** Where people see the frame of that number: the frame itself, or the one whose statement it runs in. */
export function visibleFrame({ frames }: Pick<State, 'frames'>, id: number): Frame | undefined {
  const at = frames.findLastIndex((frame) => frame.id === id);
  return frames.slice(0, at + 1).findLast((frame) => !isInner(frame));
}
