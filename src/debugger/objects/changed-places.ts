/** What an assignment puts into an object or container, by the name that it gives the place: the whole is long to read. */
import type { Statement } from '../../python/syntax';
import { placesOfTarget } from '../../python/statements/statement-parts';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { printValue, sameValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import { changedAttributes } from './attribute-changes';

export interface ChangedPlace {
  /** As it is written: `count[g]`, `self.fees[member]`. */
  readonly place: string;
  readonly value: Value;
}

/** A step from an object to a part of it: an attribute by its name, or an item. */
type Part = { readonly attribute: string } | 'item';

/** Characters of a value that is read at a glance. */
const SHORT = 40;

/** What a part was, and what it is now. */
type Pair = readonly [before: Value | undefined, after: Value];

/**
 * The one item that a statement sets in what a name holds, in whatever depth. Undefined for another statement, and where more
 * differs than this item: which of them is meant would be a guess.
 */
export function changedItem(
  { assignments = [] }: Pick<Statement, 'assignments'>,
  name: string,
  before: Value | undefined,
  after: Value,
): ChangedPlace | undefined {
  const places = assignments.flatMap(({ targets }) => targets.flatMap(placesOfTarget));
  const [only, another] = places.filter((place) => rootOf(place) === name);
  const parts = only && another === undefined ? partsOf(only) : undefined;
  if (!only || !parts?.includes('item')) return undefined;
  let pair: Pair | undefined = [before, after];
  for (const part of parts) pair = pair && changedPart(part, ...pair);
  return pair && { place: only.text.replaceAll(/\s+/g, ' '), value: pair[1] };
}

/** What an item or attribute is, in the end, one of: `x` of `x.a[0]`. */
export function rootOf(place: SyntaxNode): string {
  const holder = place.get('object') ?? place.get('value');
  return holder ? rootOf(holder.bare) : place.text;
}

/** From the name to the place; undefined where the way leads through anything else than attributes and items. */
function partsOf(place: SyntaxNode): Part[] | undefined {
  if (place.type === 'identifier') return [];
  const holder = place.get('object') ?? place.get('value');
  const before = holder && partsOf(holder.bare);
  if (!before) return undefined;
  if (place.type === 'attribute') return [...before, { attribute: place.get('attribute')?.text ?? '' }];
  const isItem = place.type === 'subscript' && place.all('subscript').every(({ type }) => type !== 'slice');
  return isItem ? [...before, 'item'] : undefined;
}

/**
 * What a statement has changed in a name or attribute. Of a long value or an object, the part that is the only one to differ, in whatever depth:
 * `library.books['Emma'].copies` of `library.books`. What the statement itself binds is told as a whole.
 */
export function innermostChange(
  statement: Pick<Statement, 'assignments'>,
  place: string,
  before: Value | undefined,
  after: Value,
): ChangedPlace {
  const isBound = (statement.assignments ?? []).some(({ targets }) =>
    targets.flatMap(placesOfTarget).some(({ text }) => text.replaceAll(/\s+/g, '') === place),
  );
  const inner = isBound || !before ? undefined : onlyChange(before, after);
  // An object is told by its attribute, however short it is.
  const isShort = after.kind !== 'object' && printValue(after).length <= SHORT;
  if (!inner || isShort) return { place, value: after };
  const [path, was, value] = inner;
  return innermostChange(statement, `${place}${path}`, was, value);
}

/** The only part that differs: how it is written behind the whole, what it was, and what it is now. */
function onlyChange(before: Value, after: Value): readonly [string, ...Pair] | undefined {
  const [attribute, another] = changedAttributes(before, after) ?? [];
  if (attribute) return another ? undefined : [`.${attribute.attribute}`, attribute.before, attribute.value];
  const item = onlyItem(before, after);
  return item && [`[${item[0]}]`, item[1], item[2]];
}

/** The part that differs between two states of a value, if it is of this kind and the only one. */
function changedPart(part: Part, before: Value | undefined, after: Value): Pair | undefined {
  if (part !== 'item') {
    const [changed, another] = changedAttributes(before, after) ?? [];
    return changed?.attribute === part.attribute && !another ? [changed.before, changed.value] : undefined;
  }
  const item = before && onlyItem(before, after);
  return item && [item[1], item[2]];
}

/** The only item that differs, by its key. */
function onlyItem(before: Value, after: Value): readonly [string, ...Pair] | undefined {
  const [old, now] = [itemsOf(before), itemsOf(after)];
  if (!old || !now || now.size < old.size) return undefined;
  const changed = [...now].filter(([key, value]) => {
    const was = old.get(key);
    return was === undefined || !sameValue(was, value);
  });
  const [only, another] = changed;
  return only && !another ? [only[0], old.get(only[0]), only[1]] : undefined;
}

/** Items by their keys or places, of what is built like a dict or list, too. */
function itemsOf(value: Value): ReadonlyMap<string, Value> | undefined {
  switch (value.kind) {
    case 'list':
      return new Map(value.items.map((item, index) => [String(index), item]));
    case 'dict':
      return new Map(value.entries.map(([key, item]) => [printValue(key), item]));
    case 'call':
      return value.args.map(itemsOf).find((items) => items !== undefined) ?? new Map();
    case 'object':
      return value.contents && itemsOf(value.contents);
    default:
      return undefined;
  }
}
