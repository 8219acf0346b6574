/** Runs that do not end: a loop that comes back to the same state, a function that calls itself over and over. */
import { sameValue } from '../../../python/values/print';
import type { Frame, State } from '../../state/state';
import { stepAt, type Recording } from '../recording';
import type { Symptom } from './symptom';

/** Frames of one function on the stack that make nobody expect an end. */
const DEEP = 150;
/** Steps after which a run without an end is what is wrong. */
const LONG = 500;

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

/** What is wrong with a recording that has gone on for long without an end; undefined for any other. */
export function endlessSymptom(recording: Recording): Symptom | undefined {
  const { first, last } = recording;
  const isLong = recording.state(last)?.status === 'running' && last - first >= LONG;
  return isLong ? { kind: 'endless', line: busiestLoop(recording) } : undefined;
}

/** The line of the loop that a run goes round most often; undefined if it goes round none. */
function busiestLoop(recording: Recording): number | undefined {
  const visits = new Map<number, number>();
  for (let index = recording.first; index < recording.last; index++) {
    const { statement } = stepAt(recording, index) ?? {};
    if (statement?.kind === 'while' || statement?.kind === 'for')
      visits.set(statement.line, (visits.get(statement.line) ?? 0) + 1);
  }
  const [most] = [...visits].sort(([, a], [, b]) => b - a);
  return most?.[0];
}
