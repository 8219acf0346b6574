/** Dates of numbers, each of which has to be within its limits. */
import type { CallSite } from '../../../python/syntax';
import { dateOf, LENGTHS } from '../../../python/values/dates';
import type { Value } from '../../../python/values/value';
import { WITHIN } from '../routines/dates';
import type { Worked } from '../rolling';
import type { Calendar } from './calendar';
import { type Read, type Work } from './dated';

interface Limits {
  readonly name: string;
  readonly least: bigint;
  readonly most: bigint;
}

const LIMITS: readonly Limits[] = [
  { name: 'year', least: 1n, most: 9999n },
  { name: 'month', least: 1n, most: 12n },
  { name: 'day', least: 1n, most: 31n },
  { name: 'hour', least: 0n, most: 23n },
  { name: 'minute', least: 0n, most: 59n },
  { name: 'second', least: 0n, most: 59n },
  { name: 'microsecond', least: 0n, most: 999_999n },
];
const PARTS: Readonly<Partial<Record<string, readonly Limits[]>>> = {
  date: LIMITS.slice(0, 3),
  datetime: LIMITS,
  time: LIMITS.slice(3),
};

/** `date(year, month, day)`, also by keywords, where it takes a question whether there is such a day. */
export function madeDate(name: string, { arguments: all }: CallSite, read: Read): Work | undefined {
  const limits = PARTS[name];
  if (!limits) return undefined;
  const parts: bigint[] = [];
  for (const [i, { text, keyword, star }] of all.entries()) {
    const at = keyword === undefined ? i : limits.findIndex((one) => one.name === keyword);
    const value = star ? undefined : read(text);
    if (!limits[at] || value?.kind !== 'int') return undefined;
    parts[at] = value.value;
  }
  const needed = name === 'time' ? 0 : 3;
  const given = Array.from({ length: Math.max(needed, parts.length) }, (_, at) => parts[at]);
  if (given.slice(0, needed).includes(undefined)) return undefined;
  return async (calendar) => await checkedDate(name, given.map((part) => part ?? 0n), calendar); // prettier-ignore
}

/** @param parts as many as there are, in their order */
export async function checkedDate(name: string, parts: readonly bigint[], calendar: Calendar): Promise<Value | Worked | undefined> {
  const failed = (message: string): Worked => ({ exception: { type: 'ValueError', message }, confidence: calendar.confidence }); // prettier-ignore
  for (const [at, number] of parts.entries()) {
    const limits = PARTS[name]?.[at];
    if (!limits) return undefined;
    const { name: what, least, most } = limits;
    // What is plainly within them takes no question.
    const isWithin =
      (least <= number && number <= most) || (await calendar.asked(WITHIN, { number: int(number), least: int(least), most: int(most) })); // prettier-ignore
    if (isWithin === true) continue;
    if (isWithin?.kind !== 'bool') return undefined;
    if (isWithin.value) continue;
    if (what === 'year') return failed(`year ${number} is out of range`);
    if (what === 'day') return failed('day is out of range for month');
    return failed(`${what} must be in ${least}..${most}`);
  }
  return name === 'time' ? dateOf(name, parts) : await existingDate(name, parts, calendar);
} // prettier-ignore

/** A date of numbers within their limits, if its month has that day. */
export async function existingDate(name: string, parts: readonly bigint[], calendar: Calendar): Promise<Value | Worked | undefined> {
  const [year = 1n, month = 1n, day = 1n] = parts;
  const length = LENGTHS[Number(month) - 1] ?? 0;
  const isLeapDay = month === 2n && day === 29n;
  const isDay = isLeapDay ? await calendar.isLeap(year) : Number(day) <= length;
  if (isDay === undefined) return undefined;
  const exception = { type: 'ValueError', message: 'day is out of range for month' };
  return isDay ? dateOf(name, name === 'date' ? parts.slice(0, 3) : parts) : { exception, confidence: calendar.confidence }; // prettier-ignore
} // prettier-ignore

function int(value: bigint): Value {
  return { kind: 'int', value };
}
