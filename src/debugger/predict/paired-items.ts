/** Instances that a loop goes through in pairs, or backwards: which object stands beside which is no matter of the model's. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { itemsFrom } from '../../python/values/items';
import type { Value } from '../../python/values/value';
import { evaluateDisplay } from '../objects/display';

type Held = (text: string) => Value | undefined;

const MOST_ITEMS = 200;

/** The items of `zip(…)`, `enumerate(…)` and `reversed(…)` of containers that are known; undefined where no instance is among them. */
export function pairedItems(node: SyntaxNode | undefined, held: Held): Value | undefined {
  const items = node && paired(node, held);
  return items?.some(isOfInstances) ? { kind: 'list', items } : undefined;
}

function paired(node: SyntaxNode, held: Held): Value[] | undefined {
  const name = node.type === 'call' ? node.get('function')?.text : undefined;
  const given = node.get('arguments')?.named ?? [];
  const [first, ...more] = given.map((one) => itemsOf(one, held));
  if (name === undefined || held(name) || !first) return undefined;
  switch (name) {
    case 'reversed':
      return more.length === 0 ? first.toReversed() : undefined;
    case 'enumerate':
      return more.length === 0 ? first.map((item, i) => tuple([{ kind: 'int', value: BigInt(i) }, item])) : undefined;
    case 'zip': {
      const all = [first, ...more].flatMap((items) => (items ? [items] : []));
      const length = Math.min(...all.map((items) => items.length));
      if (all.length < given.length) return undefined;
      return Array.from({ length }, (_, i) => tuple(all.flatMap((items) => items[i] ?? [])));
    }
    default:
      return undefined;
  }
}

function itemsOf({ bare, text }: SyntaxNode, held: Held): readonly Value[] | undefined {
  const inner = paired(bare, held);
  const value = inner ? undefined : (held(text) ?? evaluateDisplay(text, held));
  // Sets, and views of dicts, come in an order or form of their own.
  const items = value && /^(?:list|tuple|str)$/.test(value.kind) ? itemsFrom(value, 0) : undefined;
  const all = inner ?? (items && [...items]);
  return all && all.length <= MOST_ITEMS ? all : undefined;
}

function tuple(items: readonly Value[]): Value {
  return { kind: 'tuple', items };
}

function isOfInstances(value: Value): boolean {
  return value.kind === 'object' || (value.kind === 'tuple' && value.items.some(isOfInstances));
}
