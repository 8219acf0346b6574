/** Stretches of a source text, compared by where they begin and end. */

export interface SourceRange {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Whether one range is inside another, or the same. */
export function contains(outer: SourceRange, inner: SourceRange): boolean {
  const startsIn = outer.line < inner.line || (outer.line === inner.line && outer.column <= inner.column);
  return (
    startsIn &&
    (outer.endLine > inner.endLine || (outer.endLine === inner.endLine && outer.endColumn >= inner.endColumn))
  );
}

export function isSameRange(one: SourceRange, other: SourceRange): boolean {
  return contains(one, other) && contains(other, one);
}

/** Whether one range begins where the other one has ended, or further on. */
export function isBehind(range: SourceRange, other: SourceRange): boolean {
  return range.line > other.endLine || (range.line === other.endLine && range.column >= other.endColumn);
}

/** What is in front of a range inside another one that it is a part of. */
export function partBefore(outer: SourceRange, inner: SourceRange): SourceRange {
  return { line: outer.line, column: outer.column, endLine: inner.line, endColumn: inner.column };
}

/** What follows a range inside another one that it is a part of. */
export function partAfter(outer: SourceRange, inner: SourceRange): SourceRange {
  return { line: inner.endLine, column: inner.endColumn, endLine: outer.endLine, endColumn: outer.endColumn };
}

export function rangeKey({ line, column, endLine, endColumn }: SourceRange): string {
  return `${line}:${column}-${endLine}:${endColumn}`;
}
