/** Finds where one logical line ends, by its brackets and strings alone, so that no error inside it matters. */
import { stringStart } from './escapes';

/** The result of scanning one logical line. All positions are offsets in the text. */
export interface Scan {
  /** After the last character of code; comments are not code. */
  readonly end: number;
  /** Where the next line begins. */
  readonly next: number;
  /** Closing brackets that are still awaited, innermost last. */
  readonly awaited: readonly string[];
  /** Quote of the string that was not closed. */
  readonly openQuote?: string;
  /** Colons, semicolons and assignment operators outside of brackets and lambdas, in order. */
  readonly marks: readonly { readonly text: string; readonly offset: number }[];
  /** The line consists of plain string literals. */
  readonly isString: boolean;
  /** How many tokens there are; a string is one. */
  readonly count: number;
  /** It was cut off by the limit. */
  readonly isCut?: boolean;
}

/** Words that can only begin a statement: never legal at the start of a line inside brackets. */
const statementStart =
  /[ \t\f]*(?:(?:def|class|return|import|while|with|try|except|finally|raise|del|global|nonlocal|assert|pass|break|continue|elif)\b|else[ \t]*:)/y;

/** White space, comment, newline, word, number, or anything else, from `lastIndex` on. */
export const tokenPattern =
  /([ \t\f]+|\\\r?\n|\\\r)|(#[^\r\n]*)|(\r\n?|\n)|([A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)|(\.?\d[\w.]*)|((?:\*\*|\/\/|<<|>>|[-+*/%&|^@])=|[:=!<>]=|->|[^])/y;

const closers: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/** Scans from the first character of a logical line; `limit` ends it even if brackets are open. */
export function scanLogicalLine(text: string, start: number, limit = text.length): Scan {
  const awaited: string[] = [];
  const lambdas: number[] = [];
  const marks: { text: string; offset: number }[] = [];
  let index = start;
  let end = start;
  let isString = true;
  let count = 0;
  while (index < limit) {
    const open = stringStart(text, index);
    if (open !== undefined) {
      count++;
      isString &&= !/[bf]/.test(open.prefix);
      const string = skipString(text, index + open.prefix.length + open.quote.length, open, limit);
      index = end = string.end;
      if (string.closed) continue;
      return { end, next: afterNewline(text, end), awaited, openQuote: open.quote, marks, isString, count };
    }
    tokenPattern.lastIndex = index;
    const match = tokenPattern.exec(text);
    if (!match) break;
    const [token, space, comment, newline, word] = match;
    index = tokenPattern.lastIndex;
    if (space !== undefined || comment !== undefined) continue;
    if (newline !== undefined) {
      if (awaited.length === 0) return { end, next: index, awaited, marks, isString, count };
      statementStart.lastIndex = index;
      if (statementStart.test(text)) break;
      continue;
    }
    isString = false;
    count++;
    end = index;
    if (word === 'lambda') lambdas.push(awaited.length);
    const closer = closers.get(token);
    if (closer !== undefined) awaited.push(closer);
    else if (token === ')' || token === ']' || token === '}') closeBracket(awaited, token);
    else if (token === ':' && lambdas.at(-1) === awaited.length) lambdas.pop();
    else if (awaited.length === 0 && /^[:;]$|^(?:[^:=!<>]{0,2}|<<|>>)=$/.test(token)) {
      marks.push({ text: token, offset: index - token.length });
    }
    while ((lambdas.at(-1) ?? 0) > awaited.length) lambdas.pop();
  }
  return {
    end,
    next: Math.min(index, limit),
    awaited,
    marks,
    isString,
    count,
    isCut: index >= limit && limit < text.length,
  };
}

function closeBracket(awaited: string[], closer: string): void {
  const position = awaited.lastIndexOf(closer);
  // A closer that matches an outer bracket closes the inner ones, too; any other is taken for the expected one.
  if (position >= 0) awaited.length = position;
  else awaited.pop();
}

function afterNewline(text: string, offset: number): number {
  const newline = /\r\n?|\n|$/g;
  newline.lastIndex = offset;
  newline.exec(text);
  return newline.lastIndex;
}

/** Formatted strings inside one another; CPython allows as many. */
const DEEPEST = 150;

/**
 * The end of a string whose text begins at `start`, and whether its closing quote is there.
 *
 * @param level how many replacement fields it stands in; in one, a string with a field that is none is not read another way, or
 *   the time would double with every level
 */
export function skipString(
  text: string,
  start: number,
  open: { readonly prefix: string; readonly quote: string },
  limit: number,
  level = 0,
): { end: number; closed: boolean } {
  const isLong = open.quote.length === 3;
  const isFormatted = open.prefix.includes('f');
  let index = start;
  while (index < limit) {
    const character = text[index];
    if (character === '\\') index += text.startsWith('\r\n', index + 1) ? 3 : 2;
    else if (text.startsWith(open.quote, index)) return { end: index + open.quote.length, closed: true };
    else if ((character === '\n' || character === '\r') && !isLong) return { end: index, closed: false };
    else if (character === '{' && isFormatted) {
      const field = skipReplacement(text, index, limit, level);
      if (field === undefined && level > 0) return { end: index, closed: false };
      index = field ?? index + 1;
    } else index++;
  }
  // The newline that ends the text is not part of the string.
  let end = Math.min(index, limit);
  while (end > start && /[\r\n]/.test(text[end - 1] ?? '')) end--;
  return { end, closed: false };
}

/** The end of a `{...}` field on one line, whose strings may use any quotes; undefined if it does not look like one. */
function skipReplacement(text: string, start: number, limit: number, level: number): number | undefined {
  if (text[start + 1] === '{') return start + 2;
  if (level >= DEEPEST) return undefined;
  let depth = 0;
  let index = start;
  while (index < limit) {
    const open = stringStart(text, index);
    if (open !== undefined) {
      const string = skipString(text, index + open.prefix.length + open.quote.length, open, limit, level + 1);
      if (!string.closed) return undefined;
      index = string.end;
      continue;
    }
    const character = text[index++];
    if (character === '\n' || character === '\r') return undefined;
    if (character === '{') depth++;
    if (character === '}' && --depth === 0) return index;
  }
  return undefined;
}
