/** A simple lexer, for repairing text that the grammar cannot parse. */
import { stringStart } from './escapes';
import { skipString, tokenPattern } from './bracket-scan';

export interface Lexeme {
  readonly kind: 'word' | 'number' | 'string' | 'open' | 'close' | 'operator';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A string without its closing quote. */
  readonly isOpen: boolean;
}

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** All tokens but comments and newlines. */
export function lexemesOf(text: string): Lexeme[] {
  const found: Lexeme[] = [];
  const push = (kind: Lexeme['kind'], start: number, end: number, isOpen = false): void => {
    found.push({ kind, text: text.slice(start, end), start, end, isOpen });
  };
  for (let index = 0; index < text.length;) {
    const open = stringStart(text, index);
    if (open) {
      const { end, closed } = skipString(text, index + open.prefix.length + open.quote.length, open, text.length);
      push('string', index, end, !closed);
      index = Math.max(end, index + 1);
      continue;
    }
    tokenPattern.lastIndex = index;
    const match = tokenPattern.exec(text);
    if (!match) break;
    const [token, space, comment, newline, word, number] = match;
    const start = index;
    // The scan does not distinguish `**` from two stars.
    const isDouble = /^[*/<>]$/.test(token) && text[index + 1] === token;
    index = tokenPattern.lastIndex + Number(isDouble);
    if (space !== undefined || comment !== undefined || newline !== undefined) continue;
    if (word !== undefined) push('word', start, index);
    else if (number !== undefined) push('number', start, index);
    else push(token in closers ? 'open' : /^[)\]}]$/.test(token) ? 'close' : 'operator', start, index);
  }
  return found;
}

/** Brackets that are open at the end, innermost last; undefined if a closing one does not match, or a string is open. */
export function awaitedClosers(lexemes: readonly Lexeme[]): string[] | undefined {
  const awaited: string[] = [];
  for (const { kind, text, isOpen } of lexemes) {
    if (isOpen) return undefined;
    if (kind === 'open') awaited.push(closers[text] ?? '');
    else if (kind === 'close' && awaited.pop() !== text) return undefined;
  }
  return awaited;
}

/** The number of unmatched brackets. */
export function unmatched(lexemes: readonly Lexeme[]): number {
  const awaited: string[] = [];
  let count = 0;
  for (const { kind, text } of lexemes) {
    if (kind === 'open') awaited.push(closers[text] ?? '');
    if (kind !== 'close') continue;
    const at = awaited.lastIndexOf(text);
    // Those inside of the one that it closes are never closed.
    count += at < 0 ? 1 : awaited.length - 1 - at;
    if (at >= 0) awaited.length = at;
  }
  return count + awaited.length;
}

/** Nothing but a comment follows on that physical line. */
export function isBlankAfter(text: string, offset: number): boolean {
  return /^[ \t]*(?:#|[\r\n]|$)/.test(text.slice(offset));
}
