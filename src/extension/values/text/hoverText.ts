/** What a hover says about an expression: Markdown, short enough to be shown with the hovers of other extensions. */
import type { HoverResult, HoverValue } from '../../../adapter/service/protocol';
import { block, cell, code, plain } from './markdown';
import { describeException } from '../../../debugger/state/exceptions';
import { percent } from '../../../debugger/percent';
import { exampleText, writtenCall } from '../../launch/calls/exampleText';
import {
  assumedText,
  breakable,
  otherResultParts,
  exitText,
  statedText,
  cut,
  type L10n,
  likelihood,
  tellingParts,
} from './words';

const LONGEST_EXPRESSION = 80;
const LONGEST_VALUE = 400;
/** Characters without a space that a hover has room for. */
const LONGEST_RUN = 78;
const LONGEST_CELL = 64;
const LONGEST_CALL = 80;
/** Maximum iterations of a loop, and assumptions about broken code, that are shown. */
const ROUNDS = 5;
const ASSUMPTIONS = 3;

/** @param links to commands, shown at the end */
export function hoverText(result: HoverResult, links: readonly string[], l10n: L10n): string {
  const parts = [...valueParts(result, l10n), ...endParts(result, links, l10n)];
  return parts.join('\n\n');
}

/** If nothing can be predicted at all. */
export function failureText(message: string, links: readonly string[], l10n: L10n): string {
  return [`$(circle-slash) ${l10n.t('Not predicted: {0}', plain(message))}`, links.join(' · ')].join('\n\n');
}

function valueParts(result: HoverResult, l10n: L10n): string[] {
  const { values, unknown, exception, partial } = result;
  const expression = cut(result.expression, LONGEST_EXPRESSION);
  const raised = exception && raisedText(exception, l10n);
  const [first] = values;
  const last = values.at(-1);
  if (first === undefined || last === undefined) {
    // Below it is said that more is coming.
    const why = unknown === undefined || partial ? [] : [`$(circle-slash) ${l10n.t('No value: {0}', plain(unknown))}`];
    return [block(expression), ...(raised === undefined ? why : [raised])];
  }
  const isSame = values.every((value) => shown(value, LONGEST_VALUE) === shown(first, LONGEST_VALUE));
  const rows =
    isSame || values.length === 1 ? single(expression, last, result, l10n) : rounds(expression, result, l10n);
  return raised === undefined ? rows : [...rows, raised];
}

/** One value, or the same one every time. */
function single(expression: string, value: HoverValue, { runs, values }: HoverResult, l10n: L10n): string[] {
  const lowest = Math.min(...values.map(({ confidence }) => confidence));
  const times = timesText(value, values.length, runs, l10n);
  return [
    block(`${expression}${sign(expression, value)}${shown(value, LONGEST_VALUE)}`),
    value.unknown === undefined
      ? `${origin(values, lowest, l10n)}${times}`
      : `$(question) ${unknownText(value.unknown, value.type, l10n)}${times}`,
    ...assumedText(waysTo(values), l10n),
    ...notes(values),
  ];
}

function unknownText(reason: string, type: string | undefined, l10n: L10n): string {
  if (type === undefined) return l10n.t('Unknown: {0}', plain(reason));
  return l10n.t('Unknown {0}: {1}', plain(type), plain(reason));
}

/** What was assumed on the way to any of them. */
function waysTo(values: readonly HoverValue[]): string[] {
  return [...new Set(values.flatMap(({ assumed = [] }) => assumed))];
}

/** Of values that are the same each time. */
function origin(values: readonly HoverValue[], lowest: number, l10n: L10n): string {
  const other = values.findLast(({ predicted }) => predicted !== undefined);
  if (other?.predicted !== undefined) {
    const [said, found] = [other.predicted, other.after ?? other.value].map((one) => code(cut(one, LONGEST_CELL)));
    return `$(verified) ${l10n.t('Predicted {0}, checked {1}', said ?? '', found ?? '')}`;
  }
  const origins = new Set(values.map((value) => value.origin));
  if (!origins.has(undefined))
    return `$(verified) ${origins.has('checked') ? l10n.t('Checked') : l10n.t('Given in the code, or checked')}`;
  return `$(debug-alt) ${l10n.t('Predicted, {0}', likelihood(lowest, l10n))}`;
}

function rounds(expression: string, { runs, values }: HoverResult, l10n: L10n): string[] {
  const last = values.slice(-ROUNDS);
  const isChecked = last.every(
    ({ unknown, predicted, origin: from }) => unknown === undefined && predicted === undefined && from !== undefined,
  );
  // The value before is in the row above.
  const cells = tellingParts(
    last.map((value) => (value.unknown === undefined ? (value.after ?? value.value) : '?')),
    LONGEST_CELL,
  );
  const rows = last.map((value, at) => {
    const sure = value.unknown === undefined ? sureText(value, l10n) : unknownCell(value.unknown, value.type, l10n);
    return tableRow([`${value.iteration ?? ''}`, cell(cells[at] ?? ''), ...(isChecked ? [] : [sure])]);
  });
  const of = last.some(changes) ? l10n.t('value afterwards') : l10n.t('value');
  return [
    block(expression),
    roundsHead(isChecked, last.length, runs, l10n),
    [
      tableRow([l10n.t('iteration'), of, ...(isChecked ? [] : [l10n.t('probability')])]),
      isChecked ? '|--:|:--|' : '|--:|:--|--:|',
      ...rows,
    ].join('\n'),
    ...assumedText(waysTo(last), l10n),
    ...notes(last),
  ];
}

/** What holds for all rows is said once, above them. */
function roundsHead(isChecked: boolean, shown: number, runs: number, l10n: L10n): string {
  if (isChecked)
    return `$(verified) ${
      shown < runs ? l10n.t('Checked · the last {0} of {1} times', shown, runs) : l10n.t('Checked · {0} times', runs)
    }`;
  return `$(debug-alt) ${
    shown < runs ? l10n.t('Predicted · the last {0} of {1} times', shown, runs) : l10n.t('Predicted · {0} times', runs)
  }`;
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function unknownCell(reason: string, type: string | undefined, l10n: L10n): string {
  return plain(type === undefined ? reason : l10n.t('unknown {0}: {1}', type, reason));
}

function sureText({ origin: from, predicted, confidence }: HoverValue, l10n: L10n): string {
  if (predicted !== undefined) return l10n.t('checked, predicted {0}', cell(cut(predicted, LONGEST_CELL)));
  if (from === 'known') return l10n.t('known');
  return from === 'checked' ? l10n.t('checked') : percent(confidence);
}

/** Names have values; other expressions evaluate to them; what a line changes goes from one to another. */
function sign(expression: string, value: HoverValue): string {
  if (changes(value)) return ': ';
  return /^[\p{L}_][\p{L}\p{N}_]*$/u.test(expression) ? ' = ' : ' → ';
}

function changes({ value, before = value, after = value }: HoverValue): boolean {
  return before !== value || after !== value;
}

function timesText({ iteration }: HoverValue, shown: number, runs: number, l10n: L10n): string {
  if (runs < 2 || iteration === undefined) return '';
  if (shown === 1) return ` · ${l10n.t('iteration {0} of {1}', iteration, runs)}`;
  const last = shown < runs;
  return ` · ${last ? l10n.t('each of the last {0} of {1} times', shown, runs) : l10n.t('each of {0} times', runs)}`;
}

/** `0 → 30` for what a line changes. */
function shown({ value, before, after, unknown }: HoverValue, most: number): string {
  const each = before === undefined && after === undefined ? most : Math.floor(most / 2);
  const short = (text: string): string => cut(breakable(text, LONGEST_RUN), each);
  const now = unknown === undefined ? short(value) : '?';
  const from = before === undefined || before === value ? '' : `${short(before)} → `;
  const to = after === undefined || after === value ? '' : ` → ${short(after)}`;
  return `${from}${now}${to}`;
}

/** Once: the reason of an unknown value is often that of its line. */
function notes(values: readonly HoverValue[]): string[] {
  const all = new Set(values.flatMap(({ note, unknown }) => (note === undefined || note === unknown ? [] : [note])));
  return [...all].map((note) => `$(info) ${plain(note)}`);
}

function raisedText(exception: NonNullable<HoverResult['exception']>, l10n: L10n): string {
  const text = plain(exitText(exception, l10n) ?? describeException(exception));
  return `$(warning) ${l10n.t('Predicted: {0}, {1}', text, likelihood(exception.confidence, l10n))}`;
}

function endParts(result: HoverResult, links: readonly string[], l10n: L10n): string[] {
  const { call, callOrigin, otherResult, assumptions, partial = false } = result;
  const more = assumptions.length - ASSUMPTIONS;
  const assumed = assumptions.slice(0, ASSUMPTIONS).map((one) => `$(wrench) ${plain(capital(one))}`);
  if (more > 0)
    assumed.push(
      `$(wrench) ${more === 1 ? l10n.t('… and 1 more assumption') : l10n.t('… and {0} more assumptions', more)}`,
    );
  if (partial) assumed.push(`$(loading~spin) ${l10n.t('Still being predicted: hover again for the rest')}`);
  const example =
    call === null
      ? []
      : [exampleText({ call, origin: callOrigin, shown: code(cut(writtenCall(call), LONGEST_CALL)) }, l10n)];
  const end = [...example, ...links].join(' · ');
  const contradicted = [...statedText(result, l10n), ...otherResultParts(otherResult, l10n)];
  return [...assumed, ...contradicted, ...(end === '' ? [] : [end])];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
