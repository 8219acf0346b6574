/** The values of one line over its executions, in one short text: `result = 30 · 130 · 205`. */
import type { LineRun, SurveyLine } from '../../../adapter/service/protocol';
import { describeException } from '../../../debugger/state/exceptions';
import { assumedMark, cut, doubtMark, exitText, fitted, type L10n, shownValue, UNKNOWN } from './words';

/** How many iterations of a loop are shown, and how long a value and the whole may be. */
export interface Lengths {
  readonly rounds: number;
  readonly value: number;
  readonly text: number;
}

export const INLINE: Lengths = { rounds: 5, value: 40, text: 110 };
/** Columns of an editor of ordinary width; what a text gets at least, and where that would go past the edge. */
export const USUAL_COLUMNS = 100;
const LEAST = 24;
const LEAST_AT_EDGE = 12;

/**
 * What fits between the end of a line and the edge of the editor.
 * @param taken by what follows the text
 * @param columns of the editor
 */
export function roomBehind(line: string, taken = 0, columns = USUAL_COLUMNS): Lengths {
  const behind = (edge: number): number => edge - line.trimEnd().length - taken;
  // A text that begins far to the right is hardly seen in a wide editor.
  const room = Math.min(INLINE.text, behind(Math.min(USUAL_COLUMNS, columns)));
  const least = Math.max(LEAST_AT_EDGE, Math.min(LEAST, behind(columns)));
  return { ...INLINE, text: Math.max(least, room) };
}

/** The same in front of another text of some characters; undefined where the editor has no room for both. */
export function roomBefore(other: number, line: string, taken: number, columns: number): number | undefined {
  if (other === 0) return roomBehind(line, taken, columns).text;
  const { text } = roomBehind(line, taken + other, columns);
  return line.trimEnd().length + taken + text + other <= columns ? text : undefined;
}

/** For the detailed form. */
export const WHOLE: Lengths = { rounds: 20, value: 300, text: 2000 };

/** @param source the line's text, for its first word @returns '' if there is nothing to say */
export function lineText(line: SurveyLine, source: string, lengths: Lengths, l10n: L10n): string {
  const isRaised = line.last.some(({ exception }) => exception !== undefined);
  // The latest iterations in whole say more than the earliest and a cut.
  const some = (rounds: number): string[] => partsOf(line, source, { ...lengths, rounds }, l10n);
  const room = (parts: readonly string[]): number => lengths.text - (parts.length - 1) * SEPARATOR.length;
  let { rounds } = lengths;
  let parts = some(rounds);
  while (rounds > 1 && parts.join('').length > room(parts)) parts = some(--rounds);
  // What matters most must not be cut off.
  const shown = isRaised ? parts : fitted(parts, room(parts), source).filter((part) => part !== '');
  return cut(shown.join(SEPARATOR), lengths.text);
}

const SEPARATOR = ', ';

/** What there is to say, each of it over the iterations. */
function partsOf({ runs, last }: SurveyLine, source: string, lengths: Lengths, l10n: L10n): string[] {
  const isCut = runs > last.length;
  const series = (values: readonly string[]): string => joined(values, isCut, lengths);
  const told = /^\s*(?:import|from)\b/.test(source) ? [] : last.flatMap(({ changes }) => changes);
  const telling = told.filter((one) => isTelling(one) && !isWritten(one, source) && !isOnlyTouched(one, source));
  const all = inOrder(telling, source).map(({ name }) => name);
  const names = new Set(all.filter((name) => !isOutdated(name, last)));
  const parts = [...names].map((name) => `${name} = ${series(changesOf(last, name))}`);
  if (names.size === 0) parts.push(...branch(last, source, series, l10n));
  const returned = last.flatMap((run) => (run.returned ? [shownValue(run.returned)] : []));
  if (returned.length > 0) parts.push(l10n.t('returns {0}', series(returned)));
  const yielded = last.flatMap((run) => (run.yielded ? [shownValue(run.yielded)] : []));
  if (yielded.length > 0) parts.push(l10n.t('yields {0}', series(yielded)));
  const printed = last.flatMap((run) => (run.printed ? [printedText(run.printed, source)] : []));
  if (printed.length > 0) parts.push(l10n.t('prints {0}', series(printed)));
  const shown = last.flatMap((run) => (run.shown ? [shownValue(run.shown)] : []));
  if (shown.length > 0) parts.push(`→ ${series(shown)}`);
  const exceptions = last.flatMap(({ exception }) => (exception ? [exception] : []));
  const exits = exceptions.flatMap((one) => exitText(one, l10n) ?? []);
  parts.unshift(...exits);
  const raised = exceptions.filter(({ type }) => type !== 'SystemExit').map(describeException);
  if (raised.length > 0)
    parts.unshift(l10n.t('raises {0}', joined(raised, isCut, { ...lengths, value: lengths.text })));
  const left = new Set(last.flatMap(({ notes = [] }) => notes));
  if (left.size > 0) parts.push([...left].map((note) => cut(note, lengths.value * 2)).join(SEPARATOR));
  return parts;
}

/** The least probable of what is shown. */
export function lineConfidence({ last }: SurveyLine): number {
  return Math.min(1, ...last.map(({ confidence }) => confidence));
}

/** ` (62 %)` behind a line that is less than the threshold sure; nothing behind what is unknown, which is neither right nor wrong. */
export function lineMark(line: SurveyLine, threshold: number, l10n: L10n): string {
  const shown = line.last.flatMap(({ changes, returned, yielded, shown: below, taken, printed }) => [
    ...[...changes, ...[returned, yielded, below].filter((one) => one !== undefined)].map(
      (one) => one.unknown !== undefined,
    ),
    ...(taken === undefined && printed === undefined ? [] : [false]),
  ]);
  const isUnknown = shown.length > 0 && shown.every((is) => is);
  if (isUnknown) return '';
  const isAssumed = line.last.some(({ assumed }) => assumed !== undefined);
  // That the line itself assumes something is said already.
  if (line.last.some(({ isAssuming }) => isAssuming)) return '';
  return isAssumed ? assumedMark(lineConfidence(line), threshold, l10n) : doubtMark(lineConfidence(line), threshold);
}

/** That a `def` or an `import` binds a name goes without saying. */
function isTelling({ value }: { readonly value: string }): boolean {
  return !/^<(?:function|class|module|builtin_function_or_method) /.test(value);
}

/** A method that changes an object of which nothing can be shown, such as `parser.add_argument(…)`: what it was made by has said so much. */
function isOnlyTouched({ name, value }: { readonly name: string; readonly value: string }, source: string): boolean {
  return /^<[\p{L}\p{N}_.]+ object>$/u.test(value) && source.trimStart().startsWith(`${name}.`);
}

/** `total = 0` says itself what `total` becomes. */
export function isWritten({ name, value }: { readonly name: string; readonly value: string }, source: string): boolean {
  const statement = source.trimStart();
  if (!statement.startsWith(name)) return false;
  const [, written] = /^\s*(?::[^=]*)?=(?!=)\s*(.*)$/.exec(statement.slice(name.length)) ?? [];
  if (written === undefined) return false;
  const text = written.replace(/\s+#.*$/, '').trim();
  return text.replaceAll('"', "'") === value || /^[rRbBuU]{0,2}(?:"""|''')/.test(text);
}

/** `lines = ['a']` of an earlier iteration, where a later one has set `lines[1]`. */
function isOutdated(name: string, runs: readonly LineRun[]): boolean {
  const latest = (isSo: (other: string) => boolean): number =>
    runs.findLastIndex(({ changes }) => changes.some((change) => isSo(change.name)));
  return latest((other) => other === name) < latest((other) => other.startsWith(`${name}[`) || other.startsWith(`${name}.`)); // prettier-ignore
}

/** As the line names them, by attributes of theirs, too: `top.paid` of `top.pay()` comes before what else holds that object. */
function inOrder<T extends { readonly name: string }>(changes: readonly T[], source: string): T[] {
  const words: readonly string[] = source.match(/[\p{L}_][\p{L}\p{N}_.]*/gu) ?? [];
  const roots = words.map(rootOf);
  const at = ({ name }: T): number => {
    const [whole, root] = [words.indexOf(name), roots.indexOf(rootOf(name))];
    return whole >= 0 ? whole : root >= 0 ? root : words.length;
  };
  return [...changes].sort((one, other) => at(one) - at(other));
}

function rootOf(name: string): string {
  return name.split(/[.[]/, 1)[0] ?? name;
}

function changesOf(runs: readonly LineRun[], name: string): string[] {
  return runs.flatMap(({ changes }) => changes.filter((one) => one.name === name).map(shownValue));
}

/** The outcome of a condition. */
function branch(
  runs: readonly LineRun[],
  source: string,
  series: (values: readonly string[]) => string,
  l10n: L10n,
): string[] {
  const taken = runs.flatMap((run) => (run.taken === undefined ? [] : [run.taken]));
  if (taken.length === 0) return [];
  if (/^\s*(?:async\s+)?for\b/.test(source)) return taken.includes(true) ? [] : [l10n.t('no iterations')];
  if (/^\s*(?:except|case|match|with)\b/.test(source))
    return [taken.includes(true) ? l10n.t('matches') : l10n.t('does not match')];
  const isAssumed = runs.some(({ isAssuming = false }) => isAssuming);
  const ways = series(taken.map((is) => (is ? 'True' : 'False')));
  return [isAssumed ? l10n.t('assumed {0}', ways) : ways];
}

/** Equal values once; only the last of many. One that is alone may be as long as the line. */
function joined(values: readonly string[], isCut: boolean, { rounds, value, text: most }: Lengths): string {
  const isAlone = rounds === 1 || values.every((one) => one === values[0]);
  const short = values.map((one) => cut(one, isAlone ? most : value));
  const [first = ''] = short;
  if (values.every((one) => one === values[0])) {
    // How often it was so before those that are known is not.
    if (isCut) return `… ${first}`;
    return values.length > 1 ? `${first} (${values.length}×)` : first;
  }
  const isLong = isCut || short.length > rounds;
  return `${isLong ? '… ' : ''}${short.slice(-rounds).join(' · ')}`;
}

/** As between quotes, without the end of the line; what is not known at all, as values of which nothing is known. */
function printedText(printed: string, source: string): string {
  if (printed.trim() === UNKNOWN && !source.includes(UNKNOWN)) return '?';
  return `"${printed.replace(/\r?\n$/, '').replace(/\r?\n/g, '⏎')}"`;
}
