/**
 * Calculating with days and clocks. Which months follow on each other, and how long they are, is what a calendar shows; every sum,
 * every comparison and whether a year is a leap year is asked for.
 */
import { LENGTHS } from '../../../python/values/dates';
import type { Value } from '../../../python/values/value';
import { LongArithmetic } from '../arithmetic/long-arithmetic';
import type { RunRoutine } from '../routines/run-routine';
import { numeralOf } from '../arithmetic/numerals';
import * as routines from '../routines/dates';
import { CLOCK_EARLIER, CLOCK_LATER, CLOCK_OF, IN_SECONDS } from '../routines/durations';

/** A day by its year, month and number. */
export type Day = readonly bigint[];
/** Hours, minutes and seconds. */
export type Clock = readonly [hours: bigint, minutes: bigint, seconds: bigint];

const FEBRUARY = 2;
/** So many days later are not gone through month by month. */
const FAR = 600n;
/** Days of four centuries, of one, of four years and of one, where no leap day is missing. */
const SPANS = [146_097n, 36_524n, 1461n, 365n];
/** So many months are gone through at most. */
const MOST_MONTHS = 40;
/** By months: the day of the week before the first one, in a year in which all else is 0. */
const SHIFTS = [5n, 1n, 1n, 4n, 6n, 2n, 4n, 0n, 3n, 5n, 1n, 3n];
/** Days of a year before its months, as they are in most years. */
const STARTS = [0n, 31n, 59n, 90n, 120n, 151n, 181n, 212n, 243n, 273n, 304n, 334n];

export class Calendar {
  /** Of all that has been asked. */
  confidence = 1;

  constructor(private readonly roll: RunRoutine) {}

  async weekday(day: Day): Promise<bigint | undefined> {
    const [year = 1n, month = 1n, number = 1n] = day;
    const shift = SHIFTS[Number(month) - 1] ?? 0n;
    return await this.number(routines.WEEKDAY, { year, day: number, shift }, month <= FEBRUARY);
  }

  async isLeap(year: bigint): Promise<boolean | undefined> {
    const said = await this.asked(routines.IS_LEAP, { year: whole(year) });
    return said?.kind === 'bool' ? said.value : undefined;
  }

  async later(from: Day, days: bigint): Promise<Day | undefined> {
    const [year = 1n, month = 1n, day = 1n] = from;
    if (days >= FAR) return await this.far('+', from, days);
    const months = monthsFrom(Number(month) - 1, 1, 0);
    return await this.numbers(routines.LATER, { year, day, days }, { months });
  }

  async earlier(from: Day, days: bigint): Promise<Day | undefined> {
    const [year = 1n, month = 1n, day = 1n] = from;
    if (days >= FAR) return await this.far('-', from, days);
    const months = monthsFrom(Number(month) - 2, -1, 11);
    return await this.numbers(routines.EARLIER, { year, own_month: month, day, days }, { months });
  }

  /** By the days since the beginning of the first year. */
  private async far(operator: string, from: Day, days: bigint): Promise<Day | undefined> {
    const ordinal = await this.ordinal(from);
    const there = ordinal === undefined ? undefined : await this.calculated(operator, ordinal, days);
    return there === undefined ? undefined : await this.dayOf(there);
  }

  async ordinal(day: Day): Promise<bigint | undefined> {
    const [year = 1n] = day;
    const count = await this.dayInYear(day);
    return count === undefined ? undefined : await this.number(routines.ORDINAL, { year, count });
  }

  /** The day with that many days since the beginning of the first year. */
  async dayOf(ordinal: bigint): Promise<Day | undefined> {
    const [quotients, rest] = [[] as bigint[], { left: await this.calculated('-', ordinal, 1n) }];
    for (const length of SPANS) {
      const found = rest.left === undefined ? undefined : await this.divided(rest.left, length);
      if (!found) return undefined;
      quotients.push(found.quotient);
      rest.left = found.rest;
    }
    const [eras = 0n, centuries = 0n, fours = 0n, years = 0n] = quotients;
    const said = await this.numbers(routines.YEAR_OF, { eras, centuries, fours, years, rest: rest.left ?? 0n });
    const [year, count] = said ?? [];
    return year === undefined || count === undefined ? undefined : await this.later([year, 1n, count], 0n);
  }

  /** Which day of its year it is. */
  async dayOfYear([year = 1n, month = 1n, day = 1n]: Day): Promise<bigint | undefined> {
    const start = STARTS[Number(month) - 1] ?? 0n;
    const isLate: Value = { kind: 'bool', value: month > FEBRUARY };
    return (await this.numbers(routines.DAY_OF_YEAR, { year, start, day }, { is_late: isLate }))?.[0];
  }

  /** The year, the week and its day as they are counted by weeks: a week is in the year that its Thursday is in. */
  async weekDate(day: Day): Promise<Day | undefined> {
    const weekday = await this.weekday(day);
    const away = weekday === undefined ? undefined : await this.number(routines.TO_THURSDAY, { weekday });
    if (weekday === undefined || away === undefined) return undefined;
    const thursday = await this.moved(day, away);
    const count = thursday && (await this.dayOfYear(thursday));
    const all = count === undefined ? undefined : await this.calculated('+', count, 6n);
    const week = all === undefined ? undefined : await this.calculated('//', all, 7n);
    const number = await this.calculated('+', weekday, 1n);
    const [year] = thursday ?? [];
    return year === undefined || week === undefined || number === undefined ? undefined : [year, week, number];
  }

  /** The other way round. The 4th of January is always in the first week. */
  async dayOfWeek([year = 1n, week = 1n, number = 1n]: Day): Promise<Day | undefined> {
    const fourth = [year, 1n, 4n];
    const weekday = await this.weekday(fourth);
    const days =
      weekday === undefined ? undefined : await this.number(routines.SINCE_FOURTH, { week, number, weekday });
    return days === undefined ? undefined : await this.moved(fourth, days);
  }

  /** So many days later, or earlier where they are less than zero. */
  async moved(day: Day, days: bigint): Promise<Day | undefined> {
    if (days === 0n) return day;
    return days > 0n ? await this.later(day, days) : await this.earlier(day, -days);
  }

  /** How many days there are from the other day to the first one. */
  async daysBetween(day: Day, other: Day): Promise<bigint | undefined> {
    const [one, two] = [await this.dayInYear(day), await this.dayInYear(other)];
    const [year = 1n, before = 1n] = [day[0], other[0]];
    if (one === undefined || two === undefined) return undefined;
    return await this.number(routines.BETWEEN_YEARS, { one, other: two, year, before });
  }

  private async dayInYear([year = 1n, month = 1n, day = 1n]: Day): Promise<bigint | undefined> {
    const start = STARTS[Number(month) - 1] ?? 0n;
    return await this.number(routines.IN_YEAR, { year, start, day }, month <= FEBRUARY);
  }

  /** Seconds of less than a day as a clock shows them. */
  async clockOf(total: bigint): Promise<Clock | undefined> {
    if (total === 0n) return [0n, 0n, 0n];
    const [hours, minutes, seconds] = (await this.numbers(CLOCK_OF, { total })) ?? [];
    return hours === undefined || minutes === undefined || seconds === undefined
      ? undefined
      : [hours, minutes, seconds];
  }

  /** The time so much later or earlier, and whether that is another day. */
  async clockMoved(isLater: boolean, [hour, minute, second]: Clock, [hours, minutes, seconds]: Clock): Promise<{ readonly clock: Clock; readonly days: bigint } | undefined> {
    const routine = isLater ? CLOCK_LATER : CLOCK_EARLIER;
    const moved = await this.numbers(routine, { hour, minute, second, hours, minutes, seconds });
    const [h = 0n, m = 0n, s = 0n, days = 0n] = moved ?? [];
    return moved && { clock: [h, m, s], days };
  } // prettier-ignore

  async inSeconds([hours, minutes, seconds]: Clock): Promise<bigint | undefined> {
    return [hours, minutes, seconds].every((part) => part === 0n)
      ? 0n
      : await this.number(IN_SECONDS, { hours, minutes, seconds });
  }

  /** A number of days or seconds more or less. */
  async calculated(operator: string, one: bigint, other: bigint): Promise<bigint | undefined> {
    const said = await this.result(operator, whole(one), whole(other));
    return said?.kind === 'int' ? said.value : undefined;
  }

  async result(operator: string, one: Value | undefined, other: Value | undefined): Promise<Value | undefined> {
    const [left, right] = [numeralOf(one), numeralOf(other)];
    const said = left && right && (await new LongArithmetic(this.roll).result(operator, left, right));
    this.confidence *= said?.confidence ?? 0;
    return said?.value;
  }

  /** How often a number is in another one, and what is left then. */
  async divided(one: bigint, by: bigint): Promise<{ readonly quotient: bigint; readonly rest: bigint } | undefined> {
    if (one === 0n || by === 1n) return { quotient: one, rest: 0n };
    const quotient = await this.calculated('//', one, by);
    if (quotient === undefined || quotient === 0n) return quotient === undefined ? undefined : { quotient, rest: one };
    const taken = await this.calculated('*', quotient, by);
    const rest = taken === undefined ? undefined : await this.calculated('-', one, taken);
    return rest === undefined ? undefined : { quotient, rest };
  }

  /** Numbers of units of these lengths, in all. */
  async sumOf(given: readonly (readonly [many: bigint, length: bigint])[]): Promise<bigint | undefined> {
    let sum: bigint | undefined;
    for (const [many, length] of given.filter(([one]) => one !== 0n)) {
      const product = length === 1n ? many : await this.calculated('*', many, length);
      sum = product === undefined || sum === undefined ? product : await this.calculated('+', sum, product);
      if (sum === undefined) return undefined;
    }
    return sum ?? 0n;
  }

  /** What a routine yields. */
  async numbers(
    routine: string,
    given: Readonly<Record<string, bigint>>,
    others: Readonly<Record<string, Value>> = {},
  ): Promise<readonly bigint[] | undefined> {
    const variables = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, whole(value)]));
    const said = await this.asked(routine, { ...variables, ...others });
    const items = said?.kind === 'list' ? said.items : said ? [said] : [];
    const numbers = items.flatMap((item) => (item.kind === 'int' ? item.value : []));
    return numbers.length === items.length && numbers.length > 0 ? numbers : undefined;
  }

  /** @param isEarly the month is January or February */
  private async number(
    routine: string,
    given: Readonly<Record<string, bigint>>,
    isEarly?: boolean,
  ): Promise<bigint | undefined> {
    const others: Record<string, Value> = isEarly === undefined ? {} : { is_early: { kind: 'bool', value: isEarly } };
    return (await this.numbers(routine, given, others))?.[0];
  }

  async asked(routine: string, variables: Readonly<Record<string, Value>>): Promise<Value | undefined> {
    const said = await this.roll(routine, variables);
    this.confidence *= said?.confidence ?? 0;
    return said?.value;
  }
}

/** Each with its number, its length, and whether it is February and one of another year than the month before. */
function monthsFrom(first: number, step: number, ofNextYear: number): Value {
  const items = Array.from({ length: MOST_MONTHS }, (_, at): Value => {
    const month = (((first + at * step) % 12) + 12) % 12;
    const isOther = month === ofNextYear && (at > 0 || step < 0);
    const truths = [month === FEBRUARY - 1, isOther].map((value): Value => ({ kind: 'bool', value }));
    return { kind: 'tuple', items: [whole(BigInt(month + 1)), whole(BigInt(LENGTHS[month] ?? 0)), ...truths] };
  });
  return { kind: 'list', items };
}

function whole(value: bigint): Value {
  return { kind: 'int', value };
}
