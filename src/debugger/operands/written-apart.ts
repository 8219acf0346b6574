/** What is written into an object of which not all is known: the object has no bearing on the value, which can be found out by itself. */
import { isSameRange } from '../../codec/step/syntax/call-syntax';
import { openPart, residualOf } from '../../python/expressions/residual';
import type { Value } from '../../python/values/value';
import { hasUnknown } from '../objects/resemblance';
import { QuestionForms, type Question } from './question-forms';

/** The question about the value alone; undefined where the statement is to be asked about as a whole. */
export function writtenApart(
  { kind, statement, computed, residual: left }: Question,
  lookup: (name: string) => Value | undefined,
): Question | undefined {
  const [assignment, ...more] = statement.assignments ?? [];
  const [target, ...others] = assignment?.targets ?? [];
  if (kind !== 'statement' || !assignment || !target || more.length > 0 || others.length > 0) return undefined;
  const holder = target.bare.type === 'attribute' ? target.bare.get('object')?.bare : undefined;
  if (assignment.operator !== '=' || holder?.type !== 'identifier') return undefined;
  const object = lookup(holder.text);
  if (object?.kind !== 'object' || !hasUnknown(object)) return undefined;
  const residual = left ?? (statement.evaluation && residualOf(statement.evaluation, new Map()));
  const part = residual && openPart(residual, assignment.value);
  if (!part || computed.some(({ range }) => isSameRange(range, part.range))) return undefined;
  return new QuestionForms(statement, computed).value(residual, part);
}
