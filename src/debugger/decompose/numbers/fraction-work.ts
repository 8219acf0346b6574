/** Calculating with fractions: cross products, and the greatest common divisor by Euclid's steps. */
import { fractionOf } from '../../../python/values/fractions';
import type { Value } from '../../../python/values/value';
import type { Order } from '../arithmetic/column-work';
import { NoNumberError, type NumberWork } from './number-work';

/** Numerator and denominator, which is above zero; in lowest terms or not. */
export type Ratio = readonly [top: bigint, bottom: bigint];

/** Factors of a power that are multiplied one by one. */
const MOST_FACTORS = 12n;

export class FractionWork {
  constructor(private readonly work: NumberWork) {}

  /** In lowest terms. @param bottom is not zero */
  async lowest(top: bigint, bottom: bigint): Promise<Value> {
    const [one, other] = bottom < 0n ? [-top, -bottom] : [top, bottom];
    const divisor = await this.divisor(one < 0n ? -one : one, other);
    if (await this.work.holds('==', divisor, 1n)) return fractionOf(one, other);
    return fractionOf(await this.work.of('//', one, divisor), await this.work.of('//', other, divisor));
  }

  /** The greatest common one. */
  private async divisor(one: bigint, other: bigint): Promise<bigint> {
    let [left, right] = [one, other];
    while (await this.work.holds('>', right, 0n)) {
      const rest = await this.work.of('%', left, right);
      // No remainder; the steps would not end.
      if (rest < 0n || rest >= right) throw new NoNumberError('%');
      [left, right] = [right, rest];
    }
    return left;
  }

  /** `left operator right`; undefined for operators that give something else, and where zero would be divided by. */
  async result(operator: string, left: Ratio, right: Ratio): Promise<Value | undefined> {
    const [top, bottom] = left;
    const [otherTop, otherBottom] = right;
    switch (operator) {
      case '+':
      case '-': {
        const [one, other, common] = await this.aligned(left, right);
        return await this.lowest(await this.work.of(operator, one, other), common);
      }
      case '*':
        return await this.lowest(await this.product(top, otherTop), await this.product(bottom, otherBottom));
      case '/':
        if (otherTop === 0n) return undefined;
        return await this.lowest(await this.product(top, otherBottom), await this.product(bottom, otherTop));
      case '//':
      case '%': {
        if (otherTop === 0n) return undefined;
        const [one, other, common] = await this.aligned(left, right);
        const said = await this.work.of(operator, one, other);
        return operator === '//' ? { kind: 'int', value: said } : await this.lowest(said, common);
      }
      default:
        return undefined;
    }
  }

  /** A power by a whole number; undefined where that is a large one, or zero would be divided by. */
  async power([top, bottom]: Ratio, exponent: bigint): Promise<Value | undefined> {
    const factors = exponent < 0n ? -exponent : exponent;
    if (factors > MOST_FACTORS || (exponent < 0n && top === 0n)) return undefined;
    let [one, other] = [1n, 1n];
    for (let i = 0n; i < factors; i++) [one, other] = [await this.product(one, top), await this.product(other, bottom)];
    if (exponent >= 0n) return fractionOf(one, other);
    return other < 0n || one < 0n ? fractionOf(-other, -one) : fractionOf(other, one);
  }

  /** Whether a comparison holds. */
  async compared(operator: string, left: Ratio, right: Ratio): Promise<boolean> {
    const [one, other] = await this.aligned(left, right);
    return await this.work.holds(operator, one, other);
  }

  /** Which one is less. */
  async order(left: Ratio, right: Ratio): Promise<Order> {
    const [one, other] = await this.aligned(left, right);
    if (await this.work.holds('<', one, other)) return '<';
    return (await this.work.holds('==', one, other)) ? '=' : '>';
  }

  /** The whole number below it, above it, nearer to zero, or nearest to it. */
  async whole(way: string, [top, bottom]: Ratio): Promise<bigint> {
    const isDown = way === 'floor' || (way !== 'ceil' && top >= 0n);
    if (way !== 'round') {
      const size = await this.work.of('//', isDown ? top : -top, bottom);
      return isDown ? size : -size;
    }
    const below = await this.work.of('//', top, bottom);
    const rest = await this.work.of('%', top, bottom);
    const twice = await this.product(rest, 2n);
    const isNearer = await this.work.holds('<', twice, bottom);
    if (isNearer) return below;
    const isHalfWay = await this.work.holds('==', twice, bottom);
    const isEven = isHalfWay && (await this.work.holds('==', await this.work.of('%', below, 2n), 0n));
    return isEven ? below : await this.work.of('+', below, 1n);
  }

  /** The nearest one with a denominator that is not greater than that; `Fraction.limit_denominator` in smaller steps. */
  async limited([top, bottom]: Ratio, most: bigint): Promise<Value> {
    if (await this.work.holds('<=', bottom, most)) return fractionOf(top, bottom);
    let [p0, q0, p1, q1] = [0n, 1n, 1n, 0n];
    let [left, right] = [top, bottom];
    for (;;) {
      const times = await this.work.of('//', left, right);
      const next = await this.more(q0, times, q1);
      if (await this.work.holds('>', next, most)) break;
      [p0, q0, p1, q1] = [p1, q1, await this.more(p0, times, p1), next];
      const rest = await this.work.of('%', left, right);
      if (rest < 0n || rest >= right) throw new NoNumberError('%');
      [left, right] = [right, rest];
    }
    const times = await this.work.of('//', await this.work.of('-', most, q0), q1);
    const bound: Ratio = [await this.more(p0, times, p1), await this.more(q0, times, q1)];
    const [near, far] = [await this.distance([p1, q1], [top, bottom]), await this.distance(bound, [top, bottom])];
    return (await this.compared('<=', near, far)) ? fractionOf(p1, q1) : fractionOf(...bound);
  }

  private async distance(left: Ratio, right: Ratio): Promise<Ratio> {
    const [one, other, common] = await this.aligned(left, right);
    const between = await this.work.of('-', one, other);
    return [between < 0n ? -between : between, common];
  }

  /** `start + times * step` */
  private async more(start: bigint, times: bigint, step: bigint): Promise<bigint> {
    return await this.work.of('+', start, await this.product(times, step));
  }

  /** Numerators over the same denominator. */
  private async aligned([top, bottom]: Ratio, [otherTop, otherBottom]: Ratio): Promise<[bigint, bigint, bigint]> {
    if (bottom === otherBottom) return [top, otherTop, bottom];
    const [one, other] = [await this.product(top, otherBottom), await this.product(otherTop, bottom)];
    return [one, other, await this.product(bottom, otherBottom)];
  }

  private async product(one: bigint, other: bigint): Promise<bigint> {
    return one === 1n ? other : other === 1n ? one : await this.work.of('*', one, other);
  }
}
