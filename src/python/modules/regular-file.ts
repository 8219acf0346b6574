/** Reads files whose names come from other programs: regular files of this machine only, and never more than a limit. */
import { closeSync, constants, fstatSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { SourceError } from '../text/limits';
import { shortened } from '../text/shortened';

/** Bytes of a path. */
const LONGEST_PATH = 4096;
const LONGEST_PATH_OF_WINDOWS = 32_767;

/** Why a text is not a path that may be opened; undefined if it is one. Does not look at the disk. */
export function pathProblem(path: string, platform: string = process.platform): string | undefined {
  if (path.includes('\0')) return `${shortened(path)} is not a path: it contains a NUL character.`;
  const longest = platform === 'win32' ? LONGEST_PATH_OF_WINDOWS : LONGEST_PATH;
  if (Buffer.byteLength(path) > longest) return `${shortened(path)} is not a path: it is too long.`;
  if (isElsewhere(path, platform))
    return `${shortened(path)} is not on this machine: files of network shares and devices are not opened. Copy it to a local disk.`;
  return undefined;
}

/**
 * Windows opens a path such as `\\server\share\x.py` over the network, and tells that server who the user is. Paths with two
 * slashes at the start lead there or to devices, but for `\\?\C:\x.py`.
 */
function isElsewhere(path: string, platform: string): boolean {
  if (platform !== 'win32') return false;
  return /^[\\/](?:[\\/]|\?\?[\\/])/.test(path) && !/^[\\/][\\/?]\?[\\/][a-z]:[\\/]/i.test(path);
}

/**
 * @param largest number of bytes that it may have
 * @throws SourceError for a file that is missing, larger, unreadable, or no regular file
 */
export function readRegularFile(path: string, largest: number): Buffer {
  const problem = pathProblem(path);
  if (problem !== undefined) throw new SourceError(problem);
  try {
    // Merely opening a device may have side effects.
    checkKind(path, statSync(path));
    // A file that became a pipe in the meantime would block on its writer.
    const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const status = fstatSync(file);
      checkKind(path, status);
      return readAll(file, status.size, largest) ?? tooLarge(path, largest);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (error instanceof SourceError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new SourceError(`There is no file ${shortened(path)}.`);
    if (code === 'ENAMETOOLONG') throw new SourceError(`${shortened(path)} is not a path: it is too long.`);
    throw new SourceError(`${shortened(path)} cannot be read: ${shortened(message)}`);
  }
}

function checkKind(path: string, status: Stats): void {
  if (status.isFile()) return;
  const kind = status.isDirectory() ? 'folder' : status.isFIFO() ? 'pipe' : status.isSocket() ? 'socket' : 'device';
  throw new SourceError(`${shortened(path)} is not a file: it is a ${kind}.`);
}

/** Undefined for more bytes than `largest`. The reported size may be wrong: it is 0 for files in `/proc`. */
function readAll(file: number, size: number, largest: number): Buffer | undefined {
  if (size > largest) return undefined;
  let bytes = Buffer.allocUnsafe(Math.min(largest, Math.max(size, 4096)) + 1);
  let length = 0;
  for (;;) {
    const count = readSync(file, bytes, length, bytes.length - length, null);
    if (count === 0) return bytes.subarray(0, length);
    length += count;
    if (length > largest) return undefined;
    if (length === bytes.length) bytes = Buffer.concat([bytes], Math.min(2 * length, largest + 1));
  }
}

function tooLarge(path: string, largest: number): never {
  throw new SourceError(`${shortened(path)} is larger than ${largest >> 20} MB.`);
}
