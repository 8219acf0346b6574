/** How a container differs from its old self, where that is shorter to say than the container. */
import { sameValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';

export type Entry = readonly [key: Value, value: Value];

/** Below so many parts left, a container is written out instead. */
const FEWEST_LEFT = 2;

/** Entries of `after` that are new or changed, if `after` is `before` with some entries overridden or appended; undefined otherwise. */
export function overriding<K>(
  before: readonly (readonly [K, Value])[],
  after: readonly (readonly [K, Value])[],
  sameKey: (a: K, b: K) => boolean,
): (readonly [K, Value])[] | undefined {
  if (after.length < before.length) return undefined;
  const kept = before.every(([key], i) => {
    const other = after[i];
    return other !== undefined && sameKey(key, other[0]);
  });
  if (!kept) return undefined;
  return after.filter(([, value], i) => {
    const old = before[i];
    return old === undefined || !sameValue(old[1], value);
  });
}

/** Key that `before` has and `after` has not, if nothing but one entry was removed. */
export function removedKey(before: readonly Entry[], after: readonly Entry[]): Value | undefined {
  const at = removedAt(before, after, (a, b) => sameValue(a[0], b[0]) && sameValue(a[1], b[1]));
  return at === undefined ? undefined : before[at]?.[0];
}

/** Index of the item whose removal makes `after` of `before`, the first one of equal neighbours; undefined where none does. */
export function removedAt<T>(
  before: readonly T[],
  after: readonly T[],
  same: (a: T, b: T) => boolean,
): number | undefined {
  if (after.length !== before.length - 1 || after.length < FEWEST_LEFT) return undefined;
  const matches = (i: number, j: number): boolean => {
    const [old, item] = [before[i], after[j]];
    return old !== undefined && item !== undefined && same(old, item);
  };
  let from = 0;
  while (from < after.length && matches(from, from)) from++;
  for (let i = from; i < after.length; i++) if (!matches(i + 1, i)) return undefined;
  const removed = before[from];
  while (from > 0 && removed !== undefined && sameAs(before[from - 1], removed, same)) from--;
  return from;
}

const sameAs = <T>(a: T | undefined, b: T, same: (a: T, b: T) => boolean): boolean => a !== undefined && same(a, b);

/** Index of an item whose insertion inside `before` makes `after`; undefined where none does. */
export function insertedAt(before: readonly Value[], after: readonly Value[]): number | undefined {
  const at = removedAt(after, before, sameValue);
  return at !== undefined && at > 0 && at < before.length ? at : undefined;
}

/** Index and item of the one or two items in which two lists of one length differ; undefined for other lists. */
export function replaced(before: readonly Value[], after: readonly Value[]): Entry[] | undefined {
  if (before.length !== after.length || after.length < 2) return undefined;
  const changed = after.flatMap((item, i) => {
    const old = before[i];
    return old && sameValue(old, item) ? [] : [[{ kind: 'int', value: BigInt(i) }, item] as const];
  });
  return changed.length <= 2 ? changed : undefined;
}

/** Items of a set that are no more there, and those that are new, if that is few of the former. */
export function setChange(
  before: readonly Value[],
  after: readonly Value[],
): { removed: Value[]; added: Value[] } | undefined {
  const without = (items: readonly Value[], others: readonly Value[]): Value[] =>
    items.filter((item) => !others.some((other) => sameValue(item, other)));
  const removed = without(before, after);
  if (removed.length > 1 || (removed.length === 1 && after.length < FEWEST_LEFT)) return undefined;
  return { removed, added: without(after, before) };
}
