/** What an instance that an expression gives (`self.owner.rate`) finds in its class: only those that names stand for are shown with it. */
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { Statement } from '../../../python/syntax';
import { attributeOf } from '../../../python/values/access-path';
import type { Value } from '../../../python/values/value';
import type { HeldValues } from '../calls/inner-call';

export function sharedAttribute(
  node: SyntaxNode,
  holder: Value | undefined,
  values: HeldValues,
  { kind, tokens }: Statement,
): Value | undefined {
  const isNamed = node.get('object')?.bare.type === 'identifier';
  const isTarget = kind === 'augmented-assignment' && tokens[0]?.range.column === node.range.column;
  if (holder?.kind !== 'object' || isNamed || isTarget) return undefined;
  if (attributeOf(holder, node.get('attribute')?.text ?? '')) return undefined;
  const value = values.of(node);
  return value && SAME.test(value.kind) ? value : undefined;
}

/** Values that are the same wherever they stand. */
const SAME = /^(?:none|bool|int|float|complex|str|bytes|tuple)$/;
