/** Items at indices of long texts and lists, found by counting, and values of the keys of dicts. */
import { containerCallOf } from '../../../codec/values/container-calls';
import { itemsOf } from '../../../python/values/items';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { SubExpression } from '../../../python/syntax';
import type { DictValue, SequenceValue, Value } from '../../../python/values/value';
import { raised, type ThrownException } from '../../state/exceptions';
import type { Worked } from '../rolling';
import type { RunRoutine } from '../routines/run-routine';
import { EVERY, LOOK_UP, LOOK_UP_OR, ONES, TENS, TURNED, UP_TO } from '../routines/item-routines';
import { listOf } from '../arithmetic/numerals';
import { bytesOf } from './put-together';

/** What is asked for of a text, list, tuple or bytes (one item, or those between two places), or of a dict. */
export type ItemLookup =
  | {
      readonly items: Items;
      readonly index?: bigint;
      readonly start?: bigint | undefined;
      readonly stop?: bigint | undefined;
      /** Not 1. */
      readonly step?: bigint | undefined;
    }
  | {
      readonly dict: DictValue;
      readonly key: Value;
      /** What a `Counter` and its like have for a key that is not there. */
      readonly start?: Value | undefined;
    };

type Items = Extract<Value, { readonly kind: 'str' | 'bytes' }> | SequenceValue;

/** A range of more is not counted through. */
const MOST_NUMBERS = 60;

export function isSubscript({ operator, operands, node }: SubExpression): boolean {
  const isTuple = operator === '[]' && (node?.bare.all('subscript').length ?? 0) > 1;
  return isTuple || (operands !== undefined && (operator === '[]' || operator === '[:]'));
}

/** `items[index]`, or a slice; undefined for any other part. */
export function itemLookupOf(part: SubExpression, read: (text: string) => Value | undefined): ItemLookup | undefined {
  const keys = part.operator === '[]' ? (part.node?.bare.all('subscript') ?? []) : [];
  if (keys.length > 1) return ofTuple(part, keys, read);
  const [of, at] = part.operands ?? [];
  const container = of === undefined || at === undefined || !isSubscript(part) ? undefined : read(of);
  const items = container && ((part.operator === '[]' ? numbersOf(container) : undefined) ?? withinHolder(container));
  if (items?.kind === 'dict' && at !== undefined && part.operator === '[]') {
    const key = read(at);
    return key && { dict: items, key };
  }
  if (at === undefined || !items || !isItems(items)) return undefined;
  if (part.operator === '[]') {
    const index = read(at);
    return index?.kind === 'int' ? { items, index: index.value } : undefined;
  }
  const bounds = boundsOf(part.node);
  const [start, stop, step] = bounds.map((text) => (text === '' ? undefined : read(text)));
  if (bounds.some((text, i) => text !== '' && [start, stop, step][i]?.kind !== 'int')) return undefined;
  const whole = (value: Value | undefined): bigint | undefined => (value?.kind === 'int' ? value.value : undefined);
  const by = step?.kind === 'int' && step.value !== 1n ? step.value : undefined;
  if (by === 0n) return undefined;
  return { items, start: whole(start), stop: whole(stop), step: by };
}

const STARTS: Readonly<Partial<Record<string, Value>>> = {
  int: { kind: 'int', value: 0n },
  float: { kind: 'float', value: 0 },
  str: { kind: 'str', value: '' },
  list: { kind: 'list', items: [] },
};

/** What is there for a key that nothing was set for; undefined where that is an error. */
export function startOf(holder: Value): Value | undefined {
  if (holder.kind !== 'call') return undefined;
  if (holder.name === 'Counter') return STARTS.int;
  const [factory] = holder.name === 'defaultdict' ? holder.args : [];
  return factory?.kind === 'opaque' ? STARTS[factory.name] : undefined;
}

/** `counts[row, column]` */
function ofTuple(
  { node }: SubExpression,
  keys: readonly SyntaxNode[],
  read: (text: string) => Value | undefined,
): ItemLookup | undefined {
  const held = read(node?.bare.get('value')?.text ?? '');
  const dict = held && withinHolder(held);
  const items = keys.flatMap((key) => read(key.text) ?? []);
  return dict?.kind === 'dict' && items.length === keys.length ? { dict, key: { kind: 'tuple', items } } : undefined;
}

function isItems(value: Value): value is Items {
  return value.kind === 'str' || value.kind === 'bytes' || value.kind === 'list' || value.kind === 'tuple';
}

/** The texts between the colons of a slice. */
export function boundsOf(subscript: SyntaxNode | undefined): string[] {
  const bounds = [''];
  for (const child of subscript?.get('subscript')?.children ?? []) {
    if (child.isNamed) bounds[bounds.length - 1] = child.bare.text;
    else bounds.push('');
  }
  return bounds;
}

/** What is selected; undefined where the model does not say, or where there may be nothing. */
export async function lookedUp(selection: ItemLookup, roll: RunRoutine): Promise<Worked | undefined> {
  if ('dict' in selection) {
    const { dict, key, start } = selection;
    const given = { entries: listOf(dict.entries.map(pairOf)), wanted: key };
    return await (start ? roll(LOOK_UP_OR, { ...given, start }) : roll(LOOK_UP, given));
  }
  const { items, index, start, stop, step } = selection;
  const all: readonly Value[] = [...(itemsOf(items) ?? [])];
  let confidence = 1;
  if (index !== undefined) {
    const isBehind = index < 0n;
    const counted = isBehind ? [{ kind: 'none' as const }, ...all.toReversed()] : all;
    const found = await cut(counted, isBehind ? -index : index, roll);
    if (!found) return undefined;
    const { front, confidence: sure } = found;
    const value = counted[front];
    return value ? { value, confidence: sure } : { exception: outOfRange(items), confidence: sure };
  }
  let left = all;
  /** Of what is left, counted from its end where `isBehind`: what stands in front of a place, or what stands behind it. */
  const take = async (isFront: boolean, place: bigint, isBehind: boolean, first = 0): Promise<boolean> => {
    const from = isBehind ? left.toReversed() : left;
    // What is counted from 1 on has one more in front of it, and what is counted from -1 on one less.
    const found = await cut(first > 0 ? [{ kind: 'none' }, ...from] : from.slice(-first), place, roll);
    if (!found) return false;
    confidence *= found.confidence;
    const front = Math.max(0, found.front - first);
    const kept = isFront ? from.slice(0, front) : from.slice(front);
    left = isBehind ? kept.toReversed() : kept;
    return true;
  };
  const isBackwards = step !== undefined && step < 0n;
  const [low, high] = isBackwards ? [stop, start] : [start, stop];
  // To compare an index from the end with one from the start takes the length, which is not known.
  const isAcross = low !== undefined && high !== undefined && low < 0n !== high < 0n;
  if (isAcross && (isBackwards ? low < 0n : high >= 0n)) return undefined;
  // Backwards, the first place is among the items, and the last one is not.
  const [front, back] = isBackwards ? [-1, 1] : [0, 0];
  if (high !== undefined && high >= 0n && !(await take(true, high, false, front))) return undefined;
  if (low !== undefined && (isBackwards ? low >= 0n : low > 0n) && !(await take(false, low, false, front))) return undefined; // prettier-ignore
  if (low !== undefined && low < 0n && !(await take(true, -low, true, back))) return undefined;
  if (high !== undefined && high < 0n && !(await take(false, -high, true, back))) return undefined;
  const apply = async (routine: string, more: Readonly<Record<string, Value>>): Promise<boolean> => {
    const found = await roll(routine, { items: listOf(left), ...more });
    if (found?.value.kind !== 'list') return false;
    confidence *= found.confidence;
    left = found.value.items;
    return true;
  };
  if (isBackwards && !(await apply(TURNED, {}))) return undefined;
  const by = isBackwards ? -step : step;
  if (by !== undefined && by !== 1n && !(await apply(EVERY, { step: whole(by) }))) return undefined;
  return left === all ? undefined : { value: alike(items, left), confidence };
}

function outOfRange({ kind }: Items): ThrownException {
  return raised(
    'IndexError',
    kind === 'bytes' ? 'index out of range' : `${kind === 'str' ? 'string' : kind} index out of range`,
  );
}

/** Items that are counted one by one; of more, tens are. */
const COUNTED = 10;

/** How many items stand in front of a place: all of them where it lies behind the last. */
async function cut(
  items: readonly Value[],
  place: bigint,
  roll: RunRoutine,
): Promise<{ readonly front: number; readonly confidence: number } | undefined> {
  if (items.length <= COUNTED || place < COUNTED) {
    const found = await roll(UP_TO, { items: listOf(items), place: whole(place) });
    return found?.value.kind === 'list' ? { front: found.value.items.length, confidence: found.confidence } : undefined;
  }
  const [tens, ones] = [await roll(TENS, { place: whole(place) }), await roll(ONES, { place: whole(place) })];
  if (tens?.value.kind !== 'int' || ones?.value.kind !== 'int') return undefined;
  const blocks = Array.from({ length: Math.ceil(items.length / COUNTED) }, (_, i) =>
    items.slice(i * COUNTED, (i + 1) * COUNTED),
  );
  const before = await cut(blocks.map(listOf), tens.value.value, roll);
  const inside = before && (await cut(blocks[before.front] ?? [], ones.value.value, roll));
  return (
    inside && {
      front: Math.min(items.length, before.front * COUNTED + inside.front),
      confidence: tens.confidence * ones.confidence * before.confidence * inside.confidence,
    }
  );
}

/** Those that a short range goes through, of which one is taken; a slice of a range is a range. */
function numbersOf(value: Value): Value | undefined {
  if (value.kind !== 'call' || value.name !== 'range') return undefined;
  const items: Value[] = [];
  for (const item of itemsOf(value) ?? []) if (items.push(item) > MOST_NUMBERS) return undefined;
  return listOf(items);
}

/** What `Counter({'a': 1})` and its like hold; any other value itself. */
function withinHolder(value: Value): Value {
  return containerCallOf(value)?.inside ?? value;
}

export function pairOf(items: readonly [Value, Value]): Value {
  return { kind: 'tuple', items };
}

/** The items as a text, list, tuple or bytes, like what they come from. */
export function alike(from: Items, items: readonly Value[]): Value {
  if (from.kind === 'bytes') return bytesOf(items) ?? { kind: 'list', items };
  if (from.kind !== 'str') return { kind: from.kind, items };
  return { kind: 'str', value: items.map((item) => (item.kind === 'str' ? item.value : '')).join('') };
}

function whole(value: bigint): Value {
  return { kind: 'int', value };
}
