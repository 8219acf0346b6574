/** Recorded states in order, and what each step from one to the next did: which frame acted, and where its statement began. */
import type { SourceFile, Statement } from '../../python/syntax';
import type { Frame, State } from '../state/state';

export interface Recording {
  readonly source: SourceFile;
  /** Indices of the oldest and the newest state. */
  readonly first: number;
  readonly last: number;
  /** Undefined for an index that is not (or no longer) recorded. */
  state(index: number): State | undefined;
}

/** The step from state `index` to the next one. */
export interface Step {
  readonly index: number;
  readonly before: State;
  readonly after: State;
  /** The frame that acted, as it was before: after a return, the caller that continues. */
  readonly frame: Frame;
  /** The statement that it ran; undefined at the entry of a function. */
  readonly statement: Statement | undefined;
}

/** Undefined if there is no such step, or the program had ended. */
export function stepAt(recording: Recording, index: number): Step | undefined {
  const [before, after] = [recording.state(index), recording.state(index + 1)];
  if (!before || !after) return undefined;
  const top = before.frames.at(-1);
  const frame = top?.event === 'return' ? before.frames.at(-2) : top;
  if (!frame) return undefined;
  const statement = frame.event === 'call' ? undefined : recording.source.statementAt(frame.line, frame.function);
  return { index, before, after, frame, statement };
}

/** Index of the state in which the frame began the statement of the step: before the calls that it made. */
export function beginningOf(recording: Recording, { index, frame }: Step): number {
  for (let at = index; at >= recording.first; at--) {
    const state = recording.state(at);
    if (!state || state.frames.length === 0) break;
    const top = state.frames.at(-1);
    if (top?.id === frame.id) return at;
    if (!state.frames.some(({ id }) => id === frame.id)) break;
  }
  return index;
}

export function frameIn(state: State, id: number): Frame | undefined {
  return state.frames.find((frame) => frame.id === id);
}
