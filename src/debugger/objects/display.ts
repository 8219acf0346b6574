/** Displays such as `[a, 'x', b[0]]`, put together from things that can be read: no operator is applied, nothing is compared. */
import { ATOMS, constantOf } from '../../python/expressions/constants';
import { expressionTree } from '../../python/expressions/expression-tree';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { Value } from '../../python/values/value';
import { itemsOf } from '../../python/values/items';
import { areKeys, hasOwnOrder } from '../../python/values/distinct';
import { literal } from '../../python/values/access-path';

/** What is known of a part without looking into it. */
type Read = (part: SyntaxNode) => Value | undefined;

/** Whether values can be keys, or items of a set, each by itself, without anything of the program being run. */
type AreKeys = (values: readonly Value[]) => boolean;

/**
 * The value of a display of things that can be read; undefined for anything else. Whether two items of a set, or two keys of
 * a dict, are the same one cannot be seen from how they are written, so a display that may have such is not read.
 */
export function evaluateDisplay(text: string, read: (text: string) => Value | undefined): Value | undefined {
  const node = expressionTree(text);
  return node && displayedValue(node, (part) => read(part.text));
}

/** The same for a node of a statement. */
export function displayedValue(node: SyntaxNode, read: Read, distinct: AreKeys = areKeys): Value | undefined {
  const known = constantOf(node) ?? (ATOMS.has(node.type) ? literal(node.text) : undefined) ?? read(node);
  if (known) return known;
  switch (node.type) {
    case 'parenthesized_expression': {
      const [inside, ...more] = node.named;
      return inside && more.length === 0 ? displayedValue(inside, read, distinct) : undefined;
    }
    case 'tuple':
    case 'expression_statement':
    case 'expression_list':
      return sequence('tuple', node, read, distinct);
    case 'list':
      return sequence('list', node, read, distinct);
    case 'set': {
      const set = sequence('set', node, read, distinct);
      return set && distinct(set.items) && !hasOwnOrder(set.items) ? set : undefined;
    }
    case 'dictionary':
      return dictionary(node, read, distinct);
    default:
      return undefined;
  }
}

/** Its items are there to be read, in their order. */
export function isPlain(value: Value): boolean {
  return value.kind === 'list' || value.kind === 'tuple' || (value.kind === 'call' && value.name === 'range');
}

function sequence<K extends 'list' | 'tuple' | 'set'>(
  kind: K,
  node: SyntaxNode,
  read: Read,
  distinct: AreKeys,
): { readonly kind: K; readonly items: readonly Value[] } | undefined {
  const one = (item: SyntaxNode): readonly Value[] | undefined => {
    const value = displayedValue(item, read, distinct);
    return value && [value];
  };
  // Behind a star stands all that is in it.
  const spread = (item: SyntaxNode): readonly Value[] | undefined => {
    const value = item.named[0] && displayedValue(item.named[0], read, distinct);
    return value && isPlain(value) ? [...(itemsOf(value) ?? [])] : undefined;
  };
  const items = node.named.map((item) => (item.type === 'list_splat' ? spread(item) : one(item)));
  return items.every((some) => some !== undefined) ? { kind, items: items.flat() } : undefined;
}

function dictionary(node: SyntaxNode, read: Read, distinct: AreKeys): Value | undefined {
  const pairs = node.named.map((pair) => {
    const [key, value] = [pair.get('key'), pair.get('value')].map(
      (part) => part && displayedValue(part, read, distinct),
    );
    return key && value ? ([key, value] as const) : undefined;
  });
  const entries = pairs.filter((pair) => pair !== undefined);
  if (entries.length < pairs.length || !distinct(entries.map(([key]) => key))) return undefined;
  return { kind: 'dict', entries };
}
