/** Dates that are read from a text: it is cut where their format says, and each piece is asked about. */
import { dateOf, DAYS, MONTHS, piecesOfFormat } from '../../../python/values/dates';
import type { Value } from '../../../python/values/value';
import { FIRST_OF, IN_CENTURY, IN_DAY, IN_FRONT, NUMBER_IN } from '../routines/dates';
import type { Worked } from '../rolling';
import type { Calendar } from './calendar';
import { existingDate } from './checked-dates';
import { str } from './dated';

type Reading = (calendar: Calendar) => Promise<Value | Worked | undefined>;

/** Where the number stands among the parts of a date, how many digits it has at most, and its limits. */
interface Directive {
  readonly at: number;
  readonly width: number;
  readonly least: bigint;
  readonly most: bigint;
}

const DIRECTIVES: Readonly<Partial<Record<string, Directive>>> = {
  Y: { at: 0, width: 4, least: 1n, most: 9999n },
  y: { at: 0, width: 2, least: 0n, most: 99n },
  m: { at: 1, width: 2, least: 1n, most: 12n },
  d: { at: 2, width: 2, least: 1n, most: 31n },
  H: { at: 3, width: 2, least: 0n, most: 23n },
  M: { at: 4, width: 2, least: 0n, most: 59n },
  S: { at: 5, width: 2, least: 0n, most: 59n },
  I: { at: 3, width: 2, least: 1n, most: 12n },
  f: { at: 6, width: 6, least: 0n, most: 999_999n },
  j: { at: 2, width: 3, least: 1n, most: 366n },
};
/** Words in the place of numbers: those of months stand for their place among them. */
const WORDS: Readonly<Partial<Record<string, readonly string[]>>> = {
  B: MONTHS,
  b: MONTHS.map((name) => name.slice(0, 3)),
  A: DAYS,
  a: DAYS.map((name) => name.slice(0, 3)),
  p: ['AM', 'PM'],
};
/** Words that are all of that length. */
const WIDTHS: Readonly<Partial<Record<string, bigint>>> = { b: 3n, a: 3n, p: 2n };
const TIMES: Readonly<Partial<Record<number, string>>> = { 5: '%H:%M', 8: '%H:%M:%S', 15: '%H:%M:%S.%f' };
const ISO: Readonly<Partial<Record<number, string>>> = {
  10: '%Y-%m-%d',
  16: '%Y-%m-%dT%H:%M',
  19: '%Y-%m-%dT%H:%M:%S',
  26: '%Y-%m-%dT%H:%M:%S.%f',
};

/** `datetime.strptime(text, format)`, `date.fromisoformat(text)` */
export function readDate(
  method: string,
  name: string,
  text: Value | undefined,
  format: Value | undefined,
): Reading | undefined {
  if (text?.kind !== 'str') return undefined;
  const said = text.value;
  const isDate = name === 'date';
  if (method === 'strptime' && name === 'datetime' && format?.kind === 'str') {
    const wanted = format.value;
    const message = `time data ${quoted(said)} does not match format ${quoted(wanted)}`;
    return async (calendar) => await read(said, wanted, { name, message, tellsRest: true }, calendar);
  }
  if (method !== 'fromisoformat') return undefined;
  const iso =
    name === 'time'
      ? TIMES[said.length]
      : (ISO[said.length]?.replace('T', said.at(10) ?? 'T') ?? (isDate ? '%Y-%m-%d' : undefined));
  if (iso === undefined || (isDate && said.length > 10)) return undefined;
  return async (calendar) => await read(said, iso, { name, message: `Invalid isoformat string: ${quoted(said)}` }, calendar); // prettier-ignore
}

function quoted(text: string): string {
  return text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replace(/['\\]/g, String.raw`\$&`)}'`;
}

interface Wanted {
  readonly name: string;
  /** Of the exception where the text has another form. */
  readonly message: string;
  /** What is left behind the last number is said. */
  readonly tellsRest?: boolean;
}

async function read(
  text: string,
  format: string,
  { name, message, tellsRest }: Wanted,
  calendar: Calendar,
): Promise<Value | Worked | undefined> {
  const pieces = piecesOfFormat(format);
  const parts = [1900n, 1n, 1n, 0n, 0n, 0n, 0n];
  let isLate: boolean | undefined;
  const left = (piece: string): Worked => ({ exception: { type: 'ValueError', message: `unconverted data remains: ${piece}` }, confidence: calendar.confidence }); // prettier-ignore
  const failed = (): Worked => ({ exception: { type: 'ValueError', message }, confidence: calendar.confidence });
  let rest = text;
  for (const [i, { text: all, directive }] of pieces.entries()) {
    if (directive === undefined) {
      // What stands between two numbers has been cut off with the first one.
      if (i > 0 && (i < pieces.length - 1 || rest === '')) continue;
      if (i > 0) return tellsRest ? left(rest) : failed();
      const begun = await calendar.asked(FIRST_OF, { text: str(rest), width: { kind: 'int', value: BigInt(all.length) } }); // prettier-ignore
      const [first, behind] = textsOf(begun);
      if (first === undefined || behind === undefined) return undefined;
      if (first !== all) return failed();
      rest = behind;
      continue;
    }
    const known = DIRECTIVES[directive];
    const words = WORDS[directive];
    if (!known && !words) return undefined;
    const next = pieces[i + 1];
    let piece = rest;
    if (next) {
      const width = known ? BigInt(known.width) : WIDTHS[directive];
      const cut =
        next.directive === undefined
          ? await calendar.asked(IN_FRONT, { text: str(rest), mark: str(next.text) })
          : width === undefined ? undefined : await calendar.asked(FIRST_OF, { text: str(rest), width: { kind: 'int', value: width } }); // prettier-ignore
      if (cut?.kind === 'list' && cut.items.length === 0) return failed();
      const [first, behind] = textsOf(cut);
      if (first === undefined || behind === undefined) return undefined;
      [piece, rest] = [first, behind];
    }
    if (words) {
      const at = words.findIndex((word) => word.toLowerCase() === piece.toLowerCase());
      if (at < 0) return failed();
      if (words.length === MONTHS.length) parts[1] = BigInt(at + 1);
      if (directive === 'p') isLate = at > 0;
    } else if (known) {
      const { at, width, least, most } = known;
      if (!next && tellsRest && piece.length > width && /^\d+$/.test(piece.slice(0, width))) return left(piece.slice(width)); // prettier-ignore
      if (piece.length > width || piece === '') return failed();
      const digits = directive === 'f' ? piece.padEnd(width, '0') : piece;
      const number = (await calendar.numbers(NUMBER_IN, { least, most }, { text: str(digits) }))?.[0];
      if (number === undefined) return undefined;
      if (number < 0n) return failed();
      const year = directive === 'y' ? (await calendar.numbers(IN_CENTURY, { number }))?.[0] : number;
      if (year === undefined) return undefined;
      parts[at] = year;
    }
  }
  const has = (one: string): boolean => pieces.some(({ directive }) => directive === one);
  if (has('I')) {
    const hour = await calendar.numbers(IN_DAY, { number: parts[3] ?? 0n }, { is_late: { kind: 'bool', value: isLate ?? false } }); // prettier-ignore
    if (hour?.[0] === undefined) return undefined;
    [parts[3]] = hour;
  }
  if (has('j') && !has('m') && !has('d')) {
    const day = await calendar.later([parts[0] ?? 1n, 1n, parts[2] ?? 1n], 0n);
    if (!day) return undefined;
    parts.splice(0, 3, ...day);
  }
  return name === 'time' ? dateOf(name, parts.slice(3)) : await existingDate(name, parts, calendar);
}

function textsOf(value: Value | undefined): readonly string[] {
  return value?.kind === 'list' ? value.items.flatMap((item) => (item.kind === 'str' ? item.value : [])) : [];
}
