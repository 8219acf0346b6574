import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Breakpoints } from '../../src/adapter/breakpoints';
import { loadPython } from '../../src/python/source';
import type { SourceFile } from '../../src/python/syntax';

const TEXT = `def f(a):
    """Text."""

    x = [
        a,
    ]
    # nothing
    return x


`;

let source: SourceFile;
let folder: string;
let path: string;
beforeAll(async () => {
  source = (await loadPython()).parse(TEXT);
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'breakpoints-')));
  path = join(folder, 'program.py');
  writeFileSync(path, TEXT);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('breakpoints', () => {
  it.each([
    [1, 1],
    [2, 4],
    [4, 4],
    [5, 4],
    [7, 8],
    [8, 8],
    [10, undefined],
    [0, 1],
  ])('on line %i stop at line %s', (line, target) => {
    const breakpoints = new Breakpoints();
    breakpoints.load(path, source);
    const [resolved] = breakpoints.set(path, [{ line }]);
    expect(resolved?.verified).toBe(target !== undefined);
    expect(resolved?.line).toBe(target ?? line);
    expect(breakpoints.lines).toEqual(target === undefined ? [] : [target]);
  });

  it('replace the earlier ones of the same file, and have new identifiers', () => {
    const breakpoints = new Breakpoints();
    breakpoints.load(path, source);
    breakpoints.set(path, [{ line: 4 }, { line: 8 }]);
    expect(breakpoints.at(8)).toEqual([2]);
    breakpoints.set(path, [{ line: 8 }]);
    expect(breakpoints.lines).toEqual([8]);
    expect(breakpoints.at(8)).toEqual([3]);
    breakpoints.set(join(folder, 'other.py'), [{ line: 1 }]);
    expect(breakpoints.lines).toEqual([8]);
  });

  it('mean the same file under another name', () => {
    const link = join(folder, 'link.py');
    symlinkSync(path, link);
    const breakpoints = new Breakpoints();
    breakpoints.load(path, source);
    expect(breakpoints.set(link, [{ line: 8 }])[0]?.verified).toBe(true);
    expect(breakpoints.lines).toEqual([8]);
  });

  it('that came before the program are settled by it', () => {
    const breakpoints = new Breakpoints();
    expect(breakpoints.set(path, [{ line: 5 }, { line: 8, unsupported: 'no' }])).toMatchObject([
      { verified: false },
      { verified: false, message: 'no' },
    ]);
    expect(breakpoints.load(path, source)).toMatchObject([
      { id: 1, verified: true, line: 4 },
      { id: 2, verified: false, message: 'no' },
    ]);
  });
});
