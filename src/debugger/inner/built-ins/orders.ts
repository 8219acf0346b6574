/** `sorted`, `min`, `max`, `list.sort`: with a key of the program's, or over instances that say themselves what is less. */
import { dateParts } from '../../../python/values/dates';
import { fractionParts } from '../../../python/values/fractions';
import { itemsInside } from '../../../python/values/children';
import { itemsOf } from '../../../python/values/items';
import type { Value } from '../../../python/values/value';
import type { Given } from '../../operands/leads';
import { innerCall, type BuiltInContext, type HeldValues, type InnerCall } from '../calls/inner-call';
import type { ProgramClasses } from '../classes/program-classes';
import { sortingOrder } from './sorting-order';

/** What `cmp_to_key` makes of a function of the program. */
export const COMPARING = 'functools.cmp_to_key';

/** The function by which such a key compares. */
export function comparedBy(key: Value | undefined): Value | undefined {
  return key?.kind === 'call' && key.name === COMPARING ? key.args[0] : undefined;
}

/** A function that leads into the program is given to the built-in one. */
export function isApplied(
  name: string,
  first: Value | undefined,
  key: Value | undefined,
  { isEntered }: Pick<BuiltInContext, 'isEntered'>,
): boolean {
  if (/^(?:map|filter|reduce)$/.test(name)) return first !== undefined && isEntered(first, undefined);
  const isOrdered = /^(?:sorted|min|max)$/.test(name) && key !== undefined;
  return isOrdered && (comparedBy(key) !== undefined || isEntered(key, undefined));
}

const ORDERING = ['__lt__', '__gt__', '__le__', '__ge__'];
/** In a list of objects, the attribute of an attribute, or an item of it. */
const DEEPEST_KEY = 3;
/** From so many items on, CPython merges runs. */
const MOST_SORTED = 63;

export interface Ordering {
  readonly items: Value;
  /** A key that leads into the program. */
  readonly key?: Value | undefined;
  readonly reverse: boolean;
  /** The items are pairs of our own, of which only the keys are compared. */
  readonly isKeyed?: boolean;
}

/** The name of pairs of keys and places in functions of our own. */
export const PAIRS = '_pairs';

export class Orders {
  constructor(private readonly classes: ProgramClasses) {}

  sorted({ items, key, reverse, isKeyed }: Ordering): InnerCall | undefined {
    const all = listed(items);
    const keys = isKeyed ? all?.flatMap(keyOf) : all;
    if (!all || !keys) return undefined;
    const compared = comparedBy(key);
    if (key && !compared)
      return keyed('<sorted>', all, key, reverse, `_order = sorted(${PAIRS}${reverse ? ', reverse=True' : ''})`);
    if (!(compared ?? this.areCompared(keys)) || all.length > MOST_SORTED) return undefined;
    const [given, ranked] = reverse ? [all.toReversed(), keys.toReversed()] : [all, keys];
    const back = reverse ? 'return _reversed(_items, _told)' : 'return _sorted(_items, _told)';
    const locals = { _items: list(given), _keys: list(ranked), _told: { kind: 'tuple', items: [] }, ...(compared && { _function: compared }) } as const; // prettier-ignore
    return innerCall('<sorted>', locals, [
      'while True:',
      '    _pair = _compared(_keys, _told)',
      '    if _pair is None:',
      `        ${back}`,
      '    _left, _right = _pair',
      `    if ${compared ? '_function(_left, _right) < 0' : '_left < _right'}:`,
      '        _told = _extended(_told, True)',
      '    else:',
      '        _told = _extended(_told, False)',
    ]);
  }

  extreme(name: 'min' | 'max', { items, key, isKeyed }: Ordering): InnerCall | undefined {
    const all = listed(items);
    const [first, ...others] = all ?? [];
    if (!all || !first) return undefined;
    // Of equal keys the first one is taken.
    const compared = comparedBy(key);
    if (key && !compared) return keyed(`<${name}>`, all, key, name === 'max', `_order = ${name}(${PAIRS})`);
    if (!compared && !this.areCompared(isKeyed ? all.flatMap(keyOf) : all)) return undefined;
    const sign = name === 'max' ? '>' : '<';
    if (isKeyed)
      return innerCall(`<${name}>`, { _best: first, _others: list(others) }, [
        '_least, _ = _best',
        'for _pair in _others:',
        '    _key, _ = _pair',
        `    if _key ${sign} _least:`,
        '        _least = _key',
        '        _best = _pair',
        'return _best',
      ]);
    return innerCall(`<${name}>`, { _best: first, _others: list(others), ...(compared && { _function: compared }) }, [
      'for _item in _others:',
      `    if ${compared ? `_function(_item, _best) ${sign} 0` : `_item ${sign} _best`}:`,
      '        _best = _item',
      'return _best',
    ]);
  }

  /** What the library takes of these items as keys may say itself what is less. */
  mayCompareKeys(items: Value): boolean {
    return this.classes.definesOperators && this.reachesOrder(items, DEEPEST_KEY);
  }

  private reachesOrder(value: Value, deep: number): boolean {
    if (this.classes.first(value, ...ORDERING) !== undefined) return true;
    return deep > 0 && itemsInside(value).some((item) => this.reachesOrder(item, deep - 1));
  }

  private areCompared(items: readonly Value[]): boolean {
    return items.some(
      (item) =>
        this.classes.mixedValue(item) !== undefined ||
        isOrderedByParts(item) ||
        this.classes.holds(item, ...ORDERING) ||
        (this.classes.dataclass(item) && this.classes.holdsInstance(item)),
    );
  }
}

/** The keys first, then their order; each comes with its place, which decides between equal ones and says which item it is of. */
function keyed(name: string, items: readonly Value[], key: Value, isReversed: boolean, order: string): InnerCall {
  const numbered = items.map((item, at): Value => {
    const place = { kind: 'int', value: BigInt(isReversed ? items.length - 1 - at : at) } as const;
    return { kind: 'tuple', items: [item, place] };
  });
  const places = isReversed ? items.toReversed() : items;
  const locals = { _function: key, _numbered: list(numbered), _items: list(places) };
  return innerCall(name, locals, [
    `${PAIRS} = [(_function(_item), _place) for _item, _place in _numbered]`,
    order,
    'return _picked(_items, _order)',
  ]);
}

const BOOKKEEPING: ReadonlySet<string> = new Set(['_picked', '_compared', '_sorted', '_reversed', '_extended']);

export function isBookkeeping(name: string): boolean {
  return BOOKKEEPING.has(name);
}

/** What the names of our own in these functions stand for: nothing but places is computed. */
export function bookkeeping(name: string, given: readonly Value[]): Value | undefined {
  const [items, told] = given;
  if (items?.kind !== 'list' || !told) return name === '_extended' && items?.kind === 'tuple' && told ? { kind: 'tuple', items: [...items.items, told] } : undefined; // prettier-ignore
  switch (name) {
    case '_picked':
      return picked(items.items, told);
    case '_compared':
    case '_sorted':
    case '_reversed': {
      if (told.kind !== 'tuple') return undefined;
      const truths = told.items.map((one) => one.kind === 'bool' && one.value);
      const state = sortingOrder(items.items.length, truths);
      if ('compare' in state) {
        const pair = state.compare.flatMap((place) => items.items[place] ?? []);
        return name === '_compared' ? { kind: 'tuple', items: pair } : undefined;
      }
      if (name === '_compared') return { kind: 'none' };
      const order = name === '_reversed' ? state.order.toReversed() : state.order;
      return list(order.flatMap((place) => items.items[place] ?? []));
    }
    default:
      return undefined;
  }
}

/** What is compared of a pair of a key and a place. */
function keyOf(pair: Value): readonly Value[] {
  return pair.kind === 'tuple' ? pair.items.slice(0, 1) : [];
}

/** The items whose places stand in pairs of keys and places. */
function picked(items: readonly Value[], order: Value): Value | undefined {
  const placeIn = (pair: Value | undefined): Value | undefined => {
    const place = pair?.kind === 'tuple' ? pair.items.at(-1) : undefined;
    return place?.kind === 'int' ? items[Number(place.value)] : undefined;
  };
  if (order.kind === 'tuple') return placeIn(order);
  const found = order.kind === 'list' ? order.items.flatMap((pair) => placeIn(pair) ?? []) : [];
  return found.length === items.length && new Set(found).size === new Set(items).size ? list(found) : undefined;
}

function list(items: readonly Value[]): Value {
  return { kind: 'list', items };
}

function listed(value: Value): readonly Value[] | undefined {
  const items = itemsOf(value);
  return items && [...items];
}

/** A date or a fraction, or a tuple with one in it. */
function isOrderedByParts(value: Value): boolean {
  return (
    (dateParts(value) ?? fractionParts(value)) !== undefined ||
    (value.kind === 'tuple' && value.items.some(isOrderedByParts))
  );
}

/** What `min` and `max` of several are asked about. */
export function together(all: readonly Given[], values: HeldValues): Value | undefined {
  const items = all.map(({ node }) => values.of(node));
  return items.every((item) => item !== undefined) ? { kind: 'list', items } : undefined;
}
