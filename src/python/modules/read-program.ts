/** Reads a Python file, with errors for people. */
import { readFileSync, statSync } from 'node:fs';

/** The file is no program that can be read; the message says why. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}

/** Larger files are no programs that somebody steps through; in bytes. */
const LARGEST_FILE = 8 << 20;

/** @throws SourceError for a missing, empty, very large or non-UTF-8 file. */
export function readProgram(path: string): string {
  const text = decode(read(path), path);
  if (text.trim() === '') throw new SourceError(`${path} is empty: there is nothing to step through.`);
  return text;
}

function read(path: string): Buffer {
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status) throw new SourceError(`There is no file ${path}.`);
  if (!status.isFile()) throw new SourceError(`${path} is not a file.`);
  if (status.size > LARGEST_FILE) throw new SourceError(`${path} is larger than ${LARGEST_FILE >> 20} MB.`);
  try {
    return readFileSync(path);
  } catch (error) {
    throw new SourceError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

function decode(bytes: Buffer, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SourceError(`${path} is not UTF-8 text.`);
  }
}
