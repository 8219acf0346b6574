/** A file in the pieces that are needed or not: functions, classes without their methods, assignments, and everything else. */
import type { FunctionInfo, SourceFile } from '../syntax';
import { importsOf, importStatements, type Import } from './imports';

export interface Piece {
  /** What it defines; undefined for what is run in any case. */
  readonly name: string | undefined;
  /** The class that it belongs to. */
  readonly around: Piece | undefined;
  /** All that it mentions. */
  readonly words: Set<string>;
  readonly imports: Import[];
}

const WORD = /[\p{ID_Start}_][\p{ID_Continue}]*/gu;
const ASSIGNMENT = /^([\p{ID_Start}_][\p{ID_Continue}]*)(?:\s*:[^=]*)?\s*=(?!=)/u;
/** The header of what runs for type checkers only. */
export const FOR_CHECKERS = /^\s*(?:el)?if\s+(?:\w+\.)?TYPE_CHECKING\s*:/;
/** Decorators that hand what they are given to nobody. */
const QUIET = /^\s*@(?:\w+\.)*(?:property|setter|getter|deleter|\w*method|\w*dataclass|s|define|frozen|overload|final|\w*cache|cached_property|wraps|total_ordering|unique|deprecated|runtime_checkable|\w*contextmanager)\b/; // prettier-ignore

const known = new WeakMap<SourceFile, readonly Piece[]>();

export function piecesOf(source: SourceFile): readonly Piece[] {
  const found = known.get(source) ?? cut(source);
  known.set(source, found);
  return found;
}

function cut(source: SourceFile): readonly Piece[] {
  // A file behind others has as many empty lines in front.
  const [before = ''] = /^\n*/.exec(source.text) ?? [];
  const lines = withoutTexts(source.text.slice(before.length)).split(/\r\n?|\n/);
  const first = before.length + 1;
  const owners = definitionsOf(source, (line) => lines[line - first] ?? '');
  const pieces = new Set(owners.values());
  const skipped = linesForCheckers(lines);
  const imports = new Map<number, Import[]>();
  const places = new Set<number>();
  for (const statement of importStatements(source)) {
    imports.set(statement.line, importsOf(statement));
    for (let line = statement.line; line <= statement.endLine; line++) places.add(line);
  }
  let current: Piece | undefined;
  for (const [index, text] of lines.entries()) {
    const line = first + index;
    if (skipped.has(index) || text.trim() === '') continue;
    const owner = owners.get(line);
    if (!owner && (!current || /^[^\s)\]}]/.test(text))) {
      current = pieceOf(ASSIGNMENT.exec(text)?.[1], undefined);
      pieces.add(current);
    }
    const piece = owner ?? current;
    piece?.imports.push(...(imports.get(line) ?? []));
    if (!places.has(line)) for (const [word] of text.matchAll(WORD)) piece?.words.add(word);
  }
  // What a module exports is listed, whether or not somebody uses it.
  return [...pieces].filter(({ name }) => name !== '__all__');
}

function pieceOf(name: string | undefined, around: Piece | undefined): Piece {
  return { name, around, words: new Set(), imports: [] };
}

/** Pieces of functions, methods and classes, by their lines. What is inside of a function is a part of it. */
function definitionsOf(source: SourceFile, textOf: (line: number) => string): Map<number, Piece> {
  const owners = new Map<number, Piece>();
  const byInfo = new Map<FunctionInfo, Piece>();
  for (const info of source.functions) {
    const { parent, name, line, endLine } = info;
    const around = parent && byInfo.get(parent);
    const isPiece = parent === source.module || (around && parent.kind === 'class');
    if (!isPiece || endLine < line) continue;
    const isRun = isHandedOver(line, textOf) || (around && /^__\w+__$/.test(name));
    const piece = pieceOf(isRun ? undefined : name, around);
    byInfo.set(info, piece);
    for (let at = line; at <= endLine; at++) owners.set(at, piece);
  }
  return owners;
}

/** Whether a decorator may hand the definition to somebody who calls it by another name. */
function isHandedOver(line: number, textOf: (line: number) => string): boolean {
  const text = textOf(line);
  return text.trimStart().startsWith('@') && !QUIET.test(text);
}

/** Indices of the lines that run for type checkers only. */
export function linesForCheckers(lines: readonly string[]): Set<number> {
  const found = new Set<number>();
  let indent = -1;
  for (const [index, text] of lines.entries()) {
    const at = text.search(/\S/);
    if (at < 0) continue;
    if (indent >= 0 && at > indent) found.add(index);
    else if (FOR_CHECKERS.test(text)) {
      indent = at;
      found.add(index);
    } else indent = -1;
  }
  return found;
}

const TEXT = /#[^\n]*|(\w*)(?:"""[^]*?"""|'''[^]*?'''|"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*')/g;
/** What takes the name of an attribute, written or put together. */
const NAMING = /(?:getattr|attrgetter|methodcaller)\([^()]*$/;
const FARTHEST = 80;

/** The text without comments and strings but those that name an attribute, or have code in them. */
function withoutTexts(text: string): string {
  return text.replace(TEXT, (whole: string, prefix: string | undefined, offset: number) => {
    if (prefix !== undefined && /f/i.test(prefix)) return whole;
    if (NAMING.test(text.slice(Math.max(0, offset - FARTHEST), offset))) return whole;
    return whole.replace(/[^\r\n]+/g, '');
  });
}
