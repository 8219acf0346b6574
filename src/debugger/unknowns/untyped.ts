/** What hangs on a name that nobody has typed yet. */
import { NOT_TYPED, UNTYPED } from '../../python/repair/untyped-names';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { UnknownValue } from '../../python/values/value';

/** An attribute whose name nobody has typed yet, in the expression. */
export function untyped(node: SyntaxNode): UnknownValue | undefined {
  if (!node.text.includes(UNTYPED)) return undefined;
  if (node.get('attribute')?.text === UNTYPED) return { kind: 'unknown', reason: NOT_TYPED };
  return node.named.map(untyped).find((found) => found !== undefined);
}

/** The same in a lambda, for what a call makes of it: there is no telling what the lambda gives. */
export function untypedLambda(node: SyntaxNode | undefined): UnknownValue | undefined {
  return node?.bare.type === 'lambda' ? untyped(node) : undefined;
}
