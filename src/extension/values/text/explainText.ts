/** What "Explain This Line" says. */
import type { Explanation } from '../../../adapter/service/protocol';
import { code, plain } from './markdown';
import { exampleText, writtenCall } from '../../launch/calls/exampleText';
import { cut, type L10n, likelihood } from './words';

const LONGEST_CALL = 120;

/** Markdown. @param line from 0 */
export function explainText(
  { text, parts, call, callOrigin, assumptions }: Explanation,
  line: number,
  l10n: L10n,
): string {
  // Nobody is unsure of what was checked, and nothing is said about what is unknown.
  const unsure = parts.filter(({ origin, unknown }) => origin === undefined && unknown === undefined);
  const lowest = Math.min(1, ...unsure.map(({ confidence }) => confidence));
  const isChecked = parts.length > 0 && parts.every(({ origin }) => origin !== undefined);
  const sure = unsure.length === 0 ? '' : `, ${likelihood(lowest, l10n)}`;
  const head = isChecked ? `$(verified) ${l10n.t('checked')}` : `$(debug-alt) ${l10n.t('predicted')}${sure}`;
  return [
    `**${l10n.t('Line {0}', line + 1)}** · ${head}`,
    plain(text),
    ...assumptions.map((one) => `$(wrench) ${plain(one)}`),
    ...(call === null
      ? []
      : [exampleText({ call, origin: callOrigin, shown: code(cut(writtenCall(call), LONGEST_CALL)) }, l10n)]),
  ].join('\n\n');
}
