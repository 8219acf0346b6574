/**
 * What a format specification, or the template of `format` and `%`, says of the text that it makes: where its own pieces
 * stand, how many decimals a number has, and what may fill it up. Which digits they are is not said here.
 */
import { decimalsOf, isFixed, isOfNumber, specificationOf } from '../../../python/desugar/format-specs';
import { printValue } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import { DIGIT, many, type Piece } from '../../values/text-template';

const UNKNOWN_TEXT: readonly Piece[] = [undefined];

/** Pieces of `format(value, specification)`. @param value undefined where it is not known */
export function fieldPieces(value: Value | undefined, text: string): readonly Piece[] {
  const specification = specificationOf(text);
  if (!value || !specification) return UNKNOWN_TEXT;
  const { fill, align, sign, isPrefixed, isZeroed, width, grouping, precision, type } = specification;
  const isFilledUp = width !== '';
  if (isFixed(specification)) return isNumber(value) ? decimalPieces(decimalsOf(specification), fill, isFilledUp) : UNKNOWN_TEXT; // prettier-ignore
  const isText = value.kind === 'str';
  if (isOfNumber(specification) ? value.kind !== 'int' : !isText && value.kind !== 'int' && value.kind !== 'float')
    return UNKNOWN_TEXT;
  if (isPrefixed || isZeroed || sign !== '' || precision !== '' || /^[boxX]$/.test(type)) return UNKNOWN_TEXT;
  const written = isText ? value.value : printValue(value);
  const shown: Piece[] = grouping === '' ? [written] : grouped(written, grouping);
  if (!isFilledUp) return shown;
  const side = align === '' ? (isText ? '<' : '>') : align;
  return [...(side === '<' ? [] : [many(fill)]), ...shown, ...(side === '>' ? [] : [many(fill)])];
}

/** The digits with separators anywhere between them. */
function grouped(digits: string, separator: string): Piece[] {
  return Array.from(digits).flatMap((digit, i) => (i > 0 ? [many(separator), digit] : [digit]));
}

/** A number with so many digits behind the point. */
function decimalPieces(decimals: number, fill: string, isFilledUp: boolean): readonly Piece[] {
  const around = isFilledUp ? [many(fill)] : [];
  const whole = [...around, many('+- 0123456789,_')];
  return decimals === 0 ? [...whole, ...around] : [...whole, '.', ...Array<Piece>(decimals).fill(DIGIT), ...around];
}

function isNumber(value: Value): boolean {
  return value.kind === 'int' || value.kind === 'bool' || (value.kind === 'float' && Number.isFinite(value.value));
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
  return value && /^(?:int|float|bool|none)$/.test(value.kind) ? printValue(value) : undefined;
}

/** A conversion of `%`. */
const CONVERSION = /%(?:\([^()]*\))?([-+ #0]*)(\d+|\*)?(?:\.(\d+|\*))?([a-zA-Z%])/g;

/** Pieces of `template % …`. */
export function percentPieces(template: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of template.matchAll(CONVERSION)) {
    const [whole, flags = '', width, precision, type = ''] = match;
    pieces.push(template.slice(end, match.index));
    end = match.index + whole.length;
    if (whole === '%%') pieces.push('%');
    else if (/^[fF]$/.test(type) && precision !== '*')
      pieces.push(...decimalPieces(Number(precision ?? '6'), ' ', width !== undefined || flags.includes(' ')));
    else pieces.push(/^[diu]$/.test(type) ? many('+- 0123456789') : undefined);
  }
  return [...pieces, template.slice(end)];
}
