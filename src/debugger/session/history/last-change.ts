/** Finds events in the recorded history. */
import type { History } from './history';
import { isShown } from './visible-state';
import type { Watchpoint } from '../../breakpoints/watchpoint';

export interface LastChange {
  /** Index of the state from which the value changed; of the one in which somebody has set it. */
  readonly index: number;
  /** `x: 3 → 5`. */
  readonly text: string;
  /** Whether no line has changed it, but somebody who has set it. */
  readonly isSet: boolean;
}

/** Index of the call of a frame; undefined if that is not (or no longer) recorded. */
export function startOfFrame(history: History, frameId: number): number | undefined {
  const call = history.findFirst((state) => state.frames.at(-1)?.id === frameId);
  if (call === undefined || call > history.index) return undefined;
  // A frame without a call event existed before the history begins.
  const isOlder = call === history.first && history.state(call).frames.at(-1)?.event !== 'call';
  return isOlder ? undefined : call;
}

/** The last state before the current one from which the value changed; undefined if none is recorded. */
export function lastChange(history: History, watch: Watchpoint): LastChange | undefined {
  for (let index = history.index - 1; index >= history.first; index--) {
    const [before, after, now] = [history.state(index), history.asReached(index + 1), history.state(index + 1)];
    // Where it was set, the session stands already: what a line has done before that is asked about.
    const set = after && index + 1 < history.index ? watch.difference(after, now) : undefined;
    if (set !== undefined) return { index: index + 1, text: set, isSet: true };
    if (!after) continue;
    // When the frame or object was created, it got its first value.
    const text =
      watch.difference(before, after, true) ?? (watch.exists(before) ? undefined : `${watch.name} is created here`);
    const at = text === undefined ? undefined : history.findBefore(index + 1, isShown);
    if (text !== undefined && at !== undefined) return { index: at, text, isSet: false };
  }
  return undefined;
}
