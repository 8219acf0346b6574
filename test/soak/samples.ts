/** Figures over a long time, and whether they stay what they were. */

export interface Trend {
  /** Medians of the first and the last quarter. */
  readonly first: number;
  readonly last: number;
}

/** Undefined for fewer than four samples. */
export function trend(samples: readonly number[]): Trend | undefined {
  const quarter = Math.floor(samples.length / 4);
  if (quarter === 0) return undefined;
  return { first: median(samples.slice(0, quarter)), last: median(samples.slice(-quarter)) };
}

export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/**
 * Whether the last quarter is not over the first by more than a share of it and a fixed amount: a garbage collector that waits is no
 * leak, but something kept of every session is.
 */
export function isFlat({ first, last }: Trend, share: number, amount: number): boolean {
  return last <= first * (1 + share) + amount;
}
