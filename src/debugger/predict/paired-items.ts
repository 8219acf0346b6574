/** Instances, and keys of dicts, that a loop goes through in pairs, or backwards: what stands beside what is no matter of the model's. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { itemsFrom } from '../../python/values/items';
import type { Value } from '../../python/values/value';
import { evaluateDisplay } from '../objects/display';

type Held = (text: string) => Value | undefined;

const MOST_ITEMS = 200;

/** The items of `zip(…)`, `enumerate(…)` and `reversed(…)` of containers that are known; undefined where neither an instance nor a dict is among them. */
export function pairedItems(node: SyntaxNode | undefined, held: Held): Value | undefined {
  const items = node && paired(node, held);
  return items && (items.some(isOfInstances) || isOfDicts(node, held)) ? { kind: 'list', items } : undefined;
}

/** Whether a dict is gone through as it is, of which the model then takes the values for the keys. */
function isOfDicts(node: SyntaxNode, held: Held): boolean {
  return (node.get('arguments')?.named ?? []).some(
    ({ bare, text }) => held(text)?.kind === 'dict' || (bare.type === 'call' && isOfDicts(bare, held)),
  );
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
  // Sets come in an order of their own.
  const items = value && /^(?:list|tuple|str|dict)$/.test(value.kind) ? itemsFrom(value, 0) : undefined;
  const all = inner ?? (items && [...items]) ?? viewed(bare, held);
  return all && all.length <= MOST_ITEMS ? all : undefined;
}

/** What `d.keys()`, `d.values()` and `d.items()` have. */
function viewed(node: SyntaxNode, held: Held): Value[] | undefined {
  const callee = node.type === 'call' && node.get('arguments')?.named.length === 0 ? node.get('function') : undefined;
  const dict = held(callee?.get('object')?.text ?? '');
  if (dict?.kind !== 'dict') return undefined;
  switch (callee?.get('attribute')?.text) {
    case 'keys':
      return dict.entries.map(([key]) => key);
    case 'values':
      return dict.entries.map(([, value]) => value);
    case 'items':
      return dict.entries.map((entry) => tuple(entry));
    default:
      return undefined;
  }
}

function tuple(items: readonly Value[]): Value {
  return { kind: 'tuple', items };
}

function isOfInstances(value: Value): boolean {
  return value.kind === 'object' || (value.kind === 'tuple' && value.items.some(isOfInstances));
}
