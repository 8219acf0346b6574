/**
 * The statements of a line that has several: `a = 1; b = 2`, and a header with its body, `if a: b(); c()`. Each one is like a
 * statement on a line of its own, between that line and the next; CPython makes one event for all of them.
 */
import type { PhysicalLines } from '../text/physical-lines';
import type { Block, Item } from './block-tree';
import { readLogicalLine, type LogicalLine } from './logical-lines';

/** More on one line are not told apart. */
const MOST = 1000;

/** Where a piece of a line stands among the numbers of lines: the first one at the line itself. */
function pieceLine(line: number, piece: number): number {
  return line + piece / MOST;
}

/** The line that a number belongs to, and the piece of it; undefined for the line as a whole. */
export function pieceOf(line: number): { readonly line: number; readonly piece: number | undefined } {
  const whole = Math.floor(line);
  return { line: whole, piece: whole === line ? undefined : Math.round((line - whole) * MOST) };
}

/** In order, the header first; empty for a line with one statement. Words such as `else` are no statement of their own. */
export function linePieces(item: Item, text: string, physical: PhysicalLines): Item[] {
  const { line, role, block, index, clauses, main } = item;
  const { inlineBody, pieces } = line;
  if (role === 'def' || role === 'class' || (!inlineBody && pieces.length < 2) || pieces.length >= MOST) return [];
  const isWord = role === 'else' || role === 'finally' || role === 'orphan';
  const header = inlineBody && !isWord ? readLine(text, line.start, line.colon + 1, physical) : undefined;
  if (inlineBody && !isWord && !header) return [];
  const items: Item[] = [];
  const body: Block = inlineBody ? { items, owner: { ...item, line: header ?? line } } : { items };
  const ends = [...pieces.slice(1).map((next) => separatorBefore(text, next)), line.end];
  for (const [at, start] of pieces.entries()) {
    const own = readLine(text, start, ends[at] ?? line.end, physical);
    if (!own) return [];
    const number = pieceLine(line.line, header ? at + 1 : at);
    items.push({ line: { ...own, line: number }, role: 'simple', block: body, index: at, clauses: [], decorators: [] });
  }
  if (!inlineBody) return items.map((piece) => ({ ...piece, block: withRest(item, items) }));
  if (!header) return items;
  const head: Item = { line: header, role, block, index, clauses, body, decorators: [], ...(main && { main }) };
  return [head, ...items];
}

/** The block of a line of simple statements, with the line's statements in its place. */
function withRest({ block, index }: Item, items: readonly Item[]): Block {
  const after = block.items.slice(index + 1);
  return { items: [...items, ...after], ...(block.owner && { owner: block.owner }) };
}

/** Offset of the semicolon in front of a piece. */
function separatorBefore(text: string, offset: number): number {
  return text.lastIndexOf(';', offset - 1);
}

function readLine(text: string, start: number, end: number, physical: PhysicalLines): LogicalLine | undefined {
  return readLogicalLine(text.slice(0, end), start, physical, [])?.line;
}
