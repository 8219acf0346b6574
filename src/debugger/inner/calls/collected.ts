/** What a comprehension makes of the items that it has yielded. */
import type { Value } from '../../../python/values/value';
import { sameValue } from '../../../python/values/print';
import { idOf } from '../../objects/containers';
import type { WaitingCall } from '../../state/state';

/** @param items of a dict, its keys and values in pairs; of equal keys the first one stays, with the last value */
export function collected(items: readonly Value[], makes: WaitingCall['makes'] = 'list'): Value {
  if (makes === 'list') return { kind: 'list', items };
  if (makes === 'set') {
    const distinct = items.filter((item, at) => items.findIndex((other) => isSameKey(other, item)) === at);
    return { kind: 'set', items: distinct };
  }
  const entries: (readonly [Value, Value])[] = [];
  for (const item of items) {
    const [key, value] = item.kind === 'tuple' ? item.items : [];
    if (!key || !value) continue;
    const at = entries.findIndex(([other]) => isSameKey(other, key));
    if (at < 0) entries.push([key, value]);
    else entries[at] = [entries[at]?.[0] ?? key, value];
  }
  return { kind: 'dict', entries };
}

/** Keys of the program's own classes are the same where they are the same object. */
export function isSameKey(one: Value, other: Value): boolean {
  const [id, otherId] = [idOf(one), idOf(other)];
  if (id !== undefined && otherId !== undefined) return id === otherId;
  return sameValue(one, other) || (numberIn(one) !== undefined && numberIn(one) === numberIn(other));
}

function numberIn(value: Value): number | undefined {
  if (value.kind === 'bool') return Number(value.value);
  return value.kind === 'int' || value.kind === 'float' ? Number(value.value) : undefined;
}
