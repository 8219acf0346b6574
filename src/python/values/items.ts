/** The items of iterable values, if they follow from the value alone. */
import { partedItems } from './dates';
import type { CallValue, Value } from './value';

/** The items of a container, lazily, or undefined for a value that is not iterable by inspection. */
export function itemsOf(value: Value): Iterable<Value> | undefined {
  switch (value.kind) {
    case 'list':
    case 'tuple':
    case 'set':
      return value.items;
    case 'str':
      return lazily(() => mapped(value.value, (character) => ({ kind: 'str', value: character })));
    case 'bytes':
      return lazily(() =>
        mapped(value.value, (character) => ({ kind: 'int', value: BigInt(character.charCodeAt(0)) })),
      );
    case 'dict':
      return lazily(() => mapped(value.entries, ([key]) => key));
    case 'call':
      return itemsOfCall(value);
    default:
      return undefined;
  }
}

/** Calls whose repr holds the items in the argument with this index; a missing argument means that there are none. */
const itemArgument: Readonly<Record<string, number>> = {
  dict_keys: 0,
  dict_values: 0,
  dict_items: 0,
  odict_keys: 0,
  odict_values: 0,
  odict_items: 0,
  deque: 0,
  frozenset: 0,
  Counter: 0,
  OrderedDict: 0,
  bytearray: 0,
  defaultdict: 1,
  array: 1,
};

/** Index of the argument in which a call such as `deque([1])` has its items. */
export function heldArgument(name: string): number | undefined {
  return Object.hasOwn(itemArgument, name) ? itemArgument[name] : undefined;
}

/** Items from an index on, without iterating over those before it; of an instance, those of the built-in class that it is derived from. */
export function itemsFrom(value: Value, place: number): Iterable<Value> | undefined {
  switch (value.kind) {
    case 'list':
    case 'tuple':
    case 'set':
      return from(value.items, place, (item) => item);
    case 'str': {
      const all = characters.get(value) ?? Array.from(value.value);
      characters.set(value, all);
      return from(all, place, (character) => ({ kind: 'str', value: character }));
    }
    case 'bytes':
      return from(value.value, place, (character) => ({ kind: 'int', value: BigInt(character.charCodeAt(0)) }));
    case 'dict':
      return from(value.entries, place, ([key]) => key);
    case 'call': {
      if (value.name === 'range') return itemsOfRange(value.args, BigInt(place));
      const index = heldArgument(value.name);
      const held = index === undefined ? undefined : value.args[index];
      return held ? itemsFrom(held, place) : itemsOfCall(value);
    }
    case 'object':
      return value.contents && itemsFrom(value.contents, place);
    default:
      return undefined;
  }
}

/** A character may be two UTF-16 units, so offsets are counted once per string. */
const characters = new WeakMap<Value, readonly string[]>();

function from<T>(items: ArrayLike<T>, place: number, convert: (item: T) => Value): Iterable<Value> {
  return lazily(function* () {
    for (let i = place; i < items.length; i++) yield convert(items[i] as T);
  });
}

function itemsOfCall(call: CallValue): Iterable<Value> | undefined {
  if (call.name === 'range') return itemsOfRange(call.args);
  const index = heldArgument(call.name);
  if (index === undefined) return partedItems(call);
  const held = call.args[index];
  return held === undefined ? [] : itemsOf(held);
}

function itemsOfRange(args: readonly Value[], place = 0n): Iterable<Value> | undefined {
  const bounds = boundsOf(args);
  if (!bounds) return undefined;
  const { start, stop, step } = bounds;
  return lazily(function* () {
    for (let item = start + place * step; step > 0n ? item < stop : item > stop; item += step)
      yield { kind: 'int', value: item };
  });
}

function boundsOf(
  args: readonly Value[],
): { readonly start: bigint; readonly stop: bigint; readonly step: bigint } | undefined {
  const numbers = args.map((argument) =>
    argument.kind === 'int' ? argument.value : argument.kind === 'bool' ? BigInt(argument.value) : undefined,
  );
  const [first, second, step = 1n] = numbers;
  if (first === undefined || numbers.includes(undefined) || numbers.length > 3 || step === 0n) return undefined;
  return second === undefined ? { start: 0n, stop: first, step } : { start: first, stop: second, step };
}

/** The range with the same numbers from its other end on; undefined for any other value. */
export function turnedRange(value: Value): CallValue | undefined {
  const bounds = value.kind === 'call' && value.name === 'range' ? boundsOf(value.args) : undefined;
  if (!bounds) return undefined;
  const { start, stop, step } = bounds;
  const steps = (stop - start + step - (step > 0n ? 1n : -1n)) / step;
  const last = start + (steps > 0n ? steps - 1n : -1n) * step;
  const args = [last, start - step, -step].map((number): Value => ({ kind: 'int', value: number }));
  return { kind: 'call', name: 'range', args };
}

function lazily(iterate: () => Iterator<Value>): Iterable<Value> {
  return { [Symbol.iterator]: iterate };
}

function* mapped<T>(items: Iterable<T>, convert: (item: T) => Value): Generator<Value> {
  for (const item of items) yield convert(item);
}

/** So many items. */
export function first(items: Iterable<Value>, count: number): Value[] {
  const taken: Value[] = [];
  for (const item of items) if (taken.push(item) === count) break;
  return taken;
}
