/** Data that is written down: literals, and lists and tuples of nothing else. They are read at once, however long they are. */
import type { SyntaxNode } from '../statements/tree/syntax-node';
import { literal } from '../values/access-path';
import type { Value } from '../values/value';

/** Literals without parts that would have to be looked at. */
export const ATOMS: ReadonlySet<string> = new Set([
  'string', 'concatenated_string', 'integer', 'float', 'true', 'false', 'none', 'ellipsis', 'unary_operator',
]); // prettier-ignore

const known = new WeakMap<SyntaxNode, { readonly isConstant: boolean; value?: Value | undefined }>();

/** Whether nothing is looked up, computed or compared to know the value; a single name is none. */
export function isConstant(node: SyntaxNode): boolean {
  const found = known.get(node);
  if (found) return found.isConstant;
  const isFixed = isWritten(node);
  known.set(node, { isConstant: isFixed });
  return isFixed;
}

/** The value of a constant; undefined for anything else, and for one that only its parts say. */
export function constantOf(node: SyntaxNode): Value | undefined {
  if (!isConstant(node)) return undefined;
  const found = known.get(node);
  if (found && 'value' in found) return found.value;
  const value = literal(node.text);
  known.set(node, { isConstant: true, value });
  return value;
}

function isWritten({ type, named }: SyntaxNode): boolean {
  switch (type) {
    case 'list':
    case 'tuple':
      return named.every(isWritten);
    case 'string':
      return named.every((part) => part.type !== 'interpolation');
    case 'unary_operator':
      return named.every((operand) => operand.type === 'integer' || operand.type === 'float');
    default:
      return ATOMS.has(type) && type !== 'concatenated_string';
  }
}
