/** A quick look at how long values are, before they are written. */
import { itemsInside } from '../../python/values/children';
import type { Value } from '../../python/values/value';

/** Tokens that the values take at least; anything above `enough` where they take more. A value that is there twice is written once. */
export function leastTokens(variables: readonly { readonly value: Value }[], enough: number): number {
  const seen = new Set<Value>();
  let count = 0;
  const add = (value: Value): void => {
    count++;
    if (count > enough) return;
    if (value.kind === 'str') count += value.value.length >> 1;
    else if (value.kind === 'bytes') count += value.value.length;
    else if (value.kind === 'list' || value.kind === 'tuple' || value.kind === 'set') addAll(value.items);
    else if (value.kind === 'call') addAll(value.args);
    else if (value.kind === 'object') addAll(value.contents ? [value.contents] : itemsInside(value));
    else if (value.kind === 'dict') for (const entry of value.entries) addAll(entry);
  };
  const addAll = (values: readonly Value[]): void => {
    for (const value of values) {
      if (count > enough) return;
      add(value);
    }
  };
  for (const { value } of variables) {
    if (seen.has(value)) continue;
    seen.add(value);
    add(value);
  }
  return count;
}
