/** Whether items of a set, or keys of a dict, can be one and the same: Python compares them, which is not done here. */
import { printValue, sameValue } from './print';
import type { Value } from './value';
import { itemsInside } from './children';
import { dateParts } from './dates';
import { fractionParts } from './fractions';

/** Types whose values are the same one only if they are written alike. */
const SIMPLE = /^(?:str|bytes|int|bool)$/;

/** True only where it is plain from how they are written; `1` and `1.0` are the same key. */
export function areDistinct(values: readonly Value[]): boolean {
  const [first] = values;
  if (first && SIMPLE.test(first.kind) && values.every(({ kind }) => kind === first.kind))
    return new Set(values.map((value) => printValue(value))).size === values.length;
  return values.every((value, at) => values.slice(at + 1).every((other) => areDifferent(value, other)));
}

/** They can be put into a set or dict, each by itself, without anything of the program being run. */
export function areKeys(values: readonly Value[]): boolean {
  return values.every((value) => isHashable(value) && !holdsInstance(value)) && areDistinct(values);
}

/** False for what Python refuses as a key of a dict or an item of a set. */
export function isHashable(value: Value): boolean {
  return value.kind === 'tuple' ? value.items.every(isHashable) : !/^(?:list|set|dict)$/.test(value.kind);
}

/** What Python says of a value that can be none. */
export function unhashable(key: Value): string | undefined {
  if (key.kind === 'tuple') return key.items.map(unhashable).find((problem) => problem !== undefined);
  return isHashable(key) ? undefined : `unhashable type: '${key.kind}'`;
}

/** Sets of numbers have an order of their own, the same in every run, which is a matter of values. */
export function hasOwnOrder(items: readonly Value[]): boolean {
  return items.length > 1 && items.length <= MOST_ORDERED && items.every(isNumeric);
}

/** The same of sets inside of it, too. */
export function holdsOwnOrder(value: Value): boolean {
  return value.kind === 'set' ? hasOwnOrder(value.items) : itemsInside(value).some(holdsOwnOrder);
}

/** More items than that are not asked about for the sake of their order. */
const MOST_ORDERED = 24;

function isNumeric(value: Value): boolean {
  return /^(?:int|float|bool)$/.test(value.kind) || (value.kind === 'tuple' && value.items.every(isNumeric));
}

/** It is, or has in it, an instance of a class of the program, which says itself what it is equal to. */
export function holdsInstance(value: Value): boolean {
  return value.kind === 'object' || (value.kind === 'tuple' && value.items.some(holdsInstance));
}

/** Whether a set or dict in the value, as it is written, may say the same item or key twice. */
export function mayRepeat(value: Value): boolean {
  if (value.kind === 'set' && !areDistinct(value.items)) return true;
  if (value.kind === 'dict' && !areDistinct(value.entries.map(([key]) => key))) return true;
  return itemsInside(value).some(mayRepeat);
}

function areDifferent(one: Value, other: Value): boolean {
  if (one.kind === 'tuple' && other.kind === 'tuple') {
    const { items } = other;
    return (
      one.items.length !== items.length ||
      one.items.some((item, at) => areDifferent(item, items[at] ?? { kind: 'unknown' }))
    );
  }
  // Of two dates or fractions all parts are the same, or they are two keys.
  const [parts, otherParts] = [dateParts(one) ?? fractionParts(one), dateParts(other) ?? fractionParts(other)];
  if (parts && otherParts && isSameType(one, other)) return parts.some((part, at) => part !== otherParts[at]);
  const [type, otherType] = [typeOf(one), typeOf(other)];
  if (type === undefined || otherType === undefined) return false;
  if (type !== otherType) return true;
  // `1`, `1.0` and `True` are equal, and so are `0.0` and `-0.0`.
  return one.kind === other.kind && one.kind !== 'float' && !sameValue(one, other);
}

function isSameType(one: Value, other: Value): boolean {
  return one.kind === 'call' && other.kind === 'call' && one.name === other.name;
}

/** What is never equal to a value of another type; undefined for what may define when it is equal. */
function typeOf({ kind }: Value): string | undefined {
  if (kind === 'int' || kind === 'float' || kind === 'bool') return 'number';
  return SIMPLE.test(kind) || kind === 'none' || kind === 'tuple' ? kind : undefined;
}
