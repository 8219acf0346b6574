/** The event loop that a state runs. */
import type { EventLoop } from './event-loop';
import type { State } from './state';

/** The loop that runs, where there is one. */
export function loopOf({ frames }: State): EventLoop | undefined {
  return frames.findLast(({ waiting }) => waiting?.loop !== undefined)?.waiting?.loop;
}

export function withLoop(state: State, loop: EventLoop): State {
  const at = state.frames.findLastIndex(({ waiting }) => waiting?.loop !== undefined);
  const frame = state.frames[at];
  if (!frame?.waiting) return state;
  const frames = state.frames.with(at, { ...frame, waiting: { ...frame.waiting, loop } });
  return { ...state, frames };
}
