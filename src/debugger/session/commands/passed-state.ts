/** A state that a run passes, as seen by stop conditions. */
import type { StopReason } from './commands';
import type { State } from '../../state/state';

export interface PassedState {
  readonly direction: 'forward' | 'back';
  readonly state: State;
  /** Its index in the history. */
  readonly index: number;
  /** A recorded state; undefined for one that is not (or no longer) recorded. */
  recorded(index: number): State | undefined;
}

/** Decides whether a run stops at a state. */
export type BreakRule = (
  passage: PassedState,
  signal?: AbortSignal,
) => Promise<StopReason | undefined> | StopReason | undefined;
