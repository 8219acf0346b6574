/** How suspicious a line is, by what is known of it. The weights were chosen on mutated programs of the training corpus. */
import type { Evidence } from './suspects';
import type { Symptom } from './symptom';

/** @param base how near the run as it is came to what was expected, 0 to 1 */
export function scoreOf(
  { rank, lines, best, tried, different, fixes }: Evidence,
  base: number,
  symptom: Symptom,
): number {
  const near = 1 - rank / Math.max(lines, 1);
  const gain = best ? Math.max(0, best.closeness - base) / Math.max(1 - base, 0.01) : 0;
  const fix = fixes > 0 && best ? best.weight * (0.5 + 0.5 * best.confidence) : 0;
  const share = tried > 0 ? different / tried : 0;
  const isCrash = symptom.kind === 'crash';
  return 0.2 * near + (isCrash ? 0.2 : 0.6) * fix + 0.2 * gain + 0.05 * share;
}
