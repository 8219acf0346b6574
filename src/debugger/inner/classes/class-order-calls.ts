/** `C.mro()`: the classes in which an attribute is looked for. */
import { classOf, findMethod } from '../../../python/definitions/definitions';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { SourceFile } from '../../../python/syntax';
import { toldOfClass, toldOfForeign } from '../../classes/told-of-class';
import { givenIn } from '../../operands/leads';
import type { HeldValues, InnerStep } from '../calls/inner-call';

export function classOrderCall(source: SourceFile, node: SyntaxNode, values: HeldValues): InnerStep | undefined {
  const callee = node.get('function')?.bare;
  if (callee?.type !== 'attribute' || callee.get('attribute')?.text !== 'mro') return undefined;
  const holder = values.of(callee.get('object'));
  if (holder?.kind !== 'opaque' || holder.type !== 'class' || givenIn(node.get('arguments')).length > 0) return undefined;
  const owner = classOf(source, holder);
  if (owner && findMethod(source, owner, 'mro')) return undefined;
  const order = owner ? toldOfClass(source, owner, '__mro__') : toldOfForeign(holder, '__mro__');
  return order?.kind === 'tuple' ? { value: { kind: 'list', items: order.items }, inPlace: true } : undefined;
}
