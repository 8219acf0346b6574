/** For which values a function is the loop that `python/desugar/functions.ts` writes for it. */
import type { Value } from '../../python/values/value';

type Given = readonly (Value | undefined)[];

const BITWISE = /^(?:[&|^]|<<|>>)$/;
/** Rounds that a loop up to a number may have. */
const MOST_ROUNDS = 200n;

const FUNCTIONS: Readonly<Partial<Record<string, (given: Given) => boolean>>> = {
  fsum: ([items]) => items === undefined || isSequence(items),
  prod: ([items]) => items === undefined || isSequence(items),
  pow: ([base, exponent, modulus]) => isWhole(base) && isCount(exponent) && isWhole(modulus),
  factorial: ([number]) => isCount(number),
  divmod: (given) => given.every(isWhole),
  isclose: (given) => given.every((one) => isWhole(one) || one?.kind === 'float'),
  gcd: (given) => given.every(isWhole),
  int: ([text, base]) => text?.kind === 'str' && isNumber(text.value, base),
  bin: ([number]) => isNatural(number),
  oct: ([number]) => isNatural(number),
  hex: ([number]) => isNatural(number),
  bisect: ([items]) => isSequence(items),
  bisect_left: ([items]) => isSequence(items),
  bisect_right: ([items]) => isSequence(items),
};

/** Undefined for a function that has no such loop. */
export function fitsFunction(name: string, given: Given): boolean | undefined {
  return Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name]?.(given) : undefined;
}

/** Undefined for an operator that is not bitwise. */
export function fitsBitwise(operator: string, [left, right]: Given): boolean | undefined {
  if (!BITWISE.test(operator)) return undefined;
  return isNatural(left) && (/^(?:<<|>>)$/.test(operator) ? isCount(right) : isNatural(right));
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

/** Digits of a base, without a sign or anything else. */
function isNumber(text: string, base: Value | undefined): boolean {
  if (base?.kind !== 'int' || base.value < 2n || base.value > 36n) return false;
  const limit = Number(base.value);
  return /^[0-9a-z]+$/i.test(text) && Array.from(text).every((digit) => Number.parseInt(digit, 36) < limit);
}
