/** What the source alone says about a call: whether it has to happen, and how many arguments it passes. */
import type { CallSite, SourceRange, SubExpression } from '../python/syntax';
import type { Operation } from './prompt';
import type { ComputedValue, Query } from './query';

/** The operation runs a function of the program and cannot be skipped. */
export function mustCall({ source }: Operation, query: Query): boolean {
  const { statement } = query;
  if (!('operator' in source) || !query.enters?.(source)) return false;
  const mayBeSkipped = statement.subExpressions.some(
    ({ operator, range }) => ['and', 'or', 'if'].includes(operator) && contains(range, source.range),
  );
  // A body on the header's line runs only where the header lets it.
  return !mayBeSkipped && (statement.successors.length < 2 || statement.tokens.every(({ text }) => text !== ':'));
}

/** How many arguments an answer's call may have. */
export interface ArgumentCount {
  readonly least: number;
  readonly most: number;
  readonly keywords: boolean;
}

export const hasStar = (site: CallSite): boolean => site.arguments.some(({ star }) => star !== undefined);

/** How many values a call passes; a method call may have its receiver in front. */
export function argumentsAt(site: CallSite | undefined, isMethod: boolean): ArgumentCount {
  if (!site || site.repeated || hasStar(site)) return { least: 0, most: Number.POSITIVE_INFINITY, keywords: true };
  const count = site.arguments.length;
  const keywords = site.arguments.some(({ keyword }) => keyword !== undefined);
  return { least: count, most: count + Number(isMethod), keywords };
}

/** Whether one range is inside another, or the same. */
export function contains(outer: SourceRange, inner: SourceRange): boolean {
  const startsIn = outer.line < inner.line || (outer.line === inner.line && outer.column <= inner.column);
  return (
    startsIn &&
    (outer.endLine > inner.endLine || (outer.endLine === inner.endLine && outer.endColumn >= inner.endColumn))
  );
}

/** The call has already returned in this statement. */
export function isComputed({ computed }: Query, call: CallSite): boolean {
  return computed.some((value) => isValueOf(value, call));
}

/** The computed value is that of the expression. */
export function isValueOf(
  { range, expression }: Pick<ComputedValue, 'range' | 'expression'>,
  source: SubExpression | CallSite,
): boolean {
  return range.line === source.range.line && range.column === source.range.column && expression === source.text;
}

/** Every call of that name which the statement writes has returned; calls inside a comprehension come again. */
export function hasReturned(query: Query, callee: string): boolean {
  const sites = query.statement.calls.filter((call) => call.callee === callee);
  return sites.length > 0 && sites.every((call) => !call.repeated && isComputed(query, call));
}
