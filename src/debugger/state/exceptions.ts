/** Exceptions that the machine raises itself, and their values. */
import type { ComputedValue, RaisedException } from '../../codec/query';
import { parseValue } from '../../python/values/literal';
import type { Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import type { Lookup } from '../../python/values/access-path';

/** An exception with its instance, if that is known. */
export interface ThrownException extends RaisedException {
  readonly value?: Value;
}

export function raised(type: string, message: string): RaisedException {
  return { type, message };
}

/** A `raise` statement's exception with the instance that the statement made or named. */
export function thrown(
  exception: RaisedException,
  statement: Statement,
  computed: readonly ComputedValue[],
  lookup: Lookup,
): ThrownException {
  if (statement.kind !== 'raise') return exception;
  const [, first] = statement.tokens;
  const whole = computed
    .filter(({ range }) => range.line === first?.range.line && range.column === first.range.column)
    .at(-1)?.value;
  const value = whole ?? (first && lookup(first.text));
  const isInstance = value && (value.kind === 'object' || value.kind === 'call') && nameOf(value) === exception.type;
  return isInstance ? { ...exception, value } : exception;
}

function nameOf(value: Extract<Value, { kind: 'object' | 'call' }>): string {
  return value.kind === 'object' ? value.className : value.name;
}

/** The exception as a value: `ValueError('x')`. */
export function exceptionValue(exception: ThrownException): Value {
  const { type, message, value } = exception;
  if (value) return value;
  if (message === undefined) return { kind: 'unknown', reason: `${type} with an unknown message` };
  if (message === '') return { kind: 'call', name: type, args: [] };
  // `str(KeyError(key))` is the repr of the key.
  return { kind: 'call', name: type, args: [type === 'KeyError' ? keyOf(message) : { kind: 'str', value: message }] };
}

function keyOf(text: string): Value {
  try {
    return parseValue(text);
  } catch {
    return { kind: 'str', value: text };
  }
}

/** As the last line of a traceback: `ValueError: x`. */
export function describeException(exception: RaisedException): string {
  return exception.message ? `${exception.type}: ${exception.message}` : exception.type;
}
