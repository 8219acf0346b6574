/** Functions of the program that something of the library has called, by what the statement knows of them. */
import { isSameThing } from './written-values';
import type { Lookup } from '../python/values/access-path';
import type { Value } from '../python/values/value';

/** What a method is bound to that is called from elsewhere, or the partial itself. */
export function boundTo(value: Value | undefined): Value | undefined {
  return value?.kind === 'opaque' ? value.self : value?.kind === 'call' ? value : undefined;
}

/** A name in the statement for a function, which may be called otherwise, such as a lambda expression. */
export function nameOf(
  method: string,
  value: Value | undefined,
  names: Iterable<readonly [string, Value]>,
  lookup: Lookup,
): string | undefined {
  const known = lookup(method);
  if (known?.kind === 'opaque' && (!value || isSameThing(known, value))) return method;
  const held = value && [...names].find(([, other]) => isSameThing(other, value))?.[0];
  return held ?? (known?.kind === 'opaque' ? method : undefined);
}
