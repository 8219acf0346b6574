/** Iterations of a loop, seen backward: after how many items its header can have been left as it was. */
import type { Statement } from '../../python/syntax';
import { itemsOf } from '../../python/values/items';
import type { Value } from '../../python/values/value';
import { fitsValue } from './consistency';
import { iteratorAt } from '../state/loop-iterators';
import { lookup } from '../state/name-scopes';
import type { LoopIterator } from '../state/loop-iterator';
import { topFrame, withTop, type State } from '../state/state';

/** Maximum number of iterations that are searched. */
const MOST_ROUNDS = 1000;
/** Maximum number of matching iterations that are tried. */
const TRIED = 3;

/** The state at the header of a loop, with an iterator that has yielded `taken` items; for none, as before the loop. */
export function atRound(state: State, line: number, iterable: Value, taken: number): State {
  const frame = topFrame(state);
  const others = frame.iterators.filter((iterator) => iterator.line !== line);
  const iterator: LoopIterator = { line, iterable, taken };
  return withTop(state, { ...frame, iterators: taken === 0 ? others : [...others, iterator] });
}

/** The previous iteration; undefined if the position of the loop is unknown. */
export function roundBefore(after: State, { line }: Statement): { iterable: Value; taken: number } | undefined {
  const iterator = iteratorAt(topFrame(after), line);
  if (!iterator || iterator.iterable.kind === 'unknown') return undefined;
  return { iterable: iterator.iterable, taken: iterator.taken - 1 };
}

/**
 * How many items can have been taken before the header, judged by the loop's iterable and the names it has bound.
 * @param successor 0 for a header that took an item, 1 for one whose iterator was exhausted
 */
export function fittingRounds(after: State, statement: Statement, iterable: Value, successor: 0 | 1): number[] {
  if (successor === 0)
    return fittingItems(after, statement, iterable)
      .filter((taken) => taken > 0)
      .slice(0, TRIED);
  const items = [...firstOf(itemsOf(iterable) ?? [], MOST_ROUNDS)];
  return items.length > 0 && items.length < MOST_ROUNDS ? [items.length] : [];
}

/** Indices of the items that the header's names can currently be bound to. */
export function fittingItems(after: State, statement: Statement, iterable: Value): number[] {
  const frame = topFrame(after);
  const targets = statement.targets.map((name) => lookup(after, frame, name));
  const items = [...firstOf(itemsOf(iterable) ?? [], MOST_ROUNDS)];
  return items.flatMap((item, index) => (fitsTargets(targets, item) ? [index] : []));
}

function fitsTargets(targets: readonly (Value | undefined)[], item: Value): boolean {
  const parts = targets.length === 1 ? [item] : item.kind === 'tuple' || item.kind === 'list' ? item.items : [];
  // Nested targets are left to the model.
  return (
    parts.length !== targets.length ||
    parts.every((part, index) => {
      const value = targets[index];
      return value !== undefined && fitsValue(value, part);
    })
  );
}

function* firstOf<T>(items: Iterable<T>, count: number): Generator<T> {
  let taken = 0;
  for (const item of items) {
    if (taken++ >= count) return;
    yield item;
  }
}
