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

/** A day by its year, month and number. */
export type Day = readonly bigint[];
/** Hours, minutes and seconds. */
export type Clock = readonly [hours: bigint, minutes: bigint, seconds: bigint];

const FEBRUARY = 2;
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

  async later([year = 1n, month = 1n, day = 1n]: Day, days: bigint): Promise<Day | undefined> {
    const months = monthsFrom(Number(month) - 1, 1, 0);
    return await this.numbers(routines.LATER, { year, day, days }, { months });
  }

  async earlier([year = 1n, month = 1n, day = 1n]: Day, days: bigint): Promise<Day | undefined> {
    const months = monthsFrom(Number(month) - 2, -1, 11);
    return await this.numbers(routines.EARLIER, { year, own_month: month, day, days }, { months });
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
    const [hours, minutes, seconds] = (await this.numbers(routines.CLOCK_OF, { total })) ?? [];
    return hours === undefined || minutes === undefined || seconds === undefined
      ? undefined
      : [hours, minutes, seconds];
  }

  /** The time so much later or earlier, and whether that is another day. */
  async clockMoved(isLater: boolean, [hour, minute, second]: Clock, [hours, minutes, seconds]: Clock): Promise<{ readonly clock: Clock; readonly days: bigint } | undefined> {
    const routine = isLater ? routines.CLOCK_LATER : routines.CLOCK_EARLIER;
    const moved = await this.numbers(routine, { hour, minute, second, hours, minutes, seconds });
    const [h = 0n, m = 0n, s = 0n, days = 0n] = moved ?? [];
    return moved && { clock: [h, m, s], days };
  } // prettier-ignore

  async inSeconds([hours, minutes, seconds]: Clock): Promise<bigint | undefined> {
    return [hours, minutes, seconds].every((part) => part === 0n)
      ? 0n
      : await this.number(routines.IN_SECONDS, { hours, minutes, seconds });
  }

  /** A number of days or seconds more or less. */
  async calculated(operator: string, one: bigint, other: bigint): Promise<bigint | undefined> {
    const [left, right] = [numeralOf(whole(one)), numeralOf(whole(other))];
    const said = left && right && (await new LongArithmetic(this.roll).result(operator, left, right));
    this.confidence *= said?.confidence ?? 0;
    return said?.value.kind === 'int' ? said.value.value : undefined;
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
