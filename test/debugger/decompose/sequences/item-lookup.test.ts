/** CPython counts off the items: those that are selected are the right ones. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookedUp, itemLookupOf } from '../../../../src/debugger/decompose/sequences/item-lookup';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';
import { loadPython, type PythonParser } from '../../../../src/python/source';
import { Cpython, HAS_PYTHON } from '../../../support/cpython';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

const VALUES: Readonly<Record<string, string>> = {
  s: "'some words'",
  xs: '[5, 6, [7], 8]',
  long: "'one text of thirty-four characters'",
  t: '(1, 2, 3)',
  i: '2',
  d: "{1: 2, 'k': 'v'}",
};

describe.skipIf(!HAS_PYTHON)('items at places', () => {
  const cpython = new Cpython();
  afterAll(() => {
    cpython.end();
  });

  async function select(text: string): Promise<string | undefined> {
    const part = python.parse(`x = ${text}\n`).statementAt(1)?.subExpressions.at(-1);
    if (!part) throw new Error(`no part in ${text}`);
    const read = (name: string) =>
      /^(?:-?\d+|'.*')$/.test(name) ? parseValue(name) : name in VALUES ? parseValue(VALUES[name] ?? '') : undefined;
    const selection = itemLookupOf(part, read);
    const result = selection && (await lookedUp(selection, cpython.roll));
    return (
      result &&
      ('value' in result ? printValue(result.value) : `${result.exception.type}: ${result.exception.message ?? ''}`)
    );
  }

  it.each([
    's[3]',
    's[-1]',
    's[-4]',
    'xs[i]',
    't[0]',
    'd[1]',
    "d['k']",
    's[2:5]',
    's[:3]',
    's[6:]',
    's[-3:]',
    's[:-2]',
    's[1:-1]',
    's[-4:-1]',
    'xs[1:3]',
    't[i:]',
    's[5:2]',
    'long[12]',
    'long[30]',
    'long[-20]',
    'long[9:21]',
    'long[20:]',
    'long[:34]',
    'long[33:40]',
    'long[-34:-11]',
    'long[21:3:-1]',
    's[::2]',
    's[1::3]',
    'xs[:3:2]',
    's[::-1]',
    't[::-1]',
    's[::-2]',
    's[-2::-2]',
    's[-1::-1]',
    's[5::-1]',
    's[:2:-1]',
    's[:-4:-1]',
    's[5:1:-2]',
    's[-2:-6:-1]',
    's[-3:2:-1]',
    's[99::-3]',
    'xs[-99::-1]',
    's[2:8:1]',
    's[(2):(8)]',
    '(s)[(2)]',
    "d[('k')]",
    's[\n  1:  # from :\n  3\n]',
  ])('%s', async (text) => {
    const names = Object.entries(VALUES).map(([name, value]) => `${name} := ${value}`);
    expect(await select(text)).toBe(
      await cpython.value(`[${[...names.map((name) => `(${name})`), text].join(', ')}][-1]`),
    );
  });

  it.each(['s[99]', 'long[34]', 'long[-35]'])('says that nothing is at %s', async (text) => {
    expect(await select(text)).toBe('IndexError: string index out of range');
  });

  it.each(['d[3]', 's[5:-2:-1]', 's[::0]', 's[-3:5]', 's[9:][0]', 's[:]', "s['a']"])(
    'leaves %s to the model',
    async (text) => {
      expect(await select(text)).toBeUndefined();
    },
  );
});
