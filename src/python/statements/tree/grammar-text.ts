/** The text that is handed to the grammar, piece by piece, and the way back to the file. */
import type { SourceRange } from '../../text/ranges';
import type { PhysicalLines } from '../../text/physical-lines';

/** A stretch of the text handed to the grammar: taken from the file, or made up. */
export interface Piece {
  readonly text: string;
  /** Offset in the file; made up text has the offset at which it was put in. */
  readonly offset: number;
  /** `assumed` text counts as written, `hidden` text only makes the grammar accept the rest. */
  readonly made?: 'assumed' | 'hidden';
}

/** Text for the grammar, with the way back to the file. */
export class GrammarText {
  readonly text: string;

  constructor(
    private readonly pieces: readonly Piece[],
    private readonly lines: PhysicalLines,
  ) {
    this.text = pieces.map((piece) => piece.text).join('');
  }

  /** Whether a stretch of the text is wholly made up to please the grammar. */
  isHidden(start: number, end: number): boolean {
    const piece = this.locate(start, false)?.piece;
    return piece?.made === 'hidden' && this.locate(end, true)?.piece === piece;
  }

  range(start: number, end: number): SourceRange {
    return this.lines.range(this.offsetOf(start, false), this.offsetOf(end, true));
  }

  /** Where in the file the text at a position begins. */
  offset(start: number): number {
    return this.offsetOf(start, false);
  }

  private offsetOf(position: number, isEnd: boolean): number {
    const found = this.locate(position, isEnd);
    if (!found) return 0;
    return found.piece.made ? found.piece.offset : found.piece.offset + position - found.begin;
  }

  /** The piece that a position is in; on a border, the earlier piece for an end and the later one for a start. */
  private locate(position: number, isEnd: boolean): { piece: Piece; begin: number } | undefined {
    let begin = 0;
    let found: { piece: Piece; begin: number } | undefined;
    for (const piece of this.pieces) {
      if (found && (isEnd ? begin >= position : begin > position)) break;
      found = { piece, begin };
      begin += piece.text.length;
    }
    return found;
  }
}
