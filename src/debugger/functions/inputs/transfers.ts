/**
 * Arguments changed as their result would have to change. Nothing says that the function hands a difference through like that: it is
 * what is worth a try, and what comes of it is predicted.
 */
import { sameValue } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import { hunksOf, type Hunk } from './hunks';
import { isWritable, sequenceOf, spotsOf, type Inputs } from './spots';

/** The likeliest first; the same may come again. */
export function* transfers(inputs: Inputs, got: Value, wanted: Value): Generator<Inputs | undefined> {
  const differences = [...differencesOf(got, wanted)];
  if (differences.length > 1) yield all(inputs, differences, literally);
  for (const one of differences) yield* literally(inputs, one);
  if (differences.length > 1) yield all(inputs, differences, inPlace);
  for (const one of differences) yield* inPlace(inputs, one);
  for (const one of differences) yield* byNumber(inputs, one);
}

/** Two sequences that differ in one run of items, or two other values. */
type Difference =
  | { readonly kind: 'run'; readonly hunk: Hunk<Value>; readonly length: number }
  | { readonly kind: 'value'; readonly from: Value; readonly to: Value };

type Change = (inputs: Inputs, difference: Difference) => Iterable<Inputs | undefined>;

function* differencesOf(got: Value, wanted: Value): Generator<Difference> {
  const [one, other] = [sequenceOf(got), sequenceOf(wanted)];
  if (!one || !other || (got.kind === 'str') !== (wanted.kind === 'str')) {
    yield { kind: 'value', from: got, to: wanted };
    return;
  }
  for (const hunk of hunksOf(one.items, other.items, sameValue)) {
    const { from, to } = hunk;
    const isInside = from.length === to.length && got.kind !== 'str';
    // Items that differ in part.
    if (isInside) for (const [k, item] of from.entries()) yield* differencesOf(item, to[k] ?? item);
    yield { kind: 'run', hunk, length: one.items.length };
  }
}

/** All of them one after the other, each in its first way. */
function all(inputs: Inputs, differences: readonly Difference[], change: Change): Inputs | undefined {
  let changed: Inputs | undefined;
  for (const one of differences) {
    for (const next of change(changed ?? inputs, one)) {
      if (!next) continue;
      changed = next;
      break;
    }
  }
  return changed;
}

/** What was there too much stands in the arguments, and what was missing takes its place. */
function* literally(inputs: Inputs, difference: Difference): Generator<Inputs | undefined> {
  if (difference.kind === 'value') {
    for (const spot of spotsOf(inputs)) if (sameValue(spot.value, difference.from)) yield spot.with(difference.to);
    return;
  }
  const { hunk, length } = difference;
  for (const spot of spotsOf(inputs)) {
    const sequence = sequenceOf(spot.value);
    if (!sequence) continue;
    const { items } = sequence;
    const places = hunk.from.length > 0 ? occurrences(items, hunk.from) : gaps(items, hunk);
    const near = (hunk.at / Math.max(1, length)) * items.length;
    const put = (at: number): Inputs | undefined => {
      const changed = sequence.of([...items.slice(0, at), ...hunk.to, ...items.slice(at + hunk.from.length)]);
      return changed && isWritable(changed) ? spot.with(changed) : undefined;
    };
    for (const place of places.toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near)).slice(0, 3))
      yield put(place);
  }
}

function occurrences(items: readonly Value[], run: readonly Value[]): number[] {
  return [...items.keys()].filter((at) => run.every((one, k) => isSameAt(items, at + k, one)));
}

/** Where the neighbours of what is missing are. */
function gaps(items: readonly Value[], { at, before, after }: Hunk<Value>): number[] {
  const places = [...items.keys(), items.length];
  const [last, next] = [before.at(-1), after[0]];
  const fits = places.filter((place) => isSameAt(items, place - 1, last) || isSameAt(items, place, next));
  const ends = [...(at === 0 ? [0] : []), ...(after.length === 0 ? [items.length] : [])];
  return [...new Set([...ends, ...fits])];
}

function isSameAt(items: readonly Value[], at: number, value: Value | undefined): boolean {
  const item = items[at];
  return item !== undefined && value !== undefined && sameValue(item, value);
}

/** The item in the same place is changed, counted from the start or from the end: as it is wanted, or by as much. */
function* inPlace(inputs: Inputs, difference: Difference): Generator<Inputs | undefined> {
  if (difference.kind !== 'run') return;
  const { hunk, length } = difference;
  const { at, from, to } = hunk;
  for (const spot of spotsOf(inputs)) {
    const sequence = sequenceOf(spot.value);
    if (!sequence || sequence.items.length === 0) continue;
    const { items } = sequence;
    const put = (start: number, run: readonly Value[]): Inputs | undefined => {
      const changed = sequence.of([...items.slice(0, start), ...run, ...items.slice(start + from.length)]);
      return changed && isWritable(changed) ? spot.with(changed) : undefined;
    };
    const mirrored = length - at - from.length;
    for (const start of new Set([at, mirrored])) {
      if (start + from.length > items.length) continue;
      if (from.length === to.length) {
        const moved = from.map((one, k) => shifted(items[start + k], one, to[k]));
        if (moved.every((one) => one !== undefined)) yield put(start, moved);
      }
      yield put(start, start === mirrored && start !== at ? to.toReversed() : to);
    }
  }
}

/** A number or character that is changed by as much as `from` would have to be. */
function shifted(value: Value | undefined, from: Value, to: Value | undefined): Value | undefined {
  if (!value || !to) return undefined;
  if (value.kind === 'int' && from.kind === 'int' && to.kind === 'int')
    return { kind: 'int', value: value.value + to.value - from.value };
  if (value.kind !== 'str' || from.kind !== 'str' || to.kind !== 'str') return undefined;
  const [code, before, after] = [value, from, to].map((one) => one.value.codePointAt(0));
  if (code === undefined || before === undefined || after === undefined) return undefined;
  const moved = code + after - before;
  return moved >= 32 && moved < 127 ? { kind: 'str', value: String.fromCodePoint(moved) } : undefined;
}

/** A number that is too small or too large: numbers in the arguments are changed by as much, and what has items gets more or fewer. */
function* byNumber(inputs: Inputs, difference: Difference): Generator<Inputs | undefined> {
  if (difference.kind !== 'value') return;
  const { from, to } = difference;
  const by = offset(from, to);
  if (by === undefined || by === 0) return;
  const spots = spotsOf(inputs);
  for (const spot of spots) {
    const { value } = spot;
    if (value.kind === 'int' && Number.isInteger(by)) {
      yield spot.with({ kind: 'int', value: value.value + BigInt(by) });
      yield spot.with({ kind: 'int', value: value.value - BigInt(by) });
    } else if (value.kind === 'float' || value.kind === 'int') {
      yield spot.with({ kind: 'float', value: Number(value.value) + by });
    }
    // How long a key is says little.
    const sequence = spot.isKey ? undefined : sequenceOf(value);
    if (sequence && Number.isInteger(by) && Math.abs(by) <= 30) {
      for (const size of [sequence.items.length + by, sequence.items.length - by]) {
        const changed = size < 0 ? undefined : sequence.of(resized(sequence.items, size, value.kind));
        if (changed && isWritable(changed)) yield spot.with(changed);
      }
    }
  }
}

function resized(items: readonly Value[], size: number, kind: Value['kind']): readonly Value[] {
  if (size <= items.length) return items.slice(0, size);
  const usual: Value = kind === 'str' ? { kind: 'str', value: 'a' } : { kind: 'int', value: 1n };
  return [...items, ...Array.from({ length: size - items.length }, () => items.at(-1) ?? usual)];
}

function offset(from: Value, to: Value): number | undefined {
  const isNumber = ({ kind }: Value): boolean => kind === 'int' || kind === 'float';
  if (!isNumber(from) || !isNumber(to)) return undefined;
  return 'value' in from && 'value' in to ? Number(to.value) - Number(from.value) : undefined;
}
