/**
 * What programs do with fractions, in smaller questions: `Fraction(6, 8)`, `half + third`, `share * 3`, `total > 1`. The model
 * alone is wrong about nearly all of them.
 */
import { fractionOf, fractionParts } from '../../../python/values/fractions';
import { printValue } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import type { CallSite, SubExpression } from '../../../python/syntax';
import { COMPARISONS } from '../arithmetic/long-arithmetic';
import { isExact, numeralOf } from '../arithmetic/numerals';
import type { Read, Work } from '../library-work';
import type { Worked } from '../rolling';
import type { RunRoutine } from '../routines/run-routine';
import { FractionWork, type Ratio } from './fraction-work';
import { NumberWork, whole } from './number-work';

type Asked = (fractions: FractionWork, work: NumberWork) => Promise<Value | undefined>;

/** Undefined for any other operator, and where nothing is a fraction. */
export function ofOperator({ operator, operands, node }: SubExpression, read: Read): Work | undefined {
  if (operator === 'neg') {
    const parts = fractionParts(read(node?.bare.get('argument')?.bare.text ?? ''));
    return parts && asWork(async (_, work) => fractionOf(await work.of('-', 0n, parts[0]), parts[1]));
  }
  const [left, right] = (operands ?? []).map(read);
  if (!fractionParts(left) && !fractionParts(right)) return undefined;
  const isComparison = Object.hasOwn(COMPARISONS, operator);
  const [one, other] = [ratioOf(left, isComparison), ratioOf(right, isComparison)];
  if (!one || !other) return undefined;
  if (isComparison) return asWork(async (fractions) => truth(await fractions.compared(operator, one, other)));
  if (operator === '**') return right?.kind === 'int' ? asWork(async (fractions) => await fractions.power(one, right.value)) : undefined; // prettier-ignore
  if (other[0] === 0n && operator === '%') return refused('ZeroDivisionError', 'integer modulo by zero');
  if (other[0] === 0n && operator === '//') return refused('ZeroDivisionError', 'integer division or modulo by zero');
  return /^(?:[-+*%]|\/\/?)$/.test(operator) ? asWork(async (fractions) => await fractions.result(operator, one, other)) : undefined; // prettier-ignore
}

/** `Fraction(…)`, and what is made of fractions. @param isOwn whether the program has a function of that name */
export function ofCall(site: CallSite, operator: string, read: Read, isOwn: boolean): Work | undefined {
  const { receiver, arguments: all } = site;
  if (isOwn || all.some(({ star, keyword }) => star !== undefined || keyword !== undefined)) return undefined;
  const given = all.map(({ text }) => read(text));
  if (operator === 'Fraction') return receiver === undefined || receiver === 'fractions' ? made(given) : undefined;
  const [first, ...more] = given;
  const isFunction = receiver === undefined || receiver === 'math';
  const parts = fractionParts(isFunction ? first : read(receiver));
  if (!parts) return undefined;
  if (!isFunction) return ofMethod(operator, parts, given);
  if (more.length > 0) return undefined;
  switch (operator) {
    case 'float':
      return asWork(async (_, work) => await work.value('/', whole(parts[0]), whole(parts[1])));
    case 'abs':
      return asWork(async (_, work) =>
        fractionOf(parts[0] < 0n ? await work.of('-', 0n, parts[0]) : parts[0], parts[1]),
      );
    case 'int':
    case 'trunc':
    case 'floor':
    case 'ceil':
    case 'round':
      return asWork(async (fractions) => whole(await fractions.whole(operator, parts)));
    default:
      return undefined;
  }
}

function ofMethod(operator: string, parts: Ratio, given: readonly (Value | undefined)[]): Work | undefined {
  const [most = whole(1_000_000n), ...more] = given;
  if (operator === 'as_integer_ratio' && given.length === 0) return asWork(async () => await Promise.resolve({ kind: 'tuple', items: parts.map(whole) })); // prettier-ignore
  if (operator !== 'limit_denominator' || most.kind !== 'int' || most.value < 1n || more.length > 0) return undefined;
  return asWork(async (fractions) => await fractions.limited(parts, most.value));
}

/** `Fraction(6, 8)`, `Fraction('3/4')`, `Fraction(0.5)` */
function made(given: readonly (Value | undefined)[]): Work | undefined {
  const [above, below, ...more] = given;
  if (!above || more.length > 0 || given.includes(undefined)) return undefined;
  if (below === undefined) {
    const ratio = above.kind === 'str' ? readRatio(above.value) : ratioOf(above, true);
    if (above.kind === 'str' && !/\d/.test(above.value)) return refused('ValueError', `Invalid literal for Fraction: ${printValue(above)}`); // prettier-ignore
    return ratio && asWork(async (fractions) => await fractions.lowest(...ratio));
  }
  const [top, bottom] = [ratioOf(above, false), ratioOf(below, false)];
  if (!top || !bottom) return undefined;
  if (bottom[0] !== 0n) return above.kind === 'int' && below.kind === 'int'
    ? asWork(async (fractions) => await fractions.lowest(above.value, below.value))
    : asWork(async (fractions) => await fractions.result('/', top, bottom)); // prettier-ignore
  return above.kind === 'int' ? refused('ZeroDivisionError', `Fraction(${above.value}, 0)`) : undefined;
}

function refused(type: string, message: string): Work {
  return async () => await Promise.resolve({ exception: { type, message }, confidence: 1 });
}

/** A text of a fraction, or of a number with a point. */
function readRatio(text: string): Ratio | undefined {
  const [, top, bottom] = /^\s*([-+]?\d+)\/(\d+)\s*$/.exec(text) ?? [];
  if (top !== undefined && bottom !== undefined && /[1-9]/.test(bottom)) return [BigInt(top.replace('+', '')), BigInt(bottom)]; // prettier-ignore
  const [, sign = '', before, behind = ''] = /^\s*([-+]?)(\d+)(?:\.(\d+))?\s*$/.exec(text) ?? [];
  if (before === undefined) return undefined;
  return [BigInt(`${sign === '-' ? '-' : ''}${before}${behind}`), 10n ** BigInt(behind.length)];
}

/** @param isWritten numbers with a point count, too, where their digits are what is stored */
function ratioOf(value: Value | undefined, isWritten: boolean): Ratio | undefined {
  if (value?.kind === 'int') return [value.value, 1n];
  const numeral = isWritten && !fractionParts(value) ? numeralOf(value) : undefined;
  if (!numeral || !isExact(numeral)) return fractionParts(value);
  const top = BigInt(numeral.digits.join(''));
  return [numeral.isNegative ? -top : top, 10n ** BigInt(numeral.decimals)];
}

function truth(value: boolean): Value {
  return { kind: 'bool', value };
}

function asWork(asked: Asked): Work {
  return async (roll: RunRoutine): Promise<Worked | undefined> => {
    const work = new NumberWork(roll);
    const value = await work.tried(async () => await asked(new FractionWork(work), work));
    return value && { value, confidence: work.confidence };
  };
}
