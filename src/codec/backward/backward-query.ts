/** The backward query: a statement has just run and these are the values after it; what were they before? */
import { isMutable } from '../../python/values/print';
import type { Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { isOnlyBound } from '../step/syntax/binding-syntax';
import type { Outcome } from '../query';

/** How the statement ended. There are no queries for a statement that waits for a call of the program. */
export type BackwardOutcome = Exclude<Outcome, { kind: 'call' }>;

/** Everything that a query for one backward step contains. */
export interface BackwardQuery {
  readonly statement: Statement;
  /** Value of a name after the step; of kind `unknown` where it is not known, undefined where the name is not bound. */
  lookup(name: string): Value | undefined;
  readonly outcome: BackwardOutcome;
}

export interface PriorValue {
  readonly name: string;
  /** The value before the step; undefined when the name was not bound. */
  readonly value: Value | undefined;
  /** Probability that the value is right, 0 to 1. */
  readonly confidence: number;
}

/** The answer for a backward step; every other name that is not overwritten had the value that it has after the step. */
export interface PriorState {
  readonly values: readonly PriorValue[];
  /** Probability of the whole answer, 0 to 1. */
  readonly confidence: number;
}

export interface BackwardOptions {
  /** Maximum number of answers. */
  readonly candidates: number;
  readonly signal?: AbortSignal | undefined;
}

export interface BackwardPredictor {
  /**
   * Different answers to the question, the most probable first.
   * @throws PredictionError if the model gives no usable answer; DOMException `AbortError` if `signal` is aborted.
   */
  undo(query: BackwardQuery, options: BackwardOptions): Promise<PriorState[]>;
}

/** The statement bound or unbound the name without reading it, so nothing tells the old value. */
export function isLost({ statement, outcome }: BackwardQuery, name: string): boolean {
  if (outcome.kind === 'raise' || isLoopExit(statement, outcome)) return false;
  return isOnlyBound(statement, name);
}

/** The answer has to give the value before: it is unknown after, and the statement read it. */
export function mustSay(query: BackwardQuery, name: string): boolean {
  return query.lookup(name)?.kind === 'unknown' && !isOnlyBound(query.statement, name);
}

/** The answer may give the value before, since the statement read it and could have changed it. */
export function maySay(query: BackwardQuery, name: string): boolean {
  const { statement } = query;
  const value = query.lookup(name);
  if (value === undefined || isOnlyBound(statement, name)) return false;
  return value.kind === 'unknown' || isMutable(value) || statement.targets.includes(name);
}

/** Part of the statement's effect is known, so it carries information about what it read. */
export function hasEvidence(query: BackwardQuery): boolean {
  const { statement, outcome } = query;
  if (outcome.kind === 'raise' || (outcome.kind === 'next' && statement.successors.length > 1)) return true;
  if (outcome.kind === 'return' && outcome.value.kind !== 'unknown') return true;
  const names = new Set(statement.tokens.flatMap(({ kind, text }) => (kind === 'name' ? [text] : [])));
  return [...names].some((name) => {
    const value = query.lookup(name);
    return value !== undefined && value.kind !== 'unknown' && (isMutable(value) || statement.targets.includes(name));
  });
}

function isLoopExit({ kind }: Statement, outcome: BackwardOutcome): boolean {
  return kind === 'for' && outcome.kind === 'next' && outcome.successor === 1;
}
