/** Maps columns of an intact program to its broken copy. */
import type { SourceEdit, Trace, TracePosition, TraceStep } from './trace';

/** The trace of a broken program with its positions in the broken source; any other trace as it is. */
export function located(trace: Trace): Trace {
  const { edits } = trace;
  return edits ? { ...trace, steps: trace.steps.map((step) => locatedStep(step, edits)) } : trace;
}

/** A line that ran lost so much that its steps do not follow from the rest. */
export function isCutShort({ edits = [], steps }: Trace): boolean {
  return edits.some(
    ([line, , removed, inserted]) => removed > 1 && inserted === '' && steps.some((step) => step.line === line),
  );
}

function locatedStep(step: TraceStep, edits: readonly SourceEdit[]): TraceStep {
  const values = step.values?.map((value) => ({ ...value, at: mapPosition(edits, value.at) }));
  const callSite = step.callSite && mapPosition(edits, step.callSite);
  return { ...step, ...(values && { values }), ...(callSite !== undefined && { callSite }) };
}

/** A range of the intact text, as a range of the text with the edits made. */
export function mapPosition(
  edits: readonly SourceEdit[],
  [line, column, endLine, endColumn]: TracePosition,
): TracePosition {
  return [line, mapColumn(edits, line, column, false), endLine, mapColumn(edits, endLine, endColumn, true)];
}

/** Text inserted exactly there comes before a start, and after an end. */
function mapColumn(edits: readonly SourceEdit[], line: number, column: number, isEnd: boolean): number {
  let shift = 0;
  for (const [at, from, removed, inserted] of edits) {
    if (at !== line || column < from || (column === from && (removed > 0 || isEnd))) continue;
    // A position inside removed text moves to its beginning.
    shift += inserted.length - Math.min(removed, column - from);
    if (column < from + removed) shift -= inserted.length;
  }
  return column + shift;
}
