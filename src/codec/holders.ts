/** Calls that stand for containers, such as `deque([1, 2])` and `Counter({'a': 1})`: what they hold. */
import type { DictValue, SequenceValue, Value } from '../python/value';

export interface Holder {
  /** The list or dict inside. */
  readonly inside: SequenceValue | DictValue;
  /** The same call with something else inside. */
  around(inside: Value): Value;
}

/** Index of the argument that is held. */
const HELD: Readonly<Record<string, number>> = { deque: 0, Counter: 0, OrderedDict: 0, defaultdict: 1 };

/** Undefined for all other values, and for a call that holds nothing. */
export function holderOf(value: Value): Holder | undefined {
  const index = value.kind === 'call' && Object.hasOwn(HELD, value.name) ? HELD[value.name] : undefined;
  if (value.kind !== 'call' || index === undefined) return undefined;
  const inside = value.args[index];
  if (inside?.kind !== 'list' && inside?.kind !== 'dict') return undefined;
  return { inside, around: (other) => ({ ...value, args: value.args.with(index, other) }) };
}
