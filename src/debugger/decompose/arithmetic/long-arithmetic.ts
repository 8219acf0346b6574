/**
 * Long arithmetic (column addition, long multiplication and division). The model cannot add or multiply numbers of several
 * digits at once, but knows single digits: here is only in which column each digit belongs; the digit itself is asked for.
 */
import type { Value } from '../../../python/values/value';
import type { Result, RunRoutine } from '../routines/run-routine';
import { ColumnWork, type Order } from './column-work';
import { rootOf } from './long-root';
import { LongDivision } from './long-division';
import {
  numberOf,
  isZero,
  MOST_DIGITS_OF_DECIMAL,
  plain,
  typeOf,
  withDecimals,
  withoutZeros,
  withoutZerosBehind,
  type Numeral,
} from './numerals';

/** Operators that are worked out so. */
export const OPERATORS: ReadonlySet<string> = new Set('+ - * / // % < <= > >= == !='.split(' '));

/** For which orders of its operands a comparison holds. */
export const COMPARISONS: Readonly<Partial<Record<string, readonly Order[]>>> = {
  '<': ['<'],
  '<=': ['<', '='],
  '>': ['>'],
  '>=': ['>', '='],
  '==': ['='],
  '!=': ['<', '>'],
};

/** Digits of a quotient from its first one on, after which the rest does not tell which float comes nearest. */
const QUOTIENT_DIGITS = 19;
/** Digits of two long factors which tell what float is nearest to their product. */
const FACTOR_DIGITS = 30;

export class LongArithmetic {
  private readonly work: ColumnWork;
  private readonly division: LongDivision;

  constructor(roll: RunRoutine) {
    this.work = new ColumnWork(roll);
    this.division = new LongDivision(this.work);
  }

  /** `left operator right`; undefined where the model says nothing that can be read. */
  async result(operator: string, left: Numeral, right: Numeral): Promise<Result | undefined> {
    this.work.confidence = 1;
    const value = await this.value(operator, left, right);
    return value && { value, confidence: this.work.confidence };
  }

  /** A power of a float, which is rounded once. */
  async power(base: Numeral, exponent: bigint): Promise<Result | undefined> {
    this.work.confidence = 1;
    let power: Numeral | undefined = { ...plain([1]), isFloat: true };
    for (let i = 0n; i < exponent && power; i++) power = await this.product(power, base);
    const value = power && numberOf(power);
    return value && { value, confidence: this.work.confidence };
  }

  /** The square root of a number that is not below zero, as a float. */
  async root(number: Numeral): Promise<Result | undefined> {
    this.work.confidence = 1;
    const found = await rootOf(number, this.work);
    const value = found && numberOf(found);
    return value && { value, confidence: this.work.confidence };
  }

  /** Which number is less. */
  async ordered(
    left: Numeral,
    right: Numeral,
  ): Promise<{ readonly order: Order; readonly confidence: number } | undefined> {
    this.work.confidence = 1;
    const order = await this.work.order(left, right);
    return order && { order, confidence: this.work.confidence };
  }

  private async value(operator: string, left: Numeral, right: Numeral): Promise<Value | undefined> {
    const isSo = COMPARISONS[operator];
    const order = isSo && (await this.work.order(left, right));
    if (isSo) return order && { kind: 'bool', value: isSo.includes(order) };
    const written = await this.written(operator, left, right);
    return written && numberOf(written);
  }

  private async written(operator: string, left: Numeral, right: Numeral): Promise<Numeral | undefined> {
    switch (operator) {
      case '+':
        return await this.sum(left, right);
      case '-':
        return await this.sum(left, { ...right, isNegative: !right.isNegative });
      case '*':
        return await this.product(left, right);
      default:
        return await this.quotient(operator, left, right);
    }
  }

  private async sum(left: Numeral, right: Numeral): Promise<Numeral | undefined> {
    const decimals = Math.max(left.decimals, right.decimals);
    const [one, other] = [withDecimals(left, decimals), withDecimals(right, decimals)];
    const sign = { ...typeOf(left, right), decimals, isNegative: left.isNegative };
    if (left.isNegative === right.isNegative) {
      const digits = await this.work.sum(one.digits, other.digits);
      return digits && { ...sign, digits };
    }
    const difference = await this.work.difference(one.digits, other.digits);
    if (difference !== 'negative')
      return difference && { ...sign, digits: difference, isNegative: sign.isNegative && !isZero(difference) };
    const turned = await this.work.difference(other.digits, one.digits);
    return turned && turned !== 'negative' ? { ...sign, digits: turned, isNegative: right.isNegative } : undefined;
  }

  private async product(one: Numeral, other: Numeral): Promise<Numeral | undefined> {
    const isLong = [one, other].every(({ isFloat, digits }) => isFloat && digits.length > FACTOR_DIGITS);
    const [left, right] = isLong ? [shortened(one), shortened(other)] : [one, other];
    // The shorter one is taken digit by digit.
    const [long, short] = left.digits.length >= right.digits.length ? [left, right] : [right, left];
    let total: number[] | undefined;
    for (const digit of short.digits) {
      const row = await this.work.multiple(long.digits, digit);
      if (!row) return undefined;
      // A row lower down stands one place further to the right.
      const sum: number[] | undefined = total && (await this.work.sum([...total, 0], row));
      if (total && !sum) return undefined;
      total = withoutZeros(sum ?? row);
    }
    const [decimals, isNegative] = [left.decimals + right.decimals, left.isNegative !== right.isNegative];
    return total && { ...typeOf(left, right), digits: total, decimals, isNegative };
  }

  private async quotient(operator: string, one: Numeral, other: Numeral): Promise<Numeral | undefined> {
    const [left, right] = [withoutZerosBehind(one), withoutZerosBehind(other)];
    const decimals = Math.max(left.decimals, right.decimals);
    const [{ digits }, divisor] = [withDecimals(left, decimals), withDecimals(right, decimals)];
    if (isZero(divisor.digits)) return undefined;
    const { isDecimal } = typeOf(left, right);
    if (operator === '/' && isDecimal) return await this.decimalQuotient(left, right);
    if (operator === '/') {
      const found = await this.division.divided(digits, divisor.digits, QUOTIENT_DIGITS);
      const isNegative = left.isNegative !== right.isNegative;
      if (!found) return undefined;
      return { digits: found.quotient, decimals: found.quotient.length - digits.length, isNegative, isFloat: true };
    }
    const isFloat = left.isFloat || right.isFloat;
    // Rounding is another matter for fractions below zero.
    if (isFloat && (left.isNegative || right.isNegative)) return undefined;
    const found = await this.division.divided(digits, divisor.digits, 0);
    if (!found) return undefined;
    const { quotient, rest } = found;
    if (isFloat) return operator === '//' ? { ...plain(quotient), isFloat } : { ...plain(rest), decimals, isFloat };
    if (isDecimal)
      return operator === '//' ? { ...plain(quotient), isDecimal } : { ...plain(rest), decimals, isDecimal };
    const isTurned = left.isNegative !== right.isNegative;
    const isRounded = isTurned && rest.some((digit) => digit !== 0);
    if (operator === '//') {
      const down = isRounded ? await this.sum(plain(quotient), plain([1])) : plain(quotient);
      return down && { ...down, isNegative: isTurned };
    }
    // The remainder has the sign of the divisor.
    const up = isRounded ? await this.work.difference(divisor.digits, rest) : [...rest];
    return up && up !== 'negative' ? { ...plain(up), isNegative: right.isNegative } : undefined;
  }

  /** As many digits as a `Decimal` has, or those that there are, with as many decimals as the operands say at least. */
  private async decimalQuotient(left: Numeral, right: Numeral): Promise<Numeral | undefined> {
    const decimals = Math.max(left.decimals, right.decimals);
    const [{ digits }, divisor] = [withDecimals(left, decimals), withDecimals(right, decimals)];
    const found = await this.division.divided(digits, divisor.digits, MOST_DIGITS_OF_DECIMAL + 1);
    if (!found) return undefined;
    const written = { ...plain(found.quotient), isNegative: left.isNegative !== right.isNegative, isDecimal: true };
    const behind = found.quotient.length - digits.length;
    const surplus = withoutZeros(found.quotient).length - MOST_DIGITS_OF_DECIMAL;
    if (surplus < 1 && isZero(found.rest)) {
      const wanted = left.decimals - right.decimals;
      // More zeros in front of the point than are written.
      if (wanted < 0 && behind === 0 && found.quotient.at(-1) === 0) return undefined;
      return withDecimals({ ...written, decimals: behind }, Math.max(behind, wanted));
    }
    const kept = { ...written, digits: found.quotient.slice(0, -surplus), decimals: behind - surplus };
    const [next = 0] = found.quotient.slice(-surplus);
    if (surplus < 1 || kept.decimals < 0) return undefined;
    return next < 5 ? kept : await this.nextOne(kept);
  }

  /** One more in the last place. */
  private async nextOne(number: Numeral): Promise<Numeral | undefined> {
    const more = await this.sum(plain(number.digits), plain([1]));
    return more && { ...number, digits: more.digits };
  }
}

/** The first digits of a float. */
function shortened(number: Numeral): Numeral {
  const surplus = number.digits.length - FACTOR_DIGITS;
  return surplus > number.decimals ? number : { ...number, digits: number.digits.slice(0, -surplus), decimals: number.decimals - surplus }; // prettier-ignore
}
