/** Numbers and texts by a format specification: digits of a base, signs, groups of three, and what fills the width. */
import { LEFT } from './bits';
import { OWN, RESULT, type Lines } from './iteration';

/** What a specification says; `type` is empty where none is written. */
interface Specification {
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

/** The types are only those of whole numbers and texts. */
const SPECIFICATION = /^(?:(.)?([<>^]))?([-+ ]?)(#?)(0?)(\d*)([,_]?)(?:\.(\d+))?([bdosxX]?)$/su;
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
  if (isOfNumber(specification))
    return precision !== '' || (zero !== '' && grouping !== '') ? undefined : specification;
  const isPlain = sign === '' && prefix === '' && zero === '' && grouping === '';
  return isPlain ? specification : undefined;
}

/** Whether it takes whole numbers alone. */
export function isOfNumber({ type, sign, isPrefixed, isZeroed, grouping }: Specification): boolean {
  return /^[bdoxX]$/.test(type) || (type === '' && (sign !== '' || isPrefixed || isZeroed || grouping !== ''));
}

/** What `format(value, text)` gives. */
export function formatted(value: string, text: string): Lines | undefined {
  const specification = specificationOf(text);
  if (!specification) return undefined;
  return isOfNumber(specification) ? numberLines(value, specification) : textLines(value, specification);
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
  const digits = digitsOf(value, type);
  const grouped = grouping === '' ? [] : groupedBy(grouping, BASES[type] === undefined ? 3 : 4);
  if (isZeroed && align === '') {
    const zeros = `${RESULT}.zfill(${width || '0'} - len(${sign}))`;
    return [...signed, ...digits, `${RESULT} = ${zeros}`, `return ${sign} + ${RESULT}`];
  }
  const whole = `${sign} + ${RESULT}`;
  return [...signed, ...digits, ...grouped, ...filled(whole, isZeroed ? { ...specification, fill: '0' } : specification, '>')]; // prettier-ignore
}

function digitsOf(value: string, type: string): Lines {
  const base = BASES[type];
  if (base === undefined) return [`${RESULT} = str(abs(${value}))`];
  const all = type === 'X' ? '0123456789ABCDEF' : '0123456789abcdef';
  const digit = `${OWN}digit`;
  const written = base > 10 ? `'${all}'[${digit}]` : `str(${digit})`;
  return [
    `${LEFT} = abs(${value})`,
    `${RESULT} = '' if ${LEFT} else '0'`,
    `while ${LEFT}:`,
    `    ${digit} = ${LEFT} % ${base}`,
    `    ${RESULT} = ${written} + ${RESULT}`,
    `    ${LEFT} //= ${base}`,
  ];
}

/** From the end on, so many digits at a time. */
function groupedBy(separator: string, size: number): Lines {
  return [
    `${LEFT} = ${RESULT}`,
    `${RESULT} = ${LEFT}[-${size}:]`,
    `${LEFT} = ${LEFT}[:-${size}]`,
    `while ${LEFT}:`,
    `    ${RESULT} = ${LEFT}[-${size}:] + '${separator}' + ${RESULT}`,
    `    ${LEFT} = ${LEFT}[:-${size}]`,
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
