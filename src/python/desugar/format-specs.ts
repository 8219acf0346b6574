/** Numbers and texts by a format specification: digits of a base, signs, groups of three, and what fills the width. */
import { LEFT } from './bits';
import { indented, OWN, RESULT, type Lines } from './iteration';

/** What a specification says; `type` is empty where none is written. */
export interface Specification {
  readonly fill: string;
  readonly align: string;
  readonly sign: string;
  readonly isPrefixed: boolean;
  readonly isZeroed: boolean;
  readonly width: string;
  readonly grouping: string;
  readonly precision: string;
  readonly type: string;
}

/** All types but those that choose between two ways of writing a number. */
const SPECIFICATION = /^(?:(.)?([<>^]))?([-+ ]?)(#?)(0?)(\d*)([,_]?)(?:\.(\d+))?([bcdeEfFosxX%]?)$/su;
const BASES: Readonly<Partial<Record<string, number>>> = { b: 2, o: 8, x: 16, X: 16 };
/** Wider texts are not filled up one character at a time. */
const WIDEST = 80;

/** Undefined for a specification that is not worked out so. */
export function specificationOf(text: string): Specification | undefined {
  const found = SPECIFICATION.exec(text);
  if (!found || text === '') return undefined;
  const [, fill = ' ', align = '', sign = '', prefix = '', zero = '', width = '', grouping = '', precision = '', type = ''] = found; // prettier-ignore
  const specification = { fill, align, sign, isPrefixed: prefix !== '', isZeroed: zero !== '', width, grouping, precision, type }; // prettier-ignore
  if (Number(width) > WIDEST) return undefined;
  if (isFixed(specification)) return zero !== '' && grouping !== '' ? undefined : specification;
  if (isScientific(specification)) return prefix !== '' || zero !== '' || grouping !== '' || precision === '0' ? undefined : specification; // prettier-ignore
  if (isOfNumber(specification))
    return precision !== '' || (zero !== '' && grouping !== '') ? undefined : specification;
  const isPlain = sign === '' && prefix === '' && zero === '' && grouping === '';
  return isPlain ? specification : undefined;
}

/** Whether it takes whole numbers alone. */
export function isOfNumber({ type, sign, isPrefixed, isZeroed, grouping }: Specification): boolean {
  return /^[bdoxX]$/.test(type) || (type === '' && (sign !== '' || isPrefixed || isZeroed || grouping !== ''));
}

/** Whether it says how many decimals a number has. */
export function isFixed({ type }: Specification): boolean {
  return type === 'f' || type === 'F' || type === '%';
}

/** With an exponent. */
export function isScientific({ type }: Specification): boolean {
  return type === 'e' || type === 'E';
}

/** How many digits further to the left the point of the number itself is. */
export function shiftOf({ type }: Specification): number {
  return type === '%' ? 2 : 0;
}

/** Decimals that are written where nothing is said. */
const USUAL_DECIMALS = 6;

export function decimalsOf({ precision }: Specification): number {
  return precision === '' ? USUAL_DECIMALS : Number(precision);
}

/** What `format(value, text)` gives. */
export function formatted(value: string, text: string): Lines | undefined {
  const specification = specificationOf(text);
  if (!specification) return undefined;
  if (isOfNumber(specification) || isFixed(specification)) return numberLines(value, specification);
  if (isScientific(specification)) return scientificLines(value, specification);
  if (specification.type === 'c') return [`${RESULT} = chr(${value})`, ...filled(RESULT, specification, '<')];
  return textLines(value, specification);
}

/** The digits of a whole number of any sign, as `bin`, `oct` and `hex` give them. */
export function inBase(number: string, type: 'b' | 'o' | 'x'): Lines {
  return formatted(number, `#${type}`) ?? [];
}

function numberLines(value: string, specification: Specification): Lines {
  const { isPrefixed, isZeroed, width, grouping, type, align } = specification;
  const sign = `${OWN}sign`;
  const prefix = isPrefixed && BASES[type] !== undefined ? `0${type}` : '';
  const positive = specification.sign === '-' ? '' : specification.sign;
  const signed = [`${sign} = '${positive}${prefix}'`, `if ${value} < 0:`, `    ${sign} = '-${prefix}'`];
  const fixed = isFixed(specification) ? fixedDigits(value, decimalsOf(specification), shiftOf(specification)) : undefined; // prettier-ignore
  const digits = fixed?.whole ?? digitsOf(value, type);
  const grouped = grouping === '' ? [] : groupedBy(grouping, BASES[type] === undefined ? 3 : 4);
  const decimals = [...(fixed?.decimals ?? []), ...(type === '%' ? [`${RESULT} += '%'`] : [])];
  if (isZeroed && align === '') {
    const zeros = `${RESULT}.zfill(${width || '0'} - len(${sign}))`;
    return [...signed, ...digits, ...decimals, `${RESULT} = ${zeros}`, `return ${sign} + ${RESULT}`];
  }
  const whole = `${sign} + ${RESULT}`;
  return [...signed, ...digits, ...grouped, ...decimals, ...filled(whole, isZeroed ? { ...specification, fill: '0' } : specification, '>')]; // prettier-ignore
}

function digitsOf(value: string, type: string): Lines {
  const base = BASES[type];
  if (base === undefined) return [`${RESULT} = str(abs(${value}))`];
  const [digit, text, texts] = [`${OWN}digit`, `${OWN}text`, `${OWN}texts`];
  // Of a digit below ten, what is shown is written down.
  const letters = Array.from(base > 10 ? 'abcdef' : '', (letter, at) => `${10 + at}: '${type === 'X' ? letter.toUpperCase() : letter}'`); // prettier-ignore
  const round = [
    `${digit} = ${LEFT} % ${base}`,
    `${text} = f'{${digit}}'`,
    ...(letters.length > 0 ? [`if ${digit} > 9:`, `    ${text} = ${texts}[${digit}]`] : []),
    `${RESULT} = f'{${text}}{${RESULT}}'`,
    `${LEFT} //= ${base}`,
  ];
  return [
    ...(letters.length > 0 ? [`${texts} = {${letters.join(', ')}}`] : []),
    `${LEFT} = abs(${value})`,
    `${RESULT} = '' if ${LEFT} else '0'`,
    `while ${LEFT}:`,
    ...indented(round),
  ];
}

/**
 * The digits in front of the point, rounded by those that are left out; and what puts those behind it there. What is half way
 * becomes even.
 */
function fixedDigits(
  value: string,
  decimals: number,
  shift: number,
): { readonly whole: Lines; readonly decimals: Lines } {
  const [text, at, digits, behind, rounded] = [
    `${OWN}text`,
    `${OWN}at`,
    `${OWN}digits`,
    `${OWN}decimals`,
    `${OWN}rounded`,
  ];
  const shifted = [
    `${behind} = ${behind}.ljust(${shift}, '0')`,
    `${digits} = ${digits} + ${behind}[:${shift}]`,
    `${digits} = ${digits}.lstrip('0') or '0'`,
    `${behind} = ${behind}[${shift}:]`,
  ];
  const whole = [
    `${text} = str(abs(${value}))`,
    `${at} = (${text} + '.').index('.')`,
    `${digits} = ${text}[:${at}]`,
    `${behind} = ${text}[${at} + 1:]`,
    ...(shift > 0 ? shifted : []),
    `if len(${behind}) > ${decimals}:`,
    `    ${digits} = ${digits} + ${behind}[:${decimals}]`,
    `    if ${isRoundedUp(behind, decimals, digits)}:`,
    `        ${rounded} = str(int(${digits}) + 1)`,
    `        ${digits} = '0' * (len(${digits}) - len(${rounded})) + ${rounded}`,
    ...(decimals === 0 ? [] : [`    ${behind} = ${digits}[-${decimals}:]`, `    ${digits} = ${digits}[:-${decimals}]`]),
    `${RESULT} = ${digits}`,
  ];
  return { whole, decimals: decimals === 0 ? [] : [`${RESULT} = ${RESULT} + '.' + ${behind}.ljust(${decimals}, '0')`] };
}

/** @param kept the digits that stay, of which the last one decides what is half way */
function isRoundedUp(digits: string, from: number, kept: string): string {
  return `${digits}[${from}] >= '5' and (${digits}[${from}:] != '5' or ${kept}[-1] in '13579')`;
}

/** One digit in front of the point, and how many places it is away. */
function scientificLines(value: string, specification: Specification): Lines {
  const decimals = decimalsOf(specification);
  const [text, at, all, digits, rounded, exponent, sign] = ['text', 'at', 'all', 'digits', 'rounded', 'exponent', 'sign'].map((name) => `${OWN}${name}`); // prettier-ignore
  const positive = specification.sign === '-' ? '' : specification.sign;
  return [
    `${text} = str(abs(${value}))`,
    `${at} = (${text} + '.').index('.')`,
    `${all} = ${text}[:${at}] + ${text}[${at} + 1:]`,
    `${digits} = ${all}.lstrip('0')`,
    `${exponent} = ${at} - 1 - (len(${all}) - len(${digits}))`,
    `${all} = ${digits}`,
    `${digits} = ${all}[:${decimals + 1}].ljust(${decimals + 1}, '0')`,
    `if len(${all}) > ${decimals + 1}:`,
    `    if ${isRoundedUp(all ?? '', decimals + 1, digits ?? '')}:`,
    `        ${rounded} = str(int(${digits}) + 1)`,
    `        ${exponent} += len(${rounded}) - len(${digits})`,
    `        ${digits} = ${rounded}[:${decimals + 1}]`,
    `${RESULT} = ${digits}[0] + '.' + ${digits}[1:]`,
    `${sign} = '+'`,
    `if ${exponent} < 0:`,
    `    ${sign} = '-'`,
    `${RESULT} += '${specification.type}' + ${sign} + str(abs(${exponent})).zfill(2)`,
    `${sign} = '${positive}'`,
    `if ${value} < 0:`,
    `    ${sign} = '-'`,
    ...filled(`${sign} + ${RESULT}`, specification, '>'),
  ];
}

/** From the end on, so many digits at a time. */
function groupedBy(separator: string, size: number): Lines {
  return [
    `${LEFT} = ${RESULT}`,
    `${RESULT} = ''`,
    `while len(${LEFT}) > ${size}:`,
    `    ${RESULT} = '${separator}' + ${LEFT}[-${size}:] + ${RESULT}`,
    `    ${LEFT} = ${LEFT}[:-${size}]`,
    `${RESULT} = ${LEFT} + ${RESULT}`,
  ];
}

/** Texts stand on the left where nothing is said, numbers on the right. */
function textLines(value: string, specification: Specification): Lines {
  const { precision, align, type, width } = specification;
  const text = `${RESULT} = str(${value})${precision === '' ? '' : `[:${precision}]`}`;
  if (align !== '' || type === 's' || width === '') return [text, ...filled(RESULT, specification, '<')];
  return [
    text,
    `if isinstance(${value}, str):`,
    `    return ${RESULT}.ljust(${width})`,
    `return ${RESULT}.rjust(${width})`,
  ];
}

function filled(text: string, { fill, align, width }: Specification, usual: '<' | '>'): Lines {
  if (width === '') return [`return ${text}`];
  const written = fill === ' ' ? '' : `, ${fill === "'" || fill === '\\' ? `'\\${fill}'` : `'${fill}'`}`;
  const side = align === '' ? usual : align;
  if (side === '>') return [`return (${text}).rjust(${width}${written})`];
  if (side === '<') return [`return (${text}).ljust(${width}${written})`];
  const room = `${OWN}room`;
  return [
    `${OWN}text = ${text}`,
    `${room} = (${width} - len(${OWN}text)) // 2`,
    `${OWN}text = ${OWN}text.rjust(len(${OWN}text) + ${room}${written})`,
    `return ${OWN}text.ljust(${width}${written})`,
  ];
}
