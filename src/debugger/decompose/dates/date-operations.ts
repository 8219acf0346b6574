/**
 * What programs do with dates, in smaller questions: `day + timedelta(days=3)`, `(end - start).days`, `day.weekday()`,
 * `first < second`, `datetime.strptime(text, '%d.%m.%Y')`. The model alone is wrong about nearly all of them.
 */
import type { Query } from '../../../codec/query';
import type { CallSite, SubExpression } from '../../../python/syntax';
import { dateOf, dateParts, durationOf, formattedDate } from '../../../python/values/dates';
import type { CallValue, Value } from '../../../python/values/value';
import { COMPARISONS } from '../arithmetic/long-arithmetic';
import type { Work as LibraryWork, Read } from '../library-work';
import type { RunRoutine } from '../routines/run-routine';
import { ALL_SECONDS, BOTH, IN_DAYS, LESS } from '../routines/dates';
import type { Worked } from '../rolling';
import { compared } from '../sequences/comparison';
import { Calendar, type Clock } from './calendar';
import { readDate } from './read-dates';

type Work = (calendar: Calendar, roll: RunRoutine) => Promise<Value | Worked | undefined>;

/** Undefined for any other operator, and where nothing is a date. */
export function ofOperator(part: SubExpression, read: Read): LibraryWork | undefined {
  return asWork(operation(part, read));
}

/** Undefined for what is called otherwise. */
export function ofCall(site: CallSite, part: SubExpression, query: Query, read: Read): LibraryWork | undefined {
  return asWork(called(site, part, query, read));
}

function asWork(work: Work | undefined): LibraryWork | undefined {
  return work && (async (roll) => await worked(work, roll));
}

/** What `str` gives of a duration; undefined for any other value. */
export async function textOfDuration(
  value: Value | undefined,
  roll: RunRoutine,
): Promise<{ readonly value: Value; readonly confidence: number } | undefined> {
  const holder = dated(value);
  if (!holder || !isDuration(holder) || hasFraction(holder)) return undefined;
  const said = await worked(async (calendar) => await durationText(holder, calendar), roll);
  return said && 'value' in said ? said : undefined;
}

async function worked(work: Work, roll: RunRoutine): Promise<Worked | undefined> {
  const calendar = new Calendar(roll);
  const said = await work(calendar, roll);
  if (!said || 'confidence' in said) return said;
  return { value: said, confidence: calendar.confidence };
}

function operation({ operator, operands = ['', ''] }: SubExpression, read: Read): Work | undefined {
  const [left, right] = operands.map(read);
  const [one, other] = [dated(left), dated(right)];
  if (!one && !other) return datedTuples(operator, left, right);
  if (one && other && Object.hasOwn(COMPARISONS, operator)) return comparison(operator, one, other);
  if (operator === '*') return multiple(one ?? other, one ? right : left);
  if (!one || !other || (operator !== '+' && operator !== '-')) return undefined;
  if (isDuration(one) && isDuration(other)) return durations(operator, one, other);
  if (isDuration(one)) return operator === '+' ? moved(other, one, operator) : undefined;
  if (isDuration(other)) return moved(one, other, operator);
  return operator === '-' && one.name === other.name && one.name !== 'datetime.time' ? difference(one, other) : undefined; // prettier-ignore
}

interface Dated {
  readonly name: string;
  readonly parts: readonly bigint[];
}

function dated(value: Value | undefined): Dated | undefined {
  const parts = dateParts(value);
  return parts && { name: (value as CallValue).name, parts };
}

function isDuration({ name }: Dated): boolean {
  return name === 'datetime.timedelta';
}

function clockIn({ name, parts }: Dated): Clock {
  const [hours = 0n, minutes = 0n, seconds = 0n] = name === 'datetime.datetime' ? parts.slice(3) : [];
  return [hours, minutes, seconds];
}

/** Fractions of seconds are rare. */
function hasFraction({ name, parts }: Dated): boolean {
  return name !== 'datetime.date' && parts.at(-1) !== 0n;
}

function comparison(operator: string, one: Dated, other: Dated): Work | undefined {
  if (one.name !== other.name) return undefined;
  const [left, right] = [one, other].map(({ parts }) => ({ kind: 'tuple', items: parts.map((value) => ({ kind: 'int', value }) as const) }) as const); // prettier-ignore
  return async (_, roll) => left && right && (await compared({ operator, left, right }, roll));
}

/** Tuples with dates in them, as what is sorted by a key often is. */
function datedTuples(operator: string, left: Value | undefined, right: Value | undefined): Work | undefined {
  if (left?.kind !== 'tuple' || right?.kind !== 'tuple' || !Object.hasOwn(COMPARISONS, operator)) return undefined;
  if (![...left.items, ...right.items].some((item) => dated(item))) return undefined;
  const [one, other] = [left, right].map(({ items }) => ({ kind: 'tuple', items: items.map(asParts) }) as const);
  return async (_, roll) => one && other && (await compared({ operator, left: one, right: other }, roll));
}

function asParts(value: Value): Value {
  const parts = dateParts(value);
  return parts ? { kind: 'tuple', items: parts.map((part) => ({ kind: 'int', value: part })) } : value;
}

function moved(date: Dated, duration: Dated, operator: string): Work | undefined {
  const [days = 0n, seconds = 0n] = duration.parts;
  if (date.name === 'datetime.time' || hasFraction(date) || hasFraction(duration)) return undefined;
  const isLater = operator === '+';
  return async (calendar) => {
    const isTimed = date.name === 'datetime.datetime' && seconds !== 0n;
    const change = isTimed ? await calendar.clockOf(seconds) : undefined;
    const time = change && (await calendar.clockMoved(isLater, clockIn(date), change));
    if (isTimed && !time) return undefined;
    const all = time?.days === 1n ? await calendar.calculated('+', days, 1n) : days;
    if (all === undefined) return undefined;
    const isOnwards = isLater === all >= 0n;
    const many = all < 0n ? -all : all;
    const day = date.parts.slice(0, 3);
    const there = many === 0n ? day : isOnwards ? await calendar.later(day, many) : await calendar.earlier(day, many);
    const clock = time?.clock ?? clockIn(date);
    return there && named(date.name, date.name === 'datetime.date' ? there : [...there, ...clock]);
  };
}

function difference(one: Dated, other: Dated): Work | undefined {
  if (hasFraction(one) || hasFraction(other)) return undefined;
  return async (calendar) => {
    const days = await calendar.daysBetween(one.parts.slice(0, 3), other.parts.slice(0, 3));
    const time = await calendar.clockMoved(false, clockIn(one), clockIn(other));
    const seconds = time && (await calendar.inSeconds(time.clock));
    const all = time?.days === 1n && days !== undefined ? await calendar.calculated('-', days, 1n) : days;
    return all === undefined || seconds === undefined ? undefined : durationOf(all, seconds);
  };
}

function durations(operator: string, one: Dated, other: Dated): Work | undefined {
  if (hasFraction(one) || hasFraction(other)) return undefined;
  const [days = 0n, seconds = 0n] = one.parts;
  const [more_days = 0n, more_seconds = 0n] = other.parts;
  return async (calendar) =>
    duration(await calendar.numbers(operator === '+' ? BOTH : LESS, { days, seconds, more_days, more_seconds }));
}

function multiple(one: Dated | undefined, factor: Value | undefined): Work | undefined {
  const [days = 0n, seconds = 0n] = one?.parts ?? [];
  if (!one || !isDuration(one) || hasFraction(one) || factor?.kind !== 'int') return undefined;
  return async (calendar) => {
    const all = await calendar.calculated('*', days, factor.value);
    const more = await calendar.calculated('*', seconds, factor.value);
    if (all === undefined || more === undefined) return undefined;
    return duration(await calendar.numbers(IN_DAYS, { weeks: 0n, days: all, hours: 0n, minutes: 0n, seconds: more }));
  };
}

function duration(numbers: readonly bigint[] | undefined): Value | undefined {
  const [days, seconds] = numbers ?? [];
  return days === undefined || seconds === undefined ? undefined : durationOf(days, seconds);
}

function named(name: string, parts: readonly bigint[]): Value {
  return dateOf(name.replace('datetime.', ''), parts);
}

function called(site: CallSite, part: SubExpression, query: Query, read: Read): Work | undefined {
  const { receiver, arguments: all } = site;
  const { operator } = part;
  const of = (name: string): boolean => receiver?.replace('datetime.', '') === name && !query.lookup(receiver); // prettier-ignore
  if (operator === 'timedelta' && (receiver === undefined || of('datetime')) && !query.isCallable(operator)) return made(site, read); // prettier-ignore
  if (all.some(({ star }) => star)) return undefined;
  const given = all.map(({ text }) => read(text));
  if (of('datetime') || of('date')) {
    const [text, format] = given;
    return readDate(operator, of('date'), text, format);
  }
  const holder = dated(receiver === undefined ? given[0] : read(receiver));
  if (!holder) return undefined;
  if (receiver === undefined) return operator === 'str' && isDuration(holder) && !hasFraction(holder) ? async (calendar) => await durationText(holder, calendar) : undefined; // prettier-ignore
  if (operator === 'replace') return replaced(holder, site, read);
  if (operator === 'strftime') return withWeekday(holder, read(receiver), given[0]);
  return all.length > 0 ? undefined : ofDate(operator, holder);
}

/** Methods that are given nothing. */
function ofDate(operator: string, holder: Dated): Work | undefined {
  const { name, parts } = holder;
  if (isDuration(holder)) {
    if (operator !== 'total_seconds' || hasFraction(holder)) return undefined;
    const [days = 0n, seconds = 0n] = parts;
    return async (calendar) => {
      const all = await calendar.numbers(ALL_SECONDS, { days, seconds });
      return all?.[0] === undefined ? undefined : { kind: 'float', value: Number(all[0]) };
    };
  }
  if (name === 'datetime.time') return undefined;
  switch (operator) {
    case 'weekday':
      return async (calendar) => whole(await calendar.weekday(parts));
    case 'isoweekday':
      return async (calendar) => {
        const day = await calendar.weekday(parts);
        return day === undefined ? undefined : whole(await calendar.calculated('+', day, 1n));
      };
    case 'date':
      return name === 'datetime.datetime' ? async () => await Promise.resolve(dateOf('date', parts.slice(0, 3))) : undefined; // prettier-ignore
    case 'time':
      return name === 'datetime.datetime' ? async () => await Promise.resolve(dateOf('time', parts.slice(3))) : undefined; // prettier-ignore
    default:
      return undefined;
  }
}

function whole(value: bigint | undefined): Value | undefined {
  return value === undefined ? undefined : { kind: 'int', value };
}

const UNITS = ['days', 'seconds', 'microseconds', 'milliseconds', 'minutes', 'hours', 'weeks'];
const COUNTED: ReadonlySet<string> = new Set(['days', 'seconds', 'minutes', 'hours', 'weeks']);

/** `timedelta(days=1, hours=2)` of whole numbers. */
function made({ arguments: all }: CallSite, read: Read): Work | undefined {
  const given = { days: 0n, seconds: 0n, minutes: 0n, hours: 0n, weeks: 0n };
  for (const [at, { text, keyword, star }] of all.entries()) {
    const unit = keyword ?? UNITS[at];
    const value = star ? undefined : read(text);
    if (unit === undefined || !COUNTED.has(unit) || value?.kind !== 'int') return undefined;
    given[unit as keyof typeof given] = value.value;
  }
  const { days, ...others } = given;
  const isOnlyDays = Object.values(others).every((value) => value === 0n);
  if (isOnlyDays) return async () => await Promise.resolve(durationOf(days, 0n));
  return async (calendar) => duration(await calendar.numbers(IN_DAYS, given));
}

const PLACES = ['year', 'month', 'day', 'hour', 'minute', 'second'];

/** `day.replace(day=1)`, where the day is in every month. */
function replaced({ name, parts }: Dated, { arguments: all }: CallSite, read: Read): Work | undefined {
  if (name === 'datetime.time' || all.length === 0) return undefined;
  const others = [...parts];
  for (const { text, keyword } of all) {
    const at = PLACES.indexOf(keyword ?? '');
    const value = read(text);
    if (at < 0 || at >= parts.length || value?.kind !== 'int') return undefined;
    others[at] = value.value;
  }
  const [year = 0n, month = 0n, day = 0n, hour = 0n, minute = 0n, second = 0n] = others;
  const isIn = (value: bigint, least: bigint, most: bigint): boolean => least <= value && value <= most;
  if (!isIn(year, 1n, 9999n) || !isIn(month, 1n, 12n) || !isIn(day, 1n, 28n)) return undefined;
  if (!isIn(hour, 0n, 23n) || !isIn(minute, 0n, 59n) || !isIn(second, 0n, 59n)) return undefined;
  return async () => await Promise.resolve(named(name, others));
}

/** `%A` takes more than the parts of a date. */
function withWeekday({ name, parts }: Dated, date: Value | undefined, format: Value | undefined): Work | undefined {
  if (!date || format?.kind !== 'str' || !/%[Aa]/.test(format.value) || name === 'datetime.time') return undefined;
  return async (calendar) => {
    const text = formattedDate(date, format.value, await calendar.weekday(parts));
    return text === undefined ? undefined : { kind: 'str', value: text };
  };
}

/** `1 day, 2:30:00` */
async function durationText(
  { parts: [days = 0n, seconds = 0n] }: Dated,
  calendar: Calendar,
): Promise<Value | undefined> {
  // prettier-ignore
  const clock = await calendar.clockOf(seconds);
  if (!clock) return undefined;
  const [hours, ...others] = clock;
  const shown = [hours, ...others.map((part) => String(part).padStart(2, '0'))].join(':');
  const isOne = days === 1n || days === -1n;
  return { kind: 'str', value: days === 0n ? shown : `${days} day${isOne ? '' : 's'}, ${shown}` };
}
