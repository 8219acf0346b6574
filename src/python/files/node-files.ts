/** The files on this machine's disk. */
import {
  closeSync,
  constants,
  type Dirent,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import * as paths from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { SourceError } from '../text/limits';
import { shortened } from '../text/shortened';
import type { FileKind, Files } from './files';

export const nodeFiles: Files = {
  paths,
  platform: process.platform,
  environment: process.env,
  exists: existsSync,
  entries: (folder) => {
    try {
      return readdirSync(folder, { withFileTypes: true }).map((entry) => ({ name: entry.name, kind: kindOf(entry) }));
    } catch {
      return [];
    }
  },
  read,
  realPath: (path) => {
    try {
      return realpathSync.native(path);
    } catch {
      return undefined;
    }
  },
  status: (path) => {
    try {
      const status = statSync(path);
      const { ino, size, mtimeMs, ctimeMs } = status;
      return { kind: kindOf(status), size, version: `${ino} ${size} ${mtimeMs} ${ctimeMs}` };
    } catch {
      return undefined;
    }
  },
  fromUri: (uri) => (uri.startsWith('file:') ? fileURLToPath(uri) : undefined),
  toUri: (path) => pathToFileURL(path).href,
};

function kindOf(entry: Pick<Dirent, 'isFile' | 'isDirectory'>): FileKind {
  return entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : 'other';
}

function read(path: string, largest: number): Uint8Array {
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
