/** Which lines ran where it went wrong, and not elsewhere: Ochiai, by Abreu, Zoeteweij and van Gemund (2007). */
import type { ObservedRun } from './observed-run';

/** @returns undefined where nothing that ends as it should is known: then all lines that ran are alike */
export function spectrumOf(runs: readonly ObservedRun[]): ((line: number) => number) | undefined {
  const failing = runs.filter(({ isFailing }) => isFailing);
  const passing = runs.filter(({ isFailing }) => !isFailing);
  if (failing.length === 0 || passing.length === 0) return undefined;
  return (line) => {
    const bad = failing.filter((run) => run.ran(line)).length;
    const good = passing.filter((run) => run.ran(line)).length;
    return bad === 0 ? 0 : bad / Math.sqrt(failing.length * (bad + good));
  };
}
