/** Runs that do not end: a loop that comes back to the same state, a function that calls itself over and over. */
import { sameValue } from '../../../python/values/print';
import type { Frame, State } from '../../state/state';

/** Frames of one function on the stack that make nobody expect an end. */
const DEEP = 150;

/** Watches the states of a run, one after the other. */
export class LoopWatch {
  private readonly kept = new Map<string, { readonly state: State; readonly frame: Frame; count: number }>();

  /** Whether the run is back where it was, and so never ends. */
  isBack(state: State): boolean {
    const frame = state.frames.at(-1);
    if (frame?.event !== 'line') return false;
    const key = `${frame.id} ${frame.line}`;
    const before = this.kept.get(key);
    if (before && isSame(before.state, before.frame, state, frame)) return true;
    // Brent's algorithm: kept for twice as long each time.
    if (!before || ++before.count % 4 === 0) this.kept.set(key, { state, frame, count: before?.count ?? 1 });
    return false;
  }
}

function isSame(old: State, before: Frame, state: State, frame: Frame): boolean {
  if (old.globals !== state.globals || old.generators !== state.generators || old.output !== state.output) return false;
  if (before.locals.size !== frame.locals.size || before.iterators.length !== frame.iterators.length) return false;
  if (before.iterators.some(({ taken }, at) => taken !== frame.iterators[at]?.taken)) return false;
  // What is unknown may well be another value.
  return [...frame.locals].every(([name, value]) => {
    const other = before.locals.get(name);
    return (
      other && value.kind !== 'unknown' && value.kind !== 'foreign' && (other === value || sameValue(other, value))
    );
  });
}

/** Whether the run is deep in calls of one function. */
export function isRunaway({ frames, failure }: State): boolean {
  if (failure?.type === 'RecursionError') return true;
  const top = frames.at(-1);
  return frames.length > DEEP && frames.filter(({ function: one }) => one === top?.function).length > DEEP / 2;
}
