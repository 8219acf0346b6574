/** Parses the text of one statement with tree-sitter and copies the tree out of its memory. */
import type { Parser, TreeCursor } from 'web-tree-sitter';
import { normalize } from './grammar-corrections';
import type { PhysicalLines } from '../text/physical-lines';
import type { SourceRange } from '../syntax';

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

/** A node of the grammar's tree. Punctuation is included, comments are not. */
export class SyntaxNode {
  constructor(
    readonly type: string,
    readonly isNamed: boolean,
    readonly field: string | undefined,
    readonly children: readonly SyntaxNode[],
    private readonly start: number,
    private readonly end: number,
    private readonly source: GrammarText,
  ) {}

  get text(): string {
    return this.source.text.slice(this.start, this.end);
  }

  get range(): SourceRange {
    return this.source.range(this.start, this.end);
  }

  /** It stands in text that is not part of the statement. */
  get isHidden(): boolean {
    return this.source.isHidden(this.start, this.end);
  }

  /** Text of the part that the range of another node leaves out, up to its start. */
  textBetween(from: SyntaxNode | undefined, to: SyntaxNode | undefined): string {
    return this.source.text.slice(from?.end ?? this.start, to?.start ?? this.end);
  }

  get named(): SyntaxNode[] {
    return this.children.filter((child) => child.isNamed);
  }

  get(field: string): SyntaxNode | undefined {
    return this.children.find((child) => child.field === field);
  }

  all(field: string): SyntaxNode[] {
    return this.children.filter((child) => child.field === field);
  }

  has(type: string): boolean {
    return this.children.some((child) => child.type === type);
  }

  /** The same kind of node over other children. */
  of(children: readonly SyntaxNode[]): SyntaxNode {
    const start = children[0]?.start ?? this.start;
    const end = children.at(-1)?.end ?? this.end;
    return new SyntaxNode(this.type, this.isNamed, this.field, children, start, end, this.source);
  }

  /** The same node in another place of its parent. */
  as(field: string | undefined): SyntaxNode {
    if (field === this.field) return this;
    return new SyntaxNode(this.type, this.isNamed, field, this.children, this.start, this.end, this.source);
  }

  /** First node of a type, itself included. */
  find(type: string): SyntaxNode | undefined {
    if (this.type === type) return this;
    for (const child of this.children) {
      const found = child.find(type);
      if (found) return found;
    }
    return undefined;
  }
}

/** The tree of a statement, and whether the grammar had to leave anything out. */
export interface ParsedText {
  readonly root: SyntaxNode;
  readonly hasError: boolean;
}

export function parseText(parser: Parser, source: GrammarText): ParsedText {
  const tree = parser.parse(source.text);
  if (!tree) return { root: new SyntaxNode('module', true, undefined, [], 0, 0, source), hasError: true };
  const hasError = tree.rootNode.hasError;
  const cursor = tree.walk();
  const root = copyNode(cursor, source);
  cursor.delete();
  tree.delete();
  return { root, hasError };
}

const ignored: ReadonlySet<string> = new Set(['comment', 'line_continuation']);

/** Deeper nodes are kept as leaves, so that no text can exhaust the stack. */
const deepest = 500;

function copyNode(cursor: TreeCursor, source: GrammarText, depth = 0): SyntaxNode {
  const { nodeType, nodeIsNamed, currentFieldName, startIndex, endIndex } = cursor;
  const children: SyntaxNode[] = [];
  if (depth < deepest && cursor.gotoFirstChild()) {
    do {
      if (!cursor.nodeIsMissing && !ignored.has(cursor.nodeType)) children.push(copyNode(cursor, source, depth + 1));
    } while (cursor.gotoNextSibling());
    cursor.gotoParent();
  }
  const field = currentFieldName ?? undefined;
  return normalize(new SyntaxNode(nodeType, nodeIsNamed, field, children, startIndex, endIndex, source));
}
