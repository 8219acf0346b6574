/** Reads a Python file, with errors for people. */
import { LONGEST_TEXT, SourceError } from '../text/limits';
import { shortened } from '../text/shortened';
import { readRegularFile } from './regular-file';

export { SourceError } from '../text/limits';

/** Larger files are not even opened; in bytes, of which a character takes up to four. */
const LARGEST_FILE = 4 * LONGEST_TEXT;

/** @throws SourceError for a missing, empty, very large or non-UTF-8 file, and for anything that is not a regular file. */
export function readProgram(path: string): string {
  const text = decode(readRegularFile(path, LARGEST_FILE), path);
  if (text.trim() === '') throw new SourceError(`${shortened(path)} is empty: there is nothing to step through.`);
  const problem = textProblem(text);
  if (problem !== undefined) throw new SourceError(`${shortened(path)} ${problem}`);
  return text;
}

/** Why a text is not a program, as the rest of a sentence; undefined if it may be one. `checkSize` limits its length. */
export function textProblem(text: string): string | undefined {
  const line = text.includes('\0') ? text.slice(0, text.indexOf('\0')).split(/\r\n?|\n/).length : 0;
  return line > 0 ? `is not Python: line ${line} contains a NUL character.` : undefined;
}

function decode(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SourceError(`${shortened(path)} is not UTF-8 text.`);
  }
}
