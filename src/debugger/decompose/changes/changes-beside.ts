/**
 * What an operand changes on the way: `x in seen or seen.add(x)`, `seen.add(x)` of which the model tells the value, and forgets
 * what it does. That is asked about as a statement of its own.
 */
import { isValueOf } from '../../../codec/step/syntax/call-syntax';
import { resultKind } from '../../../codec/step/syntax/result-kinds';
import type { Prediction, Query } from '../../../codec/query';
import type { SubExpression } from '../../../python/syntax';
import { isContainer } from '../../objects/containers';
import { isTaking } from '../../operands/read-after-taking';
import { inFunction } from '../few-lines';
import type { ChangeInPlace } from './changes-in-place';

/** Undefined where nothing of the kind has been done, or more than one thing. */
export function changeBeside(
  query: Query,
  { values, changes = [] }: Pick<Prediction, 'values'> & Partial<Pick<Prediction, 'changes'>>,
): ChangeInPlace | undefined {
  const done = [...query.computed, ...values];
  const isForgotten = (name: string): boolean => !changes.some((change) => change.name === name);
  const found = query.statement.subExpressions.flatMap((part) => changedBy(query, part, isForgotten) ?? []);
  const [only, ...more] = found.filter(({ part }) => done.some((value) => isValueOf(value, part)));
  if (!only || more.length > 0) return undefined;
  const { part, name } = only;
  return { name, text: inFunction([part.text, `return ${name}`]), names: new Map() };
}

/** A method that gives nothing, because it changes what it belongs to, or an item of which nobody says that it is gone. */
function changedBy(
  query: Query,
  part: SubExpression,
  isForgotten: (name: string) => boolean,
): { readonly part: SubExpression; readonly name: string } | undefined {
  if (part.operatorKind !== 'method' || part.discarded || part.text.includes('\n')) return undefined;
  const receiver = part.node?.bare.get('function')?.bare.get('object')?.bare;
  // An attribute may be asked about as if it were a name.
  if (!receiver || !/^(?:identifier|attribute)$/.test(receiver.type)) return undefined;
  const held = query.lookup(receiver.text);
  if (receiver.type === 'attribute' && !held) return undefined;
  if (
    isTaking(part.operator) &&
    held &&
    isContainer(held) &&
    isForgotten(receiver.text) &&
    !query.computed.some((value) => isValueOf(value, part))
  )
    return { part, name: receiver.text };
  const kind = resultKind(query, part, (text) => query.lookup(text)?.kind);
  return kind === 'none' ? { part, name: receiver.text } : undefined;
}
