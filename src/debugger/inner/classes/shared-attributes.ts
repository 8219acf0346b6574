/** What an instance that an expression gives (`self.owner.rate`) finds in its class: only those that names stand for are shown with it. */
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { Statement } from '../../../python/syntax';
import { attributeOf } from '../../../python/values/access-path';
import type { Value } from '../../../python/values/value';
import type { HeldValues } from '../calls/inner-call';

/** Whether an attribute is one of an instance that an expression gives, and the instance has it of its class, if at all. */
export function isOfClassInside(node: SyntaxNode, holder: Value | undefined): boolean {
  const isNamed = node.get('object')?.bare.type === 'identifier';
  return holder?.kind === 'object' && !isNamed && !attributeOf(holder, node.get('attribute')?.text ?? '');
}

export function sharedAttribute(
  node: SyntaxNode,
  holder: Value | undefined,
  values: HeldValues,
  { kind, tokens }: Statement,
): Value | undefined {
  const isTarget = kind === 'augmented-assignment' && tokens[0]?.range.column === node.range.column;
  const value = !isTarget && isOfClassInside(node, holder) ? values.of(node) : undefined;
  return value && SAME.test(value.kind) ? value : undefined;
}

/** Values that are the same wherever they stand. */
const SAME = /^(?:none|bool|int|float|complex|str|bytes|tuple)$/;
