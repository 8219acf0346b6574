/** Division by powers of two: halves of a long number are simpler than digits of a quotient, and there are only twenty of them to know. */
import type { ColumnWork } from './column-work';
import { withoutZeros } from './numerals';

/** Halves that are taken at most. */
const MOST_HALVES = 64;

/** How often a divisor is halved until it is one; undefined where that is never, or not one. */
export function halvesOf(divisor: readonly number[]): number | undefined {
  const bits = BigInt(divisor.join('')).toString(2);
  const halves = bits.length - 1;
  return /^10+$/.test(bits) && halves <= MOST_HALVES ? halves : undefined;
}

/** What is divided, and what is left of it. */
export interface Divided {
  readonly quotient: number[];
  readonly rest: readonly number[];
}

/** @param half the half of a number, and what is left of it */
export async function dividedByHalves(
  digits: readonly number[],
  halves: number,
  work: ColumnWork,
  half: (digits: readonly number[]) => Promise<Divided | undefined>,
): Promise<Divided | undefined> {
  let quotient = [...digits];
  let rest: readonly number[] = [0];
  let value: readonly number[] = [1];
  for (let at = 0; at < halves; at++) {
    const found = await half(quotient);
    const isLeft = found?.rest.some((digit) => digit !== 0);
    const more = isLeft === true ? await work.sum(rest, value) : rest;
    const next = at + 1 < halves ? await work.sum(value, value) : value;
    if (!found || !more || !next) return undefined;
    [quotient, rest, value] = [withoutZeros(found.quotient), withoutZeros(more), withoutZeros(next)];
  }
  return { quotient, rest };
}

/** The lines of a function that gives `_a & _b`; undefined where the right side is no mask of all bits below one. */
export function masked(operator: string, left: bigint, right: bigint): string[] | undefined {
  const isMask = operator === '&' && left >= 0n && right > 0n && /^1{4,}$/.test(right.toString(2));
  return isMask && left.toString().length >= LEAST_DIGITS ? ['_power = _b + 1', 'return _a % _power'] : undefined;
}

/** Of shorter numbers the bits are gone through. */
const LEAST_DIGITS = 4;
