/** The children of a value, as the Variables view expands it. */
import { entriesOf } from '../../python/values/access-path';
import { asKeywordArgument } from '../../python/values/constructors';
import { heldArgument, itemsOf } from '../../python/values/items';
import { printValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import { preview } from './value-presentation';

export interface Child {
  /** `0`, `'key'` or the name of an attribute. */
  readonly name: string;
  readonly value: Value;
  /** What follows the parent in an expression for it; undefined if there is none (items of a set). */
  readonly suffix?: string;
}

/** Number of children, without building them. */
export function countChildren(value: Value): number {
  if (value.kind === 'object' || value.kind === 'foreign') return value.attributes.length + heldCount(value);
  const entries = entriesOf(value);
  if (entries) return entries.length;
  const items = heldItems(value);
  return items?.length ?? argumentsOf(value).length;
}

/** How many children an instance has of the built-in class that its own is derived from; they come before its attributes. */
function heldCount(value: Value): number {
  return value.kind === 'object' && value.contents ? countChildren(value.contents) : 0;
}

/** True where children are numbered or many of a kind, so that a client may ask for some of them only. */
export function isIndexed(value: Value): boolean {
  return value.kind !== 'object' && value.kind !== 'foreign' && argumentsOf(value).length === 0;
}

/** The children from `start` on. */
export function childrenOf(value: Value, start = 0, count = Infinity): Child[] {
  const end = start + count;
  if (value.kind === 'object' || value.kind === 'foreign') {
    const held = heldCount(value);
    const own = value.attributes.slice(Math.max(0, start - held), Math.max(0, end - held));
    const inside = value.kind === 'object' && value.contents ? childrenOf(value.contents, start, count) : [];
    return [...inside, ...own.map(([name, item]) => ({ name, value: item, suffix: `.${name}` }))];
  }
  const entries = entriesOf(value);
  if (entries) {
    return entries.slice(start, end).map(([key, item]) => {
      const child = { name: preview(key), value: item };
      return isLiteral(key) ? { ...child, suffix: `[${printValue(key)}]` } : child;
    });
  }
  const given = argumentsOf(value);
  if (given.length > 0) return given.slice(start, end);
  const items = heldItems(value)?.slice(start, end) ?? [];
  return items.map((item, offset) => {
    const index = start + offset;
    return { name: String(index), value: item, ...(isSubscriptable(value) && { suffix: `[${index}]` }) };
  });
}

/** What a value is written with that holds no items: the fields of a named tuple, the arguments of an exception. */
function argumentsOf(value: Value): Child[] {
  if (value.kind !== 'call' || value.name === 'range' || heldArgument(value.name) !== undefined) return [];
  if (value.name === 'complex')
    return value.args.map((item, index) => ({ name: index === 0 ? 'real' : 'imag', value: item }));
  return value.args.map((item, index) => {
    const field = asKeywordArgument(value.name, item);
    return field ? { ...field, suffix: `.${field.name}` } : { name: String(index), value: item };
  });
}

/** Items that the value really stores: those of a `range` or a string are computed, and not expanded. */
function heldItems(value: Value): readonly Value[] | undefined {
  if (value.kind === 'list' || value.kind === 'tuple' || value.kind === 'set') return value.items;
  if (value.kind !== 'call' || value.name === 'range' || value.name === 'bytearray') return undefined;
  const items = itemsOf(value);
  return items && [...items];
}

function isSubscriptable(value: Value): boolean {
  return (
    value.kind === 'list' || value.kind === 'tuple' || (value.kind === 'call' && /^(?:deque|array)$/.test(value.name))
  );
}

function isLiteral(key: Value): boolean {
  switch (key.kind) {
    case 'object':
    case 'foreign':
    case 'opaque':
    case 'unknown':
    case 'call':
      return false;
    case 'tuple':
      return key.items.every(isLiteral);
    default:
      return true;
  }
}
