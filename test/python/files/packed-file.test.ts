import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { hasPackedFile, readPackedFile } from '../../../src/python/files/packed-file';

const folder = mkdtempSync(join(tmpdir(), 'neural-debug-packed-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('reads a file that is packed, and one that is not', () => {
  const contents = Buffer.alloc(3_000_000, 'some contents, ');
  writeFileSync(join(folder, 'small.br'), brotliCompressSync(contents));
  expect(hasPackedFile(join(folder, 'small'))).toBe(true);
  expect(readPackedFile(join(folder, 'small')).equals(contents)).toBe(true);
  writeFileSync(join(folder, 'plain'), 'as it is');
  expect(hasPackedFile(join(folder, 'plain'))).toBe(true);
  expect(readPackedFile(join(folder, 'plain')).toString()).toBe('as it is');
});

it('knows what is not there', () => {
  expect(hasPackedFile(join(folder, 'nothing'))).toBe(false);
  expect(() => readPackedFile(join(folder, 'nothing'))).toThrow('ENOENT');
});
