/** The suspiciousness of a line, from its evidence. The weights were tuned on programs other than the measured ones. */
import type { Evidence } from './evidence';
import type { Symptom } from './symptom';

/** Bonus for the line where an exception was raised: it is often the faulty one, but for an assertion. */
const SHOWS = 0.25;

/** What is left of the suspicion of a line that had no part in a wrong value. */
const APART = 0.4;

/** A line with this many possible changes counts as maximally complex. */
const COMPLICATED = 12;

/**
 * @param lines how many are suspected
 * @param base how close the unchanged run came to what was expected, 0 to 1
 */
export function scoreOf(
  { line, rank, makes, asserts, best, tried, different, fixes, possible, confidence, spectrum }: Evidence,
  lines: number,
  base: number,
  symptom: Symptom,
): number {
  const near = 1 - rank / Math.max(lines, 1);
  const complexity = Math.min(1, possible / COMPLICATED);
  // There is little to get wrong in `return x`.
  const ran = spectrum === undefined ? 1 : 0.5 + 0.5 * spectrum;
  const part = asserts ? 0 : makes ? 1 : APART;
  const prior = (0.6 * near + 0.4 * complexity) * (possible === 0 ? 0.4 : 1) * ran * part;
  const gain = best ? Math.max(0, best.closeness - base) / Math.max(1 - base, 0.02) : 0;
  if (symptom.kind === 'crash') {
    const sure = best ? best.weight * gain * (0.5 + 0.5 * best.confidence) : 0;
    return 0.15 * prior + 0.5 * sure + 0.1 * (1 - confidence) + (line === symptom.line && !asserts ? SHOWS : 0);
  }
  const fix = fixes > 0 && best ? best.weight * (0.5 + 0.5 * best.confidence) : 0;
  const influence = tried > 0 ? different / tried : 0.5;
  return 0.3 * prior + 0.1 * gain + 0.05 * influence + 0.55 * fix;
}
