/** Rewrites statements that are nothing but a `yield` into a form that the model knows. */
import type { Evaluation } from '../../python/expressions/evaluation-tree';
import type { SourceRange, SourceToken, Statement } from '../../python/syntax';
import { isSameRange } from '../../python/text/ranges';
import type { Frame } from '../state/state';
import { revised } from '../../python/statements/revised-statement';

/** A `yield` statement, or an assignment of what a `yield` gives. */
export interface Yield {
  readonly isFrom: boolean;
  /** `return …` with the tokens after `yield`; undefined for a bare `yield`. */
  readonly asReturn: Statement | undefined;
  /** Where the `yield` stands, without parentheses around it. */
  readonly range: SourceRange;
  readonly text: string;
}

const known = new WeakMap<Statement, Yield | undefined>();

/** Undefined where a `yield` is only a part of what the statement computes, and where there is none. */
export function yieldOf(statement: Statement): Yield | undefined {
  if (!known.has(statement)) known.set(statement, readYield(statement));
  return known.get(statement);
}

/** The `yield` that the statement is has been waited at, and has its value. */
export function isPassed({ computed }: Pick<Frame, 'computed'>, statement: Statement): boolean {
  const own = computed.length > 0 ? yieldOf(statement) : undefined;
  return own !== undefined && computed.some((one) => one.expression === own.text && isSameRange(one.range, own.range));
}

function readYield(statement: Statement): Yield | undefined {
  const part = wholeYield(statement);
  const at = statement.tokens.findIndex(({ text, kind }) => text === 'yield' && kind === 'keyword');
  const first = statement.tokens[at];
  if (!first || !part) return undefined;
  const isFrom = statement.tokens[at + 1]?.text === 'from';
  const rest = statement.tokens.slice(at + (isFrom ? 2 : 1));
  // `(yield x)` and `x = (yield)`: the closing brackets follow.
  const opened = at - 1 - statement.tokens.slice(0, at).findLastIndex((token: SourceToken) => token.text !== '(');
  const tokens = opened > 0 ? rest.slice(0, -opened) : rest;
  const { range, text, parts } = part;
  const asReturn = revised(statement, {
    kind: 'return',
    tokens: [{ ...first, text: 'return' }, ...tokens],
    // What is left are names that `:=` binds.
    targets: statement.kind === 'assignment' ? [] : statement.targets,
    successors: [],
    exit: { kind: 'return' },
    returned: isFrom ? undefined : part.node?.named[0],
    evaluation: { kind: 'whole', range, outer: range, text, parts, repeats: false, isAtom: false },
  });
  return { isFrom, asReturn: tokens.length > 0 ? asReturn : undefined, range, text };
}

/** The `yield` that is all of an expression statement, or all that is assigned. */
function wholeYield({ kind, evaluation, assignments = [], annotation }: Statement): Evaluation | undefined {
  const [first, ...others] = evaluation?.parts ?? [];
  if (evaluation?.kind !== 'whole' || evaluation.repeats || first?.node?.type !== 'yield') return undefined;
  if (kind === 'expression') return others.length === 0 ? first : undefined;
  const [assignment, ...more] = assignments;
  const isAll = kind === 'assignment' && more.length === 0 && assignment?.value.bare.type === 'yield';
  return isAll && annotation === undefined ? first : undefined;
}
