/**
 * What an operand changes on the way: `x in seen or seen.add(x)`, `seen.add(x)` of which the model tells the value, and forgets
 * what it does. That is asked about as a statement of its own.
 */
import { isValueOf } from '../../../codec/step/syntax/call-syntax';
import { resultKind } from '../../../codec/step/syntax/result-kinds';
import type { Prediction, Query } from '../../../codec/query';
import type { SubExpression } from '../../../python/syntax';
import { inFunction } from '../few-lines';
import type { ChangeInPlace } from './changes-in-place';

/** Undefined where nothing of the kind has been done, or more than one thing. */
export function changeBeside(query: Query, { values }: Pick<Prediction, 'values'>): ChangeInPlace | undefined {
  const done = [...query.computed, ...values];
  const changes = query.statement.subExpressions.flatMap((part) => changedBy(query, part) ?? []);
  const [only, ...more] = changes.filter(({ part }) => done.some((value) => isValueOf(value, part)));
  if (!only || more.length > 0) return undefined;
  const { part, name } = only;
  return { name, text: inFunction([part.text, `return ${name}`]), names: new Map() };
}

/** A method that gives nothing, because it changes what it belongs to. */
function changedBy(
  query: Query,
  part: SubExpression,
): { readonly part: SubExpression; readonly name: string } | undefined {
  if (part.operatorKind !== 'method' || part.discarded || part.text.includes('\n')) return undefined;
  const receiver = part.node?.bare.get('function')?.bare.get('object')?.bare;
  if (receiver?.type !== 'identifier') return undefined;
  const kind = resultKind(query, part, (text) => query.lookup(text)?.kind);
  return kind === 'none' ? { part, name: receiver.text } : undefined;
}
