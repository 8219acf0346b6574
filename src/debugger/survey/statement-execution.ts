/** What a survey knows about each time that a statement ran. */
import type { FunctionInfo, Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import type { ThrownException } from '../state/exceptions';
import type { State } from '../state/state';

/** A value, and the probability that it is right: that of its own prediction, and of what it is made of. */
export interface Sure {
  readonly value: Value;
  readonly confidence: number;
}

/** A name that a statement has changed. */
export interface NameChange extends Sure {
  readonly name: string;
  readonly before?: Value;
}

/** One time that a statement ran. What happens in functions that it calls belongs to it. */
export interface StatementExecution {
  readonly statement: Statement;
  readonly function: FunctionInfo;
  readonly frame: number;
  /** Which time it ran, from 1, over all calls of its function. */
  readonly iteration: number;
  readonly before: State;
  /** Missing where the prediction broke off in the middle. */
  readonly after?: State;
  /** Probability that the names in it have the values that they have before. */
  readonly names: ReadonlyMap<string, number>;
  /** Sub-expressions by their number in the statement. */
  readonly values: ReadonlyMap<number, Sure>;
  readonly changes: readonly NameChange[];
  /** Of a branch or loop header: whether its body is entered. */
  readonly taken?: boolean;
  readonly printed: string;
  readonly returned?: Sure;
  readonly exception?: ThrownException;
  /** Why calls were not followed, or what about the statement was not predicted. */
  readonly notes: readonly string[];
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
  /** Missing while it has not returned. */
  returned?: Sure;
  exception?: ThrownException;
}
