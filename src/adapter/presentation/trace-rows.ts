/** The predicted run as rows of text, for a terminal and for a document: line, how sure, source, what the line changed. */
import { gradeOf } from '../../codec/confidence';
import { exitStatus } from '../../debugger/state/exceptions';
import { setByHand, type HistoryStep, type StepValue } from './history-step';
import { isOnlyAnEnd } from './iteration-ends';

/** The kind of a piece of a row, for coloring. */
export type TraceStyle =
  | 'plain'
  | 'rule'
  | 'number'
  | 'sure'
  | 'likely'
  | 'doubtful'
  | 'name'
  | 'value'
  | 'detail'
  | 'call'
  | 'exception'
  | 'output';

export interface TracePiece {
  readonly text: string;
  readonly style: TraceStyle;
}

export interface TraceRow {
  /** The step that the row belongs to: the one that is about to run the line, or the event itself. */
  readonly step: number;
  readonly depth: number;
  readonly kind: 'line' | 'call' | 'return' | 'exception' | 'output' | 'end';
  readonly pieces: readonly TracePiece[];
}

/** Column at which the changes start, in characters after the rule. */
const CHANGES_AT = 52;
const LONGEST_VALUE = 100;
const LONGEST_EXPRESSION = 40;

const RULE = piece('│', 'rule');
/** A module's return gets no row. */
const MODULE = '<module>';
const MARGIN = ' '.repeat(10);

/**
 * The rows of a step: the line that it ran, what that printed, and its event.
 * @param before the step before it
 * @param changesAt column at which the changes start, in characters after the rule
 */
export function traceRows(before: HistoryStep | undefined, step: HistoryStep, changesAt = CHANGES_AT): TraceRow[] {
  return [
    ...(before?.event === 'line' ? [lineRow(before, step, changesAt)] : []),
    ...(before?.event === 'return' ? resumedRow(before, step, changesAt) : []),
    ...printedRows(step, step.output, 'output'),
    ...printedRows(step, step.errors ?? '', 'exception'),
    ...eventRows(step),
  ];
}

/** The column at which changes start for most lines; the few longer lines push theirs to the right. */
export function changesColumn(steps: readonly HistoryStep[]): number {
  const widths = steps.filter(({ event }) => event === 'line').map((step) => sourceOf(step).length);
  const most = widths.sort((a, b) => a - b)[Math.floor(0.8 * (widths.length - 1))] ?? 0;
  return Math.min(CHANGES_AT, 4 + most);
}

/** The row's text, without colors. */
export function rowText(row: TraceRow): string {
  return row.pieces
    .map(({ text }) => text)
    .join('')
    .trimEnd();
}

/** The line that a step ran. */
function lineRow(before: HistoryStep, step: HistoryStep, changesAt: number): TraceRow {
  const source = sourceOf(before);
  const told = effects(source, step, changesAt, setByHand(before, short));
  const pieces = [...numbered(before.line, step), piece(` ${source}`), ...told];
  return { step: before.step, depth: before.depth, kind: 'line', pieces };
}

/** A call returned and the waiting line continued: only the changes of that are new. */
function resumedRow(before: HistoryStep, step: HistoryStep, changesAt: number): TraceRow[] {
  if (step.event === 'call' || step.event === 'end' || step.changes.length === 0) return [];
  const source = `${indent(before.depth - 1)}…`;
  const pieces = [...numbered(step.from ?? step.line, step), piece(` ${source}`), ...effects(source, step, changesAt)];
  return [{ step: before.step, depth: before.depth - 1, kind: 'line', pieces }];
}

function sourceOf({ depth, text }: HistoryStep): string {
  return `${indent(depth)}${text.replaceAll('\t', '    ')}`;
}

function numbered(line: number, { source, confidence }: HistoryStep): TracePiece[] {
  const isPrediction = source !== 'given' && confidence < 1;
  return [
    piece(String(line).padStart(4), 'number'),
    piece(' '),
    isPrediction ? percent(confidence) : piece('    '),
    piece(' '),
    RULE,
  ];
}

function effects(
  source: string,
  { changes, values, assumed = [], given = [] }: HistoryStep,
  changesAt: number,
  byHand = '',
): TracePiece[] {
  const shown = changes.flatMap(({ name, value }, index) => [
    ...(index > 0 ? [piece('  ')] : []),
    piece(name, 'name'),
    ...(value === undefined ? [piece(' is unbound', 'detail')] : [piece(' = '), piece(short(value), 'value')]),
  ]);
  const last = values.at(-1);
  const computed =
    last?.value === undefined
      ? []
      : [piece(`${last.name.slice(0, LONGEST_EXPRESSION)} → ${short(last.value)}`, 'detail')];
  const told = shown.length > 0 ? shown : computed;
  const decided = [
    ...(byHand === '' ? [] : [piece(byHand, 'detail')]),
    ...(given.length > 0 ? [piece(`given: ${given.join(', ')}`, 'detail')] : []),
    ...(assumed.length > 0 ? [piece(`assumed: ${assumed.join(', ')}`, 'doubtful')] : []),
  ].flatMap((one, index) => (shown.length > 0 || index > 0 ? [piece('  '), one] : [one]));
  const pieces = decided.length > 0 ? [...shown, ...decided] : told;
  if (pieces.length === 0) return [];
  return [piece(' '.repeat(Math.max(1, changesAt - 2 - source.length))), RULE, piece(' '), ...pieces];
}

function eventRows(step: HistoryStep): TraceRow[] {
  const { depth, event, exception } = step;
  const row = (kind: TraceRow['kind'], ...pieces: TracePiece[]): TraceRow[] => [
    { step: step.step, depth, kind, pieces: [piece(MARGIN), RULE, piece(` ${indent(depth)}`), ...pieces] },
  ];
  if (event === 'call' && step.isResumed) return row('call', piece(`▶ ${step.function}`, 'call'), piece(' goes on'));
  if (event === 'call') {
    const given = (step.arguments ?? []).map(nameAndValue).join(', ');
    return row('call', piece(`▶ ${step.function}`, 'call'), piece(`(${given})`));
  }
  if (exception && (event === 'exception' || event === 'end')) {
    const { type, message } = exception;
    const text = `${type}${message === undefined || message === '' ? '' : `: ${message}`}`;
    if (event === 'exception' && isOnlyAnEnd(step)) return [];
    if (event === 'exception') return row('exception', piece(`✗ ${text}`, 'exception'));
    const status = exitStatus(exception);
    const pieces =
      status === undefined
        ? [piece('The program ends with an uncaught exception.', 'exception')]
        : [piece(`The program exits with code ${status}.`, status === 0 ? 'plain' : 'exception')];
    return [{ step: step.step, depth, kind: 'end', pieces }];
  }
  if (event === 'return' && !exception && step.function !== MODULE)
    return row('return', piece('◀ ', 'call'), piece(step.value ?? 'None', 'value'));
  return [];
}

function printedRows({ step, depth }: HistoryStep, printed: string, style: TraceStyle): TraceRow[] {
  if (printed === '') return [];
  const lines = printed.replace(/\n$/, '').split('\n');
  return lines.map((line, index) => {
    // What a call further in the statement prints, or gives, comes before the rest of the line.
    const goesOn = index === lines.length - 1 && !printed.endsWith('\n');
    const pieces = [piece(MARGIN), piece(`» ${line}`, style), ...(goesOn ? [piece('…', 'detail')] : [])];
    return { step, depth, kind: 'output', pieces };
  });
}

function percent(confidence: number): TracePiece {
  const text = `${String(Math.min(99, Math.floor(confidence * 100))).padStart(3)}%`;
  return piece(text, gradeOf(confidence));
}

function nameAndValue({ name, value = '?' }: StepValue): string {
  return `${name}=${short(value)}`;
}

function short(value: string): string {
  return value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE - 1)}…` : value;
}

function indent(depth: number): string {
  return '  '.repeat(Math.max(0, depth));
}

function piece(text: string, style: TraceStyle = 'plain'): TracePiece {
  return { text, style };
}
