/** What the dates of `datetime` are made of, and how they are written. */
import { asKeywordArgument, keywordArgument } from './constructors';
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
/** What has parts like a date, and is none. */
const SHOWN: typeof PARTS = {
  ...PARTS,
  'datetime.IsoCalendarDate': ['year', 'week', 'weekday'],
  'time.struct_time': 'year mon mday hour min sec wday yday isdst'.split(' ').map((name) => `tm_${name}`),
};
/** Days of the months, as they are in most years. */
export const LENGTHS: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
export const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
export const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A part of a date, such as its `year`; undefined for any other value, and for one that is not plain. */
export function datePart(value: Value, name: string): Value | undefined {
  const parts = value.kind === 'call' ? SHOWN[value.name] : undefined;
  const at = parts?.indexOf(name) ?? -1;
  if (value.kind !== 'call' || at < 0) return undefined;
  const keyword = value.args.map((argument) => asKeywordArgument(value.name, argument)).find((one) => one?.name === name); // prettier-ignore
  const positional = value.args[at];
  const found = keyword?.value ?? (positional && !asKeywordArgument(value.name, positional) ? positional : undefined);
  if (found) return found.kind === 'int' ? found : undefined;
  return { kind: 'int', value: 0n };
}

/** All parts of a date in their order; undefined for any other value, and for one with a time zone. */
export function dateParts(value: Value | undefined): readonly bigint[] | undefined {
  if (value?.kind !== 'call' || isZoned(value)) return undefined;
  const parts = (PARTS[value.name] ?? []).map((name) => datePart(value, name));
  const numbers = parts.flatMap((part) => (part?.kind === 'int' ? part.value : []));
  return parts.length > 0 && numbers.length === parts.length ? numbers : undefined;
}

/** Shown as CPython shows it: a time of day has hours and minutes at least. */
export function dateOf(name: string, parts: readonly bigint[]): Value {
  const least = { date: 3, datetime: 5, time: 2 }[name] ?? parts.length;
  const all = [...parts, ...Array.from({ length: Math.max(0, least - parts.length) }, () => 0n)];
  while (all.length > least && all.at(-1) === 0n) all.pop();
  return { kind: 'call', name: `datetime.${name}`, args: all.map((value) => ({ kind: 'int', value })) };
}

/** What has parts by their names, all of which it shows: `datetime.IsoCalendarDate(year=2024, week=9, weekday=4)` */
export function partedOf(name: 'datetime.IsoCalendarDate' | 'time.struct_time', parts: readonly bigint[]): Value {
  const names = SHOWN[name] ?? [];
  return {
    kind: 'call',
    name,
    args: parts.map((value, at) => keywordArgument(names[at] ?? '', { kind: 'int', value })),
  };
}

/** Its parts as a tuple has them; undefined for any other value, such as a date. */
export function partedItems(value: Value): readonly Value[] | undefined {
  if (value.kind !== 'call' || PARTS[value.name]) return undefined;
  return SHOWN[value.name]?.flatMap((name) => datePart(value, name) ?? []);
}

/** The same of a duration: what is zero is left out. */
export function durationOf(days: bigint, seconds: bigint, microseconds = 0n): Value {
  const shown = Object.entries({ days, seconds, microseconds }).filter(([, value]) => value !== 0n);
  const args = shown.map(([name, value]) => keywordArgument(name, { kind: 'int', value }));
  return { kind: 'call', name: 'datetime.timedelta', args: args.length > 0 ? args : [{ kind: 'int', value: 0n }] };
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

/** Directives that stand for others. */
const LONG: Readonly<Partial<Record<string, string>>> = {
  c: '%a %b %e %H:%M:%S %Y',
  x: '%m/%d/%y',
  X: '%H:%M:%S',
  D: '%m/%d/%y',
  F: '%Y-%m-%d',
  T: '%H:%M:%S',
  R: '%H:%M',
  r: '%I:%M:%S %p',
};

/** A format with no directives that stand for others, cut up. */
export function piecesOfFormat(
  format: string,
): readonly { readonly text: string; readonly directive?: string | undefined }[] {
  const plain = format.replace(/%(.)/gsu, (all, directive: string) => LONG[directive] ?? all);
  return Array.from(plain.matchAll(/%(-?.?)|[^%]+/gsu), ([text, directive]) => ({ text, directive }));
}

/**
 * What `strftime` writes; undefined where that takes more than its parts.
 * @param found what has been found out besides, by its directive
 */
export function formattedDate(
  value: Value,
  format: string,
  found: Readonly<Record<string, string>> = {},
): string | undefined {
  if (value.kind !== 'call' || value.name === 'datetime.timedelta' || !PARTS[value.name] || isZoned(value)) return undefined; // prettier-ignore
  const pieces = piecesOfFormat(format).map(({ text, directive }) =>
    directive === undefined ? text : (found[directive] ?? written(value, directive)),
  );
  return pieces.includes(undefined) ? undefined : pieces.join('');
}

function written(value: Value, directive: string): string | undefined {
  // As the C library of most systems has it.
  if (directive.length > 1) return /^-[dmHIMSj]$/.test(directive) ? written(value, directive.slice(1))?.replace(/^0+(?=.)/, '') : undefined; // prettier-ignore
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
    case 'h':
      return month === undefined ? undefined : MONTHS[month - 1]?.slice(0, 3);
    case 'e':
      return numberOf(value, 'day')?.toString().padStart(2, ' ');
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
