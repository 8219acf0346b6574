/** How the call that values are predicted for is named: the same in lenses, hovers, explanations and sessions. */
import type { Example } from '../../../adapter/service/protocol';
import type { L10n } from '../../values/text/words';
import type { ChosenExample } from './exampleChoice';

/** Whether nobody has written or run this call: its arguments are invented. */
export function isGuess(call: string, origin: ChosenExample['origin'] | undefined): boolean {
  return origin === 'inferred' || (origin === 'hints' && /\((?!\s*\))/.test(call));
}

/** As one would write it: what makes an object is a call of its class, and an object of the file's run is one that its class makes. */
export function writtenCall(call: string): string {
  return objectsShort(call.replace(/^([\p{ID_Continue}.]+)\.__init__(?=\()/u, '$1'));
}

/** A text in quotes, or where an object begins or ends: `<Item name='bolt', price=0.5>`. */
const PART = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|<([\p{ID_Start}_][\p{ID_Continue}.]*)(:)?|>/gu;

/** `add(Item(…))` for `add(<Item name='bolt', price=0.5>)`: there is little room for what an object holds. */
function objectsShort(call: string): string {
  let short = '';
  let depth = 0;
  let from = 0;
  for (const part of call.matchAll(PART)) {
    const [text, name, colon] = part;
    if (name !== undefined && depth++ === 0)
      short += call.slice(from, part.index) + objectShort(name, colon !== undefined);
    if (text === '>' && depth > 0 && --depth === 0) from = part.index + 1;
  }
  // Nothing is left out of a call that is not read to its end.
  return depth === 0 ? short + call.slice(from) : call;
}

/** A member of an enumeration, `<Status.PAID: 2>`, by its name; what nobody knows as in other values; else no more than the class. */
function objectShort(name: string, isMember: boolean): string {
  if (isMember) return name;
  return name === 'unknown' ? '?' : `${name}(…)`;
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
