/** Where the columns of an intact program are in the broken copy of it. */
import type { TracePosition } from './trace';

/** [line, column, removed, inserted]: at that place of the intact text so many characters were replaced by that text. */
export type SourceEdit = readonly [line: number, column: number, removed: number, inserted: string];

/** A range of the intact text, as a range of the text with the edits made. */
export function mapPosition(
  edits: readonly SourceEdit[],
  [line, column, endLine, endColumn]: TracePosition,
): TracePosition {
  return [line, mapColumn(edits, line, column, false), endLine, mapColumn(edits, endLine, endColumn, true)];
}

/** What was put in at the very place stands before a start, and after an end. */
function mapColumn(edits: readonly SourceEdit[], line: number, column: number, isEnd: boolean): number {
  let shift = 0;
  for (const [at, from, removed, inserted] of edits) {
    if (at !== line || column < from || (column === from && (removed > 0 || isEnd))) continue;
    // A place inside of what was removed moves to its beginning.
    shift += inserted.length - Math.min(removed, column - from);
    if (column < from + removed) shift -= inserted.length;
  }
  return column + shift;
}
