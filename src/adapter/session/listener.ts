import type { State } from '../../debugger/state/state';

/** Events of a debuggee while it runs. */
export interface Listener {
  /** A state that a command passes; `isNew` if it was not reached before. */
  passed(state: State, isNew: boolean): void;
  /** The message of a log point on a line. */
  logged(text: string, line: number): void;
  /** Values in messages of log points that are less sure are marked. */
  readonly threshold: () => number;
  /** A state that is passed on the search for the way to a crash. */
  readonly searched: (state: State) => void;
  /** Asks for the line that the program waits for; undefined if nobody says it. */
  readonly asked: (prompt: string, signal?: AbortSignal) => Promise<string | undefined>;
}
