/**
 * `id(x)`: an address is another one in every run, so the number says nothing, but programs keep it to know an object again. It
 * is made up: one for each object that the machine tells apart, and one for all equal values of which it does not. The text of an
 * instance without a method for that has the same number.
 */
import { printValue } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import { idOf } from '../../objects/containers';

/** Where CPython's heap begins on many machines, and what an object takes there. */
const [HEAP, SIZE] = [140_000_000_000_000n, 64n];
/** Addresses of values come behind those of so many objects. */
const OBJECTS = 2n ** 32n;
const VALUES = 2n ** 31n;

/** Undefined for a value that is not known. */
export function address(value: Value): Value | undefined {
  if (value.kind === 'unknown') return undefined;
  const id = idOf(value);
  return { kind: 'int', value: HEAP + SIZE * (id === undefined ? OBJECTS + hashed(printValue(value)) : BigInt(id)) };
}

function hashed(text: string): bigint {
  let hash = 0n;
  for (const character of text) hash = (hash * 31n + BigInt(character.codePointAt(0) ?? 0)) % VALUES;
  return hash;
}
