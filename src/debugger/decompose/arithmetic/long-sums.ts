/**
 * Sums and comparisons of long numbers. The model is sure of them and sometimes wrong, so they are worked out digit by digit
 * before anything else is asked, and nothing is asked where that is all that a statement does.
 */
import { isSameRange, isValueOf } from '../../../codec/step/syntax/call-syntax';
import type { ComputedValue, Prediction, Query } from '../../../codec/query';
import type { SourceRange, SourceToken, SubExpression } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import type { Result } from '../routines/run-routine';
import { augmentedOperation, isLong, operationOf, type Operation } from './operations';
import { reader } from '../doubtful-parts';
import { oneResult, withChanges } from '../revised-prediction';

/** Parts of a statement that have these may not be computed at all, or in another order. */
const CONDITIONAL: ReadonlySet<string> = new Set(['and', 'or', 'if', ':=']);

/** The part of the statement that is computed next, if it is surely computed. */
export function nextPart(query: Query): SubExpression | undefined {
  const { subExpressions, tokens, calls } = query.statement;
  const part = subExpressions.find((open) => !query.computed.some((value) => isValueOf(value, open)));
  if (!part || part.discarded || calls.some(({ repeated }) => repeated)) return undefined;
  return tokens.some(({ text }, i) => i > 0 && CONDITIONAL.has(text)) ? undefined : part;
}

/** The next part of the statement, if it is such a sum. */
export function nextSum(query: Query): { readonly part: SubExpression; readonly sum: Operation } | undefined {
  const part = nextPart(query);
  if (!part) return undefined;
  const sum = operationOf(part, reader(query));
  return sum && isLong(sum) ? { part, sum } : undefined;
}

/** `total += 1250`, with all that it is made of known. */
export function nextChange(query: Query): (Operation & { readonly name: string }) | undefined {
  const isOpen = (part: SubExpression): boolean => !query.computed.some((value) => isValueOf(value, part));
  if (query.statement.subExpressions.some(isOpen)) return undefined;
  const at = (range: SourceRange): Value | undefined =>
    query.computed.find((value) => isSameRange(value.range, range))?.value;
  const sum = augmentedOperation(query, reader(query), at);
  return sum && isLong(sum) ? sum : undefined;
}

/** What the statement does if a sum on the right is all that it does. */
export function changed(query: Query, name: string, result: Result): Prediction {
  return withChanges(query, nothing(result), oneResult(name, result));
}

/**
 * What follows from the value of a part that is all that the statement is about: where `while a < b:` goes, what
 * `c = a + b` binds, what `return a + b` returns. Undefined where it is about something else, too.
 */
export function settled({ statement }: Query, { range, value, confidence }: ComputedValue): Prediction | undefined {
  const { kind, tokens, targets, successors } = statement;
  const [first, second] = tokens;
  const rest = nothing({ confidence });
  const isRest = (from: number): boolean => spans(tokens.slice(from), range);
  switch (kind) {
    case 'while':
    case 'if':
      if (!isRest(1) || value.kind !== 'bool' || successors.length !== 2) return undefined;
      return { ...rest, outcome: { kind: 'next', successor: value.value ? 0 : 1 } };
    case 'assignment':
      if (first?.kind !== 'name' || second?.text !== '=' || targets.length !== 1 || !isRest(2)) return undefined;
      return { ...rest, changes: [{ name: first.text, value, confidence }] };
    case 'return':
      return isRest(1) ? { ...rest, outcome: { kind: 'return', value } } : undefined;
    default:
      return undefined;
  }
}

/** The tokens are those of the part, and no others. */
function spans(tokens: readonly SourceToken[], range: SourceRange): boolean {
  const [first, last] = [tokens[0]?.range, tokens.at(-1)?.range];
  if (!first || !last) return false;
  return isSameRange({ ...first, endLine: last.endLine, endColumn: last.endColumn }, range);
}

export function nothing({ confidence }: Pick<Result, 'confidence'>): Prediction {
  const outcome = { kind: 'next', successor: 0 } as const;
  return { values: [], output: '', changes: [], outcome, outcomeConfidence: confidence, confidence };
}
