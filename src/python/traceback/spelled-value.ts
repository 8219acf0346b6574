/** A value as a message spells it. */
import { parseValue } from '../values/literal';
import type { Value } from '../values/value';

/** Undefined for what is no literal, or was shortened. */
export function spelledValue(text: string): Value | undefined {
  if (text.includes('...')) return undefined;
  try {
    return parseValue(text);
  } catch {
    return undefined;
  }
}
