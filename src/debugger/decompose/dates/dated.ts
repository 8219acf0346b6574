/** Dates, times and durations by their parts. */
import { dateOf, dateParts } from '../../../python/values/dates';
import type { CallValue, Value } from '../../../python/values/value';
import type { RunRoutine } from '../routines/run-routine';
import type { Worked } from '../rolling';
import type { Calendar, Clock } from './calendar';

export type Read = (text: string) => Value | undefined;
export type Work = (calendar: Calendar, roll: RunRoutine) => Promise<Value | Worked | undefined>;

export interface Dated {
  readonly name: string;
  readonly parts: readonly bigint[];
}

export function dated(value: Value | undefined): Dated | undefined {
  const parts = dateParts(value);
  return parts && { name: (value as CallValue).name, parts };
}

export function isDuration({ name }: Dated): boolean {
  return name === 'datetime.timedelta';
}

export function clockIn({ name, parts }: Dated): Clock {
  const [hours = 0n, minutes = 0n, seconds = 0n] = name === 'datetime.datetime' ? parts.slice(3) : [];
  return [hours, minutes, seconds];
}

/** Fractions of seconds are rare. */
export function hasFraction({ name, parts }: Dated): boolean {
  return name !== 'datetime.date' && parts.at(-1) !== 0n;
}

export function named(name: string, parts: readonly bigint[]): Value {
  return dateOf(name.replace('datetime.', ''), parts);
}

export function whole(value: bigint | undefined): Value | undefined {
  return value === undefined ? undefined : { kind: 'int', value };
}

export function str(value: string): Value {
  return { kind: 'str', value };
}
