/** Dates that a statement puts together of known parts, and what is written of them, are there before the model is asked. */
import type { ComputedValue, Query } from '../../../codec/query';
import { isValueOf } from '../../../codec/step/syntax/call-syntax';
import { writtenDate } from '../../../codec/step/syntax/text-templates';
import { isSameRange } from '../../../python/text/ranges';
import type { SubExpression } from '../../../python/syntax';
import { literal } from '../../../python/values/access-path';
import { datePart } from '../../../python/values/dates';
import type { Value } from '../../../python/values/value';
import { putTogether } from '../sequences/put-together';
import { reader } from '../doubtful-parts';

const DATED =
  /\b(?:date|datetime|time|isoformat|strftime|str|year|month|day|hour|minute|second|days|seconds|microseconds?)\b/;

export function withWrittenDates(query: Query): Query {
  const { subExpressions, calls } = query.statement;
  if (!subExpressions.some(({ text }) => DATED.test(text))) return query;
  let computed: readonly ComputedValue[] = query.computed;
  for (const part of subExpressions) {
    if (part.discarded || computed.some((value) => isValueOf(value, part))) continue;
    const read = reader({ ...query, computed });
    const value = valueOf(part, (text) => read(text) ?? literal(text));
    if (value) computed = [...computed, { expression: part.text, range: part.range, value, confidence: 1 }];
  }
  return computed === query.computed ? query : { ...query, computed };

  function valueOf(part: SubExpression, read: (text: string) => Value | undefined): Value | undefined {
    if (part.operatorKind === 'operator' || part.operator === 'bytes') return undefined;
    if (part.operatorKind === 'attribute') return ofDate(part, read);
    const site = calls.find(({ range }) => isSameRange(range, part.range));
    const text = writtenDate(site, part.operator, (argument) => argument && read(argument.text));
    if (text !== undefined) return { kind: 'str', value: text };
    const callee = site?.receiver ?? part.operator;
    return query.lookup(callee) || query.isCallable(callee) ? undefined : putTogether(part, calls, read)?.value;
  }
}

/** `day.year` */
function ofDate({ text, operator }: SubExpression, read: (text: string) => Value | undefined): Value | undefined {
  const holder = read(text.slice(0, Math.max(0, text.lastIndexOf('.'))).trim());
  return holder && datePart(holder, operator);
}
