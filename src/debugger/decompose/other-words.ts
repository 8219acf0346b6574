/** Operations that say the same in other words, which can be gone through. */
import { decimalOf, decimalText } from '../../python/values/decimals';
import { literal } from '../../python/values/access-path';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { SubExpression } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { filledTemplate } from './filled-templates';
import type { GivenOperands } from './given-operands';
import type { Worked } from './rolling';

export interface OtherWords extends GivenOperands {
  /** What the operation gives, of what the words give; undefined where that is nothing that it can be. */
  readonly meant?: (value: Value) => Value | undefined;
}

/** Undefined for what is gone through as it is written, or not at all. */
export function inOtherWords(part: SubExpression, read: (text: string) => Value | undefined): OtherWords | undefined {
  return filledTemplate(part, read) ?? unionOfDicts(part, read) ?? oneOfEnds(part, read) ?? roundedDecimal(part, read);
}

/** `price.quantize(Decimal('0.01'))` and `round(price, 2)` are the number that `format(price, '.2f')` writes. */
function roundedDecimal(
  { operator, node }: SubExpression,
  read: (text: string) => Value | undefined,
): OtherWords | undefined {
  const call = node?.bare;
  if (call?.type !== 'call' || (operator !== 'quantize' && operator !== 'round')) return undefined;
  const given = call.get('arguments')?.named ?? [];
  const callee = call.get('function')?.bare;
  const number = operator === 'round' ? (callee?.type === 'identifier' ? given.shift() : undefined) : callee?.get('object'); // prettier-ignore
  const value = number && read(number.bare.text);
  const text = value && decimalText(value);
  const decimals = operator === 'round' ? decimalsOf(given, read) : decimalsLike(given, read);
  const isUp = given.some(({ text: rounding }) => /\bROUND_HALF_UP\b/.test(rounding));
  if (value === undefined || text === undefined || decimals === undefined) return undefined;
  if (isHalfWay(text, decimals) && !isUp) return undefined;
  const isWhole = operator === 'round' && given.length === 0;
  return {
    text: `format(_given0, '.${decimals}f')`,
    names: new Map([['_given0', value]]),
    meant: (shown) => (shown.kind === 'str' ? (isWhole ? literal(shown.value) : decimalOf(shown.value)) : undefined),
  };
}

/** `round(price, 2)` */
function decimalsOf(
  [decimals, ...more]: readonly SyntaxNode[],
  read: (text: string) => Value | undefined,
): number | undefined {
  if (!decimals) return 0;
  const value = more.length > 0 ? undefined : (read(decimals.bare.text) ?? literal(decimals.bare.text));
  return value?.kind === 'int' && value.value >= 0n && value.value < 7n ? Number(value.value) : undefined;
}

/** `quantize(Decimal('0.01'))`, rounded to the number that is nearest, which is usual. */
function decimalsLike(
  [like, rounding, ...more]: readonly SyntaxNode[],
  read: (text: string) => Value | undefined,
): number | undefined {
  const isNearest = rounding === undefined || /\bROUND_HALF_(?:UP|EVEN|DOWN)\b/.test(rounding.text);
  const value = like && isNearest && more.length === 0 ? read(like.bare.text) : undefined;
  const text = value && decimalText(value);
  return text === undefined ? undefined : (text.split('.')[1] ?? '').length;
}

/** Half way, a number is rounded to an even digit where nothing else is said. */
function isHalfWay(text: string, decimals: number): boolean {
  return /^50*$/.test((text.split('.')[1] ?? '').slice(decimals));
}

/** `name.endswith(endings)` with several of them asks for one after the other. */
function oneOfEnds(
  { operator, node }: SubExpression,
  read: (text: string) => Value | undefined,
): GivenOperands | undefined {
  if (!/^(?:starts|ends)with$/.test(operator) || node?.bare.type !== 'call') return undefined;
  const [ends, ...more] = node.bare.get('arguments')?.named ?? [];
  const method = node.bare.get('function')?.text;
  if (!ends || method === undefined || more.length > 0 || read(ends.text)?.kind !== 'tuple') return undefined;
  return { text: `any(${method}(_end) for _end in ${ends.text})`, names: new Map() };
}

/** `defaults | settings` is `{**defaults, **settings}`. */
function unionOfDicts(
  { operator, node }: SubExpression,
  read: (text: string) => Value | undefined,
): GivenOperands | undefined {
  const sides = operator === '|' && node?.bare.type === 'binary_operator' ? [node.bare.get('left'), node.bare.get('right')] : []; // prettier-ignore
  const known = sides.flatMap((side) => side?.bare ?? []);
  if (known.length < 2 || !known.every(({ text }) => read(text)?.kind === 'dict')) return undefined;
  return { text: `{${known.map(({ text }) => `**${text}`).join(', ')}}`, names: new Map() };
}

/** What the operation gives where the words give something. */
export function meantBy({ meant }: OtherWords, worked: Worked | undefined): Worked | undefined {
  if (!meant || !worked || !('value' in worked)) return worked;
  const value = meant(worked.value);
  return value && { ...worked, value };
}
