/**
 * `rows.insert(i, row)` with items that take many words: where an item comes to stand does not hang on what it is. The network is shown
 * numbers in their places, and copies none of them token by token.
 */
import { isKnown } from '../../values/prompt-variables';
import { leastTokens } from '../../values/least-tokens';
import type { SequenceValue, Value } from '../../../python/values/value';
import type { Change, Query } from '../../query';
import { changing, showing, type StoodIn } from './stood-in';

/** Tokens from which on an item is shown as a number. */
const SHORT = 3;
/** The first of the numbers: none of them is a place in the list. */
const FIRST = 30;
/** Items of a list that is shown as a whole. */
const MOST = 12;

/** Undefined for any other statement, and where the items are short. */
export function withMovedItems(query: Query): StoodIn | undefined {
  const { kind, tokens } = query.statement;
  const [list, dot, method, open, place, comma, item, close, ...more] = tokens;
  if (kind !== 'expression' || query.handled || query.computed.length > 0 || more.length > 0) return undefined;
  if (`${dot?.text}${method?.text}${open?.text}${comma?.text}${close?.text}` !== '.insert(,)') return undefined;
  const held = list?.kind === 'name' ? query.lookup(list.text) : undefined;
  const added = item?.kind === 'name' ? query.lookup(item.text) : undefined;
  if (!list || !item || held?.kind !== 'list' || !added || place?.text === item.text) return undefined;
  const items = [...held.items, added];
  if (areShort(items) || !items.every(isKnown)) return undefined;
  const numbers = asNumbers(items);
  const shown = new Map<string, Value>([
    [list.text, { kind: 'list', items: numbers.slice(0, -1) }],
    [item.text, numbers.at(-1) ?? added],
  ]);
  const meant = ({ name, value, confidence }: Change): Change | undefined => {
    const after = name === list.text && value?.kind === 'list' ? itemsMeant(value, items) : undefined;
    return after && { name, value: { ...held, items: after }, confidence };
  };
  return { query: showing(query, shown), meant: (said) => changing(said, meant) };
}

/** They are as well shown as they are, or too many. */
export function areShort(items: readonly Value[]): boolean {
  // An instance is written with its class and the names of its attributes.
  const isShort = (value: Value): boolean => value.kind !== 'object' && leastTokens([{ value }], SHORT) <= SHORT;
  return items.length > MOST || items.every(isShort);
}

/** A number for each item. @param before how many others have one */
export function asNumbers(items: readonly Value[], before = 0): Value[] {
  return items.map((_, at): Value => ({ kind: 'int', value: BigInt(FIRST + before + at) }));
}

/** Undefined where one of them is missing, or is there twice. */
export function itemsMeant(said: SequenceValue, items: readonly Value[]): Value[] | undefined {
  const places = said.items.map((one) => (one.kind === 'int' ? Number(one.value) - FIRST : -1));
  const isAll = places.length === items.length && new Set(places).size === places.length;
  const meant = places.flatMap((at) => items[at] ?? []);
  return isAll && meant.length === items.length ? meant : undefined;
}
