/** What the source says of texts that a statement makes: the pieces of an f-string, and what `print` puts between its arguments. */
import { contains } from '../../../python/text/ranges';
import type { SourceRange, SourceToken, Statement } from '../../../python/syntax';
import { printValue } from '../../../python/values/print';
import type { Value } from '../../../python/values/value';
import type { Piece } from '../../values/text-template';

/** The value of an expression that is known when the text is made: of a name, or of what has been computed at that place. */
export interface KnownValues {
  name(name: string): Value | undefined;
  at(range: SourceRange): Value | undefined;
}

/** Pieces of an f-string, and of the literals that are written beside it. */
export function textPieces(statement: Statement, range: SourceRange, known: KnownValues): Piece[] {
  const pieces: Piece[] = [];
  let hole: SourceToken[] | undefined;
  let depth = 0;
  for (const token of statement.tokens.filter((other) => contains(range, other.range))) {
    if (token.text === '{' && token.kind === 'operator' && depth++ === 0) hole = [];
    else if (token.text === '}' && token.kind === 'operator' && --depth === 0) {
      pieces.push(shownText(hole ?? [], known));
      hole = undefined;
    } else if (hole) hole.push(token);
    else if (token.kind === 'string' || token.kind === 'fstring-text') pieces.push(token.value ?? undefined);
  }
  return pieces;
}

/** What a statement that does nothing but print writes; undefined for any other one, and where it says how to. */
export function printedPieces({ kind, tokens, calls, pieces }: Statement, known: KnownValues): Piece[] | undefined {
  const [name, open, ...rest] = tokens;
  const site = calls.find(
    ({ range }) => name && open && range.line === name.range.line && range.column === name.range.column,
  );
  const isAlone = kind === 'expression' && name?.text === 'print' && open?.text === '(' && (pieces ?? []).length < 2;
  if (!isAlone || site?.callee !== 'print' || site.arguments.some(({ keyword, star }) => keyword ?? star))
    return undefined;
  const last = rest.at(-1)?.range;
  const isWhole = last?.endLine === site.range.endLine && last.endColumn === site.range.endColumn;
  if (!isWhole) return undefined;
  const all = argumentTokens(rest.slice(0, -1)).map((each) => shownText(each, known));
  return [...all.flatMap((piece, i) => (i > 0 ? [' ', piece] : [piece])), '\n'];
}

/** Cut at the commas between arguments. */
function argumentTokens(tokens: readonly SourceToken[]): SourceToken[][] {
  const all: SourceToken[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    const isBracket = token.kind === 'operator';
    if (isBracket && /^[([{]$/.test(token.text)) depth++;
    if (isBracket && /^[)\]}]$/.test(token.text)) depth--;
    if (depth === 0 && isBracket && token.text === ',') all.push([]);
    else all.at(-1)?.push(token);
  }
  return all.filter((each) => each.length > 0);
}

/** Whole numbers as `str` writes them, and what is written as it is read. */
const LITERAL = /^(?:0|[1-9]\d*|None|True|False)$/;

/** What `str` makes of an expression, where that is its value as it is shown anyway. */
function shownText(tokens: readonly SourceToken[], known: KnownValues): Piece {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last) return undefined;
  if (tokens.length === 1 && first.kind === 'string') return first.bytes ? undefined : first.value;
  if (tokens.length === 1 && LITERAL.test(first.text)) return first.text;
  const { line, column } = first.range;
  const { endLine, endColumn } = last.range;
  const isName = tokens.length === 1 && first.kind === 'name';
  const value = isName ? known.name(first.text) : known.at({ line, column, endLine, endColumn });
  if (value?.kind === 'str') return value.value;
  return value && /^(?:int|bool|none)$/.test(value.kind) ? printValue(value) : undefined;
}
