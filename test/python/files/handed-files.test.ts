import { describe, expect, it } from 'vitest';
import { HandedFiles } from '../../../src/python/files/handed-files';
import { uriPaths } from '../../../src/python/files/uri-paths';

const root = 'vscode-vfs://github/someone/shop';

describe('paths that are addresses', () => {
  it('keeps scheme and authority', () => {
    expect(uriPaths.dirname(`${root}/a.py`)).toBe(root);
    expect(uriPaths.dirname('vscode-vfs://github/')).toBe('vscode-vfs://github/');
    expect(uriPaths.basename(`${root}/a.py`)).toBe('a.py');
    expect(uriPaths.join(root, '..', 'b', 'c.py')).toBe('vscode-vfs://github/someone/b/c.py');
    expect(uriPaths.resolve('x.py', root, 'a.py')).toBe(`${root}/a.py`);
    expect(uriPaths.relative(root, `${root}/b/c.py`)).toBe('b/c.py');
    expect(uriPaths.isAbsolute(uriPaths.relative(root, 'vscode-vfs://gitlab/b.py'))).toBe(true);
    expect(uriPaths.isAbsolute('a/b.py')).toBe(false);
  });
});

describe('files that are handed over', () => {
  it('are there with the folders around them, in the version that came last', () => {
    const files = new HandedFiles();
    const uri = `${root}/goods/a.py`;
    files.hand([{ uri, text: 'a = 1\n' }]);
    const before = files.status(uri);
    files.hand([{ uri, text: 'a = 2\n' }]);
    expect(new TextDecoder().decode(files.read(uri, 100))).toBe('a = 2\n');
    expect(files.status(uri)?.version).not.toBe(before?.version);
    expect(files.entries(root)).toEqual([{ name: 'goods', kind: 'folder' }]);
    expect(files.entries(`${root}/goods`)).toEqual([{ name: 'a.py', kind: 'file' }]);
    expect([files.exists(`${root}/b.py`), files.fromUri('untitled:1')]).toEqual([false, undefined]);
    expect(() => files.read(`${root}/b.py`, 100)).toThrow('There is no file');
    expect(() => files.read(uri, 3)).toThrow('larger');
  });
});
