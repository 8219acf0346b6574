/** Probabilities as people read them. */

/** Of `0.29 * 100`, which is a little less than 29. */
const ROUNDING = 1e-9;

/** `93 %`, rounded down; never 0 or 100 %, as a prediction is neither. */
export function percent(probability: number): string {
  const whole = Math.floor(100 * probability + ROUNDING);
  return whole < 1 ? '< 1 %' : `${Math.min(whole, 99)} %`;
}
