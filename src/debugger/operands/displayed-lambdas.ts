/** Displays with lambda expressions, `{'add': lambda: self.add(2), 'push': self.items.append}`: what else is in them is asked about by itself. */
import type { Statement } from '../../python/syntax';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { OperandValues } from './operand-values';

/** What of such a display has to be asked about first, where a statement binds or returns it: only the machine can say the whole. */
export function openBesideLambdas({ assignments, returned }: Statement, values: OperandValues): SyntaxNode | undefined {
  const [assignment, ...more] = assignments ?? [];
  const node = (more.length > 0 ? undefined : (assignment?.value ?? returned))?.bare;
  const items = node && itemsOf(node);
  return items?.some(({ type }) => type === 'lambda')
    ? items.find((item) => ASKED.has(item.type) && !values.of(item) && !itemsOf(item))
    : undefined;
}

const ASKED: ReadonlySet<string> = new Set(['attribute', 'binary_operator', 'call', 'string', 'subscript']);

/** Keys and values, also of displays inside; undefined for any other expression. */
function itemsOf(node: SyntaxNode): readonly SyntaxNode[] | undefined {
  if (!/^(?:dictionary|expression_list|list|tuple)$/.test(node.type)) return undefined;
  const own = node.named.flatMap((item) => (item.type === 'pair' ? item.named : [item])).map(({ bare }) => bare);
  return own.flatMap((item) => itemsOf(item) ?? [item]);
}
