/** A state that a run passes, as those see it who may stop the run there. */
import type { StopReason } from './commands';
import type { State } from '../state/state';

export interface PassedState {
  readonly direction: 'forward' | 'back';
  readonly state: State;
  /** Its place in the history. */
  readonly index: number;
  /** A recorded state; undefined for one that is not (or no longer) there. */
  recorded(index: number): State | undefined;
}

/** Says whether a run is to stop at a state. */
export type BreakRule = (
  passage: PassedState,
  signal?: AbortSignal,
) => Promise<StopReason | undefined> | StopReason | undefined;
