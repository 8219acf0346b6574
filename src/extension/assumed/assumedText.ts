/** Texts about assumed branches. Knows no `vscode`, so that it can be tested without an editor. */
import type { AssumedBranch } from '../../adapter/requests/assumption-requests';

/** `vscode.l10n`. */
export interface Words {
  readonly t: (message: string, ...args: (string | number | boolean)[]) => string;
}

/** What the lens above a line says. */
export function lensTitle({ ways, chosen, given }: AssumedBranch, { t }: Words): string {
  if (given !== undefined) return t('Given: {0}', given);
  if (chosen === undefined) return t('Not decided');
  return t('Assumed: {0}', ways[chosen] ?? '');
}

/** What taking a way would say, for a list of them. */
export function wayText(
  { ways, chosen, given, line, iteration, reason }: AssumedBranch,
  way: number,
  { t }: Words,
): { readonly label: string; readonly description: string; readonly tooltip: string } {
  const isTaken = way === chosen;
  const tooltip = (): string => {
    if (!isTaken) return t('Take this way. Nothing decides it: {0}.', reason);
    return given === undefined
      ? t('Assumed, since {0}.', reason)
      : t('Decided by the value that you gave: {0}.', given);
  };
  // Rows of a loop are alike but for that.
  const place = iteration === undefined ? t('line {0}', line) : t('line {0}, iteration {1}', line, iteration);
  return {
    label: ways[way] ?? '',
    description: isTaken ? (given === undefined ? t('{0}, assumed', place) : t('{0}, given', place)) : place,
    tooltip: tooltip(),
  };
}

/** The last assumption on each line. */
export function latestByLine(all: readonly AssumedBranch[]): AssumedBranch[] {
  const lines = new Map<string, AssumedBranch>();
  for (const one of all) {
    const key = `${one.path}:${one.line}`;
    if (!lines.has(key)) lines.set(key, one);
  }
  return [...lines.values()];
}
