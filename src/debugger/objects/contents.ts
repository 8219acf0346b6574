/** What an object holds once an attribute or item of it has been set; undefined where that is not a matter of places alone. */
import { areDistinct, areKeys, holdsInstance, isHashable } from '../../python/values/distinct';
import { sameValue } from '../../python/values/print';
import { containerCallOf } from '../../codec/values/container-calls';
import type { DictValue, ObjectValue, Value } from '../../python/values/value';

export function withAttribute(holder: ObjectValue, name: string, value: Value): ObjectValue {
  const isThere = holder.attributes.some(([other]) => other === name);
  const attributes = isThere
    ? holder.attributes.map((old) => (old[0] === name ? ([name, value] as const) : old))
    : [...holder.attributes, [name, value] as const];
  return { ...holder, attributes };
}

export function withoutAttribute(holder: ObjectValue, name: string): Value {
  return { ...holder, attributes: holder.attributes.filter(([other]) => other !== name) };
}

/** Of a list whose item is there, or of a dict whose keys are told apart by how they are written. */
export function withItem(holder: Value, key: Value, value: Value): Value | undefined {
  const call = containerCallOf(holder);
  if (call) {
    const inside = withItem(call.inside, key, value);
    return inside && call.around(inside);
  }
  if (holder.kind === 'dict') return withEntry(holder, key, value);
  if (holder.kind !== 'list' || key.kind !== 'int') return undefined;
  const length = BigInt(holder.items.length);
  if (key.value >= length || key.value < -length) return undefined;
  return { ...holder, items: holder.items.with(Number(key.value), value) };
}

/** With one more item, at the end that the method adds it to; undefined for a method that does something else. */
export function withMore(holder: Value, method: string, item: Value): Value | undefined {
  const call = containerCallOf(holder);
  if (call) {
    const inside = holder.kind === 'call' && holder.args.length === 1 ? withMore(call.inside, method, item) : undefined;
    return inside && call.around(inside);
  }
  if (holder.kind === 'list' && method === 'append') return { ...holder, items: [...holder.items, item] };
  if (holder.kind === 'list' && method === 'appendleft') return { ...holder, items: [item, ...holder.items] };
  if (holder.kind !== 'set' || method !== 'add' || !areKeys([...holder.items, item])) return undefined;
  return { ...holder, items: [...holder.items, item] };
}

function withEntry(dict: DictValue, key: Value, value: Value): Value | undefined {
  if (holdsInstance(key) || !isHashable(key)) return undefined;
  const at = dict.entries.findIndex(([other]) => sameValue(other, key));
  const old = dict.entries[at];
  if (old) return { ...dict, entries: dict.entries.with(at, [old[0], value]) };
  if (!areDistinct([...dict.entries.map(([other]) => other), key])) return undefined;
  return { ...dict, entries: [...dict.entries, [key, value]] };
}
