/** What is done column by column: adding, taking away, multiplying by one digit, telling which number is less. */
import type { Value } from '../../../python/values/value';
import type { RunRoutine } from '../routines/run-routine';
import { ADD, COMPARE, SUBTRACT, TIMES } from '../routines/digits';
import { columns, numeralOf, whole, withDecimals, type Column, type Numeral } from './numerals';

export type Order = '<' | '=' | '>';

export const ORDERS: ReadonlyMap<bigint, Order> = new Map([
  [-1n, '<'],
  [0n, '='],
  [1n, '>'],
]);

export class ColumnWork {
  /** That all of it is right so far. */
  confidence = 1;

  constructor(readonly roll: RunRoutine) {}

  /** What the first digits tell that are not the same. */
  async order(left: Numeral, right: Numeral): Promise<Order | undefined> {
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

  async sum(one: readonly number[], other: readonly number[]): Promise<number[] | undefined> {
    return await this.columnwise(ADD, columns(one, other));
  }

  /** Of a number times one digit. */
  async multiple(digits: readonly number[], digit: number): Promise<number[] | undefined> {
    return await this.columnwise(TIMES, columns(digits, digit));
  }

  /** What was lent to the first column is missing in the end where the other one is greater. */
  async difference(one: readonly number[], other: readonly number[]): Promise<number[] | 'negative' | undefined> {
    const [carry, ...digits] = (await this.columnwise(SUBTRACT, columns(one, other), 1)) ?? [];
    return carry === undefined ? undefined : carry === 1 ? [0, ...digits] : 'negative';
  }

  async rolled(routine: string, variables: Readonly<Record<string, Value>>): Promise<Value | undefined> {
    const rolled = await this.roll(routine, variables);
    if (rolled) this.confidence *= rolled.confidence;
    return rolled?.value;
  }

  /**
   * One column after the other, the last one first; the first digit, which may be a zero, comes from what is carried.
   * @param first what is carried to the last column
   */
  private async columnwise(routine: string, pairs: readonly Column[], first = 0): Promise<number[] | undefined> {
    const digits: number[] = [];
    let carry = first;
    for (const [a, b] of pairs) {
      const value = await this.rolled(routine, { a: whole([a]), b: whole([b]), carry: whole([carry]) });
      const { digits: read = [], isNegative = true } = numeralOf(value) ?? {};
      const [digit, next = 0, ...more] = read.toReversed();
      if (digit === undefined || isNegative || more.length > 0) return undefined;
      digits.unshift(digit);
      carry = next;
    }
    return [carry, ...digits];
  }
}
