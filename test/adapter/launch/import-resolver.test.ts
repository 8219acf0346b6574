/** Imports stay in the workspace, wherever dots and links lead. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DiskModules } from '../../../src/adapter/launch/import-resolver';

const base = realpathSync(mkdtempSync(join(tmpdir(), 'neural-debug-imports-')));
const at = (name: string): string => join(base, name);
const FILES = [
  'secret.py',
  'secrets/__init__.py',
  'secrets/key.py',
  'work/pkg/__init__.py',
  'work/pkg/main.py',
  'work/pkg/near.py',
  'work/pkg/sub/__init__.py',
  'work/pkg/sub/deep.py',
  'work/plain/main.py',
  'work/plain/near.py',
  'work/top.py',
  'lib/shared.py',
  'tested/pyproject.toml',
  'tested/app/__init__.py',
  'tested/src/core.py',
  'tested/checks/deep/test_app.py',
  'tested/checks/deep/conftest.py',
  'tested/conftest.py',
  'conftest.py',
  'plain/conftest.py',
  'plain/app.py',
  'plain/tests/test_app.py',
  'plain/checks/test_app.py',
  ...['abc.py', 'os.py', 'site.py', 'types.py', 'mail/__init__.py', 'mail/box.py', 'mail/post.py'].map(
    (name) => `python3.11/${name}`,
  ),
];
const LINKS: readonly (readonly [string, string])[] = [
  ['secret.py', 'work/pkg/link.py'],
  ['secrets', 'work/pkg/folder'],
  ['secrets/key.py', 'work/pkg/sub/key.py'],
  ['work/pkg/near.py', 'work/pkg/alias.py'],
  ['work', 'elsewhere'],
];

beforeAll(() => {
  for (const file of FILES) {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), `name = "${file}"\n`);
  }
  for (const [to, from] of LINKS) symlinkSync(at(to), at(from));
});
afterAll(() => {
  rmSync(base, { recursive: true, force: true });
});

/** Where an import such as `..x` leads. */
function found(modules: DiskModules, text: string, from?: string): string | undefined {
  const level = /^\.*/.exec(text)?.[0].length ?? 0;
  const path = modules.find({ module: text.slice(level), level }, from === undefined ? undefined : at(from))?.path;
  return path?.slice(base.length + 1).replaceAll('\\', '/');
}

describe('of a program in a folder of its own', () => {
  it.each([
    ['tested/checks/deep/test_app.py', 'app', 'tested/app/__init__.py'],
    ['tested/checks/deep/test_app.py', 'core', 'tested/src/core.py'],
    ['plain/tests/test_app.py', 'app', 'plain/app.py'],
    ['plain/checks/test_app.py', 'app', undefined],
  ])('%s finds %s', (program, module, path) => {
    expect(found(new DiskModules(at(program)), module)).toBe(path);
  });

  it('finds fixtures in its folder and above, for tests', () => {
    const fixturesOf = (program: string, text: string, within?: string): string[] =>
      new DiskModules(at(program), [], within)
        .unimported(text)
        .map(({ name, path }) => `${name} ${path.slice(base.length + 1)}`);
    const test = 'def test_it(x):\n    pass\n';
    expect(fixturesOf('tested/checks/deep/test_app.py', test)).toEqual([
      'checks.deep.conftest tested/checks/deep/conftest.py',
      'conftest tested/conftest.py',
    ]);
    expect(fixturesOf('tested/checks/deep/test_app.py', 'x = 1\n')).toEqual([]);
    expect(fixturesOf('tested/checks/deep/test_app.py', test, at('tested/checks'))).toEqual([
      'checks.deep.conftest tested/checks/deep/conftest.py',
    ]);
    expect(fixturesOf('plain/checks/test_app.py', test)).toEqual([]);
    expect(fixturesOf('plain/tests/test_app.py', test)).toEqual(['conftest plain/conftest.py']);
  });

  it('reads nothing outside of the folder that it is kept to', () => {
    const modules = new DiskModules(at('tested/checks/deep/test_app.py'), [], at('tested/checks'));
    expect(found(modules, 'app')).toBeUndefined();
  });
});

describe('of a package in a workspace', () => {
  const modules = (): DiskModules => new DiskModules(at('work/pkg/main.py'), [at('work')]);

  it.each([
    ['near', 'work/pkg/near.py'],
    ['.near', 'work/pkg/near.py'],
    ['.sub.deep', 'work/pkg/sub/deep.py'],
    ['..top', 'work/top.py'],
    ['top', 'work/top.py'],
    ['pkg.near', 'work/pkg/near.py'],
    ['alias', 'work/pkg/alias.py'],
  ])('%s is found', (text, path) => {
    expect(found(modules(), text)).toBe(path);
  });

  it.each([
    '...secret',
    '...secrets',
    '...secrets.key',
    '....tmp',
    'link',
    '.link',
    'folder',
    '.folder',
    'folder.key',
    '.sub.key',
    'secret',
  ])('%s is not', (text) => {
    expect(found(modules(), text)).toBeUndefined();
  });

  it('nor what a file that is imported leads to', () => {
    expect(found(modules(), '....secret', 'work/pkg/sub/deep.py')).toBeUndefined();
    expect(found(modules(), '.key', 'work/pkg/sub/deep.py')).toBeUndefined();
    expect(found(modules(), '..near', 'work/pkg/sub/deep.py')).toBe('work/pkg/near.py');
  });

  it('nor where dots leave the package, without a workspace', () => {
    const alone = new DiskModules(at('work/plain/main.py'));
    expect(found(alone, 'near')).toBe('work/plain/near.py');
    expect(found(alone, '.near')).toBe('work/plain/near.py');
    expect(found(alone, '..top')).toBeUndefined();
    expect(found(alone, '...secret')).toBeUndefined();
    expect(found(new DiskModules(at('work/plain/main.py'), [at('work')]), '..top')).toBe('work/top.py');
  });
});

it('a workspace may be a link itself', () => {
  const modules = new DiskModules(at('elsewhere/pkg/main.py'), [at('elsewhere')]);
  expect(found(modules, 'near')).toBe('elsewhere/pkg/near.py');
  expect(found(modules, 'top')).toBe('elsewhere/top.py');
  expect(found(modules, 'link')).toBeUndefined();
});

it('only one folder may be read', () => {
  const modules = new DiskModules(at('work/pkg/main.py'), [at('work'), at('lib')], at('work/pkg'));
  expect(found(modules, 'near')).toBe('work/pkg/near.py');
  expect(found(modules, 'top')).toBeUndefined();
  expect(found(modules, 'shared')).toBeUndefined();
  expect(modules.at(at('work/top.py'))).toBeUndefined();
  expect(modules.at(at('work/pkg/near.py'))?.text).toContain('near');
});

it('what somebody names is read, and what it imports beside it', () => {
  const modules = new DiskModules(at('work/plain/main.py'));
  expect(modules.at(at('secrets/key.py'))?.text).toContain('key');
  expect(found(modules, '.', 'secrets/key.py')).toBe('secrets/__init__.py');
});

describe('of a module of Python itself', () => {
  it('are its own package alone: the rest is a library to it', () => {
    const modules = new DiskModules(at('python3.11/mail/box.py'));
    expect(found(modules, 'mail.post')).toBe('python3.11/mail/post.py');
    expect(found(modules, '.post')).toBe('python3.11/mail/post.py');
    expect(found(modules, 'os')).toBeUndefined();
    expect(found(new DiskModules(at('python3.11/os.py')), 'types')).toBeUndefined();
    expect(found(new DiskModules(at('work/plain/main.py'), [at('python3.11')]), 'mail')).toBe(
      'python3.11/mail/__init__.py',
    );
  });
});
