/** The predicted run as a document: one row for each line that ran, each call, result and print. */
import type { HistoryStep } from '../../../adapter/presentation/history-step';
import { changesColumn, rowText, traceRows, type TraceRow } from '../../../adapter/presentation/trace-rows';
import type { Recording } from '../historyCopy';

export interface TraceText {
  readonly text: string;
  /** Step of each row; undefined for rows without a step. */
  readonly steps: readonly (number | undefined)[];
  /** First and last row of each call, from 0. */
  readonly folds: readonly (readonly [number, number])[];
  /** Row of the current step. */
  readonly current: number | undefined;
}

/** Steps in one document; around the current one where there are more. */
export const MOST_STEPS = 10_000;

/** @param heading rows before the first, for people */
export function traceText(recording: Recording, heading: readonly string[]): TraceText {
  const steps = shownSteps(recording);
  const column = changesColumn(steps);
  const rows = steps.flatMap((step, index): TraceRow[] => traceRows(steps[index - 1], step, column));
  // The line that the session is about to run has no result yet.
  const last = steps.at(-1);
  const pending = last?.event === 'line' && last.step === recording.last ? [pendingRow(last)] : [];
  const all = [...rows, ...pending];
  const offset = heading.length;
  const current = all.findLastIndex(({ step, kind }) => step <= recording.current && kind !== 'output');
  return {
    text: `${[...heading, ...all.map(rowText)].join('\n')}\n`,
    steps: [...heading.map(() => undefined), ...all.map(({ step }) => step)],
    folds: foldsOf(all).map(([from, to]) => [from + offset, to + offset] as const),
    current: current < 0 ? undefined : current + offset,
  };
}

function shownSteps({ steps, first, current }: Recording): readonly HistoryStep[] {
  if (steps.length <= MOST_STEPS) return steps;
  const start = Math.max(0, Math.min(current - first - MOST_STEPS / 2, steps.length - MOST_STEPS));
  return steps.slice(start, start + MOST_STEPS);
}

/** Looks as if the line had run without changing anything. */
function pendingRow(step: HistoryStep): TraceRow {
  const [row] = traceRows(step, { ...step, event: 'line', changes: [], values: [], output: '', confidence: 1 });
  return row ?? { step: step.step, depth: step.depth, kind: 'line', pieces: [] };
}

/** From the row of a call to its last one, all that it calls included. */
function foldsOf(rows: readonly TraceRow[]): [number, number][] {
  const folds: [number, number][] = [];
  const open: { row: number; depth: number }[] = [];
  const close = (end: number): void => {
    const call = open.pop();
    if (call && end > call.row) folds.push([call.row, end]);
  };
  rows.forEach(({ depth, kind }, row) => {
    const isInside = (call: { depth: number }): boolean =>
      depth >= call.depth && !(kind === 'call' && depth === call.depth);
    for (let call = open.at(-1); call && !isInside(call); call = open.at(-1)) close(row - 1);
    if (kind === 'call') open.push({ row, depth });
  });
  while (open.length > 0) close(rows.length - 1);
  return folds.sort((a, b) => a[0] - b[0]);
}
