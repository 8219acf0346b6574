/**
 * Long arithmetic (column addition, long multiplication and division). The model cannot add or multiply numbers of several
 * digits at once, but knows single digits: here is only in which column each digit belongs; the digit itself is asked for.
 */
import type { Value } from '../../../python/values/value';
import { ADD, COMPARE, DIVIDE, ENOUGH, QUOTIENT, SUBTRACT, TAKE, TIMES } from '../routines/digits';
import { Multiples } from './multiples';
import {
  columns,
  inFront,
  listOf,
  numberOf,
  readDigits,
  isZero,
  MOST_DIGITS_OF_DECIMAL,
  plain,
  typeOf,
  whole,
  withDecimals,
  withoutZeros,
  withoutZerosBehind,
  numeralOf,
  type Column,
  type Numeral,
} from './numerals';

/** The value of a routine for some variables; undefined where it has none, or ends in an exception. */
export type RunRoutine = (
  routine: string,
  variables: Readonly<Record<string, Value>>,
) => Promise<{ readonly value: Value; readonly confidence: number } | undefined>;

export interface Result {
  readonly value: Value;
  readonly confidence: number;
}

/** A digit of a quotient, and the remainder after it. */
interface Step {
  readonly digit: number;
  readonly rest: readonly number[];
}

/** Operators that are worked out so. */
export const OPERATORS: ReadonlySet<string> = new Set('+ - * / // % < <= > >= == !='.split(' '));

export type Order = '<' | '=' | '>';

export const ORDERS: ReadonlyMap<bigint, Order> = new Map([
  [-1n, '<'],
  [0n, '='],
  [1n, '>'],
]);

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
/** How often sums and products of decimals are those of the floats nearest to them, of numbers as they come in programs. */
const AS_WRITTEN = 0.7;

export class LongArithmetic {
  private confidence = 1;

  constructor(private readonly roll: RunRoutine) {}

  /**
   * `left operator right`; undefined where the model says nothing that can be read.
   * @param isRounded an operand is not stored as it is written
   */
  async result(operator: string, left: Numeral, right: Numeral, isRounded = false): Promise<Result | undefined> {
    this.confidence = isRounded ? AS_WRITTEN : 1;
    const value = await this.value(operator, left, right);
    return value && { value, confidence: this.confidence };
  }

  /** Which number is less. */
  async ordered(
    left: Numeral,
    right: Numeral,
  ): Promise<{ readonly order: Order; readonly confidence: number } | undefined> {
    this.confidence = 1;
    const order = await this.order(left, right);
    return order && { order, confidence: this.confidence };
  }

  private async value(operator: string, left: Numeral, right: Numeral): Promise<Value | undefined> {
    const isSo = COMPARISONS[operator];
    const order = isSo && (await this.order(left, right));
    if (isSo) return order && { kind: 'bool', value: isSo.includes(order) };
    const written = await this.written(operator, left, right);
    return written && numberOf(written);
  }

  /** What the first digits tell that are not the same. */
  private async order(left: Numeral, right: Numeral): Promise<Order | undefined> {
    if (left.isNegative !== right.isNegative) return undefined;
    const decimals = Math.max(left.decimals, right.decimals);
    const [one, other] = left.isNegative ? [right, left] : [left, right];
    const pairs = columns(withDecimals(one, decimals).digits, withDecimals(other, decimals).digits);
    for (const [a, b] of pairs.toReversed()) {
      const told = await this.rolled(COMPARE, { a: whole([a]), b: whole([b]) });
      const order = told?.kind === 'int' ? ORDERS.get(told.value) : undefined;
      if (order !== '=') return order;
    }
    return '=';
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
        return await this.division(operator, left, right);
    }
  }

  private async sum(left: Numeral, right: Numeral): Promise<Numeral | undefined> {
    const decimals = Math.max(left.decimals, right.decimals);
    const [one, other] = [withDecimals(left, decimals), withDecimals(right, decimals)];
    const sign = { ...typeOf(left, right), decimals, isNegative: left.isNegative };
    if (left.isNegative === right.isNegative) {
      const digits = await this.columnwise(ADD, columns(one.digits, other.digits));
      return digits && { ...sign, digits };
    }
    const difference = await this.difference(one, other);
    if (difference) return { ...sign, digits: difference, isNegative: sign.isNegative && !isZero(difference) };
    // The other one is greater.
    const turned = await this.difference(other, one);
    return turned && { ...sign, digits: turned, isNegative: right.isNegative };
  }

  /** Undefined where it would be negative: something is still to be taken away in the end. */
  private async difference(one: Numeral, other: Numeral): Promise<number[] | undefined> {
    const digits = await this.columnwise(SUBTRACT, columns(one.digits, other.digits));
    return digits?.[0] === 0 ? digits : undefined;
  }

  private async product(left: Numeral, right: Numeral): Promise<Numeral | undefined> {
    // The shorter one is taken digit by digit.
    const [long, short] = left.digits.length >= right.digits.length ? [left, right] : [right, left];
    let total: number[] | undefined;
    for (const digit of short.digits) {
      const row = await this.columnwise(TIMES, columns(long.digits, digit));
      if (!row) return undefined;
      // A row lower down stands one place further to the right.
      const sum: number[] | undefined = total && (await this.columnwise(ADD, columns([...total, 0], row)));
      if (total && !sum) return undefined;
      total = withoutZeros(sum ?? row);
    }
    const [decimals, isNegative] = [left.decimals + right.decimals, left.isNegative !== right.isNegative];
    return total && { ...typeOf(left, right), digits: total, decimals, isNegative };
  }

  private async division(operator: string, one: Numeral, other: Numeral): Promise<Numeral | undefined> {
    const [left, right] = [withoutZerosBehind(one), withoutZerosBehind(other)];
    const decimals = Math.max(left.decimals, right.decimals);
    const [{ digits }, divisor] = [withDecimals(left, decimals), withDecimals(right, decimals)];
    if (isZero(divisor.digits)) return undefined;
    const { isDecimal } = typeOf(left, right);
    if (operator === '/' && isDecimal) return await this.decimalQuotient(left, right);
    if (operator === '/') {
      const found = await this.divided(digits, divisor.digits, QUOTIENT_DIGITS);
      const isNegative = left.isNegative !== right.isNegative;
      if (!found) return undefined;
      return { digits: found.quotient, decimals: found.quotient.length - digits.length, isNegative, isFloat: true };
    }
    // Rounding is another matter for fractions.
    if (left.isFloat || right.isFloat) return undefined;
    const found = await this.divided(digits, divisor.digits, 0);
    if (!found) return undefined;
    const { quotient, rest } = found;
    if (isDecimal)
      return operator === '//' ? { ...plain(quotient), isDecimal } : { ...plain(rest), decimals, isDecimal };
    const isTurned = left.isNegative !== right.isNegative;
    const isRounded = isTurned && rest.some((digit) => digit !== 0);
    if (operator === '//') {
      const down = isRounded ? await this.sum(plain(quotient), plain([1])) : plain(quotient);
      return down && { ...down, isNegative: isTurned };
    }
    // The remainder has the sign of the divisor.
    const up = isRounded ? await this.difference(divisor, plain(rest)) : [...rest];
    return up && { ...plain(up), isNegative: right.isNegative };
  }

  /** As many digits as a `Decimal` has, or those that there are, with as many decimals as the operands say at least. */
  private async decimalQuotient(left: Numeral, right: Numeral): Promise<Numeral | undefined> {
    const decimals = Math.max(left.decimals, right.decimals);
    const [{ digits }, divisor] = [withDecimals(left, decimals), withDecimals(right, decimals)];
    const found = await this.divided(digits, divisor.digits, MOST_DIGITS_OF_DECIMAL + 1);
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

  /** Digits of a quotient and the remainder. @param most digits, where the quotient has some after the point; 0 for a whole number */
  private async divided(
    digits: readonly number[],
    divisor: readonly number[],
    most: number,
  ): Promise<{ readonly quotient: number[]; readonly rest: readonly number[] } | undefined> {
    // Of what is less than the divisor nothing is taken away.
    if (most === 0 && digits.length <= divisor.length && (await this.isLessThan(digits, divisor)))
      return { quotient: [0], rest: digits };
    const multiples = new Multiples(async (factor) => await this.columnwise(TIMES, columns(divisor, factor)), divisor);
    const quotient: number[] = [];
    let rest: readonly number[] = [0];
    // The same remainder gives the same digit again.
    const known = new Map<string, Step>();
    const isDone = (): boolean =>
      quotient.length >= digits.length && (most === 0 || isZero(rest) || withoutZeros(quotient).length >= most);
    for (let at = 0; !isDone(); at++) {
      const next = digits[at] ?? 0;
      const key = [...rest, next].join('');
      const step = known.get(key) ?? (await this.step([...rest, next], divisor, multiples));
      if (!step) return undefined;
      known.set(key, step);
      quotient.push(step.digit);
      rest = step.rest;
    }
    return { quotient, rest };
  }

  /** What the model says by heart of short numbers, or of the first digits of long ones, is a digit to begin with; else the multiples are gone through. */
  private async step(
    digits: readonly number[],
    divisor: readonly number[],
    multiples: Multiples,
  ): Promise<Step | undefined> {
    const rest = whole(digits);
    const front = inFront(withoutZeros(digits), withoutZeros(divisor));
    if (front.behind > 0 && (await this.isLessThan(digits, divisor))) return { digit: 0, rest: withoutZeros(digits) };
    // However doubtful, it is as sure as what is left says.
    const guess = await this.roll(QUOTIENT, { rest: whole(front.digits), divisor: whole(front.divisor) });
    const guessed = guess && (await this.tried(guess.value, rest, divisor, multiples));
    if (guessed) return guessed;
    const all = await multiples.all();
    const found = all && (await this.rolled(DIVIDE, { ...all, rest }));
    return found && (await this.tried(found, rest, divisor, multiples));
  }

  /** The digit may be one too small or too great, which what is left shows. */
  private async tried(
    first: Value,
    rest: Value,
    divisor: readonly number[],
    multiples: Multiples,
  ): Promise<Step | undefined> {
    const before = this.confidence;
    let [digit] = readDigits(listOf([first])) ?? [];
    for (let tries = 0; tries < 3 && digit !== undefined && digit >= 0 && digit <= 9; tries++) {
      const multiple = await multiples.of(digit);
      const left = digit === 0 ? rest : multiple && (await this.rolled(TAKE, { rest, multiple }));
      const numeral = numeralOf(left);
      if (!numeral) break;
      const isLess = numeral.isNegative || (await this.isLessThan(numeral.digits, divisor));
      if (isLess && !numeral.isNegative) return { digit, rest: numeral.digits };
      digit += numeral.isNegative ? -1 : 1;
    }
    this.confidence = before;
    return undefined;
  }

  private async isLessThan(digits: readonly number[], divisor: readonly number[]): Promise<boolean> {
    const isShort = digits.length < 3 && divisor.length < 3;
    if (!isShort) return (await this.order(plain(digits), plain(divisor))) === '<';
    const judged = await this.rolled(ENOUGH, { rest: whole(digits), divisor: whole(divisor) });
    return judged?.kind === 'bool' && judged.value;
  }

  /** One column after the other, the last one first; the first digit, which may be a zero, comes from what is carried. */
  private async columnwise(routine: string, pairs: readonly Column[]): Promise<number[] | undefined> {
    const digits: number[] = [];
    let carry = 0;
    for (const [a, b] of pairs) {
      const value = await this.rolled(routine, { a: whole([a]), b: whole([b]), carry: whole([carry]) });
      const [digit, next, ...more] = (value && readDigits(value)) ?? [];
      if (digit === undefined || next === undefined || more.length > 0) return undefined;
      digits.unshift(digit);
      carry = next;
    }
    return [carry, ...digits];
  }

  private async rolled(routine: string, variables: Readonly<Record<string, Value>>): Promise<Value | undefined> {
    const rolled = await this.roll(routine, variables);
    if (rolled) this.confidence *= rolled.confidence;
    return rolled?.value;
  }
}
