/**
 * What programs do with durations: `pause * 3`, `total / len(laps)`, `-delay`, `timedelta(hours=1.5)`. They are divided as they are
 * written: first the days, then the seconds with what is left of those, then millionths of a second.
 */
import type { CallSite } from '../../../python/syntax';
import { durationOf } from '../../../python/values/dates';
import type { Value } from '../../../python/values/value';
import { numeralOf } from '../arithmetic/numerals';
import * as routines from '../routines/durations';
import type { Calendar } from './calendar';
import { hasFraction, whole, type Dated, type Read, type Work } from './dated';

/** Days, seconds and millionths of a second. */
type Parts = readonly [days: bigint, seconds: bigint, fine: bigint];
type Lengths = Readonly<Record<'weeks' | 'days' | 'hours' | 'minutes' | 'seconds', bigint>>;

const NONE: Lengths = { weeks: 0n, days: 0n, hours: 0n, minutes: 0n, seconds: 0n };
const DAY = 86_400n;
const SECOND = 1_000_000n;
/** Numbers of that many digits at most are a few days, which are taken away one by one. */
const FEW_DAYS: Readonly<Partial<Record<string, number>>> = { hours: 2, minutes: 4, seconds: 6 };

/** Between two durations. */
export function betweenDurations(operator: string, one: Dated, other: Dated): Work | undefined {
  const [left, right] = [partsOf(one), partsOf(other)];
  if (operator === '+' || operator === '-') return async (calendar) => duration(await added(operator, left, right, calendar)); // prettier-ignore
  if (!/^(?:\/\/?|%)$/.test(operator) || right.every((part) => part === 0n)) return undefined;
  const isFine = hasFraction(one) || hasFraction(other);
  return async (calendar) => {
    const [all, by] = [await total(left, isFine, calendar), await total(right, isFine, calendar)];
    if (all === undefined || by === undefined) return undefined;
    const said = await calendar.result(operator, whole(all), whole(by));
    return operator === '%' && said?.kind === 'int' ? duration(await carried(isFine ? [0n, 0n, said.value] : [0n, said.value, 0n], calendar)) : said; // prettier-ignore
  };
}

/** `divmod(span, hour)` */
export function dividedBy(one: Dated, other: Dated): Work | undefined {
  const [times, rest] = ['//', '%'].map((operator) => betweenDurations(operator, one, other));
  return times && rest && (async (calendar, roll) => {
    const items = [await times(calendar, roll), await rest(calendar, roll)].flatMap((item) => (item && 'kind' in item ? item : [])); // prettier-ignore
    return items.length === 2 ? { kind: 'tuple', items } : undefined;
  }); // prettier-ignore
}

/** `span * 2`, `span * 1.5`, `span / 4`, `span // 4` */
export function scaled(operator: string, one: Dated, number: Value | undefined): Work | undefined {
  const factor = numeralOf(number);
  if (!factor || factor.isDecimal || (operator === '//' && factor.isFloat)) return undefined;
  const digits = BigInt(factor.digits.join(''));
  const tens = 10n ** BigInt(factor.decimals);
  const parts = partsOf(one);
  if (operator === '*') return async (calendar) => duration(await proportion(parts, factor.isNegative ? -digits : digits, tens, calendar)); // prettier-ignore
  if (digits === 0n || factor.isNegative) return undefined;
  const isRounded = operator === '/';
  return async (calendar) => duration(await proportion(parts, tens, digits, calendar, isRounded));
}

/** `-span` */
export function negated(one: Dated): Work {
  return async (calendar) => duration(await added('-', [0n, 0n, 0n], partsOf(one), calendar));
}

/** Of a duration below zero the days are. */
export function absolute(one: Dated): Work {
  const [days = 0n] = one.parts;
  return days < 0n ? negated(one) : async () => await Promise.resolve(duration(partsOf(one)));
}

export function totalSeconds(one: Dated): Work {
  const [days, seconds, fine] = partsOf(one);
  return async (calendar) => {
    const all = await total([days, seconds, 0n], false, calendar);
    if (all === undefined) return undefined;
    const said: Value = { kind: 'float', value: Number(all) };
    const behind: Value = { kind: 'float', value: Number(`0.${String(fine).padStart(6, '0')}`) };
    return fine === 0n ? said : await calendar.result('+', said, behind);
  };
}

/** `1 day, 2:30:00` */
export function durationText(one: Dated): Work {
  const [days, seconds, fine] = partsOf(one);
  return async (calendar) => {
    const clock = await calendar.clockOf(seconds);
    if (!clock) return undefined;
    const [hours, ...others] = clock;
    const behind = fine === 0n ? '' : `.${String(fine).padStart(6, '0')}`;
    const shown = [hours, ...others.map((part) => String(part).padStart(2, '0'))].join(':') + behind;
    const isOne = days === 1n || days === -1n;
    return { kind: 'str', value: days === 0n ? shown : `${days} day${isOne ? '' : 's'}, ${shown}` };
  };
}

const UNITS = ['days', 'seconds', 'microseconds', 'milliseconds', 'minutes', 'hours', 'weeks'];
const LENGTHS: Readonly<Partial<Record<string, Parts>>> = {
  weeks: [7n, 0n, 0n],
  days: [1n, 0n, 0n],
  hours: [0n, 3600n, 0n],
  minutes: [0n, 60n, 0n],
  seconds: [0n, 1n, 0n],
  milliseconds: [0n, 0n, 1000n],
  microseconds: [0n, 0n, 1n],
};

/** `timedelta(days=1, hours=2)` */
export function made({ arguments: all }: CallSite, read: Read): Work | undefined {
  const given: Record<string, bigint> = { ...NONE };
  const others: [Parts, Value][] = [];
  for (const [at, { text, keyword, star }] of all.entries()) {
    const unit = keyword ?? UNITS[at] ?? '';
    const value = star ? undefined : read(text);
    const length = LENGTHS[unit];
    if (!length || !value || (value.kind !== 'int' && value.kind !== 'float')) return undefined;
    if (value.kind === 'int' && given[unit] !== undefined) given[unit] = value.value;
    else others.push([length, value]);
  }
  if (!others.every(([, value]) => numeralOf(value))) return undefined;
  return async (calendar) => {
    let sum = await inDays(given as Lengths, calendar);
    for (const [length, value] of others) {
      const { digits = [], decimals = 0, isNegative = false } = numeralOf(value) ?? {};
      const times = BigInt(digits.join('')) * (isNegative ? -1n : 1n);
      const more = await proportion(length, times, 10n ** BigInt(decimals), calendar);
      sum = more && sum && (sum.some((part) => part !== 0n) ? await added('+', sum, more, calendar) : more);
    }
    return duration(sum);
  };
}

function partsOf({ parts: [days = 0n, seconds = 0n, fine = 0n] }: Dated): Parts {
  return [days, seconds, fine];
}

function duration(parts: Parts | undefined): Value | undefined {
  return parts && durationOf(...parts);
}

async function added(operator: '+' | '-', one: Parts, other: Parts, calendar: Calendar): Promise<Parts | undefined> {
  const [days, seconds, fine] = one;
  const [more_days, more_seconds, more_fine] = other;
  const given = { days, seconds, more_days, more_seconds };
  if (fine === 0n && more_fine === 0n) return partsFrom(await calendar.numbers(operator === '+' ? routines.BOTH : routines.LESS, given)); // prettier-ignore
  return partsFrom(await calendar.numbers(operator === '+' ? routines.BOTH_FINE : routines.LESS_FINE, { ...given, fine, more_fine })); // prettier-ignore
}

function partsFrom(numbers: readonly bigint[] | undefined): Parts | undefined {
  const [days, seconds, fine = 0n] = numbers ?? [];
  return days === undefined || seconds === undefined ? undefined : [days, seconds, fine];
}

/** All of it in seconds, or in millionths of them. */
async function total([days, seconds, fine]: Parts, isFine: boolean, calendar: Calendar): Promise<bigint | undefined> {
  const all = days === 0n ? seconds : (await calendar.numbers(routines.ALL_SECONDS, { days, seconds }))?.[0];
  const much = isFine && all !== undefined ? await calendar.calculated('*', all, SECOND) : all;
  return isFine && much !== undefined ? await calendar.calculated('+', much, fine) : much;
}

/** So many times as long, divided by a number. */
async function proportion(parts: Parts, times: bigint, by: bigint, calendar: Calendar, isRounded = true): Promise<Parts | undefined> {
  const all: bigint[] = [];
  for (const part of parts) {
    const many = part === 0n || times === 1n ? part : await calendar.calculated('*', part, times);
    if (many === undefined) return undefined;
    all.push(many);
  }
  const [days = 0n, seconds = 0n, fine = 0n] = all;
  const shared = by === 1n ? ([days, seconds, fine] as const) : await sharedOut([days, seconds, fine], by, calendar, isRounded); // prettier-ignore
  return shared && times !== 1n ? await carried(shared, calendar) : shared;
} // prettier-ignore

async function sharedOut([days, seconds, fine]: Parts, by: bigint, calendar: Calendar, isRounded: boolean): Promise<Parts | undefined> {
  const first = await calendar.divided(days, by);
  const second = first && (await passedOn(first.rest, DAY, seconds, by, calendar));
  const third = second && (await passedOn(second.rest, SECOND, fine, by, calendar));
  if (!third) return undefined;
  const last = isRounded && third.rest !== 0n ? (await calendar.numbers(routines.NEAREST, { number: third.quotient, rest: third.rest, count: by }))?.[0] : third.quotient; // prettier-ignore
  return last === undefined || last === SECOND ? undefined : [first.quotient, second.quotient, last];
} // prettier-ignore

/** What is left of a greater unit is divided with the next one. */
async function passedOn(rest: bigint, length: bigint, more: bigint, by: bigint, calendar: Calendar): ReturnType<Calendar['divided']> {
  if (rest === 0n) return await calendar.divided(more, by);
  const left = await calendar.calculated('*', rest, length);
  const all = left === undefined || more === 0n ? left : await calendar.calculated('+', left, more);
  return all === undefined ? undefined : await calendar.divided(all, by);
} // prettier-ignore

/** With less than a day of seconds, and less than a second of what is finer. */
async function carried([days, seconds, fine]: Parts, calendar: Calendar): Promise<Parts | undefined> {
  const finest = await calendar.divided(fine, SECOND);
  const more = finest && (finest.quotient === 0n ? seconds : await calendar.calculated('+', seconds, finest.quotient));
  const said = more === undefined ? undefined : await inDays({ ...NONE, days, seconds: more }, calendar);
  return said && finest && [said[0], said[1], finest.rest];
}

async function inDays(given: Lengths, calendar: Calendar): Promise<Parts | undefined> {
  const { days, ...others } = given;
  if (Object.values(others).every((value) => value === 0n)) return [days, 0n, 0n];
  const isFew = Object.entries(given).every(([unit, value]) => (FEW_DAYS[unit] ?? Infinity) >= String(value).replace('-', '').length); // prettier-ignore
  if (isFew) return partsFrom(await calendar.numbers(routines.IN_DAYS, given));
  const lengths = [[given.hours, 3600n], [given.minutes, 60n], [given.seconds, 1n]] as const; // prettier-ignore
  const seconds = await calendar.sumOf(lengths);
  const found = seconds === undefined ? undefined : await calendar.divided(seconds, DAY);
  const all = found && (await calendar.sumOf([[given.weeks, 7n], [days, 1n], [found.quotient, 1n]])); // prettier-ignore
  return all === undefined || !found ? undefined : [all, found.rest, 0n];
}
