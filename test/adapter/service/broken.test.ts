/** What a hover says about code that does not parse: a value all the same, and what was assumed to get it. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { HoverResult } from '../../../src/adapter/service/protocol';
import { PredictionService } from '../../../src/adapter/service/service';
import { hoverText } from '../../../src/cli/text/hover-text';
import { loadPython, type PythonParser } from '../../../src/python/source';
import { saying } from '../../support/saying';

let parser: PythonParser;
beforeAll(async () => {
  parser = await loadPython();
});

/** The hover over the place of `|` in the text. */
async function hover(marked: string): Promise<HoverResult | null> {
  const before = marked.slice(0, marked.indexOf('|')).split('\n');
  const at = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  const service = new PredictionService({ parser, predictor: saying() });
  const { signal } = new AbortController();
  return await service.hover({ uri: 'untitled:a.py', text: marked.replace('|', ''), ...at }, signal);
}

it('offers no function whose name, or whose class, is not typed yet', async () => {
  const service = new PredictionService({ parser, predictor: saying() });
  const text = 'def (x):\n    return x\n\nclass :\n    def g(self):\n        pass\n\ndef h(x):\n    return x\n';
  expect((await service.functions({ uri: 'untitled:a.py', text })).map(({ name }) => name)).toEqual(['h']);
});

describe('a hover in broken code', () => {
  it.each([
    ['a missing colon', 'def f(x=1)\n    y = x\n    return |y\n', 'assumed `:` at the end of line 1'],
    ['a missing bracket', 'def f(x=1):\n    y = max(x, 2\n    return |y\n', 'assumed `)` at the end of line 2'],
    ['a missing quote', "def f(x=1):\n    y = 'abc\n    return |y\n", "assumed `'` at the end of line 2"],
    ['a half-typed last line', 'def f(x=1):\n    y = x\n    z = |y + max(x', 'assumed `)` at the end of line 3'],
    [
      'a line that ends in an operator',
      'def f(x=1):\n    y = x\n    return |y +\n',
      'ignored `+` at the end of line 3',
    ],
    ['an unfinished function', 'def f(x=1):\n    y = x\n    if |y:\n', 'assumed `pass` as the body of line 3'],
    ['a function without a body', 'def f(|x=1):\n\ndef g():\n    pass\n', 'assumed `pass` as the body of line 1'],
    [
      'a merge conflict',
      'def f(x=1):\n<<<<<<< HEAD\n    y = x\n=======\n    y = x * 2\n>>>>>>> other\n    return |y\n',
      'left out line 5, the other side of a conflict',
    ],
    ['a print of Python 2', 'def f(x=1):\n    print |x\n    return x\n', 'read line 2 as a call of `print`'],
    [
      'a function of Python 2',
      `def f(x=1):\n${'    print x,\n'.repeat(5)}    return |x\n`,
      'read lines 2, 3, 4 and 2 more as Python 2',
    ],
    [
      'tabs among spaces',
      'def f(x=1):\n    y = x\n    if y:\n\ty = |x\n    return y\n',
      'line 4 mixes tabs and spaces; read a tab as up to column 8',
    ],
    [
      'a line that is indented oddly',
      'def f(x=1):\n    y = x\n      z = y\n    return |y\n',
      'line 3 is indented unexpectedly; read as part of the enclosing block',
    ],
  ])('tells what was assumed about %s', async (_, text, assumption) => {
    const result = await hover(text);
    expect(result?.values).toHaveLength(1);
    expect(result?.values[0]?.unknown).toBeUndefined();
    expect(result?.assumptions).toContain(assumption);
    expect(hoverText(result ? [result] : [], false)).toContain(assumption);
  });

  it('says nothing of the kind where nothing was assumed', async () => {
    expect((await hover('def f(x=1):\n    y = x\n    return |y\n'))?.assumptions).toEqual([]);
  });

  it('does not make up what a helper returns that nobody has written', async () => {
    const helper = 'def f(x=1):\n    y = helper(x)\n    z = +x\n    return [y, z]\n';
    const unknown = await hover(helper.replace('[y', '[|y'));
    expect(unknown?.values).toMatchObject([{ value: '<unknown>', unknown: 'helper is not defined in this file' }]);
    expect(hoverText(unknown ? [unknown] : [], false)).toContain('y = unknown: helper is not defined in this file');
    expect((await hover(helper.replace(', z', ', |z')))?.values).toMatchObject([{ value: '7' }]);
  });
});
