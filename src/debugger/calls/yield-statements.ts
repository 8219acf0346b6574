/** Rewrites `yield` statements into a form that the model knows. */
import type { Statement } from '../../python/syntax';
import { revised } from '../../python/statements/revised-statement';

/** A `yield` statement: the statement that returns what it yields, for the model; undefined for any other. */
export interface Yield {
  readonly isFrom: boolean;
  /** `return …` with the tokens after `yield`; undefined for a bare `yield`. */
  readonly asReturn: Statement | undefined;
}

const known = new WeakMap<Statement, Yield | undefined>();

export function yieldOf(statement: Statement): Yield | undefined {
  if (!known.has(statement)) known.set(statement, readYield(statement));
  return known.get(statement);
}

function readYield(statement: Statement): Yield | undefined {
  const at = statement.tokens.findIndex(({ text, kind }) => text === 'yield' && kind === 'keyword');
  const first = statement.tokens[at];
  if (!first || (statement.kind !== 'expression' && statement.kind !== 'assignment')) return undefined;
  const isFrom = statement.tokens[at + 1]?.text === 'from';
  const rest = statement.tokens.slice(at + (isFrom ? 2 : 1));
  // `(yield x)` and `x = (yield)`: the closing bracket follows.
  const opened = statement.tokens[at - 1]?.text === '(';
  const tokens = opened ? rest.slice(0, -1) : rest;
  const asReturn = revised(statement, {
    kind: 'return',
    tokens: [{ ...first, text: 'return' }, ...tokens],
    // What is left are names that `:=` binds.
    targets: statement.kind === 'assignment' ? [] : statement.targets,
    successors: [],
    exit: { kind: 'return' },
  });
  return { isFrom, asReturn: tokens.length > 0 ? asReturn : undefined };
}
