/** Whether Python's `==` holds between values that are written down: what a test compares. Nothing else is computed. */
import { mapChildren } from './containers';
import { sameValue } from '../../python/values/print';
import type { Value } from '../../python/values/value';

/** Values of these are equal to the dict that they hold. */
const DICTS: ReadonlySet<string> = new Set(['defaultdict', 'OrderedDict', 'Counter']);

export function isEqual(one: Value, other: Value): boolean {
  return sameValue(one, other) || sameValue(plain(one), plain(other));
}

/** Equal numbers are written alike, and so are equal containers of different types. */
function plain(value: Value): Value {
  switch (value.kind) {
    case 'bool':
      return { kind: 'int', value: value.value ? 1n : 0n };
    case 'float':
      return Number.isSafeInteger(value.value) ? { kind: 'int', value: BigInt(value.value) } : value;
    case 'call': {
      const held = DICTS.has(value.name) ? value.args.at(-1) : undefined;
      if (held?.kind === 'dict') return plain(held);
      const items = value.name === 'frozenset' ? value.args[0] : undefined;
      return items?.kind === 'set' ? plain(items) : mapChildren(value, plain);
    }
    case 'object':
      return value.contents ? plain(value.contents) : mapChildren(value, plain);
    default:
      return mapChildren(value, plain);
  }
}
