import { expect, it } from 'vitest';
import { importedFiles } from '../../../src/extension/web/importedFiles';

const root = 'vscode-vfs://github/someone/shop';

async function found(program: string, others: Readonly<Record<string, string>>): Promise<string[]> {
  const texts = new Map(Object.entries(others).map(([name, text]) => [`${root}/${name}`, text]));
  const all = await importedFiles(
    { uri: `${root}/app/main.py`, text: program },
    { all: () => Promise.resolve([...texts.keys()]), read: (uri) => Promise.resolve(texts.get(uri)) },
  );
  return all.map(({ uri }) => uri.slice(root.length + 1)).sort();
}

it('finds what a program may import, and what that imports, and no more', async () => {
  const others = {
    'goods/__init__.py': 'from . import prices\n',
    'goods/prices.py': 'import helpers.numbers as n  # why\n',
    'helpers/numbers.py': '',
    'app/__init__.py': '',
    'app/near.py': '',
    'app/never.py': '',
    'other/math.py': '',
  };
  const program = 'import json, goods\nfrom . import (\n    near,\n    far,\n)\n';
  expect(await found(program, others)).toEqual([
    'app/__init__.py',
    'app/main.py',
    'app/near.py',
    'goods/__init__.py',
    'goods/prices.py',
    'helpers/numbers.py',
  ]);
});

it('does without a file that cannot be read, and ends where modules import each other', async () => {
  expect(await found('import a\n', { 'a.py': 'import b', 'b.py': 'import a' })).toEqual([
    'a.py',
    'app/main.py',
    'b.py',
  ]);
});
