import { describe, expect, it } from 'vitest';
import { docstringOf } from '../../../src/python/definitions/docstring';
import { loadPython } from '../../../src/python/source';
import { printValue } from '../../../src/python/values/print';

const parser = await loadPython();

function docOf(code: string, name?: string): string {
  const source = parser.parse(code);
  const info = name === undefined ? source.module : source.findFunction(name);
  if (!info) throw new Error(`no ${String(name)}`);
  return printValue(docstringOf(info));
}

describe('docstrings', () => {
  it.each([
    ['a text', "def f():\n    'one'\n    return 1\n", "'one'"],
    ['literals side by side', "def f():\n    'one ' 'two'\n    return 1\n", "'one two'"],
    ['in parentheses, over lines', "def f():\n    ('one '\n     'two')\n    return 1\n", "'one two'"],
    ['a header over several lines', "def f(\n    a=':',\n    b=2,\n):\n    '''one'''\n", "'one'"],
    ['a header with a comment', "def f(a: int, # :\n      b: str) -> str:  # so: so\n    '''one'''\n", "'one'"],
    ['a body on the line of the header', "def f(): 'one'\n", "'one'"],
    ['more on its line', "def f():\n    'one'; return 1\n", "'one'"],
    ['a raw text', "def f():\n    r'a\\n'\n", "'a\\\\n'"],
    ['quotes in quotes', `def f():\n    """say '''so''' \\""""\n`, `'say \\'\\'\\'so\\'\\'\\' "'`],
    ['a default with a colon and a text', "def f(a='x:',\n      b='no'):\n    return b\n", 'None'],
    ['a text that something is done with', "def f():\n    'one'.upper()\n", 'None'],
    ['an f-string', "def f():\n    f'one'\n", 'None'],
    ['bytes', "def f():\n    b'one'\n", 'None'],
    ['a text that is not the first', "def f():\n    x = 1\n    'one'\n", 'None'],
  ])('%s', (_, code, expected) => {
    expect(docOf(code, 'f')).toBe(expected);
  });

  it('of classes and modules', () => {
    const code = `#!/usr/bin/python\n# so\n\n'''all'''\n\nclass C(\n    object,\n):\n    # first\n    'a class'\n    x: int = 1\n`;
    expect(docOf(code)).toBe("'all'");
    expect(docOf(code, 'C')).toBe("'a class'");
  });
});
