/** `sorted`, `min`, `max`, `list.sort`: with a key of the program's, or over instances that say themselves what is less. */
import { dateParts } from '../../../python/values/dates';
import { itemsOf } from '../../../python/values/items';
import type { Value } from '../../../python/values/value';
import type { Given } from '../../operands/leads';
import { innerCall, type HeldValues, type InnerCall } from '../calls/inner-call';
import type { ProgramClasses } from '../classes/program-classes';
import { sortingOrder } from './sorting-order';

/** What `cmp_to_key` makes of a function of the program. */
export const COMPARING = 'functools.cmp_to_key';

/** The function by which such a key compares. */
export function comparedBy(key: Value | undefined): Value | undefined {
  return key?.kind === 'call' && key.name === COMPARING ? key.args[0] : undefined;
}

const ORDERING = ['__lt__', '__gt__', '__le__', '__ge__'];
/** From so many items on, CPython merges runs. */
const MOST_SORTED = 63;

export interface Ordering {
  readonly items: Value;
  /** A key that leads into the program. */
  readonly key?: Value | undefined;
  readonly reverse: boolean;
}

export class Orders {
  constructor(private readonly classes: ProgramClasses) {}

  sorted({ items, key, reverse }: Ordering): InnerCall | undefined {
    const all = listed(items);
    if (!all) return undefined;
    const compared = comparedBy(key);
    if (key && !compared)
      return keyed('<sorted>', all, key, reverse, `_order = sorted(_pairs${reverse ? ', reverse=True' : ''})`);
    if (!(compared ?? this.areCompared(all)) || all.length > MOST_SORTED) return undefined;
    const given = reverse ? all.toReversed() : all;
    const back = reverse ? 'return _reversed(_items, _told)' : 'return _sorted(_items, _told)';
    const locals = { _items: list(given), _told: { kind: 'tuple', items: [] }, ...(compared && { _function: compared }) } as const; // prettier-ignore
    return innerCall('<sorted>', locals, [
      'while True:',
      '    _pair = _compared(_items, _told)',
      '    if _pair is None:',
      `        ${back}`,
      '    _left, _right = _pair',
      `    if ${compared ? '_function(_left, _right) < 0' : '_left < _right'}:`,
      '        _told = _extended(_told, True)',
      '    else:',
      '        _told = _extended(_told, False)',
    ]);
  }

  extreme(name: 'min' | 'max', { items, key }: Ordering): InnerCall | undefined {
    const all = listed(items);
    const [first, ...others] = all ?? [];
    if (!all || !first) return undefined;
    // Of equal keys the first one is taken.
    const compared = comparedBy(key);
    if (key && !compared) return keyed(`<${name}>`, all, key, name === 'max', `_order = ${name}(_pairs)`);
    if (!compared && !this.areCompared(all)) return undefined;
    const sign = name === 'max' ? '>' : '<';
    return innerCall(`<${name}>`, { _best: first, _others: list(others), ...(compared && { _function: compared }) }, [
      'for _item in _others:',
      `    if ${compared ? `_function(_item, _best) ${sign} 0` : `_item ${sign} _best`}:`,
      '        _best = _item',
      'return _best',
    ]);
  }

  private areCompared(items: readonly Value[]): boolean {
    return items.some(
      (item) =>
        this.classes.mixedValue(item) !== undefined ||
        isDated(item) ||
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
    '_pairs = [(_function(_item), _place) for _item, _place in _numbered]',
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

/** A date, or a tuple with one in it. */
function isDated(value: Value): boolean {
  return dateParts(value) !== undefined || (value.kind === 'tuple' && value.items.some(isDated));
}

/** What `min` and `max` of several are asked about. */
export function together(all: readonly Given[], values: HeldValues): Value | undefined {
  const items = all.map(({ node }) => values.of(node));
  return items.every((item) => item !== undefined) ? { kind: 'list', items } : undefined;
}
