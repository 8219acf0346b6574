/**
 * What a format specification, or the template of `format` and `%`, says of the text that it makes: where its own pieces
 * stand, how many decimals a number has, and what may fill it up. Which digits they are is not said here.
 */
import {
  decimalsOf,
  isFixed,
  isOfNumber,
  specificationOf,
  type Specification,
} from '../../../python/desugar/format-specs';
import { dateText, formattedDate } from '../../../python/values/dates';
import { decimalText } from '../../../python/values/decimals';
import { fractionText } from '../../../python/values/fractions';
import { printValue } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import { DIGIT, type Piece } from '../../values/text-template';

const UNKNOWN_TEXT: readonly Piece[] = [undefined];

/** Pieces of `format(value, specification)`. @param value undefined where it is not known */
export function fieldPieces(value: Value | undefined, text: string): readonly Piece[] {
  const date = value && text !== '' ? formattedDate(value, text) : undefined;
  if (date !== undefined) return [date];
  const specification = specificationOf(text);
  if (!value || !specification) return UNKNOWN_TEXT;
  const { fill, align, sign, isPrefixed, isZeroed, grouping, precision, type } = specification;
  if (/^[ceE%]$/.test(type)) return UNKNOWN_TEXT;
  if (isFixed(specification)) {
    const number = numberPieces(value, decimalsOf(specification), grouping);
    return number ? aligned(signed(number, sign), specification) : UNKNOWN_TEXT;
  }
  const isText = value.kind === 'str';
  const decimal = decimalText(value);
  const isKnown = isText || value.kind === 'int' || value.kind === 'float' || decimal !== undefined;
  if (isOfNumber(specification) ? value.kind !== 'int' : !isKnown) return UNKNOWN_TEXT;
  if (isPrefixed || (sign !== '' && value.kind !== 'int') || (precision !== '' && !isText) || /^[boxX]$/.test(type))
    return UNKNOWN_TEXT;
  const written = isText ? cut(value.value, precision) : (decimal ?? printValue(value));
  if (isZeroed && align !== '') return UNKNOWN_TEXT;
  const shown = grouping === '' ? Array.from(written) : grouped(Array.from(written), grouping);
  return isText ? filled(shown, fill, align === '' ? '<' : align, specification.width) : aligned(signed(shown, sign), specification); // prettier-ignore
}

/** What is not below zero gets a sign where one is asked for. */
function signed(number: readonly Piece[], sign: string): readonly Piece[] {
  return number[0] === '-' || !/[+ ]/.test(sign) ? number : [sign, ...number];
}

/** A number, on the right where nothing is said; a sign stays before the zeros. */
function aligned(number: readonly Piece[], { isZeroed, fill, align, width }: Specification): readonly Piece[] {
  const [sign, ...digits] = number;
  if (!isZeroed) return filled(number, fill, align === '' ? '>' : align, width);
  const isSigned = align === '' && typeof sign === 'string' && /^[-+ ]$/.test(sign);
  return isSigned ? [sign, ...filled(digits, '0', '>', String(Number(width) - 1))] : filled(number, '0', align === '' ? '>' : align, width); // prettier-ignore
}

/** No more of a text than a specification says. */
function cut(text: string, precision: string): string {
  return precision === '' ? text : Array.from(text).slice(0, Number(precision)).join('');
}

/** Characters with a separator in front of every three of them, from the end on. */
function grouped(digits: readonly Piece[], separator: string): Piece[] {
  return digits.flatMap((digit, i) => {
    const isFirst = i === 0 || (i === 1 && digits[0] === '-');
    return !isFirst && (digits.length - i) % GROUP === 0 ? [separator, digit] : [digit];
  });
}

const GROUP = 3;

/** A number with so many decimals; which digits it has is open. Undefined where it is not known how many there are in front of the point. */
function numberPieces(value: Value, decimals: number, grouping: string): Piece[] | undefined {
  const written = value.kind === 'int' || value.kind === 'float' ? printValue(value) : decimalText(value);
  const [, sign = '', whole = '', behind = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(written ?? '') ?? [];
  if (whole === '') return undefined;
  const isRounded = !isFilledUp(value, whole, behind, decimals);
  // Rounded up, nines have one digit more.
  if (isRounded && /^9+$/.test(whole)) return undefined;
  // What is rounded to nothing keeps its sign, which is seldom meant.
  const digits = isRounded ? Array<Piece>(whole.length).fill(DIGIT) : Array.from(whole);
  const before = [...(sign === '' ? [] : [sign]), ...(grouping === '' ? digits : grouped(digits, grouping))];
  if (decimals === 0) return before;
  return [
    ...before,
    '.',
    ...(isRounded ? Array<Piece>(decimals).fill(DIGIT) : Array.from(behind.padEnd(decimals, '0'))),
  ];
}

/** Up to so many digits, a float is the number that is written. */
const EXACT_DIGITS = 15;

/** Whether zeros are all that is written behind the number as it is shown. */
function isFilledUp(value: Value, whole: string, behind: string, decimals: number): boolean {
  if (value.kind === 'float' && whole.length + decimals > EXACT_DIGITS) return false;
  return behind.length <= decimals || (decimals === 0 && behind === '0');
}

/** As wide as the specification says. */
function filled(pieces: readonly Piece[], fill: string, align: string, width: string): Piece[] {
  const room = Math.max(0, Number(width) - pieces.length);
  const left = align === '>' ? room : align === '^' ? Math.floor(room / 2) : 0;
  return [...Array<Piece>(left).fill(fill), ...pieces, ...Array<Piece>(room - left).fill(fill)];
}

/** A replacement field of `str.format`, or a doubled brace. */
const FIELD = /\{\{|\}\}|\{([^{}!:]*)(![rsa])?(?::([^{}]*))?\}|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g;

/**
 * Pieces of `template.format(…)`.
 * @param given the value of an argument by its place or name, where it is known
 */
export function templatePieces(template: string, given: (argument: string) => Value | undefined): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  let next = 0;
  for (const match of template.matchAll(FIELD)) {
    const [whole, name, conversion, specification = ''] = match;
    pieces.push(template.slice(end, match.index));
    end = match.index + whole.length;
    if (name === undefined) pieces.push(whole === '{{' ? '{' : whole === '}}' ? '}' : undefined);
    else {
      const value = given(name === '' ? String(next++) : name);
      const isPlain = conversion === undefined && specification === '';
      pieces.push(...(isPlain ? [shown(value)] : conversion ? UNKNOWN_TEXT : fieldPieces(value, specification)));
    }
  }
  return [...pieces, template.slice(end)];
}

function shown(value: Value | undefined): Piece {
  if (value?.kind === 'str') return value.value;
  const isShown = value && /^(?:int|float|bool|none)$/.test(value.kind);
  return value && (isShown ? printValue(value) : (dateText(value) ?? decimalText(value) ?? fractionText(value)));
}

/** A conversion of `%`. */
const CONVERSION = /%(?:\([^()]*\))?([-+ #0]*)(\d+|\*)?(?:\.(\d+|\*))?([a-zA-Z%])/g;

/**
 * Pieces of `template % …`.
 * @param given the value of an argument by its place, where it is known
 */
export function percentPieces(template: string, given: (place: number) => Value | undefined): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  let next = 0;
  for (const match of template.matchAll(CONVERSION)) {
    const [whole, flags = '', width = '', precision = '', type = ''] = match;
    pieces.push(template.slice(end, match.index));
    end = match.index + whole.length;
    const isPlain = !/[*(]/.test(whole) && /^(?:[-+ ]?|\+?0|0\+)$/.test(flags);
    if (whole === '%%') pieces.push('%');
    else if (isPlain) pieces.push(...converted(given(next++), { flags, width, precision, type }));
    else {
      pieces.push(undefined);
      next += 1 + (width === '*' ? 1 : 0) + (precision === '*' ? 1 : 0);
    }
  }
  return [...pieces, template.slice(end)];
}

interface Conversion {
  readonly flags: string;
  readonly width: string;
  readonly precision: string;
  readonly type: string;
}

/** What `%` makes of a value is what `format` makes of it, but for the side on which texts stand. */
function converted(value: Value | undefined, { flags, width, precision, type }: Conversion): readonly Piece[] {
  const align = flags === '-' ? '<' : '';
  const before = `${align}${/[+ ]/.exec(flags)?.[0] ?? ''}${flags.includes('0') && width !== '' ? '0' : ''}`;
  if (type === 'f') return fieldPieces(value, `${before}${width}.${precision === '' ? '6' : precision}f`);
  if (type === 'd') return value?.kind === 'int' && precision === '' ? fieldPieces(value, `${before}${width}d`) : UNKNOWN_TEXT; // prettier-ignore
  const isShown = type === 's' && (value?.kind === 'str' || value?.kind === 'int');
  if (!isShown || (precision !== '' && value.kind !== 'str')) return UNKNOWN_TEXT;
  const limit = precision === '' ? '' : `.${precision}`;
  return width + limit === '' ? [shown(value)] : fieldPieces(value, `${align === '' ? '>' : align}${width}${limit}`);
}
