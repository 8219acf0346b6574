import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Breakpoints } from '../../../src/adapter/session/breakpoint-store';
import { loadPython, type PythonParser } from '../../../src/python/source';
import type { SourceFile } from '../../../src/python/syntax';

const TEXT = `def f(a):
    """Text."""

    x = [
        a,
    ]
    # nothing
    return x


`;

/** Lines that stop the program, with the breakpoint's identifier. */
const active = (breakpoints: Breakpoints): (readonly [number, number])[] =>
  breakpoints.active.flatMap(({ id, place }) => (place.kind === 'line' ? [[place.line, id] as const] : []));

let parser: PythonParser;
let source: SourceFile;
let folder: string;
let path: string;
beforeAll(async () => {
  parser = await loadPython();
  source = parser.parse(TEXT);
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
    expect(active(breakpoints)).toEqual(target === undefined ? [] : [[target, 1]]);
  });

  it('replace the earlier ones of the same file, and have new identifiers', () => {
    const breakpoints = new Breakpoints();
    breakpoints.load(path, source);
    breakpoints.set(path, [{ line: 4 }, { line: 8 }]);
    expect(active(breakpoints)).toEqual([
      [4, 1],
      [8, 2],
    ]);
    breakpoints.set(path, [{ line: 8 }]);
    expect(active(breakpoints)).toEqual([[8, 3]]);
    breakpoints.set(join(folder, 'other.py'), [{ line: 1 }]);
    expect(active(breakpoints)).toEqual([[8, 3]]);
  });

  it('mean the same file under another name', () => {
    const link = join(folder, 'link.py');
    symlinkSync(path, link);
    const breakpoints = new Breakpoints();
    breakpoints.load(path, source);
    expect(breakpoints.set(link, [{ line: 8 }])[0]?.verified).toBe(true);
    expect(active(breakpoints)).toEqual([[8, 1]]);
  });

  it('that came before the program are settled by it', () => {
    const breakpoints = new Breakpoints();
    const notRead = { verified: false, message: 'The program has not been read yet.' };
    expect(breakpoints.set(path, [{ line: 5 }, { line: 8, hitCondition: 'often' }])).toMatchObject([notRead, notRead]);
    expect(breakpoints.setFunctions([{ name: 'f' }])).toMatchObject([notRead]);
    expect(breakpoints.load(path, source)).toMatchObject([
      { id: 1, verified: true, line: 4 },
      { id: 2, verified: false, message: '"often" is not a hit count: write 4, ==3, >5, >=5, <5 or %2.' },
      { id: 3, verified: true, line: 1 },
    ]);
  });

  it('keep their identifiers when the text is edited, and move with it', () => {
    const breakpoints = new Breakpoints();
    breakpoints.load(path, source);
    breakpoints.set(path, [{ line: 4 }]);
    breakpoints.setFunctions([{ name: 'f' }, { name: 'g' }]);
    const edited = parser.parse('def g():\n    pass\ndef f():\n    return 1\n');
    expect(breakpoints.load(path, edited)).toMatchObject([
      { id: 1, verified: true, line: 4 },
      { id: 2, verified: true, line: 3 },
      { id: 3, verified: true, line: 1 },
    ]);
  });

  it('of methods go by their own names where those are no others', () => {
    const breakpoints = new Breakpoints();
    const text =
      'class A:\n    def go(self): pass\n    def stop(self): pass\nclass B:\n    def go(self): pass\ndef stop():\n    pass\n';
    breakpoints.load(path, parser.parse(text));
    expect(breakpoints.setFunctions(['A.go', 'go', 'stop', 'A'].map((name) => ({ name })))).toMatchObject([
      { verified: true, line: 2 },
      { verified: false, message: 'go is the name of several functions. Write one of these: A.go, B.go' },
      { verified: true, line: 6 },
      { verified: false, message: 'There is no function A in program.py.' },
    ]);
  });
});
