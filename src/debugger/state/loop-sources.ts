/** Lists that a loop goes through by `enumerate`, `zip` or `reversed`: what is put into them meanwhile is what the loop comes to. */
import type { Statement } from '../../python/syntax';
import { evaluatePath } from '../../python/values/access-path';
import type { Value } from '../../python/values/value';
import { idOf } from '../objects/containers';

/** An active `for` loop: Python hides its iterator, so the frame stores it. */
export interface LoopIterator {
  readonly line: number;
  /** What is iterated over, evaluated once at entry. */
  readonly iterable: Value;
  /** Items already taken. */
  readonly taken: number;
  /** The dict or set whose items these are, and how many there were at entry: a loop through it must not change that. */
  readonly watched?: { readonly container: Value; readonly size: number };
  /** The lists that these items are of. */
  readonly sources?: LoopSources;
}

export interface LoopSources {
  readonly by: 'enumerate' | 'zip' | 'reversed';
  readonly lists: readonly Value[];
  /** The number of the first item. */
  readonly start: number;
  /** Items that there were at entry: what is behind them is nothing to `reversed`. */
  readonly length: number;
}

type ListValue = Extract<Value, { kind: 'list' | 'tuple' | 'set' }>;

const CALL = /^(enumerate|zip|reversed)\(([^()]*)\)$/;
const PATH = /^[^\W\d][\w.]*$/u;
const START = /^(?:start\s*=\s*)?(\d{1,9})$/;

/** Undefined for anything but lists that the header names. @param iterable what the header has computed */
export function sourcesOf(
  statement: Statement,
  lookup: (name: string) => Value | undefined,
  iterable: Value,
): LoopSources | undefined {
  const [, by, inside] = CALL.exec(statement.iterable?.text ?? '') ?? [];
  if ((by !== 'enumerate' && by !== 'zip' && by !== 'reversed') || inside === undefined || lookup(by)) return undefined;
  const given = inside.split(',').map((text) => text.trim());
  const start = by === 'enumerate' && given.length === 2 ? START.exec(given.pop() ?? '')?.[1] : '0';
  const lists = given.map((text) => (PATH.test(text) ? evaluatePath(text, lookup) : undefined));
  if (start === undefined || !lists.every(isKnownList) || (by !== 'zip' && lists.length !== 1)) return undefined;
  const sources: LoopSources = { by, lists, start: Number(start), length: lists[0]?.items.length ?? 0 };
  const count = 'items' in iterable ? iterable.items.length : undefined;
  return itemsThrough(sources).items.length === count ? sources : undefined;
}

function isKnownList(value: Value | undefined): value is ListValue {
  return value?.kind === 'list' && idOf(value) !== undefined;
}

/** What the loop goes through, all items as they are now. */
export function itemsThrough({ by, lists, start, length }: LoopSources): ListValue {
  const rows = lists.filter(isKnownList).map(({ items }) => items);
  const [only = []] = rows;
  if (by === 'reversed') return { kind: 'list', items: only.slice(0, length).reverse() };
  const count = Math.min(...rows.map((items) => items.length));
  const items = Array.from({ length: count }, (_, at): Value => {
    const parts = rows.flatMap((row) => row[at] ?? []);
    return { kind: 'tuple', items: by === 'zip' ? parts : [{ kind: 'int', value: BigInt(start + at) }, ...parts] };
  });
  return { kind: 'list', items };
}
