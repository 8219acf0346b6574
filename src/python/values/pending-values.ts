/** Unknown values that wait to be worked out until a statement reads them; they are recognised by their identity. */
import type { UnknownValue, Value } from './value';

/** Names by the values that stand for them. */
const waiting = new WeakMap<Value, string>();

/** @param where the line that computes it */
export function pendingValue(name: string, where: string): UnknownValue {
  const value: UnknownValue = {
    kind: 'unknown',
    reason: `${name} is computed on ${where}, and has not been needed yet`,
  };
  waiting.set(value, name);
  return value;
}

export function isPending(value: Value | undefined): boolean {
  return value?.kind === 'unknown' && waiting.has(value);
}

/** The name that the value waits for. */
export function pendingName(value: Value): string | undefined {
  return waiting.get(value);
}
