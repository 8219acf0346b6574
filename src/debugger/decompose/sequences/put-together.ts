/** `bytes([65, 66])`, `deque(xs)`, `range(*bounds)` and `date(2024, 3, 1)`, whose items are all known: like a display, they only put them together. */
import { isSameRange } from '../../../codec/step/syntax/call-syntax';
import { itemsOf } from '../../../python/values/items';
import type { CallSite, SubExpression } from '../../../python/syntax';
import { literal } from '../../../python/values/access-path';
import { decimalOf, decimalText } from '../../../python/values/decimals';
import { printValue } from '../../../python/values/print';
import { dateOf as dateValue, LENGTHS } from '../../../python/values/dates';
import { constructValue, keywordArgument } from '../../../python/values/constructors';
import type { Value } from '../../../python/values/value';
import { rangeOf } from '../../operands/frame-operands';
import type { Result } from '../routines/run-routine';

export function isPutTogether({ operator, operatorKind, text }: SubExpression): boolean {
  if (operator === 'range') return operatorKind === 'call' && SPREAD_RANGE.test(text);
  if (operator === 'bytes') return operatorKind === 'call';
  const isNamed = operator === 'Decimal' || DATES[operator] !== undefined || HOLDERS.test(operator);
  return isNamed && operatorKind !== 'attribute';
}

const SPREAD_RANGE = /^range\(\s*\*/;

/** How large the parts of a date may be, by where they stand. */
const DATES: Readonly<Partial<Record<string, readonly (readonly [least: number, most: number])[]>>> = {
  date: [[1, 9999], [1, 12], [1, 31]],
  datetime: [[1, 9999], [1, 12], [1, 31], [0, 23], [0, 59], [0, 59], [0, 999_999]],
  time: [[0, 23], [0, 59], [0, 59], [0, 999_999]],
}; // prettier-ignore

/** Undefined where the items are not those of bytes. */
export function putTogether(
  part: SubExpression,
  calls: readonly CallSite[],
  read: (text: string) => Value | undefined,
): Result | undefined {
  const isOfDecimals = /^(?:float|int)$/.test(part.operator) && part.operatorKind === 'call';
  const site =
    isPutTogether(part) || isOfDecimals ? calls.find(({ range }) => isSameRange(range, part.range)) : undefined;
  const limits = DATES[part.operator];
  if (site && limits) return dateOf(part.operator, site, limits, read);
  const [argument, ...more] = site?.arguments ?? [];
  const given = argument && more.length === 0 && !argument.star && argument.keyword === undefined ? read(argument.text) : undefined; // prettier-ignore
  if (site && part.operator === 'range') return argument && more.length === 0 ? rangeWithin(read(argument.text)) : undefined; // prettier-ignore
  if (site && HOLDERS.test(part.operator)) return holderOf(part.operator, site, read);
  if (/^(?:Decimal|float|int)$/.test(part.operator)) return given && numberFrom(part.operator, given);
  if (given?.kind !== 'list' && given?.kind !== 'tuple') return undefined;
  const value = bytesOf([...(itemsOf(given) ?? [])]);
  return value && { value, confidence: 1 };
}

/** The numbers between these bounds. */
function rangeWithin(bounds: Value | undefined): Result | undefined {
  const value = bounds?.kind === 'tuple' || bounds?.kind === 'list' ? rangeOf(bounds.items) : undefined;
  return value && { value, confidence: 1 };
}

const HOLDERS = /^(?:Counter|OrderedDict|deque)$/;

/** It holds what a dict or list holds, which stays a thing of its own, or what it is given by keywords. */
function holderOf(
  name: string,
  { arguments: all }: CallSite,
  read: (text: string) => Value | undefined,
): Result | undefined {
  const plain = all.filter(({ star, keyword }) => star === undefined && keyword === undefined);
  const keywords = all.flatMap(({ keyword, text }) => (keyword === undefined ? [] : [[keyword, read(text) ?? literal(text)] as const])); // prettier-ignore
  const [first, ...more] = plain.map(({ text }) => read(text));
  if (plain.length + keywords.length < all.length || more.length > 0 || (plain.length > 0 && !first)) return undefined;
  const value = name === 'deque' ? queueOf(first, keywords) : dictOf(name, first, keywords);
  return value && { value, confidence: 1 };
}

type Keywords = readonly (readonly [name: string, value: Value | undefined])[];

/** Nothing goes where there is room for all. */
function queueOf(given: Value | undefined, [limit, ...more]: Keywords): Value | undefined {
  if (more.length > 0 || (given && given.kind !== 'list' && given.kind !== 'tuple') || (!given && !limit)) return undefined; // prettier-ignore
  const held: Value = { kind: 'list', items: given ? [...given.items] : [] };
  if (!limit) return constructValue('deque', [held]);
  const [keyword, length] = limit;
  if (keyword !== 'maxlen' || length?.kind !== 'int' || length.value < BigInt(held.items.length)) return undefined;
  return constructValue('deque', [held, keywordArgument(keyword, length)]);
}

/** By keywords, or of a dict. */
function dictOf(name: string, given: Value | undefined, keywords: Keywords): Value | undefined {
  if (given ? given.kind !== 'dict' || keywords.length > 0 : keywords.length === 0) return undefined;
  const entries = given?.kind === 'dict' ? given.entries : keywords.flatMap(([key, value]) => (value ? [[{ kind: 'str', value: key }, value] as const] : [])); // prettier-ignore
  if (!given && entries.length < keywords.length) return undefined;
  return constructValue(name, [{ kind: 'dict', entries }]);
}

/** A `Decimal` as it is written, or the float or whole number of which it has the digits. */
function numberFrom(type: string, given: Value): Result | undefined {
  const written = decimalText(given);
  if (type === 'float' && given.kind === 'str') return floatFrom(given.value);
  if (type !== 'Decimal') {
    const isWhole = written !== undefined && !written.includes('.');
    if (written === undefined || (type === 'int' && !isWhole)) return undefined;
    const value = literal(type === 'float' && isWhole ? `${written}.0` : written);
    return value && { value, confidence: 1 };
  }
  const text = given.kind === 'int' ? printValue(given) : given.kind === 'str' ? given.value : written;
  const value = text === undefined ? undefined : decimalOf(text);
  return value && { value, confidence: 1 };
}

/** What no number is written as in a program, and numbers that are written otherwise than they are shown: `inf`, `1e5`, `1_000`. */
function floatFrom(text: string): Result | undefined {
  const written = text.trim().replace(/^\+/, '');
  const [, sign, word = ''] = /^(-?)(inf|nan)(?:inity)?$/i.exec(written) ?? [];
  const isWord = word !== '' && !/^-?nani/i.test(written);
  if (isWord) return { value: { kind: 'float', value: word.toLowerCase() === 'nan' ? NaN : sign ? -Infinity : Infinity }, confidence: 1 }; // prettier-ignore
  const isOther = /^-?(?:\d+(?:_\d+)*)(?:\.\d+)?(?:e[-+]?\d+)?$/i.test(written) && /[e_]|^0\d/i.test(written);
  const value = isOther ? literal(/[.e]/i.test(written) ? written : `${written}.0`) : undefined;
  return value?.kind === 'float' ? { value, confidence: 1 } : undefined;
}

function dateOf(
  name: string,
  { arguments: given, receiver }: CallSite,
  limits: readonly (readonly [least: number, most: number])[],
  read: (text: string) => Value | undefined,
): Result | undefined {
  const parts = given.flatMap(({ text, keyword, star }) => (keyword === undefined && !star ? (read(text) ?? []) : []));
  const isPart = (value: Value, at: number): boolean => {
    const [least, most] = limits[at] ?? [1, 0];
    return value.kind === 'int' && least <= Number(value.value) && Number(value.value) <= most;
  };
  const needed = name === 'time' ? 0 : 3;
  const isDate = parts.length === given.length && parts.length >= needed && parts.every(isPart);
  if (!isDate || (receiver !== undefined && receiver !== 'datetime')) return undefined;
  const numbers = parts.flatMap((part) => (part.kind === 'int' ? part.value : []));
  if (name !== 'time' && !isDay(numbers)) return undefined;
  return { value: dateValue(name, numbers), confidence: 1 };
}

/** The 29th of February is not in every year. */
function isDay([, month = 0n, day = 0n]: readonly bigint[]): boolean {
  return Number(day) <= (LENGTHS[Number(month) - 1] ?? 0);
}

export function bytesOf(items: readonly Value[]): Value | undefined {
  const numbers = items.flatMap((item) =>
    item.kind === 'int' && item.value >= 0n && item.value < 256n ? [Number(item.value)] : [],
  );
  if (numbers.length < items.length) return undefined;
  return { kind: 'bytes', value: String.fromCharCode(...numbers) };
}
