/** Comprehensions whose items are unknown, although it is known how many there are: `[column.mean() for column in ('a', 'b')]`. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { areKeys } from '../../python/values/distinct';
import type { Value } from '../../python/values/value';
import { hasUnknown } from '../objects/resemblance';

type Known = (node: SyntaxNode) => Value | undefined;

/** More are not gone through. */
const MOST_ITEMS = 50;

/**
 * @param within values of parts where names stand for items
 * @returns what is unknown where keys hang on it; undefined where all items are known, which is for the model to say, and where it
 * is not known what there is
 */
export function comprehended(
  node: SyntaxNode,
  known: Known,
  within: (names: ReadonlyMap<string, Value>) => Known,
): Value | undefined {
  const [body, clause, ...more] = node.named;
  const [target, iterable] = [clause?.get('left'), clause?.get('right')];
  if (!body || clause?.type !== 'for_in_clause' || more.length > 0 || !target || !iterable) return undefined;
  const source = known(iterable);
  const items = source && itemsOf(source);
  if (!items || items.length > MOST_ITEMS) return undefined;
  const found = items.map((item) => {
    const names = namesFor(target, item);
    return names && madeOf(body, within(names));
  });
  if (!found.every((one) => one !== undefined) || !found.flat().some(hasUnknown)) return undefined;
  if (node.type === 'list_comprehension') return { kind: 'list', items: found.map(([, value]) => value) };
  if (node.type === 'generator_expression') return undefined;
  const keys = found.map(([key]) => key);
  const unknown = keys.find(({ kind }) => kind === 'unknown');
  return unknown ?? (areKeys(keys) ? { kind: 'dict', entries: found } : undefined);
}

/** A key and a value; twice the same for an item. */
function madeOf(body: SyntaxNode, known: Known): readonly [Value, Value] | undefined {
  const [key, value] = body.type === 'pair' ? [body.get('key'), body.get('value')] : [body, body];
  const [one, other] = [key && known(key), value && known(value)];
  return one && other && [one, other];
}

function namesFor(target: SyntaxNode, item: Value): ReadonlyMap<string, Value> | undefined {
  if (target.type === 'identifier') return new Map([[target.text, item]]);
  const names = target.named;
  const isRow = item.kind === 'tuple' || item.kind === 'list';
  if (!isRow || item.items.length !== names.length || !names.every(({ type }) => type === 'identifier'))
    return undefined;
  return new Map(names.flatMap(({ text }, at) => (item.items[at] ? [[text, item.items[at]] as const] : [])));
}

function itemsOf(value: Value): readonly Value[] | undefined {
  if (value.kind === 'dict') return value.entries.map(([key]) => key);
  return value.kind === 'list' || value.kind === 'tuple' ? value.items : undefined;
}
