/** Arguments of other types that hold the same: what a run ended with an exception for may have been of a wrong type. */
import { parseValue, ValueSyntaxError } from '../../../python/values/literal';
import { printValue } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import { isWritable, sequenceOf, spotsOf, type Inputs } from './spots';

/** @param separators texts that items may stand between in a text */
export function* reshapings(inputs: Inputs, separators: readonly string[]): Generator<Inputs | undefined> {
  for (const spot of spotsOf(inputs)) {
    // Items of one container are changed together.
    if (spot.depth > 0) continue;
    for (const other of othersLike(spot.value, separators)) yield spot.with(other);
    const sequence = sequenceOf(spot.value);
    if (!sequence || spot.value.kind === 'str' || sequence.items.length === 0) continue;
    const items = sequence.items.map((item) => [...othersLike(item, separators)]);
    const most = Math.min(...items.map(({ length }) => length));
    for (let way = 0; way < most; way++) {
      const changed = sequence.of(items.flatMap((ways) => ways[way] ?? []));
      if (changed && isWritable(changed)) yield spot.with(changed);
    }
  }
}

/** In the same order for values of one type. */
function* othersLike(value: Value, separators: readonly string[]): Generator<Value> {
  const list = (items: readonly Value[]): Value => ({ kind: 'list', items });
  const tuple = (items: readonly Value[]): Value => ({ kind: 'tuple', items });
  switch (value.kind) {
    case 'str':
      yield read(value.value) ?? list(sequenceOf(value)?.items ?? []);
      yield list([value]);
      yield list(sequenceOf(value)?.items ?? []);
      yield tuple([value, value]);
      return;
    case 'int':
    case 'float':
    case 'bool':
    case 'none':
      yield { kind: 'str', value: printValue(value) };
      yield list([value]);
      yield tuple([value, value]);
      return;
    case 'list':
    case 'tuple': {
      yield value.kind === 'list' ? tuple(value.items) : list(value.items);
      for (const separator of ['', ...separators])
        yield { kind: 'str', value: value.items.map(textOf).join(separator) };
      const [first] = value.items;
      if (first) yield first;
      yield list(value.items.map((item) => tuple([item, item])));
      yield { kind: 'dict', entries: distinct(value.items).map((item) => [item, { kind: 'int', value: 1n }]) };
      yield list([value]);
      return;
    }
    case 'set':
      yield list(value.items);
      return;
    case 'dict':
      yield list(value.entries.map(([key, item]) => tuple([key, item])));
      yield list(value.entries.map(([key]) => key));
      yield list([value]);
      return;
    default:
  }
}

function read(text: string): Value | undefined {
  try {
    return parseValue(text);
  } catch (error) {
    if (error instanceof ValueSyntaxError) return undefined;
    throw error;
  }
}

function textOf(value: Value): string {
  return value.kind === 'str' ? value.value : printValue(value);
}

function distinct(items: readonly Value[]): readonly Value[] {
  return [...new Map(items.map((item) => [printValue(item), item])).values()];
}
