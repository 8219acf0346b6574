import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isForeign, pythonFilesAround, readPythonFile } from '../../../src/adapter/launch/workspace-files';

const root = mkdtempSync(join(tmpdir(), 'neural-debug-workspace-'));
const files = [
  'app/shop.py',
  'app/util.py',
  'app/deep/one.py',
  'tests/test_shop.py',
  'venv/lib/x.py',
  '.git/y.py',
  'a.txt',
];

beforeAll(() => {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '# text\n');
  }
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

const around = (file: string | undefined, roots: readonly string[]): string[] =>
  [...pythonFilesAround(file && join(root, file), roots)].map(({ path }) => relative(root, path).replaceAll('\\', '/'));

it('reads the files around one, tests first, without what is installed', () => {
  expect(around('app/shop.py', [root])[0]).toBe('tests/test_shop.py');
  expect(around('app/shop.py', [root]).sort()).toEqual(['app/deep/one.py', 'app/util.py', 'tests/test_shop.py']);
  expect(around('app/shop.py', []).sort()).toEqual(['app/deep/one.py', 'app/util.py']);
  expect(around(undefined, [join(root, 'tests')])).toEqual(['tests/test_shop.py']);
  expect(around(undefined, [join(root, 'nowhere')])).toEqual([]);
});

it('reads text only', () => {
  const binary = join(root, 'b.py');
  writeFileSync(binary, new Uint8Array([0xff, 0xfe, 0]));
  const large = join(root, 'c.py');
  writeFileSync(large, 'x'.repeat(600_000));
  for (const path of [binary, large, root, join(root, 'no.py')]) expect(readPythonFile(path)).toBeUndefined();
  expect(readPythonFile(join(root, 'app/util.py'))?.text).toBe('# text\n');
});

it('reads a file again only where it has changed', () => {
  const path = join(root, 'd.py');
  writeFileSync(path, 'x = 1\n');
  const first = readPythonFile(path);
  expect(readPythonFile(path)).toBe(first);
  writeFileSync(path, 'x = 12\n');
  expect(readPythonFile(path)?.text).toBe('x = 12\n');
  rmSync(path);
  expect(readPythonFile(path)).toBeUndefined();
});

it('knows folders of installed packages', () => {
  expect(isForeign('/w/venv/lib/python3/site-packages/m.py', '/w')).toBe(true);
  expect(isForeign('/w/pkg/m.py', '/w')).toBe(false);
  expect(isForeign('/home/env/w/m.py', '/home/env/w')).toBe(false);
});
