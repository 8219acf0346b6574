/** What a question with stand-ins is. */
import type { Statement } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import type { Change, Prediction, Query } from '../../query';

/** Statements that evaluate expressions, and may hand on what they give. */
export const PLAIN_STATEMENTS: ReadonlySet<Statement['kind']> = new Set([
  'assignment',
  'augmented-assignment',
  'expression',
  'return',
  'if',
  'while',
  'for',
]);

/** The same, and assertions, which only look at it. */
export const READING_STATEMENTS: ReadonlySet<Statement['kind']> = new Set([...PLAIN_STATEMENTS, 'assert']);

export interface StoodIn {
  readonly query: Query;
  /** What an answer says of the real values; undefined where that cannot be told. */
  meant(prediction: Prediction): Prediction | undefined;
}

/** Nothing but changes of which all can be told. */
export function changing(said: Prediction, convert: (change: Change) => Change | undefined): Prediction | undefined {
  const changes = said.changes.map(convert).filter((change) => change !== undefined);
  const isClear = changes.length === said.changes.length && said.outcome.kind === 'next' && said.values.length === 0;
  return isClear && said.output === '' ? { ...said, changes } : undefined;
}

/** The question with other values of some names. */
export function showing(query: Query, shown: ReadonlyMap<string, Value>): Query {
  return { ...query, lookup: (name) => shown.get(name) ?? query.lookup(name) };
}
