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
  const place = iteration === undefined ? t('line {0}', line) : t('line {0} ↻ {1}', line, iteration);
  const [text, label] = [ways[way] ?? '', compact(ways, way)];
  const full = iteration === undefined ? text : t('{0} (line {1}, iteration {2})', text, line, iteration);
  return {
    label,
    description: isTaken ? (given === undefined ? t('{0}, assumed', place) : t('{0}, given', place)) : place,
    tooltip: label === full ? tooltip() : `${full}\n${tooltip()}`,
  };
}

/** Characters that a row has room for, of what all ways have in common. */
const COMMON = 16;

/** A way in a narrow view: what the ways differ in is at the end of them, and must not be cut off. */
function compact(ways: readonly string[], way: number): string {
  const text = ways[way] ?? '';
  let common = 0;
  while (common < text.length && ways.every((other) => other[common] === text[common])) common++;
  // With the word before it: `is true`, `has another item`.
  const rest = text.lastIndexOf(' ', text.lastIndexOf(' ', common) - 1) + 1;
  return ways.length > 1 && rest > COMMON + 2 ? `${text.slice(0, COMMON).trimEnd()}… ${text.slice(rest)}` : text;
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
