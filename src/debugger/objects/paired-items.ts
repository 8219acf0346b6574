/** Items that a loop goes through in pairs, by their numbers or backwards: what stands beside what is no matter of the model's. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { literal } from '../../python/values/access-path';
import { first, itemsFrom } from '../../python/values/items';
import type { CallValue, Value } from '../../python/values/value';
import { itemsOfView } from './dictionary-views';
import { evaluateDisplay } from './display';

type Held = (text: string) => Value | undefined;

const MOST_ITEMS = 10_000;

/** The items of `zip(…)`, `enumerate(…)` and `reversed(…)` of what is known. */
export function pairedItems(node: SyntaxNode | undefined, held: Held): Value | undefined {
  const items = node && paired(node, held);
  return items && { kind: 'list', items };
}

/** The same where nodes have values: of `enumerate([Row(1), Row(2)])`, what has been called in it. */
export function pairedBy(node: SyntaxNode | undefined, of: (node: SyntaxNode) => Value | undefined): Value | undefined {
  const beside = new Map(pairedOperands(node).map((one) => [one.text, of(one)]));
  return pairedItems(node, (path) => beside.get(path));
}

/** What `d.items()` and its like are of a dict that is known: what is in it is all there. */
export function viewOf(
  node: SyntaxNode | undefined,
  of: (node: SyntaxNode) => Value | undefined,
): CallValue | undefined {
  const callee = node?.bare.get('function')?.bare;
  const object = callee?.get('object')?.bare;
  const value = object && of(object);
  const items = node && value && viewed(node.bare, () => value);
  const list: Value | undefined = items && { kind: 'list', items };
  return list && { kind: 'call', name: `dict_${callee?.get('attribute')?.text ?? ''}`, args: [list] };
}

/** What such a call goes through, which may have to be asked for first. */
export function pairedOperands(node: SyntaxNode | undefined): readonly SyntaxNode[] {
  if (!node || !isPairing(node)) return [];
  return positionalOf(node).flatMap((one) => {
    if (one.type === 'list_splat') return one.named[0]?.bare ?? [];
    return isPairing(one.bare) ? pairedOperands(one.bare) : one.bare;
  });
}

function isPairing(node: SyntaxNode): boolean {
  return node.type === 'call' && /^(?:reversed|enumerate|zip)$/.test(node.get('function')?.text ?? '');
}

/** Without what says where `enumerate` begins. */
function positionalOf(node: SyntaxNode): readonly SyntaxNode[] {
  const all = (node.get('arguments')?.named ?? []).filter(({ type }) => type !== 'keyword_argument');
  return node.get('function')?.text === 'enumerate' ? all.slice(0, 1) : all;
}

function paired(node: SyntaxNode, held: Held): Value[] | undefined {
  const name = isPairing(node) ? (node.get('function')?.text ?? '') : '';
  const given = positionalOf(node);
  const operands = given.flatMap((one) => (one.type === 'list_splat' ? spread(one, held) : [itemsOf(one, held)]));
  const [first, ...more] = operands;
  const others = (node.get('arguments')?.named ?? []).slice(given.length);
  if (name === '' || held(name) || !first) return undefined;
  switch (name) {
    case 'reversed':
      return more.length + others.length === 0 ? first.toReversed() : undefined;
    case 'enumerate': {
      const start = placeOf(others, held);
      return start === undefined ? undefined : first.map((item, i) => tuple([{ kind: 'int', value: start + BigInt(i) }, item])); // prettier-ignore
    }
    default: {
      const all = [first, ...more].flatMap((items) => (items ? [items] : []));
      const length = Math.min(...all.map((items) => items.length));
      if (all.length < operands.length || others.length > 0) return undefined;
      return Array.from({ length }, (_, i) => tuple(all.flatMap((items) => items[i] ?? [])));
    }
  }
}

/** Where the counting begins: `enumerate(items, 1)`, `enumerate(items, start=1)`. */
function placeOf([start, ...more]: readonly SyntaxNode[], held: Held): bigint | undefined {
  if (!start) return 0n;
  const isNamed = start.type === 'keyword_argument';
  const node = isNamed ? start.get('value') : start;
  if (!node || more.length > 0 || (isNamed && start.get('name')?.text !== 'start')) return undefined;
  const value = held(node.text) ?? literal(node.text);
  return value?.kind === 'int' ? value.value : undefined;
}

function itemsOf({ bare, text }: SyntaxNode, held: Held): readonly Value[] | undefined {
  const inner = paired(bare, held);
  const value = inner ? undefined : (held(text) ?? evaluateDisplay(text, held));
  const all = inner ?? (value && contentsOf(value)) ?? viewed(bare, held);
  return all && all.length <= MOST_ITEMS ? all : undefined;
}

/** What each of the items of `*rows` has. */
function spread({ named: [node] }: SyntaxNode, held: Held): readonly (readonly Value[] | undefined)[] {
  const rows = node && itemsOf(node, held);
  return rows?.map(contentsOf) ?? [undefined];
}

function contentsOf(value: Value): readonly Value[] | undefined {
  // Sets come in an order of their own.
  const isInOrder = /^(?:list|tuple|str|dict)$/.test(value.kind) || (value.kind === 'call' && value.name === 'range');
  const items = isInOrder ? itemsFrom(value, 0) : undefined;
  return items && first(items, MOST_ITEMS + 1);
}

/** What `d.keys()`, `d.values()` and `d.items()` have. */
function viewed(node: SyntaxNode, held: Held): Value[] | undefined {
  const callee = node.type === 'call' && node.get('arguments')?.named.length === 0 ? node.get('function') : undefined;
  const dict = held(callee?.get('object')?.text ?? '');
  return dict && itemsOfView(callee?.get('attribute')?.text, dict);
}

function tuple(items: readonly Value[]): Value {
  return { kind: 'tuple', items };
}
