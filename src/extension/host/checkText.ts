/** What the status bar says about the check of predictions. */
import type { CheckStatus } from '../../adapter/service/protocol';
import type { L10n } from '../values/text/words';

/** Why nothing is checked, or that it is. */
export type CheckChoice = 'on' | 'off' | 'untrusted';

export interface CheckText {
  readonly text: string;
  /** Markdown. */
  readonly tooltip: string;
  /** The same for screen readers. */
  readonly spoken: string;
  readonly isWarning: boolean;
}

/** @param status of the model's host; undefined while there is none */
export function checkText(choice: CheckChoice, status: CheckStatus | undefined, l10n: L10n): CheckText {
  const isChecked = choice === 'on' && status?.state !== 'failed';
  const [icon, word] = isChecked ? ['verified', l10n.t('Checked')] : ['unverified', l10n.t('Not checked')];
  const [name, why] = [l10n.t('Neural Debug: check of predictions'), reasons(choice, status, l10n)];
  return {
    text: `$(${icon}) ${word}`,
    tooltip: [`**${name}**`, ...why].join('\n\n'),
    spoken: [`${name}: ${word}.`, ...why].join(' '),
    isWarning: choice === 'on' && !isChecked,
  };
}

function reasons(choice: CheckChoice, status: CheckStatus | undefined, l10n: L10n): string[] {
  switch (choice) {
    case 'untrusted':
      return [l10n.t('Nothing is evaluated in a folder that is not trusted: all values are predicted.')];
    case 'off':
      return [
        l10n.t('It is switched off: all values are predicted.'),
        ...counts(status, l10n),
        l10n.t('Click to switch it on.'),
      ];
    case 'on':
      return status?.state === 'failed'
        ? [
            l10n.t('It cannot be started: {0} Until then, all values are predicted.', sentence(status.detail)),
            l10n.t('Click to try again.'),
          ]
        : [
            l10n.t(
              'Statements that do nothing but compute, on values that are known, are evaluated as well, in a sandbox without files, network, clock or processes. Your program is never run.',
            ),
            ...counts(status, l10n),
            l10n.t('Click to switch it off.'),
          ];
  }
}

function counts(status: CheckStatus | undefined, l10n: L10n): string[] {
  const { agreed, disagreed } = status ?? { agreed: 0, disagreed: 0 };
  if (agreed + disagreed === 0) return [];
  const share = Math.round((100 * agreed) / (agreed + disagreed));
  return [l10n.t('So far the model agreed in {0} of {1} statements ({2} %).', agreed, agreed + disagreed, share)];
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
