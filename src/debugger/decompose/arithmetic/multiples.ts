import type { Value } from '../../../python/values/value';
import { whole } from './numerals';

/** Multiples of a divisor, each of which is worked out when it is wanted. */
export class Multiples {
  private readonly known = new Map<number, Value>();

  constructor(
    private readonly times: (factor: number) => Promise<readonly number[] | undefined>,
    divisor: readonly number[],
  ) {
    this.known.set(0, whole([0])).set(1, whole(divisor));
  }

  async of(factor: number): Promise<Value | undefined> {
    const digits = this.known.has(factor) ? undefined : await this.times(factor);
    if (digits) this.known.set(factor, whole(digits));
    return this.known.get(factor);
  }

  /** By `m1` to `m9`. */
  async all(): Promise<Readonly<Record<string, Value>> | undefined> {
    const all: Record<string, Value> = {};
    for (let factor = 1; factor <= 9; factor++) {
      const multiple = await this.of(factor);
      if (!multiple) return undefined;
      all[`m${factor}`] = multiple;
    }
    return all;
  }
}
