/** Wording of predictions. */
import { percent } from '../../../debugger/percent';

/** `vscode.l10n`, which exists only inside of the editor. */
export interface L10n {
  t(message: string, ...args: (string | number)[]): string;
}

/** Probability below which a value is marked as doubtful. */
export const DOUBTFUL = 0.5;

/** `very likely (93 %)` */
export function likelihood(probability: number, l10n: L10n): string {
  return `${likelihoodWord(probability, l10n)} (${percent(probability)})`;
}

function likelihoodWord(probability: number, l10n: L10n): string {
  if (probability >= 0.97) return l10n.t('almost certain');
  if (probability >= 0.85) return l10n.t('very likely');
  if (probability >= 0.65) return l10n.t('likely');
  return probability >= DOUBTFUL ? l10n.t('uncertain') : l10n.t('doubtful');
}

/** What stands behind a value or line that is less than the threshold sure: ` (62 %)`; nothing otherwise. */
export function doubtMark(confidence: number, threshold: number): string {
  return confidence < threshold ? ` (${percent(confidence)})` : '';
}

/** In one line, and not longer than `most` characters; a character outside of the basic plane stays whole. */
export function cut(text: string, most: number): string {
  const line = text.replace(/\s*[\r\n]\s*/g, ' ');
  if (line.length <= most) return line;
  const characters = Array.from(line);
  return characters.length <= most ? line : `${characters.slice(0, most - 1).join('')}…`;
}
