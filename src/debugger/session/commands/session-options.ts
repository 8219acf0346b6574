/** Options of a session. */
import type { BackwardPredictor } from '../../../codec/backward/backward-query';
import type { Replay } from '../../backward/replay';
import type { Value } from '../../../python/values/value';
import type { Command } from './commands';
import type { BreakRule } from './passed-state';
import type { State } from '../../state/state';

export interface SessionOptions {
  /** Maximum number of new steps that one command may predict; by default 10,000. */
  readonly maxSteps?: number;
  /** Seconds that a command may take, whatever it is; by default a run more than a step. */
  readonly seconds?: number;
  /** Called for every state that a command passes; `isNew` if it was not reached before. */
  readonly onStep?: (state: State, isNew: boolean) => void;
  /** Whether a run stops at a state; at the lines of `breakpoints` if this is not given. */
  readonly breaksAt?: BreakRule;
  /** Moves by several lines at once; undefined if only single steps are possible. */
  readonly leap?: (state: State, command: Command, signal?: AbortSignal) => Promise<State | undefined>;
  /** Called when the states from an index on are replaced by others. */
  readonly onReplaced?: (index: number) => void;
  /** Infers what was before the first known state; without it the past ends there. */
  readonly past?: BackwardPredictor;
  /** The way to the start, where that is a crash: looked for before anything is inferred. */
  readonly replay?: Replay;
  /** Called for every state that is passed on the search for that way. */
  readonly onSearched?: (state: State) => void;
  /** Called when that way was found, and has become the history. */
  readonly onRecalled?: () => void;
  /** Called for every inferred value of the past, with its probability. */
  readonly onInferred?: (value: Value, probability: number) => void;
  /** Whether a run stops, instead of assuming something, where nothing decides how it goes on. */
  readonly stopsUndecided?: boolean;
  /** Asks somebody for the line that the program waits for, if it is not told; undefined if nobody says it. */
  readonly onInput?: (prompt: string, signal?: AbortSignal) => Promise<string | undefined>;
  /** Maximum size of the history, see `History`. */
  readonly capacity?: number;
}
