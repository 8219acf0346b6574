/** One execution of a statement, as recorded by a survey. */
import type { FunctionInfo, Statement } from '../../python/syntax';
import type { Checked } from '../../codec/disagreement';
import type { Value } from '../../python/values/value';
import type { ThrownException } from '../state/exceptions';
import type { State } from '../state/state';

/** A value, and the probability that it is right: that of its own prediction and of its inputs. */
export interface Sure extends Checked {
  readonly value: Value;
  readonly confidence: number;
}

/** A way that was taken where nothing decides. */
export interface AssumedWay {
  readonly line: number;
  /** The line for people, with its file if it is another one. */
  readonly place: string;
  /** What would have to be so, for people: "x > 0 is true". */
  readonly text: string;
}

/** A name that a statement changed. */
export interface NameChange extends Sure {
  readonly name: string;
  readonly before?: Value;
}

/** One execution of a statement, including the functions that it calls. */
export interface StatementExecution {
  readonly statement: Statement;
  readonly function: FunctionInfo;
  readonly frame: number;
  /** Number of the execution, from 1, over all calls of its function. */
  readonly iteration: number;
  readonly before: State;
  /** Missing if the prediction failed in the middle. */
  readonly after?: State;
  /** Probability that the names in it have the values that they have before. */
  readonly names: ReadonlyMap<string, number>;
  /** Sub-expressions by their number in the statement. */
  readonly values: ReadonlyMap<number, Sure>;
  readonly changes: readonly NameChange[];
  /** For a branch or loop header: whether its body is entered. */
  readonly taken?: boolean;
  readonly printed: string;
  readonly returned?: Sure;
  /** What a `yield` has handed out, other than what `yield from` passes on. */
  readonly yielded?: Sure;
  readonly exception?: ThrownException;
  /** Why calls were not followed, or which part of the statement was not predicted. */
  readonly notes: readonly string[];
  /** What was assumed on the way to it, and in it. */
  readonly assumed: readonly AssumedWay[];
  /** Probability that everything about it is right. */
  readonly confidence: number;
  /** Probability that it runs at all, with the values that it reads. */
  readonly trust: number;
}

/** A call of a function: the state at its call event. */
export interface Entry {
  readonly function: FunctionInfo;
  readonly frame: number;
  readonly state: State;
  readonly trust: number;
  /** Missing until it returns. */
  returned?: Sure;
  exception?: ThrownException;
}
