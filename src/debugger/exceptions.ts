/** Exceptions that the machine raises itself, and what their values look like. */
import type { RaisedException } from '../codec/query';
import type { Value } from '../python/value';

export function raised(type: string, message: string): RaisedException {
  return { type, message };
}

/** The exception as a value: `ValueError('x')`. */
export function exceptionValue(exception: RaisedException): Value {
  const { type, message } = exception;
  if (message === undefined) return { kind: 'unknown', reason: `${type} with an unknown message` };
  return { kind: 'call', name: type, args: message === '' ? [] : [{ kind: 'str', value: message }] };
}

/** As the last line of a traceback: `ValueError: x`. */
export function describeException(exception: RaisedException): string {
  return exception.message ? `${exception.type}: ${exception.message}` : exception.type;
}
