/** Lists that a loop goes through by `enumerate`, `zip` or `reversed`: what is put into them meanwhile is what the loop comes to. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { Value } from '../../python/values/value';
import { idOf } from '../objects/containers';
import { pairedItems } from '../objects/paired-items';

export interface LoopSources {
  /** The call in the header. */
  readonly node: SyntaxNode;
  /** What it goes through, by how that is written. */
  readonly operands: ReadonlyMap<string, Value>;
  /** How many of the items of each list it can come to: `reversed` and `*rows` see nothing of what is appended later. */
  readonly lengths: ReadonlyMap<string, number>;
}

/**
 * Undefined where no list of the program is among what the header goes through.
 * @param held what an operand is known to be
 * @param iterable what the header has computed
 */
export function sourcesOf(
  node: SyntaxNode | undefined,
  held: (text: string) => Value | undefined,
  iterable: Value,
): LoopSources | undefined {
  if (node?.type !== 'call' || !('items' in iterable)) return undefined;
  const operands = new Map<string, Value>();
  const now = pairedItems(node, (text) => {
    const value = held(text);
    if (value) operands.set(text, value);
    return value;
  });
  const lists = [...operands].flatMap(([text, value]) => (value.kind === 'list' ? [{ text, value }] : []));
  // What the model has said otherwise is left to it.
  if (now?.kind !== 'list' || now.items.length !== iterable.items.length) return undefined;
  if (!lists.some(({ value }) => idOf(value) !== undefined)) return undefined;
  const isFixed = /\breversed\b|\*/.test(node.text);
  return {
    node,
    operands,
    lengths: new Map(isFixed ? lists.map(({ text, value }) => [text, value.items.length]) : []),
  };
}

/** What the loop goes through, all items as they are now; undefined where that is no longer known. */
export function itemsThrough({ node, operands, lengths }: LoopSources): Value | undefined {
  return pairedItems(node, (text) => {
    const value = operands.get(text);
    const length = lengths.get(text);
    return value?.kind === 'list' && length !== undefined ? { ...value, items: value.items.slice(0, length) } : value;
  });
}
