/** Keys in targets that are asked about before the rest of the statement: which item is set is easily said wrong beside what it is set to. */
import { mappingCallOf } from '../../../codec/values/container-calls';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import { keyOf } from '../../inner/calls/subscript-key';
import { holdsObject } from '../../objects/containers';
import type { OperandValues } from '../../operands/operand-values';

/** The key of a known container that several operations make: it is easily taken for what only one of them gives. */
export function composedKey(target: SyntaxNode, values: OperandValues): SyntaxNode | undefined {
  const holder = target.type === 'subscript' ? values.of(target.get('value')) : undefined;
  const isContainer =
    holder && (holder.kind === 'list' || holder.kind === 'dict' || mappingCallOf(holder) !== undefined);
  const key = isContainer ? keyOf(target, values) : undefined;
  if (key && 'needs' in key && operationsIn(key.needs) > 1) return key.needs;
  // In `totals[row['month'], row['kind']] += 1`, the model takes one item of `row` for another.
  const parts = key && target.has(',') ? target.all('subscript') : [];
  return parts.find((part) => operationsIn(part) > 0 && !values.computed(part));
}

/** Which object of a known container `tasks[number - 1].done = True` sets something of, is found out before that is done. */
export function keyOfHolder(target: SyntaxNode, values: OperandValues): SyntaxNode | undefined {
  const item = target.type === 'attribute' ? target.get('object')?.bare : undefined;
  const holder = item?.type === 'subscript' && !values.of(item) ? values.of(item.get('value')) : undefined;
  const key = item && holder && holdsObject(holder) ? keyOf(item, values) : undefined;
  return key && 'needs' in key ? key.needs : undefined;
}

function operationsIn({ type, named }: SyntaxNode): number {
  const own = /^(?:binary_operator|subscript|call)$/.test(type) ? 1 : 0;
  return named.reduce((sum, inner) => sum + operationsIn(inner), own);
}
