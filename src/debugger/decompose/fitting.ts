/** For which values a function is the loop that `python/desugar/functions.ts` writes for it. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import {
  decimalsOf,
  isFixed,
  isOfNumber,
  isScientific,
  shiftOf,
  specificationOf,
} from '../../python/desugar/format-specs';
import { dateParts } from '../../python/values/dates';
import type { Value } from '../../python/values/value';
import { isExact, numeralOf } from './arithmetic/numerals';

type Given = readonly (Value | undefined)[];

const BITWISE = /^(?:[&|^]|<<|>>|\*\*)$/;
/** Digits that a power may have. */
const MOST_DIGITS = 100;
/** Rounds that a loop up to a number may have. */
const MOST_ROUNDS = 200n;

const FUNCTIONS: Readonly<Partial<Record<string, (given: Given) => boolean>>> = {
  str: ([bytes]) => isShown(bytes),
  repr: ([bytes]) => isShown(bytes),
  fsum: ([items]) => items === undefined || isSequence(items),
  prod: ([items]) => items === undefined || isSequence(items),
  pow: ([base, exponent, ...modulus]) =>
    modulus.length > 0 ? isWhole(base) && isNatural(exponent) && modulus.every(isWhole) : isPower(base, exponent),
  format: ([value, specification]) => specification?.kind === 'str' && fitsSpecification(value, specification.value),
  fromhex: ([text]) => text?.kind === 'str' && /^(?:[0-9a-f]{2})*$/i.test(text.value),
  from_bytes: ([bytes]) => bytes?.kind === 'bytes',
  bytes: ([items]) => isSequence(items),
  comb: (given) => given.every(isCount),
  perm: (given) => given.every(isCount),
  isqrt: ([number]) => isNatural(number),
  hypot: (given) => given.every(isWhole),
  reduce: (given) => given.length > 1,
  Counter: ([items]) => items === undefined || items.kind === 'str' || isSequence(items) || isLazy(items),
  itemgetter: () => true,
  findall: ([, text]) => text?.kind === 'str',
  sub: ([, , text]) => text?.kind === 'str',
  split: ([, text, ...more]) => text?.kind === 'str' && more.length === 0,
  factorial: ([number]) => isCount(number),
  divmod: (given) => given.every(isWhole),
  isclose: (given) => given.every((one) => isWhole(one) || one?.kind === 'float'),
  gcd: (given) => given.every(isWhole),
  lcm: (given) => given.length === 2 && given.every((one) => one?.kind === 'int' && one.value !== 0n),
  int: ([text, base]) => text?.kind === 'str' && isNumber(text.value, base),
  bin: ([number]) => isWhole(number),
  oct: ([number]) => isWhole(number),
  hex: ([number]) => isWhole(number),
  bisect: ([items]) => isSequence(items),
  bisect_left: ([items]) => isSequence(items),
  bisect_right: ([items]) => isSequence(items),
};

/** Undefined for a function that has no such loop. @param path with the module in front, where that is written */
export function fitsFunction(path: string, given: Given): boolean | undefined {
  // Always a float, unlike the built-in function.
  if (path === 'math.pow') return false;
  const name = path.slice(path.lastIndexOf('.') + 1);
  return Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name]?.(given) : undefined;
}

/** Undefined for an operator that is not bitwise. */
export function fitsBitwise(operator: string, [left, right]: Given): boolean | undefined {
  if (!BITWISE.test(operator)) return undefined;
  if (operator === '**') return isPower(left, right);
  if (/^(?:<<|>>)$/.test(operator)) return isWhole(left) && isCount(right);
  return isWhole(left) && isWhole(right);
}

/** Operations on the bits of numbers, and whether a date is among others, of which the model is sure and often wrong. */
export function isHard(operator: string, [left, right]: Given): boolean {
  if (/^(?:not )?in$/.test(operator)) return dateParts(left) !== undefined;
  if (!/^[&|^]$/.test(operator) || left?.kind !== 'int' || right?.kind !== 'int') return false;
  const isDigit = ({ value }: { readonly value: bigint }): boolean => value >= 0n && value < 16n;
  return operator === '|' || !isDigit(left) || !isDigit(right);
}

/** Methods of texts of which the model is sure and often wrong, by their name and how many arguments they have. */
const HARD_METHODS =
  /^(?:center\/[12]|r?split\/2|translate\/1|bisect(?:_left|_right)?\/2|(?:starts|ends)with\/[23]|r?(?:find|index)\/[23]|count\/[23]|r?partition\/1|replace\/3|isidentifier\/0)$/;
/** Functions that gather what they are given, or find a place in it; by how many arguments they have. */
const HARD_FUNCTIONS =
  /^(?:(?:collections\.)?Counter\/1|(?:math\.)?(?:fsum|isqrt)\/1|sum\/2|bisect(?:_left|_right)?\/2|pow\/3|divmod\/2)$/;

export function isHardMethod(name: string, given: number): boolean {
  return HARD_METHODS.test(`${name}/${given}`);
}

/** The same of functions. */
export function isHardFunction(name: string, given: number): boolean {
  return HARD_FUNCTIONS.test(`${name}/${given}`);
}

/** `'%d of %d' % …`: a tuple that is no display would be taken apart. */
export function fitsTemplate(operator: string, [left, right]: Given, node: SyntaxNode | undefined): boolean {
  if (operator !== '%' || left?.kind !== 'str') return false;
  return (
    node?.get('right')?.type === 'tuple' || (right !== undefined && right.kind !== 'tuple' && right.kind !== 'dict')
  );
}

/**
 * Methods as `python/desugar/methods.ts` writes them, which are those of texts and lists; a few of numbers and bytes.
 * @param isWritten whether what is looked for is no name, but a text that is written there
 */
export function fitsMethod(name: string, receiver: Value, given: Given, isWritten: boolean): boolean {
  switch (receiver.kind) {
    case 'list':
    case 'tuple':
      return /^(?:count|index)$/.test(name) && given.slice(1).every(isNatural);
    case 'int':
      return /^bit_(?:length|count)$/.test(name) || (name === 'to_bytes' && isNatural(receiver) && isCount(given[0]));
    case 'dict':
      return name === 'get' && given.length > 0;
    case 'bytes':
      return (name === 'hex' && given.length === 0) || (name === 'decode' && isPlain(receiver.value));
    case 'call':
      return receiver.name === 'Counter' && (given.length === 0 ? /^(?:total|most_common)$/.test(name) : name === 'most_common' && isWhole(given[0])); // prettier-ignore
    case 'str':
      return isGoneThroughInText(name, receiver.value, given, isWritten);
    default:
      return false;
  }
}

/** Methods of texts that are gone through character by character. */
function isGoneThroughInText(name: string, text: string, given: Given, isWritten: boolean): boolean {
  const [first, ...places] = given;
  if (name === 'format') return true;
  if (name === 'translate') return first?.kind === 'dict';
  if (name === 'encode') return isPlain(text);
  if (/^(?:upper|lower|swapcase)$/.test(name)) return !isCharacter({ kind: 'str', value: text });
  if (name === 'isidentifier') return isPlain(text);
  if (given.length === 0) return /^(?:split|[lr]?strip)$/.test(name);
  if (/^r?split$/.test(name) && places.length > 0)
    return (isText(first) || (name === 'split' && first?.kind === 'none')) && places.every(isCount);
  if (name === 'replace' && places.length > 1) return isText(first) && isCount(places[1]);
  if (/^r?partition$/.test(name) || /^remove(?:pre|suf)fix$/.test(name)) return isText(first);
  if (places.length > 0 && /^(?:r?find|r?index)$/.test(name)) return first?.kind === 'str' && places.every(isNatural);
  if (places.length > 0 && /^(?:count|startswith|endswith)$/.test(name))
    return first?.kind === 'str' && places.every(isWhole);
  if (name === 'split' && isWritten) return isText(first);
  if (/^(?:split|r?find|r?index|count|replace)$/.test(name)) return isCharacter(first);
  // A sign stays before the zeros.
  if (name === 'zfill') return !/^[-+]/.test(text);
  if (/^(?:[lr]just|center)$/.test(name)) return isWhole(first);
  return first?.kind === 'str' && /^(?:startswith|endswith|[lr]?strip)$/.test(name);
}

export function isCharacter(value: Value | undefined): boolean {
  return value?.kind === 'str' && /^.?$/su.test(value.value) && value.value !== '';
}

/** A text that is not empty. */
function isText(value: Value | undefined): boolean {
  return value?.kind === 'str' && value.value !== '';
}

/** Bytes that are written as the characters that they are. */
function isShown(value: Value | undefined): boolean {
  return value?.kind === 'bytes' && /^[ !#-&(-[\]-~]*$/.test(value.value);
}

function isPlain(text: string): boolean {
  return Array.from(text).every((character) => character < '\u0080');
}

function fitsSpecification(value: Value | undefined, text: string): boolean {
  const specification = specificationOf(text);
  if (!specification) return false;
  if (isFixed(specification)) return isWhole(value) || isRoundedByDigits(value, decimalsOf(specification) + shiftOf(specification)); // prettier-ignore
  if (isScientific(specification)) return decimalsInFront(value, decimalsOf(specification)) !== undefined;
  if (specification.type === 'c') return isNatural(value);
  if (value?.kind === 'float') return !isOfNumber(specification) && specification.precision === '' && specification.type === ''; // prettier-ignore
  return isWhole(value) || (value?.kind === 'str' && !isOfNumber(specification));
}

/** Whether the digits as they are written tell how it is rounded: half way, it is what is stored that decides. */
function isRoundedByDigits(value: Value | undefined, decimals: number): boolean {
  const numeral = isWhole(value) ? undefined : numeralOf(value);
  return numeral !== undefined && (isExact(numeral) || !isHalfWay(value, decimals));
}

/** Whether a number is as far from what is written above it as from what is written below. */
export function isHalfWay(value: Value | undefined, decimals: number): boolean {
  const numeral = numeralOf(value);
  return numeral?.decimals === decimals + 1 && numeral.digits.at(-1) === 5;
}

/** How many decimals are written of a number with an exponent; undefined where digits do not tell how it is rounded. */
function decimalsInFront(value: Value | undefined, decimals: number): number | undefined {
  const numeral = numeralOf(value);
  if (!numeral || numeral.digits.every((digit) => digit === 0)) return undefined;
  const kept = decimals - (numeral.digits.length - numeral.decimals - 1);
  return isWhole(value) || isRoundedByDigits(value, kept) ? kept : undefined;
}

function isPower(base: Value | undefined, exponent: Value | undefined): boolean {
  if (base?.kind !== 'int' || exponent?.kind !== 'int' || !isCount(exponent)) return false;
  return Math.log10(Math.max(1, Math.abs(Number(base.value)))) * Number(exponent.value) < MOST_DIGITS;
}

function isWhole(value: Value | undefined): boolean {
  return value?.kind === 'int';
}

function isNatural(value: Value | undefined): boolean {
  return value?.kind === 'int' && value.value >= 0n;
}

function isCount(value: Value | undefined): boolean {
  return value?.kind === 'int' && value.value >= 0n && value.value <= MOST_ROUNDS;
}

function isSequence(value: Value | undefined): boolean {
  return value?.kind === 'list' || value?.kind === 'tuple';
}

/** What the call of `map`, `zip` or `filter` gives that is written as an argument. */
function isLazy(value: Value): boolean {
  return value.kind === 'opaque' && value.type === 'iterator';
}

/** Digits of a base, without a sign or anything else. */
function isNumber(text: string, base: Value | undefined): boolean {
  if (base?.kind !== 'int' || base.value < 2n || base.value > 36n) return false;
  const limit = Number(base.value);
  return /^[0-9a-z]+$/i.test(text) && Array.from(text).every((digit) => Number.parseInt(digit, 36) < limit);
}
