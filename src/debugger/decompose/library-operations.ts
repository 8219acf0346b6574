/** What is done with dates, fractions and other numbers, which goes by questions of its own whatever the model says of the whole. */
import { isSameRange, isValueOf } from '../../codec/step/syntax/call-syntax';
import type { Query } from '../../codec/query';
import { maySkip } from '../../python/expressions/evaluation-tree';
import type { SubExpression } from '../../python/syntax';
import { literal } from '../../python/values/access-path';
import * as dates from './dates/date-operations';
import { reader } from './doubtful-parts';
import type { Read, Work } from './library-work';
import * as complex from './numbers/complex-operations';
import * as floats from './numbers/float-operations';
import * as fractions from './numbers/fraction-operations';

export interface LibraryOperation {
  readonly part: SubExpression;
  readonly work: Work;
}

/** The first part of the statement that is such an operation and has all that it works on. */
export function nextLibraryOperation(query: Query): LibraryOperation | undefined {
  const read = reader(query);
  for (const part of query.statement.subExpressions) {
    const isKnown = query.computed.some((value) => isValueOf(value, part));
    const operation = isKnown ? undefined : libraryOperationOf(part, query, read);
    if (operation) return operation;
  }
  return undefined;
}

/** Undefined where the part is none, or something that it works on is not known. */
export function libraryOperationOf(part: SubExpression, query: Query, read: Read): LibraryOperation | undefined {
  const { evaluation, calls } = query.statement;
  if (query.iterator || (part.discarded && !dates.isMaker(part))) return undefined;
  const given: Read = (text) => read(text) ?? literal(text);
  const shown = dates.ofShown(part, query, given);
  if (shown) return { part, work: shown };
  const site = calls.find(({ range }) => isSameRange(range, part.range));
  if (!site) {
    const work =
      dates.ofOperator(part, given) ??
      fractions.ofOperator(part, given) ??
      floats.ofOperator(part, given) ??
      complex.ofOperator(part, given);
    return work && { part, work };
  }
  // What is not reached raises nothing.
  if (site.repeated || (evaluation && maySkip(evaluation, part.range))) return undefined;
  const isOwn = query.isCallable(part.operator);
  const work =
    dates.ofCall(site, part, query, given) ??
    fractions.ofCall(site, part.operator, given, isOwn) ??
    (isOwn ? undefined : (floats.ofCall(site, part.operator, given) ?? complex.ofCall(site, part.operator, given)));
  return work && { part, work };
}
