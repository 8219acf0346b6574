/** What is done column by column: adding, taking away, multiplying by one digit, telling which number is less. */
import type { Value } from '../../../python/values/value';
import type { RunRoutine } from '../routines/run-routine';
import { ADD, COMPARE, TIMES, TO_NINE } from '../routines/digits';
import { printValue } from '../../../python/values/print';
import { columns, isZero, numeralOf, whole, withDecimals, type Column, type Numeral } from './numerals';

export type Order = '<' | '=' | '>';

export const ORDERS: ReadonlyMap<bigint, Order> = new Map([
  [-1n, '<'],
  [0n, '='],
  [1n, '>'],
]);

export class ColumnWork {
  /** That all of it is right so far: what is asked again is right if it was the first time. */
  confidence = 1;
  private readonly asked = new Set<string>();

  constructor(readonly roll: RunRoutine) {}

  /** What the first digits tell that are not the same. */
  async order(left: Numeral, right: Numeral): Promise<Order | undefined> {
    if (left.isNegative !== right.isNegative) return await this.told(sign(left), sign(right));
    const decimals = Math.max(left.decimals, right.decimals);
    const [one, other] = left.isNegative ? [right, left] : [left, right];
    const pairs = columns(withDecimals(one, decimals).digits, withDecimals(other, decimals).digits);
    for (const [a, b] of pairs.toReversed()) {
      const order = await this.told(whole([a]), whole([b]));
      if (order !== '=') return order;
    }
    return '=';
  }

  private async told(a: Value, b: Value): Promise<Order | undefined> {
    const told = await this.rolled(COMPARE, { a, b });
    return told?.kind === 'int' ? ORDERS.get(told.value) : undefined;
  }

  async sum(one: readonly number[], other: readonly number[]): Promise<number[] | undefined> {
    return await columnwise(columns(one, other), 0, async (a, b, carry) => await this.added(a, b, carry));
  }

  /** Of a number times one digit. */
  async multiple(digits: readonly number[], digit: number): Promise<number[] | undefined> {
    return await columnwise(columns(digits, digit), 0, async (a, b, carry) => await this.timesOf(a, b, carry));
  }

  /** With what the other one lacks to so many nines; there is one to carry in the end where it is not greater. */
  async difference(one: readonly number[], other: readonly number[]): Promise<number[] | 'negative' | undefined> {
    const [carry, ...digits] =
      (await columnwise(columns(one, other), 1, async (a, b, carry) => {
        const [lacking] = (await this.digits(TO_NINE, { b })) ?? [];
        return lacking === undefined ? undefined : await this.added(a, lacking, carry);
      })) ?? [];
    return carry === undefined ? undefined : carry === 1 ? [0, ...digits] : 'negative';
  }

  private async added(a: number, b: number, carry: number): Promise<TwoDigits | undefined> {
    // There are fewer different sums of which the greater digit comes first.
    return await this.digits(ADD, { a: Math.max(a, b), b: Math.min(a, b), carry });
  }

  private async timesOf(a: number, b: number, carry: number): Promise<TwoDigits | undefined> {
    const product = await this.digits(TIMES, { a: Math.max(a, b), b: Math.min(a, b) });
    if (!product || carry === 0) return product;
    const [ones, tens] = product;
    const sum = await this.added(ones, carry, 0);
    if (!sum || sum[1] === 0) return sum && [sum[0], tens];
    const more = await this.added(tens, sum[1], 0);
    return more?.[1] === 0 ? [sum[0], more[0]] : undefined;
  }

  /** What a routine says of digits: two digits, the last one first. */
  private async digits(routine: string, given: Readonly<Record<string, number>>): Promise<TwoDigits | undefined> {
    const variables = Object.fromEntries(Object.entries(given).map(([name, digit]) => [name, whole([digit])]));
    const { digits = [], isNegative = true } = numeralOf(await this.rolled(routine, variables)) ?? {};
    const [ones, tens = 0, ...more] = digits.toReversed();
    return ones === undefined || isNegative || more.length > 0 ? undefined : [ones, tens];
  }

  async rolled(routine: string, variables: Readonly<Record<string, Value>>): Promise<Value | undefined> {
    const rolled = await this.roll(routine, variables);
    const question = `${routine}${Object.values(variables)
      .map((value) => printValue(value))
      .join(' ')}`;
    if (rolled && !this.asked.has(question)) this.confidence *= rolled.confidence;
    this.asked.add(question);
    return rolled?.value;
  }
}

/** A number of which only the sign counts. */
function sign({ digits, isNegative }: Numeral): Value {
  return { kind: 'int', value: isZero(digits) ? 0n : isNegative ? -1n : 1n };
}

type TwoDigits = readonly [ones: number, tens: number];

/**
 * One column after the other, the last one first; the first digit, which may be a zero, comes from what is carried.
 * @param first what is carried to the last column
 */
async function columnwise(
  pairs: readonly Column[],
  first: number,
  work: (a: number, b: number, carry: number) => Promise<TwoDigits | undefined>,
): Promise<number[] | undefined> {
  const digits: number[] = [];
  let carry = first;
  for (const [a, b] of pairs) {
    const said = await work(a, b, carry);
    if (!said) return undefined;
    digits.push(said[0]);
    carry = said[1];
  }
  return [carry, ...digits.toReversed()];
}
