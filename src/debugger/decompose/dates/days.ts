/** What is asked of days: their weekday and week, how many there are between two, and what `strftime` writes of them. */
import type { CallSite } from '../../../python/syntax';
import {
  dateOf,
  DAYS,
  durationOf,
  formattedDate,
  partedItems,
  partedOf,
  piecesOfFormat,
} from '../../../python/values/dates';
import type { Value } from '../../../python/values/value';
import { FROM_SUNDAY } from '../routines/dates';
import type { Calendar, Day } from './calendar';
import { checkedDate } from './checked-dates';
import { clockIn, dated, hasFraction, named, str, whole, type Dated, type Read, type Work } from './dated';

/** `day + span`, `moment - span` */
export function moved(date: Dated, duration: Dated, operator: string): Work | undefined {
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
    const there = await calendar.moved(date.parts.slice(0, 3), isLater ? all : -all);
    const clock = time?.clock ?? clockIn(date);
    return there && named(date.name, date.name === 'datetime.date' ? there : [...there, ...clock]);
  };
}

export function difference(one: Dated, other: Dated): Work | undefined {
  if (hasFraction(one) || hasFraction(other)) return undefined;
  return async (calendar) => {
    const days = await calendar.daysBetween(one.parts.slice(0, 3), other.parts.slice(0, 3));
    const time = await calendar.clockMoved(false, clockIn(one), clockIn(other));
    const seconds = time && (await calendar.inSeconds(time.clock));
    const all = time?.days === 1n && days !== undefined ? await calendar.calculated('-', days, 1n) : days;
    return all === undefined || seconds === undefined ? undefined : durationOf(all, seconds);
  };
}

/** Methods of dates that are given nothing. */
export function ofDate(operator: string, { name, parts }: Dated): Work | undefined {
  if (name === 'datetime.time') return undefined;
  const isTimed = name === 'datetime.datetime';
  switch (operator) {
    case 'weekday':
      return async (calendar) => whole(await calendar.weekday(parts));
    case 'isoweekday':
      return async (calendar) => {
        const day = await calendar.weekday(parts);
        return day === undefined ? undefined : whole(await calendar.calculated('+', day, 1n));
      };
    case 'isocalendar':
      return async (calendar) => {
        const day = await calendar.weekDate(parts);
        return day && partedOf('datetime.IsoCalendarDate', day);
      };
    case 'toordinal':
      return async (calendar) => whole(await calendar.ordinal(parts));
    case 'timetuple':
      return async (calendar) => {
        const [weekday, count] = [await calendar.weekday(parts), await calendar.dayOfYear(parts)];
        const clock = isTimed ? parts.slice(3, 6) : [0n, 0n, 0n];
        if (weekday === undefined || count === undefined) return undefined;
        return partedOf('time.struct_time', [...parts.slice(0, 3), ...clock, weekday, count, -1n]);
      };
    case 'date':
      return isTimed ? async () => await Promise.resolve(dateOf('date', parts.slice(0, 3))) : undefined;
    case 'time':
      return isTimed ? async () => await Promise.resolve(dateOf('time', parts.slice(3))) : undefined;
    default:
      return undefined;
  }
}

/** Items of what has parts by their names, such as `day.isocalendar()[1]`. */
export function itemOf(operator: string, of: Value | undefined, at: Value | undefined, [start, stop]: readonly (Value | undefined)[] = []): Work | undefined {
  const items = of && partedItems(of);
  if (!items) return undefined;
  const number = (value: Value | undefined): number | undefined => (value?.kind === 'int' ? Number(value.value) : undefined); // prettier-ignore
  const place = number(at);
  const said: Value | undefined = operator === '[:]' ? { kind: 'tuple', items: items.slice(number(start), number(stop)) } : place === undefined ? undefined : items.at(place); // prettier-ignore
  return said && (async () => await Promise.resolve(said));
} // prettier-ignore

const PLACES = ['year', 'month', 'day', 'hour', 'minute', 'second', 'microsecond'];

/** `day.replace(day=1)` */
export function replaced({ name, parts }: Dated, { arguments: all }: CallSite, read: Read): Work | undefined {
  const places = name === 'datetime.time' ? PLACES.slice(3) : PLACES;
  if (all.length === 0) return undefined;
  const others = [...parts];
  for (const [i, { text, keyword }] of all.entries()) {
    const at = keyword === undefined ? i : places.indexOf(keyword);
    const value = read(text);
    if (at < 0 || at >= parts.length || value?.kind !== 'int') return undefined;
    others[at] = value.value;
  }
  return async (calendar) => await checkedDate(name.replace('datetime.', ''), others, calendar);
}

/** Directives that take more than the parts of a date. */
const FOUND = /^(?:[AaUuWwjGV])$/;

export function formatted(
  { name, parts }: Dated,
  date: Value | undefined,
  format: Value | undefined,
): Work | undefined {
  if (!date || format?.kind !== 'str' || name === 'datetime.time') return undefined;
  const wanted = piecesOfFormat(format.value).flatMap(({ directive }) => (directive !== undefined && FOUND.test(directive) ? directive : [])); // prettier-ignore
  if (wanted.length === 0) return undefined;
  return async (calendar) => {
    const text = formattedDate(date, format.value, await foundOut(new Set(wanted), parts, calendar));
    return text === undefined ? undefined : str(text);
  };
}

async function foundOut(wanted: ReadonlySet<string>, day: Day, calendar: Calendar): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  const isOf = (directives: string): boolean => Array.from(directives).some((one) => wanted.has(one));
  const tell = (directive: string, value: bigint | undefined, width = 1): void => {
    if (value !== undefined) found[directive] = String(value).padStart(width, '0');
  };
  const weekday = isOf('AaUuWw') ? await calendar.weekday(day) : undefined;
  const count = isOf('jUW') ? await calendar.dayOfYear(day) : undefined;
  const name = weekday === undefined ? undefined : DAYS[Number(weekday)];
  if (name !== undefined) Object.assign(found, { A: name, a: name.slice(0, 3) });
  tell('j', count, 3);
  if (wanted.has('u') && weekday !== undefined) tell('u', await calendar.calculated('+', weekday, 1n));
  const sunday = isOf('Uw') && weekday !== undefined ? (await calendar.numbers(FROM_SUNDAY, { weekday }))?.[0] : undefined; // prettier-ignore
  tell('w', sunday);
  for (const [directive, first] of [['U', sunday], ['W', weekday]] as const) {
    if (!wanted.has(directive) || first === undefined || count === undefined) continue;
    const all = await calendar.sumOf([[count, 1n], [6n, 1n], [-first, 1n]]);
    tell(directive, all === undefined ? undefined : await calendar.calculated('//', all, 7n), 2);
  }
  const [year, week] = (isOf('GV') ? await calendar.weekDate(day) : undefined) ?? [];
  tell('G', year, 4);
  tell('V', week, 2);
  return found;
} // prettier-ignore

/** `datetime.combine(day, time)` */
export function combined([day, time]: readonly (Value | undefined)[]): Work | undefined {
  const [one, other] = [dated(day), dated(time)];
  if (!one || other?.name !== 'datetime.time' || !/^datetime\.date(?:time)?$/.test(one.name)) return undefined;
  return async () => await Promise.resolve(dateOf('datetime', [...one.parts.slice(0, 3), ...other.parts]));
}

/** `date.fromordinal(number)` and `date.fromisocalendar(year, week, day)` */
export function fromNumbers(method: string, name: string, given: readonly (Value | undefined)[]): Work | undefined {
  const numbers = given.flatMap((value) => (value?.kind === 'int' ? value.value : []));
  const [first = 0n] = numbers;
  if (numbers.length !== given.length) return undefined;
  const shown = (day: Day | undefined): Value | undefined =>
    day && dateOf(name, name === 'date' ? day : [...day, 0n, 0n]);
  if (method === 'fromordinal' && given.length === 1 && first > 0n) return async (calendar) => shown(await calendar.dayOf(first)); // prettier-ignore
  if (method === 'fromisocalendar' && given.length === 3) return async (calendar) => shown(await calendar.dayOfWeek(numbers)); // prettier-ignore
  return undefined;
}
