import { beforeAll, describe, expect, it } from 'vitest';
import { repairsOf } from '../../../src/adapter/requests/suspect-repairs';
import type { Fix } from '../../../src/debugger/causes/suspects/evidence';
import { loadPython, type PythonParser } from '../../../src/python/source';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

const TEXT = 'def f(n):\r\n    if n < 3:\r\n        return 1\r\n    return 2\r\n';

function fix(given: Partial<Fix>): Fix {
  return { change: '< → <=', text: TEXT.replace('<', '<='), weight: 1, confidence: 0.9, passes: 1, of: 1, ...given };
}

describe('the changes of a suspicious line', () => {
  const of = (...fixing: Fix[]) => repairsOf(python.parse(TEXT), fixing, (line) => line - 1);

  it('are edits of its file, in the lines of the client', () => {
    expect(of(fix({}))).toEqual([{ line: 1, oldText: '    if n < 3:', newText: '    if n <= 3:', change: '< → <=' }]);
  });

  it('are the likeliest, and only such as put all right', () => {
    const others = ['>', '==', '!=', '>='].map((by, index) =>
      fix({ change: `< → ${by}`, text: TEXT.replace('<', by), weight: 0.5 - index / 10 }),
    );
    const found = of(...others, fix({}), fix({ change: 'insert pass', passes: 1, of: 2, weight: 2 }));
    expect(found.map(({ change }) => change)).toEqual(['< → <=', '< → >', '< → ==']);
  });

  it('put in a line, or leave one out', () => {
    const [inserted] = of(fix({ text: TEXT.replace('    return 2', '    n += 1\r\n    return 2') }));
    expect(inserted).toMatchObject({ line: 3, oldText: '    return 2', newText: '    n += 1\n    return 2' });
    const [left] = of(fix({ text: TEXT.replace('        return 1\r\n', '') }));
    expect(left).toMatchObject({ line: 2, oldText: '        return 1\n    return 2', newText: '    return 2' });
  });

  it('are in the file of its module, or nowhere', () => {
    expect(of(fix({ module: 'gone' }))).toEqual([]);
  });
});
