/** In which order changes are tried: likely slips on likely lines first, so that little time tells most. */
import type { SuspectedLine } from './suspected-lines';
import type { StatementVariant } from './variants/statement-variants';

/** How much less the next change of the same line is worth: all lines get their turn. */
const NEXT = 0.97;

export function inOrder(
  lines: readonly SuspectedLine[],
  spectrum: ((line: number) => number) | undefined,
): StatementVariant[] {
  const all = lines.flatMap(({ line, rank, alternatives }) => {
    const near = 1 - rank / Math.max(lines.length, 1);
    const likely = (0.7 + 0.3 * near) * (spectrum ? 0.7 + 0.3 * spectrum(line) : 1);
    return alternatives.map((variant, turn) => ({ variant, worth: likely * variant.weight * NEXT ** turn }));
  });
  return all.sort((a, b) => b.worth - a.worth).map(({ variant }) => variant);
}
