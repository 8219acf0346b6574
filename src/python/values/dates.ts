/** What the dates of `datetime` are made of, and how they are written. */
import { asKeywordArgument } from './constructors';
import type { Value } from './value';

const DATE = ['year', 'month', 'day'];
const TIME = ['hour', 'minute', 'second', 'microsecond'];
/** Parts in the order in which a value shows them; those that are not shown are zero. */
const PARTS: Readonly<Partial<Record<string, readonly string[]>>> = {
  'datetime.date': DATE,
  'datetime.datetime': [...DATE, ...TIME],
  'datetime.time': TIME,
  'datetime.timedelta': ['days', 'seconds', 'microseconds'],
};
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** A part of a date, such as its `year`; undefined for any other value, and for one that is not plain. */
export function datePart(value: Value, name: string): Value | undefined {
  const parts = value.kind === 'call' ? PARTS[value.name] : undefined;
  const at = parts?.indexOf(name) ?? -1;
  if (value.kind !== 'call' || at < 0) return undefined;
  const keyword = value.args.map((argument) => asKeywordArgument(value.name, argument)).find((one) => one?.name === name); // prettier-ignore
  const positional = value.args[at];
  const found = keyword?.value ?? (positional && !asKeywordArgument(value.name, positional) ? positional : undefined);
  if (found) return found.kind === 'int' ? found : undefined;
  return { kind: 'int', value: 0n };
}

/** As `str` writes a date; undefined for any other value, and for one with a time zone. */
export function dateText(value: Value, between = ' '): string | undefined {
  if (value.kind !== 'call' || isZoned(value)) return undefined;
  const day = '%Y-%m-%d';
  const time = numberOf(value, 'microsecond') === 0 ? '%H:%M:%S' : '%H:%M:%S.%f';
  switch (value.name) {
    case 'datetime.date':
      return formattedDate(value, day);
    case 'datetime.datetime':
      return formattedDate(value, `${day}${between}${time}`);
    case 'datetime.time':
      return formattedDate(value, time);
    default:
      return undefined;
  }
}

/** What `strftime` writes; undefined where that takes more than its parts: which day of the week it is has to be found out. */
export function formattedDate(value: Value, format: string): string | undefined {
  if (value.kind !== 'call' || value.name === 'datetime.timedelta' || !PARTS[value.name] || isZoned(value)) return undefined; // prettier-ignore
  const pieces = Array.from(format.matchAll(/%(.?)|[^%]+/gsu), ([text, directive]) =>
    directive === undefined ? text : written(value, directive),
  );
  return pieces.includes(undefined) ? undefined : pieces.join('');
}

function written(value: Value, directive: string): string | undefined {
  const padded = (name: string, width = 2): string | undefined =>
    numberOf(value, name)?.toString().padStart(width, '0');
  const month = numberOf(value, 'month');
  const hour = numberOf(value, 'hour');
  switch (directive) {
    case 'Y':
      return padded('year', 4);
    case 'y':
      return padded('year', 4)?.slice(-2);
    case 'm':
      return padded('month');
    case 'd':
      return padded('day');
    case 'H':
      return padded('hour');
    case 'I':
      return hour === undefined ? undefined : String(hour % 12 || 12).padStart(2, '0');
    case 'p':
      return hour === undefined ? undefined : hour < 12 ? 'AM' : 'PM';
    case 'M':
      return padded('minute');
    case 'S':
      return padded('second');
    case 'f':
      return padded('microsecond', 6);
    case 'B':
      return month === undefined ? undefined : MONTHS[month - 1];
    case 'b':
      return month === undefined ? undefined : MONTHS[month - 1]?.slice(0, 3);
    case '%':
      return '%';
    default:
      return undefined;
  }
}

function numberOf(value: Value, name: string): number | undefined {
  const part = datePart(value, name);
  return part?.kind === 'int' ? Number(part.value) : undefined;
}

function isZoned(value: Extract<Value, { kind: 'call' }>): boolean {
  return value.args.some((argument) => /^(?:tzinfo|fold)$/.test(asKeywordArgument(value.name, argument)?.name ?? ''));
}
