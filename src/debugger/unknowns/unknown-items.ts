/**
 * Questions about containers that hold something unknown, whose answer hangs on that: whether they are equal, hold something, or
 * hold anything true. What stands in for it in a question is equal to nothing there, which would always say no.
 */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { DictValue, UnknownValue, Value } from '../../python/values/value';
import { children } from '../objects/containers';
import { isEqual } from '../objects/equality';
import { isSurelyTrue, typeOf, unknownOf } from './unknown-values';

/** What is compared with containers that hold something unknown. */
export function comparedItems(
  operator: string,
  [left, right, ...more]: readonly (Value | undefined)[],
): Value | undefined {
  if (!left || !right || more.length > 0) return undefined;
  const isEquality = operator === '==' || operator === '!=';
  const isMembership = operator === 'in' || /^not\s+in$/.test(operator);
  const item = isEquality ? decidesEquality(left, right) : isMembership ? decidesMembership(left, right) : undefined;
  return item && unknownOf('bool', item);
}

/** What is asked of all items of a container that holds something unknown. */
export function askedOfItems(
  path: string | undefined,
  given: Value,
  method: string | undefined,
  holder: Value | undefined,
): Value | undefined {
  const items = itemsOf(given);
  const truth = path === 'any' || path === 'all' ? items.find(isOpen) : undefined;
  if (truth) return unknownOf('bool', truth);
  // How many there are hangs on which of them are equal.
  const equal = path === 'set' && items.length > 1 ? items.find(isUnknown) : undefined;
  if (equal) return unknownOf('set', equal);
  if (!holder || (method !== 'count' && method !== 'index')) return undefined;
  const item = itemsOf(holder)
    .map((one) => decidesEquality(one, given))
    .find((one) => one !== undefined);
  return item && unknownOf('int', item);
}

/** What `counts.values()`, `counts.items()` or `counts.keys()` goes through. */
export function viewed(node: SyntaxNode, known: (node: SyntaxNode) => Value | undefined): Value | undefined {
  const callee = node.type === 'call' ? node.get('function')?.bare : undefined;
  const holder = callee?.get('object');
  const view = VIEWS[callee?.get('attribute')?.text ?? ''];
  const value = holder && view && known(holder);
  return view && value?.kind === 'dict' ? { kind: 'list', items: value.entries.map(view) } : undefined;
}

const VIEWS: Readonly<Record<string, ((entry: DictValue['entries'][number]) => Value) | undefined>> = {
  values: ([, value]) => value,
  keys: ([key]) => key,
  items: ([key, value]) => ({ kind: 'tuple', items: [key, value] }),
};

/**
 * The unknown item that decides what a comprehension takes, or whether something holds of it.
 * @param value of a part of it, where a name stands for an item
 */
export function decidesTaken(
  comprehension: SyntaxNode,
  known: (node: SyntaxNode) => Value | undefined,
  value: (part: SyntaxNode, name: string, item: Value) => Value | undefined,
): UnknownValue | undefined {
  const clause = comprehension.named.find(({ type }) => type === 'for_in_clause');
  const [target, iterable] = [clause?.get('left'), clause?.get('right')];
  const all = iterable && known(iterable);
  const item = all && itemsOf(all).find(isUnknown);
  if (!item || target?.type !== 'identifier') return undefined;
  const of = (part: SyntaxNode | undefined): Value | undefined => part && value(part, target.text, item);
  const tests = comprehension.named.filter(({ type }) => type === 'if_clause').map(({ named }) => of(named[0]));
  const body = of(comprehension.get('body'));
  const isOpenBody = body?.kind === 'unknown' && typeOf(body) === 'bool';
  return isOpenBody || tests.some((test) => test?.kind === 'unknown') ? item : undefined;
}

/** The unknown part that decides whether two values are equal; undefined where the rest of them says so. */
function decidesEquality(one: Value, other: Value): UnknownValue | undefined {
  if (one === other) return undefined;
  if (one.kind === 'unknown') return one;
  if (other.kind === 'unknown') return other;
  const [inside] = [...unknownIn(one), ...unknownIn(other)];
  if (!inside || one.kind !== other.kind) return undefined;
  if ((one.kind === 'list' && other.kind === 'list') || (one.kind === 'tuple' && other.kind === 'tuple'))
    return decidesAll(one.items, other.items);
  if (one.kind !== 'dict' || other.kind !== 'dict') return inside;
  if ([...one.entries, ...other.entries].some(([key]) => unknownIn(key).length > 0)) return inside;
  if (one.entries.length !== other.entries.length) return undefined;
  const others = one.entries.flatMap(([key]) => other.entries.find(([same]) => isEqual(key, same))?.[1] ?? []);
  const own = one.entries.map(([, value]) => value);
  return decidesAll(own, others);
}

/** The unknown item that decides whether a container holds a value. */
function decidesMembership(sought: Value, container: Value): UnknownValue | undefined {
  const items = itemsOf(container);
  const isThere = unknownIn(sought).length === 0 && items.some((item) => isEqual(item, sought));
  return isThere ? undefined : items.map((item) => decidesEquality(item, sought)).find((item) => item !== undefined);
}

function decidesAll(all: readonly Value[], others: readonly Value[]): UnknownValue | undefined {
  if (all.length !== others.length) return undefined;
  const pairs = all.map((item, i) => [item, others[i] ?? item] as const);
  const found = pairs.map(([item, other]) => decidesEquality(item, other));
  // One pair that surely differs is enough.
  const differs = pairs.some(([item, other], i) => !found[i] && item !== other && !isEqual(item, other));
  return differs ? undefined : found.find((one) => one !== undefined);
}

function itemsOf(container: Value): readonly Value[] {
  if (container.kind === 'dict') return container.entries.map(([key]) => key);
  const isSequence = container.kind === 'list' || container.kind === 'tuple' || container.kind === 'set';
  return isSequence ? container.items : [];
}

function isUnknown(item: Value): item is UnknownValue {
  return item.kind === 'unknown';
}

function isOpen(item: Value): item is UnknownValue {
  return item.kind === 'unknown' && !isSurelyTrue(item);
}

function unknownIn(value: Value): UnknownValue[] {
  if (value.kind === 'unknown') return [value];
  return children(value).flatMap(([, child]) => unknownIn(child));
}
