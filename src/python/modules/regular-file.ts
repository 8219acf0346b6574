/** Reads files whose names come from other programs: regular files of this machine only, and never more than a limit. */
import { files } from '../files/files';
import { SourceError } from '../text/limits';
import { shortened } from '../text/shortened';

/** Bytes of a path. */
const LONGEST_PATH = 4096;
const LONGEST_PATH_OF_WINDOWS = 32_767;

/** Why a text is not a path that may be opened; undefined if it is one. Does not look at the disk. */
export function pathProblem(path: string, platform = files().platform): string | undefined {
  if (path.includes('\0')) return `${shortened(path)} is not a path: it contains a NUL character.`;
  const longest = platform === 'win32' ? LONGEST_PATH_OF_WINDOWS : LONGEST_PATH;
  if (new TextEncoder().encode(path).length > longest) return `${shortened(path)} is not a path: it is too long.`;
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
export function readRegularFile(path: string, largest: number): Uint8Array {
  const problem = pathProblem(path);
  if (problem !== undefined) throw new SourceError(problem);
  return files().read(path, largest);
}
