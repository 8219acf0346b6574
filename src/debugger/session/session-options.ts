/** What a session is made with, all of it optional. */
import type { BackwardPredictor } from '../../codec/backward/backward-query';
import type { Value } from '../../python/values/value';
import type { Command } from './commands';
import type { BreakRule } from './passed-state';
import type { State } from '../state/state';

export interface SessionOptions {
  /** Most new steps that one command may predict; 1000 if not given. */
  readonly maxSteps?: number;
  /** Called for every state that a command passes; `isNew` where it was not reached before. */
  readonly onStep?: (state: State, isNew: boolean) => void;
  /** Whether a run stops at a state; at the lines of `breakpoints` if this is not given. */
  readonly breaksAt?: BreakRule;
  /** Goes on by several lines at once; undefined where a single step has to do. */
  readonly leap?: (state: State, command: Command, signal?: AbortSignal) => Promise<State | undefined>;
  /** Called when the states from an index on are replaced by others. */
  readonly onReplaced?: (index: number) => void;
  /** Says what was before the first known state; without it the past ends there. */
  readonly past?: BackwardPredictor;
  /** Called for every value that is concluded of the past, with its probability. */
  readonly onInferred?: (value: Value, probability: number) => void;
  /** What the history may weigh, see `History`. */
  readonly capacity?: number;
}
