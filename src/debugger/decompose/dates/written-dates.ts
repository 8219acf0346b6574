/** Dates that a statement puts together of known parts, and what is written of them, are there before the model is asked. */
import type { ComputedValue, Prediction, Query } from '../../../codec/query';
import { isValueOf } from '../../../codec/step/syntax/call-syntax';
import { printedPieces, textPieces, writtenDate, type KnownValues } from '../../../codec/step/syntax/text-templates';
import type { Piece } from '../../../codec/values/text-template';
import { isSameRange } from '../../../python/text/ranges';
import type { Statement, SubExpression } from '../../../python/syntax';
import { literal } from '../../../python/values/access-path';
import { dateParts, datePart } from '../../../python/values/dates';
import type { Value } from '../../../python/values/value';
import { putTogether } from '../sequences/put-together';
import { reader } from '../doubtful-parts';

const DATED =
  /\b(?:date|datetime|time|isoformat|strftime|str|year|month|day|hour|minute|second|days|seconds|microseconds?)\b/;

export function withWrittenDates(query: Query): Query {
  const { subExpressions, calls } = query.statement;
  if (!subExpressions.some(({ text, operator }) => operator === "f''" || DATED.test(text))) return query;
  let computed: readonly ComputedValue[] = query.computed;
  for (const part of subExpressions) {
    if (part.discarded || computed.some((value) => isValueOf(value, part))) continue;
    const read = reader({ ...query, computed });
    const value = valueOf(part, (text) => read(text) ?? literal(text));
    if (value) computed = [...computed, { expression: part.text, range: part.range, value, confidence: 1 }];
  }
  return computed === query.computed ? query : { ...query, computed };

  function valueOf(part: SubExpression, read: (text: string) => Value | undefined): Value | undefined {
    if (part.operator === "f''") {
      const shown = filledText(query.statement, textPieces(query.statement, part.range, knownOf({ ...query, computed }, read)), read); // prettier-ignore
      return shown === undefined ? undefined : { kind: 'str', value: shown };
    }
    if (part.operatorKind === 'operator' || part.operator === 'bytes') return undefined;
    if (part.operatorKind === 'attribute') return ofDate(part, read);
    const site = calls.find(({ range }) => isSameRange(range, part.range));
    const text = writtenDate(site, part.operator, (argument) => argument && read(argument.text));
    if (text !== undefined) return { kind: 'str', value: text };
    const callee = site?.receiver ?? part.operator;
    return query.lookup(callee) || query.isCallable(callee) ? undefined : putTogether(part, calls, read)?.value;
  }
}

/** An f-string of which everything is known; undefined where no date is among it. */
function filledText(
  statement: Statement,
  pieces: readonly Piece[] | undefined,
  read: (text: string) => Value | undefined,
): string | undefined {
  const isDated = statement.tokens.some(({ kind, text }) => kind === 'name' && dateParts(read(text)) !== undefined);
  return isDated && pieces?.every((piece) => typeof piece === 'string') ? pieces.join('') : undefined;
}

/** What a statement does that prints dates and else nothing that is not known. */
export function printedDates(query: Query): Prediction | undefined {
  const { statement, computed } = query;
  const read = reader(query);
  const pieces = query.lookup('print') ? undefined : printedPieces(statement, knownOf(query, read));
  const output = filledText(statement, pieces, read);
  if (output === undefined) return undefined;
  const confidence = computed.reduce((product, value) => product * value.confidence, 1);
  const outcome = { kind: 'next', successor: 0 } as const;
  return { values: [], output, changes: [], outcome, outcomeConfidence: confidence, confidence };
}

function knownOf(query: Query, read: (text: string) => Value | undefined): KnownValues {
  return {
    name: (name) => query.lookup(name),
    at: (range) => query.computed.find((value) => isSameRange(value.range, range))?.value,
    expression: read,
  };
}

/** `day.year` */
function ofDate({ text, operator }: SubExpression, read: (text: string) => Value | undefined): Value | undefined {
  const holder = read(text.slice(0, Math.max(0, text.lastIndexOf('.'))).trim());
  return holder && datePart(holder, operator);
}
