/** Size limits of a program: beyond them it is data or generated, and would take minutes and gigabytes to analyze. */
import type { LogicalLine } from '../structure/logical-lines';

/** Characters and lines of a file. */
export const LONGEST_TEXT = 2_000_000;
export const MOST_LINES = 50_000;
/** Tokens of one statement, over any number of lines. */
export const MOST_TOKENS = 50_000;

/** The text cannot be read as a program; the message says why, and what to do. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}

/** @throws SourceError if it exceeds the limits */
export function checkSize(text: string): void {
  if (text.length > LONGEST_TEXT)
    throw new SourceError(tooLong(`has ${counted(text.length, 'character')}`, LONGEST_TEXT));
  const lines = countLines(text);
  if (lines > MOST_LINES) throw new SourceError(tooLong(`has ${counted(lines, 'line')}`, MOST_LINES));
}

function tooLong(what: string, most: number): string {
  return `The program ${what}, and at most ${number(most)} are read: take out data or generated code that the run does not need.`;
}

/** @throws SourceError for one that is longer than any real statement */
export function checkStatement({ line, tokenCount }: LogicalLine): void {
  if (tokenCount <= MOST_TOKENS) return;
  throw new SourceError(
    `The statement on line ${line} has ${counted(tokenCount, 'token')}, and at most ${number(MOST_TOKENS)} are read: ` +
      'keep a few items of a long list here, and move the rest into another file.',
  );
}

function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

function counted(count: number, what: string): string {
  return `${number(count)} ${what}s`;
}

function number(count: number): string {
  return count.toLocaleString('en-US');
}
