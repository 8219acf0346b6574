/** Which values can exist: `date(2024, 1, 2024)` is written as one, and raises an exception. */
import { asKeywordArgument } from './constructors';
import { itemsInside } from './children';
import type { Value } from './value';

/** Names of parameters, with the least and the most that they take. */
type Limits = readonly (readonly [name: string, least: number, most: number])[];

const DATE: Limits = [
  ['year', 1, 9999],
  ['month', 1, 12],
  ['day', 1, 31],
];
const TIME: Limits = [
  ['hour', 0, 23],
  ['minute', 0, 59],
  ['second', 0, 59],
  ['microsecond', 0, 999_999],
];
const LIMITS: ReadonlyMap<string, Limits> = new Map([
  ['date', DATE],
  ['datetime', [...DATE, ...TIME]],
  ['time', TIME],
]);

/** Whether nothing in it is of a kind whose class refuses what it is made of. */
export function isPossible(value: Value): boolean {
  return (value.kind !== 'call' || isAccepted(value.name, value.args)) && itemsInside(value).every(isPossible);
}

function isAccepted(name: string, args: readonly Value[]): boolean {
  const limits = LIMITS.get(name.slice(name.lastIndexOf('.') + 1));
  if (!limits) return true;
  const given = new Map<string, number>();
  for (const [index, argument] of args.entries()) {
    const named = asKeywordArgument(name, argument);
    const [parameter, least, most] = limits.find(([one], at) => (named ? one === named.name : at === index)) ?? [];
    const value = named?.value ?? argument;
    // A time zone, and whatever else it takes.
    if (parameter === undefined || value.kind !== 'int') continue;
    const number = Number(value.value);
    if (number < (least ?? 0) || number > (most ?? 0)) return false;
    given.set(parameter, number);
  }
  const [year, month, day] = [given.get('year'), given.get('month'), given.get('day')];
  if (limits === TIME) return true;
  return year !== undefined && month !== undefined && day !== undefined && day <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
}
