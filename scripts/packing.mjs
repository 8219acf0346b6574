/** Brotli for files that are shipped (see src/python/files/packed-file.ts): slow once, then remembered by contents in out/packed. */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const REMEMBERED = 'out/packed';

/** Writes `PATH.br` and removes what it was made from. */
export function packFile(path) {
  const contents = readFileSync(path);
  const remembered = join(REMEMBERED, `${createHash('sha256').update(contents).digest('hex')}.br`);
  if (!existsSync(remembered)) {
    mkdirSync(REMEMBERED, { recursive: true });
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
    };
    writeFileSync(`${remembered}.${process.pid}`, brotliCompressSync(contents, { params }));
    renameSync(`${remembered}.${process.pid}`, remembered);
  }
  copyFileSync(remembered, `${path}.br`);
  rmSync(path);
}
