/** The key of a subscript as a value. */
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { Value } from '../../../python/values/value';
import type { HeldValues } from './inner-call';

/** What stands in the brackets: of `a:b`, a slice. */
export function keyOf(
  node: SyntaxNode,
  values: HeldValues,
): { readonly value: Value } | { readonly needs: SyntaxNode } | undefined {
  const [index, ...more] = node.all('subscript');
  if (!index || more.length > 0 || node.has(',')) {
    const items = node.all('subscript').map((item) => values.of(item));
    const at = items.findIndex((item) => !item);
    const open = node.all('subscript')[at];
    if (open) return open.type === 'slice' ? undefined : { needs: open };
    return { value: { kind: 'tuple', items: items.flatMap((item) => item ?? []) } };
  }
  if (index.type !== 'slice') {
    const value = values.of(index);
    return value ? { value } : { needs: index };
  }
  const bounds: Value[] = [{ kind: 'none' }, { kind: 'none' }, { kind: 'none' }];
  let at = 0;
  for (const child of index.children) {
    if (child.text === ':' && !child.isNamed) at++;
    else if (child.isNamed) {
      const bound = values.of(child);
      if (!bound) return { needs: child };
      bounds[at] = bound;
    }
  }
  return { value: { kind: 'call', name: 'slice', args: bounds } };
}
