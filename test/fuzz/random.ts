/** Choices that a seed decides: the same seed makes the same cases, on every machine. */
import { randomFrom } from '../../src/codec/traces/random';

export class Random {
  private readonly next: () => number;

  constructor(seed: string) {
    this.next = randomFrom(seed);
  }

  /** From 0 up to 1. */
  fraction(): number {
    return this.next();
  }

  /** A whole number from 0 up to a limit, which is not reached. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  }

  /** So many of what a function makes. */
  times<T>(count: number, make: (index: number) => T): T[] {
    return Array.from({ length: count }, (_, index) => make(index));
  }
}
