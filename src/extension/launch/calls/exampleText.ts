/** How the call that values are predicted for is named: the same in lenses, hovers, explanations and sessions. */
import type { Example } from '../../../adapter/service/protocol';
import type { L10n } from '../../values/text/words';
import type { ChosenExample } from './exampleChoice';

/** Whether nobody has written or run this call: its arguments are invented. */
export function isGuess(call: string, origin: ChosenExample['origin'] | undefined): boolean {
  return origin === 'inferred' || (origin === 'hints' && !/\(\s*\)$/.test(call));
}

/** As one would write it: what makes an object is a call of its class. */
export function writtenCall(call: string): string {
  return call.replace(/^([\p{ID_Continue}.]+)\.__init__(?=\()/u, '$1');
}

/** `example: total([1, 2])`, or `guessed arguments: total([1, 2])`. @param shown the call, as it is to be shown */
export function exampleText(
  {
    call,
    origin,
    shown = writtenCall(call),
  }: Pick<Example, 'call'> & { origin?: ChosenExample['origin'] | undefined; shown?: string },
  l10n: L10n,
): string {
  return isGuess(call, origin) ? l10n.t('guessed arguments: {0}', shown) : l10n.t('example: {0}', shown);
}
