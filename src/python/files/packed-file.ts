/** Files that are shipped packed by Brotli, which makes them a quarter smaller than a zip file alone does; they are unpacked in memory. */
import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** The packed file beside a path. */
function packed(path: string): string {
  return `${path}.br`;
}

export function hasPackedFile(path: string): boolean {
  return existsSync(path) || existsSync(packed(path));
}

/** @returns what was packed; a file that is not packed (builds for development pack nothing) as it is */
export function readPackedFile(path: string): Buffer {
  return existsSync(path)
    ? readFileSync(path)
    : brotliDecompressSync(readFileSync(packed(path)), { chunkSize: 2 ** 20 });
}
