/** What "Explain This Line" says. */
import type { Explanation } from '../../adapter/service/protocol';
import { code, plain } from './markdown';
import { cut, type L10n, likelihood } from './words';

const LONGEST_CALL = 120;

/** Markdown. @param line from 0 */
export function explainText({ text, parts, call, assumptions }: Explanation, line: number, l10n: L10n): string {
  const lowest = Math.min(1, ...parts.map(({ confidence }) => confidence));
  const sure = parts.length === 0 ? '' : `, ${likelihood(lowest, l10n)}`;
  return [
    `**${l10n.t('Line {0}', line + 1)}** · $(debug-alt) ${l10n.t('predicted')}${sure}`,
    plain(text),
    ...assumptions.map((one) => `$(wrench) ${plain(one)}`),
    ...(call === null ? [] : [l10n.t('for {0}', code(cut(call, LONGEST_CALL)))]),
  ].join('\n\n');
}
