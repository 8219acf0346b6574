/** Iterators of `for` loops and their positions. */
import { first, itemsFrom } from '../../python/values/items';
import type { Query } from '../../codec/query';
import type { Statement } from '../../python/syntax';
import type { UnknownValue, Value } from '../../python/values/value';
import { isSameRange } from '../../python/text/ranges';
import { evaluatePath } from '../../python/values/access-path';
import { idOf, UNKNOWN } from '../objects/containers';
import type { LoopIterator } from './loop-iterator';
import type { LoopSources } from './loop-sources';
import { moved, type Frame } from './state';

/** Number of items that a query shows. */
const SHOWN = 4;

/** The iterator of the loop whose header is `line`, if the loop is active. */
export function iteratorAt(frame: Frame, line: number): LoopIterator | undefined {
  return frame.iterators.findLast((iterator) => iterator.line === line);
}

/** The part of a query about an active loop. */
export function upcoming(iterator: LoopIterator): Query['iterator'] {
  // It keeps its place itself.
  if (iterator.iterable.kind === 'foreign') return undefined;
  const items = itemsFrom(iterator.iterable, iterator.taken);
  // An iterable whose items are unknown may always have another one.
  if (!items) return { items: [UNKNOWN], more: true };
  const shown = first(items, SHOWN + 1);
  return { items: shown.slice(0, SHOWN), more: shown.length > SHOWN };
}

/** The item that the loop takes next. */
export function nextItem(iterator: LoopIterator): Value | undefined {
  const items = itemsFrom(iterator.iterable, iterator.taken);
  return items && first(items, 1)[0];
}

/** The loop has its item, whose parts are being taken from it: it stands in the place of the target. */
export function isTakingApart({ computed }: Frame, { loopTarget }: Statement): boolean {
  return loopTarget !== undefined && computed.some(({ range }) => isSameRange(range, loopTarget.range));
}

/** The frame after the header of a loop has taken an item. @param watched the dict or set that it goes through */
export function itemTaken(
  frame: Frame,
  statement: Statement,
  iterable: Value,
  watched?: Value,
  sources?: LoopSources,
): Frame {
  const active = iteratorAt(frame, statement.line);
  const size = watched && sizeOf(watched);
  const noted = watched && size !== undefined ? { watched: { container: watched, size } } : {};
  const next: LoopIterator = active
    ? { ...active, taken: active.taken + 1, ...(active.taken === 0 && noted) }
    : { line: statement.line, iterable, taken: 1, ...noted, ...(sources && { sources }) };
  return { ...frame, iterators: [...frame.iterators.filter((iterator) => iterator !== active), next] };
}

/** What a `for` goes through where that is a dict or set of the program: `d`, `d.items()`. */
export function watchedBy({ iterable }: Statement, lookup: (name: string) => Value | undefined): Value | undefined {
  const path = VIEW.exec(iterable?.text ?? '')?.[1];
  const container = path === undefined ? undefined : evaluatePath(path, lookup);
  return container && idOf(container) !== undefined && sizeOf(container) !== undefined ? container : undefined;
}

const VIEW = /^([^\W\d][\w.]*?)(?:\.(?:items|keys|values)\(\))?$/u;

/** What Python says of a loop whose dict or set has another size by now. @param now the container as it is */
export function resized(iterator: LoopIterator, now: (container: Value) => Value): string | undefined {
  const { watched } = iterator;
  const container = watched && now(watched.container);
  if (!container || sizeOf(container) === watched.size) return undefined;
  return `${container.kind === 'dict' ? 'dictionary' : 'Set'} changed size during iteration`;
}

function sizeOf(container: Value): number | undefined {
  return container.kind === 'dict' ? container.entries.length : container.kind === 'set' ? container.items.length : undefined; // prettier-ignore
}

/** The frame in a loop that has taken no item so far: its first items can be shown where all of them are too many. */
export function begun(frame: Frame, line: number, iterable: Value): Frame {
  return { ...frame, iterators: [...frame.iterators, { line, iterable, taken: 0 }] };
}

/** The frame at the header of its loop, which goes on through items that are unknown. */
export function throughUnknown(frame: Frame, unknown: UnknownValue): Frame {
  const { line, iterators } = frame;
  const taken = iteratorAt(frame, line)?.taken ?? 0;
  const others = iterators.filter((iterator) => iterator.line !== line);
  return { ...moved(frame, { line, event: 'line' }), iterators: [...others, { line, iterable: unknown, taken }] };
}
