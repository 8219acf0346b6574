/** An operand that a message tells of, and values as it spells them. */
import { parseValue } from '../values/literal';
import type { Value } from '../values/value';

/** An expression of a statement, with its value, or the name of its class alone. */
export interface ToldOperand {
  readonly expression: string;
  readonly value?: Value;
  readonly type?: string;
}

/** Undefined for what is no literal, or was shortened. */
export function spelledValue(text: string): Value | undefined {
  if (text.includes('...')) return undefined;
  try {
    return parseValue(text);
  } catch {
    return undefined;
  }
}
