/** Cuts a text into logical lines: statements and headers, with the assumptions made about broken ones. */
import type { PhysicalLines } from '../text/physical-lines';
import { endOfOpenLine } from './unclosed-statement';
import { scanLogicalLine, type Scan } from '../text/bracket-scan';
import type { Steps } from '../text/slices';
import type { ExitKind, SyntaxProblem } from '../syntax';

export type HeadKeyword =
  'if' | 'elif' | 'else' | 'while' | 'for' | 'try' | 'except' | 'finally' | 'with' | 'match' | 'case' | 'def' | 'class';

/** A statement, several with `;`, or a header with its body on the same line. Positions are offsets. */
export interface LogicalLine {
  readonly line: number;
  readonly endLine: number;
  /** Columns of white space in front; a tab goes to the next multiple of 8. */
  readonly indent: number;
  /** The same where a tab is one column: lines that one measure puts into a block and the other does not mix tabs and spaces. */
  readonly narrowIndent: number;
  readonly start: number;
  readonly end: number;
  /** First word, or first character. */
  readonly word: string;
  /** Set for the header of a compound statement. */
  readonly head?: HeadKeyword;
  /** The colon that ends the header; `end` where there is none. */
  readonly colon: number;
  /** The body on the header's line, if there is one. */
  readonly inlineBody?: { readonly start: number; readonly end: number; readonly line: number };
  /** Text that is missing and was assumed, in order of offsets. */
  readonly assumed: readonly { readonly offset: number; readonly text: string }[];
  /** Offsets at which the simple statements of the line begin. */
  readonly pieces: readonly number[];
  /** How the simple statements leave the line. */
  readonly exit?: ExitKind;
  /** First assignment operator outside of brackets. */
  readonly assignment?: string;
  readonly isString: boolean;
  /** How many tokens there are; a string is one. */
  readonly tokenCount: number;
  /** `name: type` without a value: inside a function it does not exist at run time. */
  readonly isDeclaration: boolean;
}

const heads: ReadonlySet<string> = new Set<HeadKeyword>([
  'if',
  'elif',
  'else',
  'while',
  'for',
  'try',
  'except',
  'finally',
  'with',
  'match',
  'case',
  'def',
  'class',
]);

/** `print x`, as in Python 2. */
const printStatement = /^(?:print|exec)[ \t]+(?!(?:in|is|not|and|or|if|else|for)\b)['"\w]/;

const lineStart = /(?:[ \t\f\ufeff]*(?:#[^\r\n]*)?(?:\r\n?|\n))*([ \t\f\ufeff]*)/y;
const firstWord = /(?:async[ \t]+(?=def\b|for\b|with\b))?([A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*|[^])/y;

/** All logical lines of a text, in order, with pauses. */
export function* splitInSteps(text: string, physical: PhysicalLines, problems: SyntaxProblem[]): Steps<LogicalLine[]> {
  const lines: LogicalLine[] = [];
  const lookahead = new Lookahead();
  for (let read = readLogicalLine(text, 0, physical, problems, lookahead); read;) {
    lines.push(read.line);
    if (lines.length % LINES_OF_A_STEP === 0) yield;
    read = readLogicalLine(text, read.next, physical, problems, lookahead);
  }
  return lines;
}

const LINES_OF_A_STEP = 64;

/**
 * How far to search for closing brackets. If many are never closed, each of them would be searched for to the
 * end of the file.
 */
export class Lookahead {
  private left = FREE_CHARACTERS;

  limit(start: number): number | undefined {
    return this.left > 0 ? undefined : start + SHORT_SIGHT;
  }

  /** Characters were searched in vain. */
  wasted(characters: number): void {
    this.left -= characters;
  }
}

const FREE_CHARACTERS = 2_000_000;
const SHORT_SIGHT = 2000;

/** The first logical line at or after an offset, and where the next one may begin; undefined at the end of the text. */
export function readLogicalLine(
  text: string,
  offset: number,
  physical: PhysicalLines,
  problems: SyntaxProblem[],
  lookahead = new Lookahead(),
): { line: LogicalLine; next: number } | undefined {
  if (offset >= text.length) return undefined;
  lineStart.lastIndex = offset;
  const space = lineStart.exec(text)?.[1] ?? '';
  const start = lineStart.lastIndex;
  if (start >= text.length || text[start] === '#') return undefined;
  const { scan, word } = scanWithRecovery(text, start, physical, lookahead);
  const line = makeLine(text, start, space, word, scan, physical, problems);
  return { line, next: Math.max(scan.next, start + 1) };
}

function scanWithRecovery(
  text: string,
  start: number,
  physical: PhysicalLines,
  lookahead: Lookahead,
): { scan: Scan; word: string } {
  firstWord.lastIndex = start;
  const word = firstWord.exec(text)?.[1] ?? '';
  let scan = scanLogicalLine(text, start, lookahead.limit(start));
  // A statement may be long; only the search for closing brackets is limited.
  if (scan.isCut && scan.awaited.length === 0) scan = scanLogicalLine(text, start);
  const isWhole = scan.awaited.length === 0 && (scan.openQuote === undefined || scan.openQuote.length === 1);
  if (isWhole) return { scan, word };
  lookahead.wasted(scan.next - start);
  const limit = endOfOpenLine(physical, start, scan, heads.has(word));
  return { scan: scanLogicalLine(text, start, limit), word };
}

function makeLine(
  text: string,
  start: number,
  space: string,
  word: string,
  scan: Scan,
  physical: PhysicalLines,
  problems: SyntaxProblem[],
): LogicalLine {
  const end = Math.max(scan.end, start + 1);
  const line = physical.lineOf(start);
  const endLine = physical.lineOf(end);
  const assumed: { offset: number; text: string }[] = [];
  const assume = (offset: number, missing: string): void => {
    assumed.push({ offset, text: missing });
    problems.push({ line: endLine, message: `assumed \`${missing}\` at the end of line ${endLine}` });
  };
  const head = headKeyword(text, word, start, scan);
  const missing = (scan.openQuote ?? '') + [...scan.awaited].reverse().join('');
  // In `if f(x:` the colon is the header's, whatever is open before it.
  const hiddenColon = missing !== '' && head !== undefined && text[end - 1] === ':' ? end - 1 : undefined;
  const isPrint2 = scan.marks.length === 0 && printStatement.test(text.slice(start, Math.min(end, start + 40)));
  if (isPrint2) assumed.push({ offset: start + word.length, text: '(' });
  if (missing !== '') assume(hiddenColon ?? end, missing);
  if (isPrint2) {
    assumed.push({ offset: end, text: ')' });
    problems.push({ line, message: `read line ${line} as a call of \`${word}\`` });
  }
  let colon = hiddenColon ?? headerColon(scan);
  const takesNothing = head === 'else' || head === 'try' || head === 'finally';
  if (head === undefined) colon = end;
  else if (takesNothing && (colon === undefined || text.slice(start + word.length, colon).trim() !== '')) {
    // `else return 1`, `else if x:`: the colon is missing after the keyword.
    colon = start + word.length - 1;
    problems.push({ line, message: `assumed \`:\` after \`${word}\` in line ${line}` });
  } else if (colon === undefined) assume(end, ':');
  colon ??= end;
  const bodyStart = head === undefined ? end : skipSpace(text, colon + 1, end);
  const separators = scan.marks.filter((mark) => mark.text === ';');
  const pieces = [
    head === undefined ? start : bodyStart,
    ...separators.map((mark) => skipSpace(text, mark.offset + 1, end)),
  ];
  const exit = pieces.map((piece) => exitAt(text, piece)).find((found) => found !== undefined);
  const assignment = scan.marks.find(
    (mark) => mark.text.endsWith('=') && (head === undefined || mark.offset > colon),
  )?.text;
  return {
    line,
    endLine,
    indent: indentOf(space, 8),
    narrowIndent: indentOf(space, 1),
    start,
    end,
    word,
    ...(head && { head }),
    colon,
    ...(head && bodyStart < end && { inlineBody: { start: bodyStart, end, line: physical.lineOf(bodyStart) } }),
    assumed,
    pieces: pieces.filter((piece) => piece < end),
    ...(exit && { exit }),
    ...(assignment !== undefined && { assignment }),
    isString: scan.isString,
    tokenCount: scan.count,
    isDeclaration:
      head === undefined &&
      scan.marks.length === 1 &&
      /^\w+[ \t]*$/.test(text.slice(start, headerColon(scan) ?? start)),
  };
}

function headerColon(scan: Scan): number | undefined {
  return scan.marks.find((mark) => mark.text === ':')?.offset;
}

/** `match` and `case` are keywords only where they cannot be names. */
function headKeyword(text: string, word: string, start: number, scan: Scan): HeadKeyword | undefined {
  if (word !== 'match' && word !== 'case') return heads.has(word) ? (word as HeadKeyword) : undefined;
  const subject = text.slice(start + word.length, headerColon(scan) ?? scan.end).trim();
  const isName =
    headerColon(scan) === undefined
      ? !/^(?!(?:in|is|not|and|or|if)\b)[\w'"]/.test(subject)
      : /^(?:[.,=]|$)/.test(subject);
  if (isName) return undefined;
  if (word === 'case') return word;
  lineStart.lastIndex = scan.next;
  lineStart.exec(text);
  return text.startsWith('case', lineStart.lastIndex) ? word : undefined;
}

function skipSpace(text: string, from: number, end: number): number {
  let offset = from;
  while (offset < end && /[ \t\f\\\r\n]/.test(text[offset] ?? '')) offset++;
  return Math.min(offset, end);
}

function exitAt(text: string, offset: number): ExitKind | undefined {
  const exit = /(?:return|raise|break|continue)\b/y;
  exit.lastIndex = offset;
  return exit.exec(text)?.[0] as ExitKind | undefined;
}

/** @param tab columns between tab stops */
function indentOf(space: string, tab: number): number {
  let indent = 0;
  for (const character of space) {
    if (character === '\t') indent = (Math.floor(indent / tab) + 1) * tab;
    else if (character === '\f') indent = 0;
    else if (character === ' ') indent++;
  }
  return indent;
}
