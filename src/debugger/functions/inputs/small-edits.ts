/** Small changes of arguments, whatever comes of them. */
import { randomFrom } from '../../../codec/traces/random';
import type { Value } from '../../../python/values/value';
import { isWritable, sequenceOf, spotsOf, type Inputs, type Spot } from './spots';

/**
 * An argument as a whole in the place of each part, then items left out, doubled, put in and replaced, in a mixed order.
 * @param pieces values that may belong there: what was wanted, its items, what the function has written
 */
export function* smallEdits(inputs: Inputs, pieces: readonly Value[], seed: string): Generator<Inputs | undefined> {
  const edits = spotsOf(inputs).flatMap((spot) =>
    [...editsOf(spot, pieces)].map((put) => ({ put, depth: spot.depth })),
  );
  const random = randomFrom(seed);
  const mixed = edits.map(({ put, depth }) => ({ put, rank: random() * (1 + depth) }));
  for (const { put } of mixed.toSorted((a, b) => a.rank - b.rank)) yield put();
}

type Edit = () => Inputs | undefined;

function* editsOf(spot: Spot, pieces: readonly Value[]): Generator<Edit> {
  const { value } = spot;
  const put =
    (other: Value | undefined): Edit =>
    () =>
      other && isWritable(other) ? spot.with(other) : undefined;
  switch (value.kind) {
    case 'int':
      for (const by of [1n, -1n]) yield put({ kind: 'int', value: value.value + by });
      if (value.value !== 0n) yield put({ kind: 'int', value: 0n });
      if (value.value !== 0n) yield put({ kind: 'int', value: -value.value });
      break;
    case 'float':
      for (const by of [1, -1]) yield put({ kind: 'float', value: value.value + by });
      break;
    case 'bool':
      yield put({ kind: 'bool', value: !value.value });
      break;
    default:
  }
  for (const piece of pieces) if (piece.kind === value.kind) yield put(piece);
  if (!spot.isKey) yield* sequenceEdits(value, pieces, put);
}

function* sequenceEdits(
  value: Value,
  pieces: readonly Value[],
  put: (other: Value | undefined) => Edit,
): Generator<Edit> {
  const sequence = sequenceOf(value);
  if (!sequence) return;
  const { items } = sequence;
  const others =
    value.kind === 'str' ? pieces.filter(({ kind }) => kind === 'str') : value.kind === 'dict' ? [] : pieces;
  const places = sample([...items.keys()]);
  for (const at of places) {
    yield put(sequence.of(items.toSpliced(at, 1)));
    const item = items[at];
    if (item) yield put(sequence.of(items.toSpliced(at, 0, item)));
  }
  for (const piece of others) {
    for (const at of new Set([0, items.length, ...places.slice(0, 2)]))
      yield put(sequence.of(items.toSpliced(at, 0, piece)));
    for (const at of places.slice(0, 3)) yield put(sequence.of(items.with(at, piece)));
  }
  if (items.length > 1) yield put(sequence.of(items.toReversed()));
  if (items.length > 2) yield put(sequence.of(items.slice(0, Math.ceil(items.length / 2))));
}

const MOST_PLACES = 8;

/** Evenly spread. */
function sample(places: readonly number[]): readonly number[] {
  if (places.length <= MOST_PLACES) return places;
  const step = (places.length - 1) / (MOST_PLACES - 1);
  return Array.from({ length: MOST_PLACES }, (_, k) => places[Math.round(k * step)] ?? 0);
}
