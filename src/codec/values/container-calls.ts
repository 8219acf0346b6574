/** Calls that stand for containers, such as `deque([1, 2])` and `Counter({'a': 1})`: what they hold. */
import { heldArgument } from '../../python/values/items';
import type { DictValue, SequenceValue, Value } from '../../python/values/value';

export interface ContainerCall {
  /** The list or dict inside. */
  readonly inside: SequenceValue | DictValue;
  /** The same call with something else inside. */
  around(inside: Value): Value;
}

const HOLDERS = new Set(['deque', 'Counter', 'OrderedDict', 'defaultdict']);

/** Undefined for all other values, and for a call that holds nothing. */
export function containerCallOf(value: Value): ContainerCall | undefined {
  const index = placeInside(value);
  if (value.kind !== 'call' || index === undefined) return undefined;
  const inside = value.args[index];
  if (inside?.kind !== 'list' && inside?.kind !== 'dict') return undefined;
  return { inside, around: (other) => ({ ...value, args: value.args.with(index, other) }) };
}

/** The same, where what it holds may be nothing yet: `Counter()`. */
export function mappingCallOf(value: Value): ContainerCall | undefined {
  const isEmpty = value.kind === 'call' && value.name !== 'deque' && placeInside(value) === value.args.length;
  if (!isEmpty) return containerCallOf(value);
  return { inside: { kind: 'dict', entries: [] }, around: (other) => ({ ...value, args: [...value.args, other] }) };
}

/** Among its arguments. */
function placeInside(value: Value): number | undefined {
  return value.kind === 'call' && HOLDERS.has(value.name) ? heldArgument(value.name) : undefined;
}
