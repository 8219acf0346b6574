/** Wording of predictions. */
import type { OtherResult, SurveyResult } from '../../../adapter/service/protocol';
import type { RaisedException } from '../../../codec/query';
import { percent } from '../../../debugger/percent';
import { exitStatus } from '../../../debugger/state/exceptions';
import { code, plain } from './markdown';

/** `vscode.l10n`, which exists only inside of the editor. */
export interface L10n {
  t(message: string, ...args: (string | number)[]): string;
}

/** Probability below which a value is marked as doubtful. */
export const DOUBTFUL = 0.5;
/** Maximum number of ways that were assumed, the last ones. */
const WAYS = 3;
const LONGEST_STATED = 80;
/** Characters that a text that shares a line is shown with at least. */
const LEAST = 10;
/** Behind those of several that there was room for. */
const MORE = ', …';
/** What stands in printed text, and inside of values, for what is unknown. */
export const UNKNOWN = '<unknown>';
/** What begins a value, and the sign that it is cut. */
const MARK = 2;
/** Fewer characters of a text are not worth cutting it. */
const FEW = 6;

/** A value, in which `?` stands for what is unknown: `[1, ?]`. */
export function shownValue({ value, unknown }: { readonly value: string; readonly unknown?: string }): string {
  if (unknown !== undefined) return '?';
  return value.replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|<unknown>/g, (part) => (part === UNKNOWN ? '?' : part));
}

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

/** The same on a way that was assumed: how probable that is says little. */
export function assumedMark(confidence: number, threshold: number, l10n: L10n): string {
  return confidence < threshold ? ` (${l10n.t('assumed')})` : '';
}

/** What was assumed on the way, the last of it; nothing where nothing was. */
export function assumedText(ways: readonly string[], l10n: L10n): string[] {
  if (ways.length === 0) return [];
  return [`$(git-branch) ${l10n.t('Assumed: {0}', ways.slice(-WAYS).map(plain).join(', '))}`];
}

/** A doctest or assertion says something else than the prediction, or than what the code surely gives. */
export function statedText({ stated, isCertain }: Pick<SurveyResult, 'stated' | 'isCertain'>, l10n: L10n): string[] {
  if (stated === undefined) return [];
  const shown = code(cut(stated, LONGEST_STATED));
  const text = isCertain
    ? l10n.t('The example states {0}, but the code gives something else (checked)', shown)
    : l10n.t('The example states {0}: either the code or the prediction is wrong', shown);
  return [`$(warning) ${text}`];
}

/** The same of another call than the example: `letter(90): 'B', stated: 'A'`. */
export function otherResultText({ call, predicted, stated }: OtherResult, most: number, l10n: L10n): string {
  const [short, now, then] = [call, predicted, stated].map((one) => cut(one, most));
  return l10n.t('{0}: {1}, stated: {2}', short ?? '', now ?? '', then ?? '');
}

/** The same as a sentence. */
export function otherResultParts(other: OtherResult | undefined, l10n: L10n): string[] {
  if (other === undefined) return [];
  const [call, predicted, stated] = [other.call, other.predicted, other.stated].map((one) =>
    code(cut(one, LONGEST_STATED)),
  );
  const text = other.isCertain
    ? l10n.t(
        '{0} is stated to return {1}, but the code returns {2} (checked)',
        call ?? '',
        stated ?? '',
        predicted ?? '',
      )
    : l10n.t(
        '{0} is stated to return {1}, but {2} is predicted: either the code or the prediction is wrong',
        call ?? '',
        stated ?? '',
        predicted ?? '',
      );
  return [`$(warning) ${text}`];
}

/** How a program leaves by `sys.exit`, which is no error by itself; undefined for any other exception. */
export function exitText(exception: RaisedException, l10n: L10n): string | undefined {
  const { message = '' } = exception;
  const status = exitStatus(exception);
  if (status === undefined) return undefined;
  if (status === 0) return l10n.t('ends the program');
  return /^(?:True|-?\d+)$/.test(message)
    ? l10n.t('ends the program with status {0}', status)
    : l10n.t('ends the program: {0}', message);
}

/**
 * Long runs without a space show their two ends: a hover breaks lines at spaces only, and what is wider than it is out of sight.
 * @param most characters of a run
 */
export function breakable(text: string, most: number): string {
  const end = Math.floor(most / 3);
  return text.replace(/\S+/gu, (run) => {
    const characters = Array.from(run);
    if (characters.length <= most) return run;
    // Its end is not known where it has been cut already.
    if (run.endsWith('…')) return `${characters.slice(0, most - 1).join('')}…`;
    return `${characters.slice(0, most - end - 1).join('')}…${characters.slice(-end).join('')}`;
  });
}

/** In one line, and not longer than `most` characters; a character outside of the basic plane stays whole. */
export function cut(text: string, most: number): string {
  const line = text.replace(/\s*[\r\n]\s*/g, ' ');
  if (line.length <= most) return line;
  const characters = Array.from(line);
  return characters.length <= most
    ? line
    : `${characters
        .slice(0, most - 1)
        .join('')
        .replace(/…[…, ]*$/, '')}…`;
}

/**
 * Texts that share a line. Those that there is no room for are empty, and that there are more is said behind the last one: `x = 1, y = 2, …`.
 * @param source the line
 * @param wanted numbers of texts that get room before the others
 */
export function fitted(
  texts: readonly string[],
  room: number,
  source = '',
  wanted: ReadonlySet<number> = new Set(),
): string[] {
  const short = shares(texts, room, source, wanted);
  if (!short.includes('')) return short;
  const last = short.findLastIndex((text) => text !== '');
  return short.map((text, index) => (index === last ? `${text}${MORE}` : text));
}

/** The same with something between those that are shown. @param between how many characters that takes */
export function fittedBetween(
  texts: readonly string[],
  room: number,
  between: number,
  source?: string,
  wanted?: ReadonlySet<number>,
): string[] {
  const fittedFor = (count: number): string[] => fitted(texts, room - (count - 1) * between, source, wanted);
  const shown = (short: readonly string[]): number => short.filter((text) => text !== '').length;
  const least = fittedFor(texts.length);
  // Nothing stands between those that are left out.
  const more = fittedFor(Math.max(1, shown(least)));
  return shown(more) > shown(least) ? least : more;
}

/** As many short ones whole as there is room for, the others cut to what is left, or empty where that is a name alone or nothing. */
function shares(texts: readonly string[], room: number, source: string, wanted: ReadonlySet<number>): string[] {
  const whole = (index: number): string => texts[index] ?? '';
  const isLater = (index: number): number => (wanted.has(index) ? 0 : 1);
  const order = [...texts.keys()].sort((a, b) => isLater(a) - isLater(b) || whole(a).length - whole(b).length);
  /** What those that are shown, and not dealt with yet, need at least. */
  let needed = 0;
  const shown = order.filter((index) => {
    const least = leastOf(whole(index));
    // Half of a short value says less than the few letters that a long one loses.
    const isShown = needed + least <= room || needed + whole(index).length <= room + FEW;
    if (isShown) needed += least;
    return isShown;
  });
  if (shown.length === 0)
    return texts.map((text, index) => (index === order[0] ? alone(text, Math.max(LEAST, room), source) : ''));
  const cuts = new Map<number, string>();
  let left = room;
  for (const [i, index] of shown.entries()) {
    const least = leastOf(whole(index));
    needed -= least;
    const isWhole = whole(index).length <= left - needed + FEW;
    const share = Math.floor(left / (shown.length - i));
    const most = Math.min(Math.max(least, share), left - needed);
    const text = isWhole ? whole(index) : cut(whole(index), Math.max(LEAST, most));
    cuts.set(index, text);
    left -= text.length;
  }
  return texts.map((_, index) => cuts.get(index) ?? '');
}

/** `self.balance…` says nothing, and `self.rows = […` hardly more. */
function leastOf(text: string): number {
  const [name = ''] = NAME.exec(text) ?? [];
  return Math.min(text.length, Math.max(LEAST, name.length + FEW));
}

/** In front of the latest of many values there is a sign for the others, which is none of them. */
const NAME = /^[^=]* = (?:… )?/;

/** A value whose name would leave no room for it goes without where the line itself begins with it. */
function alone(text: string, room: number, source: string): string {
  const [name = ''] = NAME.exec(text) ?? [];
  const isSaid = source.trimStart().startsWith(name.replace(/ = .*$/, ' ='));
  return name.length + MARK < room || !isSaid ? cut(text, room) : cut(text.replace(/^[^=]* = /, '= '), room);
}

/** Characters in front of what is new, so that it can be told what it belongs to. */
const BEFORE_NEW = 24;

/** Long texts below each other: where one begins as the one above it, and would be cut to the same, the part that is new. */
export function tellingParts(texts: readonly string[], most: number): string[] {
  return texts.map((text, at) => {
    const above = texts[at - 1];
    if (above === undefined || text === above || cut(text, most) !== cut(above, most)) return cut(text, most);
    let same = 0;
    while (text[same] === above[same]) same++;
    const near = text.slice(0, same - BEFORE_NEW / 2).lastIndexOf(' ') + 1;
    const from = Math.max(near, same - BEFORE_NEW);
    // Half of a character is none.
    return cut(`…${text.slice(from).replace(/^[\udc00-\udfff]/, '')}`, most);
  });
}
