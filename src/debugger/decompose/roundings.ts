/** `round` and `quantize` as the number that `format` writes, of which the digits are gone through. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SubExpression } from '../../python/syntax';
import { literal } from '../../python/values/access-path';
import { decimalOf, decimalText } from '../../python/values/decimals';
import { printFloat } from '../../python/values/print';
import type { Value } from '../../python/values/value';
import { isExact, numeralOf } from './arithmetic/numerals';
import type { OtherWords } from './given-operands';

type Read = (text: string) => Value | undefined;

/** A number that is rounded, and how. */
interface Rounding {
  readonly value: Value;
  /** As it is written. */
  readonly text: string;
  readonly decimals: number;
  /** It becomes a whole number. */
  readonly isWhole: boolean;
  /** What is said of numbers that are half way: `HALF_UP`. */
  readonly halves: string | undefined;
}

/** `price.quantize(Decimal('0.01'))` and `round(price, 2)` are the number that `format(price, '.2f')` writes. */
export function rounded(part: SubExpression, read: Read): OtherWords | undefined {
  const rounding = roundingOf(part, read);
  const number = rounding && withoutDoubt(rounding);
  if (!rounding || !number) return undefined;
  const { decimals, isWhole, value } = rounding;
  const isFloat = value.kind === 'float';
  return {
    text: `format(_given0, '.${decimals}f')`,
    names: new Map([['_given0', number]]),
    meant: (shown) => (shown.kind === 'str' ? (isWhole || isFloat ? literal(shown.value) : decimalOf(shown.value)) : undefined), // prettier-ignore
  };
}

/** Whether a number is rounded that is half way: to an even digit, which the model is sure to forget. */
export function isRoundedHalfWay(part: SubExpression, read: Read): boolean {
  const rounding = roundingOf(part, read);
  return rounding !== undefined && tailOf(rounding).startsWith('5');
}

function roundingOf({ operator, node }: SubExpression, read: Read): Rounding | undefined {
  const call = node?.bare;
  if (call?.type !== 'call' || (operator !== 'quantize' && operator !== 'round')) return undefined;
  const given = [...(call.get('arguments')?.named ?? [])];
  const callee = call.get('function')?.bare;
  const number = operator === 'round' ? (callee?.type === 'identifier' ? given.shift() : undefined) : callee?.get('object'); // prettier-ignore
  const value = number && read(number.bare.text);
  const text = value && (value.kind === 'float' && operator === 'round' ? printFloat(value.value) : decimalText(value));
  const decimals = operator === 'round' ? decimalsOf(given, read) : decimalsLike(given, read);
  if (!value || text === undefined || !/^-?\d+(?:\.\d+)?$/.test(text) || decimals === undefined) return undefined;
  const halves = given.map((one) => /\bROUND_(HALF_\w+)/.exec(one.text)?.[1]).find((found) => found !== undefined);
  return { value, text, decimals, isWhole: operator === 'round' && given.length === 0, halves };
}

/** The digits that are left out. */
function tailOf({ text, decimals }: Rounding): string {
  return (text.split('.')[1] ?? '').slice(decimals);
}

/** A number that is rounded in the same way by its digits alone; undefined where there is none. */
function withoutDoubt(rounding: Rounding): Value | undefined {
  const { value, text, halves = 'HALF_EVEN' } = rounding;
  const tail = tailOf(rounding);
  if (!/^50*$/.test(tail)) return value;
  if (value.kind === 'float') return isStoredAsWritten(value) ? value : undefined;
  // A little more than half way is rounded up.
  if (halves === 'HALF_UP') return decimalOf(`${text}1`);
  return halves === 'HALF_EVEN' && tail === '5' ? value : undefined;
}

function isStoredAsWritten(value: Value): boolean {
  const numeral = numeralOf(value);
  return numeral !== undefined && isExact(numeral);
}

/** `round(price, 2)` */
function decimalsOf([decimals, ...more]: readonly SyntaxNode[], read: Read): number | undefined {
  if (!decimals) return 0;
  const value = more.length > 0 ? undefined : (read(decimals.bare.text) ?? literal(decimals.bare.text));
  return value?.kind === 'int' && value.value >= 0n && value.value < 7n ? Number(value.value) : undefined;
}

/** `quantize(Decimal('0.01'))`, rounded to the number that is nearest, which is usual. */
function decimalsLike([like, rounding, ...more]: readonly SyntaxNode[], read: Read): number | undefined {
  const isNearest = rounding === undefined || /\bROUND_HALF_(?:UP|EVEN|DOWN)\b/.test(rounding.text);
  const value = like && isNearest && more.length === 0 ? read(like.bare.text) : undefined;
  const text = value && decimalText(value);
  return text === undefined ? undefined : (text.split('.')[1] ?? '').length;
}
