/** Decimal numerals: a sign, digits, and how many of them are after the point. */
import { decimalText } from '../../../python/values/decimals';
import { printFloat } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';

/** A number without its sign; the first digit first. */
export interface Numeral {
  readonly digits: readonly number[];
  /** Digits after the point. */
  readonly decimals: number;
  readonly isNegative: boolean;
  /** It is a float, whatever its digits. */
  readonly isFloat: boolean;
  /** It is a `Decimal`, which is stored as it is written, zeros at its end included. */
  readonly isDecimal?: boolean;
}

/** Numbers of more digits are not worked on. */
const MOST_DIGITS = 100;
/** Digits that a float has at most. */
const MOST_DIGITS_OF_FLOAT = 17;

/** Digits that a `Decimal` has at most where the program says nothing else. */
export const MOST_DIGITS_OF_DECIMAL = 28;

/** How a number is written; undefined for anything else, and for floats with an exponent. */
export function numeralOf(value: Value | undefined): Numeral | undefined {
  const isDecimal = value?.kind === 'call' && value.name === 'Decimal';
  const [, sign, whole = '', behind = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(writtenNumber(value)) ?? [];
  const most = value?.kind === 'float' ? MOST_DIGITS_OF_FLOAT : isDecimal ? MOST_DIGITS_OF_DECIMAL : MOST_DIGITS;
  if (whole === '' || whole.length + behind.length > most) return undefined;
  const decimals = behind === '0' && !isDecimal ? '' : behind;
  const digits = Array.from((whole + decimals).replace(/^0+(?=\d)/, ''), Number);
  return {
    digits,
    decimals: decimals.length,
    isNegative: sign === '-',
    isFloat: value?.kind === 'float',
    ...(isDecimal && { isDecimal }),
  };
}

function writtenNumber(value: Value | undefined): string {
  switch (value?.kind) {
    case 'int':
      return value.value.toString();
    case 'float':
      return printFloat(value.value);
    default:
      return value ? (decimalText(value) ?? '') : '';
  }
}

/**
 * Whether computing with the digits is what Python does: an int, or a float whose digits say exactly what is stored. Most
 * decimals are rounded when they are stored, 0.1 for one, and so is what comes of them.
 */
export function isExact({ digits, decimals, isFloat }: Numeral): boolean {
  if (!isFloat) return true;
  const number = BigInt(digits.join(''));
  // Of powers of ten, only those of two can be stored.
  const fives = 5n ** BigInt(decimals);
  return number % fives === 0n && number / fives <= LARGEST_EXACT;
}

/** Digits with which the decimals of floats of usual size are written to their end. */
const ALL_DIGITS = 100;

/** All digits of what is stored of a float: `0.1` is `0.1000000000000000055511151231257827…`. */
export function asStored(value: Value | undefined): Numeral | undefined {
  const written = numeralOf(value);
  if (value?.kind !== 'float' || !written || isExact(written)) return written;
  const [, whole = '', behind = ''] = /^-?(\d+)\.(\d*?)0*$/.exec(value.value.toPrecision(ALL_DIGITS)) ?? [];
  const digits = Array.from((whole + behind).replace(/^0+(?=\d)/, ''), Number);
  return whole === '' ? undefined : { ...written, digits, decimals: behind.length };
}

/** Up to here, a float has a place for each binary digit of a whole number. */
const LARGEST_EXACT = 2n ** 53n;

/** The number that is written so, the float that comes nearest to it; undefined for a `Decimal` that is written otherwise. */
export function numberOf(written: Numeral): Value | undefined {
  const { decimals, isNegative, isFloat, isDecimal = false } = written;
  const digits = isDecimal ? withoutZeros(written.digits) : written.digits;
  const padded = digits.join('').padStart(decimals + 1, '0');
  const point = padded.length - decimals;
  const text = `${isNegative ? '-' : ''}${padded.slice(0, point)}${decimals > 0 ? `.${padded.slice(point)}` : ''}`;
  if (isDecimal) {
    const isWritten = digits.length <= MOST_DIGITS_OF_DECIMAL && digits.length - 1 - decimals >= LEAST_EXPONENT;
    return isWritten ? { kind: 'call', name: 'Decimal', args: [{ kind: 'str', value: text }] } : undefined;
  }
  return isFloat ? { kind: 'float', value: Number(text) } : { kind: 'int', value: BigInt(text) };
}

/** Below it, a `Decimal` is written with an exponent. */
const LEAST_EXPONENT = -6;

/** The whole number of these digits. */
export function whole(digits: readonly number[]): Value {
  return { kind: 'int', value: BigInt(digits.join('')) };
}

/** With that many digits after the point: zeros are added. */
export function withDecimals(number: Numeral, decimals: number): Numeral {
  const zeros = Array<number>(decimals - number.decimals).fill(0);
  return { ...number, digits: [...number.digits, ...zeros], decimals };
}

/** `12.0` as `12`; in a `Decimal` it counts how many zeros are written. */
export function withoutZerosBehind(number: Numeral): Numeral {
  if (number.isDecimal) return number;
  const last = number.digits.findLastIndex((digit) => digit !== 0);
  const zeros = Math.min(number.decimals, number.digits.length - 1 - Math.max(0, last));
  return { ...number, digits: number.digits.slice(0, number.digits.length - zeros), decimals: number.decimals - zeros };
}

/** Digits of one column. */
export type Column = readonly [number, number];

/** Two numbers aligned (or one with the same digit in every column): pairs of their digits, the last ones first. */
export function columns(one: readonly number[], other: readonly number[] | number): Column[] {
  const length = Math.max(one.length, typeof other === 'number' ? 0 : other.length);
  const from = (digits: readonly number[] | number, i: number): number =>
    typeof digits === 'number' ? digits : (digits.at(-1 - i) ?? 0);
  return Array.from({ length }, (_, i): Column => [from(one, i), from(other, i)]);
}

/** Without leading zeros. */
export function withoutZeros(digits: readonly number[]): number[] {
  const first = digits.findIndex((digit) => digit !== 0);
  return digits.slice(first < 0 ? -1 : first);
}

export function listOf(items: readonly Value[]): Value {
  return { kind: 'list', items };
}

export function isZero(digits: readonly number[]): boolean {
  return digits.every((digit) => digit === 0);
}

/** What the result of an operation between two numbers is. */
export function typeOf(left: Numeral, right: Numeral): Pick<Numeral, 'isFloat' | 'isDecimal'> {
  const isDecimal = left.isDecimal === true || right.isDecimal === true;
  return { isFloat: left.isFloat || right.isFloat, ...(isDecimal && { isDecimal }) };
}

/** A whole number. */
export function plain(digits: readonly number[]): Numeral {
  return { digits, decimals: 0, isNegative: false, isFloat: false };
}

/** Digits of what is divided, one more than those of the divisor, of which the model says at once how often that is in it, or nearly so. */
const MOST_BY_HEART = 3;

/** As many digits of the divisor as the model knows by heart, and as many fewer of what is divided; `behind` are left out of each. */
export function inFront(
  digits: readonly number[],
  divisor: readonly number[],
): { readonly digits: readonly number[]; readonly divisor: readonly number[]; readonly behind: number } {
  const behind = Math.max(0, divisor.length - MOST_BY_HEART + 1);
  const kept = digits.slice(0, Math.max(0, digits.length - behind));
  return { digits: kept.length > 0 ? kept : [0], divisor: divisor.slice(0, divisor.length - behind), behind };
}
