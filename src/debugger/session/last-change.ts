/** Where in the recorded past something happened. */
import type { History } from './history';
import { isAtLine, isShown } from './visible-state';
import type { Watchpoint } from '../breakpoints/watchpoint';

export interface LastChange {
  /** Of the state from where the value changed. */
  readonly index: number;
  /** `x: 3 → 5`. */
  readonly text: string;
}

/** Index of the first line of a frame; undefined if its call is not recorded (any more). */
export function startOfFrame(history: History, frameId: number): number | undefined {
  const call = history.findFirst((state) => state.frames.at(-1)?.id === frameId);
  if (call === undefined || call > history.index) return undefined;
  // A frame without its call was there before the history begins.
  const isOlder = call === history.first && history.state(call).frames.at(-1)?.event !== 'call';
  if (isOlder) return undefined;
  return [call, call + 1].find((at) => at <= history.last && isAtLine(history.state(at))) ?? call;
}

/** The last place before the current one from where the value changed; undefined where none is recorded. */
export function lastChange(history: History, watch: Watchpoint): LastChange | undefined {
  for (let index = history.index - 1; index >= history.first; index--) {
    const [before, after] = [history.state(index), history.state(index + 1)];
    // Where the frame or object came to be, it got its first value.
    const text = watch.difference(before, after) ?? (watch.exists(before) ? undefined : `${watch.name} was created`);
    const at = text === undefined ? undefined : history.findBefore(index + 1, isShown);
    if (text !== undefined && at !== undefined) return { index: at, text };
  }
  return undefined;
}
