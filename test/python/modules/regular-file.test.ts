import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pathProblem, readRegularFile } from '../../../src/python/modules/regular-file';
import { checkSize, SourceError } from '../../../src/python/text/limits';
import { readProgram, textProblem } from '../../../src/python/modules/read-program';
import { shortened } from '../../../src/python/text/shortened';

const folder = mkdtempSync(join(tmpdir(), 'neural-debug-files-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function failure(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof SourceError) return error.message;
    throw error;
  }
  return 'none';
}

describe('on Windows', () => {
  it.each([
    '\\\\server\\share\\x.py',
    '//server/share/x.py',
    '\\/server/share/x.py',
    '/\\server\\share\\x.py',
    '\\\\?\\UNC\\server\\share\\x.py',
    '//?/UNC/server/share/x.py',
    '\\\\.\\UNC\\server\\share\\x.py',
    '\\??\\UNC\\server\\share\\x.py',
    '\\\\.\\pipe\\x',
    '\\\\.\\PhysicalDrive0',
    '\\\\?\\GLOBALROOT\\Device\\Mup\\server\\share\\x.py',
  ])('%s is not opened', (path) => {
    expect(pathProblem(path, 'win32')).toMatch(/is not on this machine: /);
    expect(pathProblem(path, 'linux')).toBeUndefined();
  });

  it.each(['C:\\x.py', 'c:/x.py', '\\x.py', '/x.py', 'x.py', '..\\x.py', '\\\\?\\C:\\x.py', '//?/c:/x.py'])(
    '%s is',
    (path) => {
      expect(pathProblem(path, 'win32')).toBeUndefined();
    },
  );
});

describe('a regular file', () => {
  it('is read whole, up to a limit', () => {
    const path = file('a.py', 'x'.repeat(10_000));
    expect(readRegularFile(path, 10_000)).toHaveLength(10_000);
    expect(failure(() => readRegularFile(path, 9_999))).toMatch(/a\.py is larger than 0 MB\.$/);
    expect(readRegularFile(file('empty.py', ''), 10)).toHaveLength(0);
    symlinkSync(path, join(folder, 'link.py'));
    expect(readRegularFile(join(folder, 'link.py'), 10_000)).toHaveLength(10_000);
  });

  it.skipIf(process.platform !== 'linux')('is read whole where its size is not told', () => {
    expect(readRegularFile('/proc/self/status', 1 << 20).toString()).toContain('VmPeak');
    expect(failure(() => readRegularFile('/proc/self/status', 100))).toMatch(/is larger than/);
  });

  it.skipIf(process.platform === 'win32')('is no pipe, which would wait for its writer, and no device', () => {
    const pipe = join(folder, 'pipe.py');
    execFileSync('mkfifo', [pipe]);
    expect(failure(() => readProgram(pipe))).toBe(`${pipe} is not a file: it is a pipe.`);
    expect(failure(() => readProgram('/dev/zero'))).toBe('/dev/zero is not a file: it is a device.');
    expect(failure(() => readProgram(folder))).toBe(`${folder} is not a file: it is a folder.`);
  });

  it('has a path', () => {
    expect(failure(() => readProgram('a\0.py'))).toBe('a\u{fffd}.py is not a path: it contains a NUL character.');
    expect(failure(() => readProgram('a'.repeat(300)))).toMatch(/ is not a path: it is too long\.$/);
    expect(failure(() => readProgram('a/'.repeat(100_000)))).toMatch(/^.{0,250} is not a path: it is too long\.$/);
    expect(failure(() => readProgram(join(folder, 'no.py')))).toBe(`There is no file ${join(folder, 'no.py')}.`);
  });
});

it('a program is text', () => {
  const path = file('nul.py', 'x = 1\r\ny = 2\n\0');
  expect(failure(() => readProgram(path))).toBe(`${path} is not Python: line 3 contains a NUL character.`);
  expect(failure(() => readProgram(file('utf16.py', Buffer.from('x = 1\n', 'utf16le'))))).toMatch(/NUL character/);
  expect(textProblem('x = 1')).toBeUndefined();
  expect(() => {
    checkSize('x'.repeat(9 << 20));
  }).toThrow(/has 9,437,184 characters, and at most 2,000,000 are read/);
});

it('a long text is told without its middle, and without control characters', () => {
  expect(shortened('short')).toBe('short');
  expect(shortened(`a${'b'.repeat(1000)}c`)).toMatch(/^ab{99}…b{99}c$/);
  expect(shortened('a\n\u{1b}[31mb')).toBe('a\u{fffd}\u{fffd}[31mb');
});
