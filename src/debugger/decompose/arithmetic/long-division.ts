/** Long division: digit by digit, each of which is guessed and tried. */
import type { Value } from '../../../python/values/value';
import { DIVIDE, ENOUGH, QUOTIENT } from '../routines/digits';
import type { ColumnWork } from './column-work';
import { dividedByHalves, halvesOf, type Divided } from './halves';
import { Multiples } from './multiples';
import { inFront, isZero, numeralOf, plain, whole, withoutZeros } from './numerals';

/** A digit of a quotient, and the remainder after it. */
interface Step {
  readonly digit: number;
  readonly rest: readonly number[];
}

const TWO = [2];

export class LongDivision {
  constructor(private readonly work: ColumnWork) {}

  /** Digits of a quotient and the remainder. @param most digits, where the quotient has some after the point; 0 for a whole number */
  async divided(digits: readonly number[], divisor: readonly number[], most: number): Promise<Divided | undefined> {
    // Of what is less than the divisor nothing is taken away.
    if (most === 0 && digits.length <= divisor.length && (await this.isLessThan(digits, divisor)))
      return { quotient: [0], rest: digits };
    const halves = most === 0 ? halvesOf(divisor) : undefined;
    if (halves !== undefined && halves > 1)
      return await dividedByHalves(digits, halves, this.work, async (whole) => await this.divided(whole, TWO, 0));
    const multiples = new Multiples(async (factor) => await this.work.multiple(divisor, factor), divisor);
    const quotient: number[] = [];
    let rest: readonly number[] = [0];
    // The same remainder gives the same digit again.
    const known = new Map<string, Step>();
    const isDone = (): boolean =>
      quotient.length >= digits.length && (most === 0 || isZero(rest) || withoutZeros(quotient).length >= most);
    const longest = digits.length + divisor.length + most;
    for (let at = 0; !isDone(); at++) {
      // Only digits that the model has said wrong do not end.
      if (at > longest) return undefined;
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
    const rest = withoutZeros(digits);
    const front = inFront(rest, withoutZeros(divisor));
    if (front.behind > 0 && (await this.isLessThan(rest, divisor))) return { digit: 0, rest };
    // However doubtful, it is as sure as what is left says.
    const guess = await this.work.roll(QUOTIENT, { rest: whole(front.digits), divisor: whole(front.divisor) });
    const guessed = guess && (await this.tried(guess.value, rest, divisor, multiples));
    if (guessed) return guessed;
    const all = await multiples.all();
    const found = all && (await this.work.rolled(DIVIDE, { ...all, rest: whole(rest) }));
    return found && (await this.tried(found, rest, divisor, multiples));
  }

  /** The digit may be one too small or too great, which what is left shows. */
  private async tried(
    first: Value,
    rest: readonly number[],
    divisor: readonly number[],
    multiples: Multiples,
  ): Promise<Step | undefined> {
    const before = this.work.confidence;
    const { digits: [begun = 0, ...more] = [], isNegative = true } = numeralOf(first) ?? {};
    if (isNegative || more.length > 0) return undefined;
    for (let digit = begun, tries = 0; tries < 3 && digit >= 0 && digit <= 9; tries++) {
      const multiple = numeralOf(await multiples.of(digit));
      const left = digit === 0 ? rest : multiple && (await this.work.difference(rest, multiple.digits));
      if (!left) break;
      if (left !== 'negative' && (await this.isLessThan(left, divisor))) return { digit, rest: withoutZeros(left) };
      digit += left === 'negative' ? -1 : 1;
    }
    this.work.confidence = before;
    return undefined;
  }

  private async isLessThan(digits: readonly number[], divisor: readonly number[]): Promise<boolean> {
    const isShort = digits.length < 3 && divisor.length < 3;
    if (!isShort) return (await this.work.order(plain(digits), plain(divisor))) === '<';
    const judged = await this.work.rolled(ENOUGH, { rest: whole(digits), divisor: whole(divisor) });
    return judged?.kind === 'bool' && judged.value;
  }
}
