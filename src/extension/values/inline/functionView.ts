/** What is drawn in a function: texts at line ends, unreached lines, and a predicted exception. */
import type { FunctionItem, Outcome, SurveyLine, SurveyResult } from '../../../adapter/service/protocol';
import { givenArguments } from '../text/givenArguments';
import { INLINE, lineConfidence, lineMark, lineText, roomBehind, WHOLE } from '../text/lineText';
import { code, plain } from '../text/markdown';
import type { RaisedException } from '../../../codec/query';
import { describeException, exitStatus } from '../../../debugger/state/exceptions';
import { exampleText, isGuess, writtenCall } from '../../launch/calls/exampleText';
import {
  assumedMark,
  assumedText,
  cut,
  DOUBTFUL,
  doubtMark,
  exitText,
  type L10n,
  likelihood,
  otherResultParts,
  otherResultText,
  shownValue,
  statedText,
} from '../text/words';

/** Lines count from 0. */
export interface Lines {
  readonly line: number;
  readonly endLine: number;
}

/** A text at the end of a line. */
export interface LineNote extends Lines {
  readonly text: string;
  readonly tone: 'value' | 'doubtful' | 'exception';
  /** Markdown, for the mouse over the text. */
  readonly detail: string;
}

export interface PredictedProblem extends Lines {
  readonly message: string;
  /** The exception. */
  readonly raised: string;
  /** The function that ends by it, without its class; undefined for the code outside functions. */
  readonly leaves?: string | undefined;
  readonly isDoubtful: boolean;
}

export interface FunctionView {
  readonly notes: readonly LineNote[];
  readonly notReached: readonly Lines[];
  readonly problems: readonly PredictedProblem[];
}

export const emptyView: FunctionView = { notes: [], notReached: [], problems: [] };

/** What a result is not cut below. */
const SHORTEST = 16;
/** Characters between two notes behind a line. */
const GAP = 5;

type Ending<K extends Outcome['kind']> = Extract<Outcome, { readonly kind: K }>;

/** How a survey is read. */
export interface Reading {
  /** Lines of the document. */
  readonly source: readonly string[];
  /** Probability below which a value is doubtful. */
  readonly threshold: number;
  /** How many characters fit into a line of the editor, without the space before the text. */
  readonly columns?: number;
  readonly l10n: L10n;
}

/** @param item the function; undefined for the code outside functions */
export function functionView(item: FunctionItem | undefined, survey: SurveyResult, reading: Reading): FunctionView {
  const { outcome, lines } = survey;
  const header = item && headerNote(item, survey, reading);
  // What invented arguments lead to is a fact of no program: nothing is dimmed for it, and it is no problem of anybody.
  const isInvented = survey.call !== null && isGuess(survey.call, survey.callOrigin);
  const unfinished = outcome.kind === 'unfinished' ? unfinishedNote(outcome, reading) : undefined;
  // Both share one line: that nothing follows must not be behind the editor's edge.
  const taken = (line: SurveyLine): number =>
    unfinished && line.line <= unfinished.line && unfinished.line <= line.endLine ? unfinished.text.length + GAP : 0;
  const notes = lines.flatMap((line) => lineNote(line, reading, isInvented, taken(line)));
  if (unfinished) notes.push(unfinished);
  return {
    notes: header ? [header, ...notes] : notes,
    notReached: isInvented || endingConfidence(survey) < reading.threshold ? [] : notReached(lines, reading),
    problems:
      !isInvented &&
      outcome.kind === 'raised' &&
      isError(outcome.exception) &&
      outcome.exception.confidence >= reading.threshold
        ? [problem(item, survey, outcome, reading)]
        : [],
  };
}

/** That a program leaves by `sys.exit` is meant. */
function isError(exception: RaisedException): boolean {
  return exitStatus(exception) === undefined;
}

/** How sure it is that the call ends so: what is less than the threshold sure is not presented as fact. */
function endingConfidence({ outcome }: SurveyResult): number {
  if (outcome.kind === 'returned') return outcome.value.confidence;
  return outcome.kind === 'raised' ? outcome.exception.confidence : 0;
}

/** If the service had no answer: its reason, after the header. */
export function failedView({ line }: Pick<FunctionItem, 'line'>, message: string, l10n: L10n): FunctionView {
  const text = l10n.t('not predicted: {0}', cut(message, INLINE.text));
  return { ...emptyView, notes: [{ line, endLine: line, text, tone: 'doubtful', detail: plain(message) }] };
}

/** After the `def`: how the call ends. */
function headerNote(
  item: FunctionItem,
  survey: SurveyResult,
  { source, threshold, columns, l10n }: Reading,
): LineNote | undefined {
  const { call, callOrigin, outcome, stated, otherResult, assumed = [], assumptions } = survey;
  if (outcome.kind !== 'returned' && outcome.kind !== 'raised') return undefined;
  const isReturn = outcome.kind === 'returned';
  const { confidence } = isReturn ? outcome.value : outcome.exception;
  const isUnknown = isReturn && outcome.value.unknown !== undefined;
  const returned = isReturn ? shownValue(outcome.value) : '?';
  const mark = assumed.length > 0 ? assumedMark(confidence, threshold, l10n) : doubtMark(confidence, threshold);
  const own = stated === undefined ? '' : ` · ${l10n.t('stated: {0}', cut(stated, INLINE.value))}`;
  const other = otherResult ? ` · ${otherResultText(otherResult, SHORTEST, l10n)}` : own;
  const line = headerLine(item, source);
  const example = call === null ? undefined : { call, origin: callOrigin };
  // Values of invented arguments must not look like those of the program.
  const isInvented = example !== undefined && isGuess(example.call, callOrigin);
  const whole = isInvented
    ? ` · ${exampleText({ ...example, shown: cut(writtenCall(example.call), INLINE.value) }, l10n)}`
    : '';
  // What qualifies the value must not be behind the editor's edge.
  const left = roomBehind(source[line] ?? '', 0, columns).text - (isUnknown ? '' : mark).length - other.length;
  // That a constructor returns nothing goes without saying, and a call of a generator does not return what its body does.
  const isNone = isReturn && returned === 'None';
  const isOfBody = isNone && item.isGenerator === true;
  if (isNone && (isConstructor(item) || isOfBody) && (isOfBody ? '' : mark) + other + whole === '') return undefined;
  const guess = left - whole.length < SHORTEST && whole !== '' ? ` · ${l10n.t('guessed arguments')}` : whole;
  const room = left - guess.length;
  const end = isReturn
    ? `→ ${cut(returned, Math.max(SHORTEST, room - 2))}`
    : (exitText(outcome.exception, l10n) ?? l10n.t('raises {0}', outcome.exception.type));
  return {
    line,
    endLine: line,
    text: isOfBody ? `${other}${guess}`.replace(/^ · /, '') : `${end}${isUnknown ? '' : mark}${other}${guess}`,
    tone:
      isReturn || exitStatus(outcome.exception) === 0
        ? toneOf(confidence, threshold)
        : isInvented
          ? 'doubtful'
          : 'exception',
    detail: [
      isUnknown ? `$(question) ${l10n.t('Unknown')}` : originText(confidence, l10n),
      ...(example ? [exampleText({ ...example, shown: code(cut(writtenCall(example.call), WHOLE.value)) }, l10n)] : []),
      ...statedText(survey, l10n),
      ...otherResultParts(otherResult, l10n),
      ...assumedText(assumed, l10n),
      ...assumptions.map((one) => `$(wrench) ${plain(one)}`),
    ].join('\n\n'),
  };
}

function isConstructor({ name }: FunctionItem): boolean {
  return name.endsWith('.__init__');
}

/** Decorators stand above it. */
function headerLine({ line, endLine }: FunctionItem, source: readonly string[]): number {
  for (let i = line; i <= endLine; i += 1) if (/^\s*(?:async\s+)?def\b/.test(source[i] ?? '')) return i;
  return line;
}

/** @param taken by another note behind the same line */
function lineNote(
  line: SurveyLine,
  { source, threshold, columns, l10n }: Reading,
  isInvented: boolean,
  taken: number,
): LineNote[] {
  const head = source[line.line] ?? '';
  const mark = lineMark(line, threshold, l10n);
  const room = roomBehind(source[line.endLine] ?? head, mark.length + taken, columns);
  const text = lineText(line, head, room, l10n);
  if (text === '') return [];
  const confidence = lineConfidence(line);
  const isRaising = line.last.some(({ exception }) => exception && exitStatus(exception) !== 0);
  const tone = !isRaising ? toneOf(confidence, threshold) : isInvented ? 'doubtful' : 'exception';
  const ways = [...new Set(line.last.flatMap(({ assumed = [] }) => assumed))];
  const parts = [originText(confidence, l10n), ...assumedText(ways, l10n), code(lineText(line, head, WHOLE, l10n))];
  const detail = parts.join('\n\n');
  return [{ line: line.line, endLine: line.endLine, text: `${text}${mark}`, tone, detail }];
}

/** What is entirely certain was checked, or is made of what was. */
function originText(confidence: number, l10n: L10n): string {
  return confidence === 1
    ? `$(verified) ${l10n.t('Checked')}`
    : `$(debug-alt) ${l10n.t('Predicted, {0}', likelihood(confidence, l10n))}`;
}

function toneOf(confidence: number, threshold: number): LineNote['tone'] {
  return confidence < threshold ? 'doubtful' : 'value';
}

function unfinishedNote({ line, reason }: Ending<'unfinished'>, { l10n }: Reading): LineNote {
  const text = l10n.t('stopped here: {0}', cut(reason, INLINE.text));
  return { line, endLine: line, text, tone: 'doubtful', detail: plain(reason) };
}

/** Statements that are not reached, with the `else:` above them, which is not a statement. */
function notReached(lines: readonly SurveyLine[], { source }: Reading): Lines[] {
  return lines
    .filter(({ runs }) => runs === 0)
    .map(({ line, endLine }) => {
      const above = source[line - 1] ?? '';
      const isClause = /^\s*(?:else|finally|try)\s*:/.test(above) && indent(above) < indent(source[line] ?? '');
      return { line: isClause ? line - 1 : line, endLine };
    });
}

function indent(text: string): number {
  return text.length - text.trimStart().length;
}

function problem(
  item: FunctionItem | undefined,
  { call, lines }: SurveyResult,
  { line, exception }: Ending<'raised'>,
  { l10n }: Reading,
): PredictedProblem {
  const endLine = lines.find((one) => one.line <= line && line <= one.endLine)?.endLine ?? line;
  const given = item && call !== null ? givenArguments(item, call) : [];
  const names = given.map(({ name, value }) => `${name} = ${cut(value, 30)}`).join(', ');
  const raised = describeException(exception);
  const sure = likelihood(exception.confidence, l10n);
  return {
    line,
    endLine,
    raised,
    leaves: item?.name.split('.').at(-1),
    message:
      names === ''
        ? l10n.t('predicted: {0}, {1}', raised, sure)
        : l10n.t('predicted: {0} when {1}, {2}', raised, names, sure),
    isDoubtful: exception.confidence < DOUBTFUL,
  };
}
