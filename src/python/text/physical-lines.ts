/** Physical lines of a text: offsets to lines and columns and back. */
import type { EditedText } from './edited-text';
import type { SourceRange } from './ranges';

export class PhysicalLines {
  /** Offset of the first character of each line. */
  private readonly starts: readonly number[];

  /** Of the text before it was edited, where ranges are about that one. */
  private readonly original: PhysicalLines | undefined;

  /** @param edited how the text came from the one that ranges are about; edits stay within lines */
  constructor(
    private readonly text: string,
    private readonly edited?: EditedText,
  ) {
    this.starts = startsOf(text);
    if (edited && edited.original !== text) this.original = new PhysicalLines(edited.original);
  }

  /** How many lines there are; what follows a final newline is not one. */
  get count(): number {
    const { length } = this.starts;
    return length > 1 && this.starts[length - 1] === this.text.length ? length - 1 : length;
  }

  /** 1-based line of an offset. */
  lineOf(offset: number): number {
    let low = 0;
    let high = this.starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.startOf(middle + 1) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  }

  /** Offset of the first character of a 1-based line. */
  startOf(line: number): number {
    return this.starts[line - 1] ?? this.text.length;
  }

  /** The line without its newline. */
  textOf(line: number): string {
    return this.text.slice(this.startOf(line), this.startOf(line + 1)).replace(/[\r\n]+$/, '');
  }

  /** The range between two offsets. */
  range(start: number, end: number): SourceRange {
    if (this.original && this.edited)
      return this.original.range(this.edited.originalOffset(start, false), this.edited.originalOffset(end, true));
    const line = this.lineOf(start);
    const endLine = this.lineOf(end);
    return { line, column: start - this.startOf(line), endLine, endColumn: end - this.startOf(endLine) };
  }
}

function startsOf(text: string): readonly number[] {
  const starts = [0];
  const ends = /\r\n?|\n/g;
  while (ends.exec(text)) starts.push(ends.lastIndex);
  return starts;
}
