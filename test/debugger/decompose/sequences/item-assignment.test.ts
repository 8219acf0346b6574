/** CPython counts off the items and puts the new ones into their places: the lists are those that the statement makes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Query } from '../../../../src/codec/query';
import { itemAssignmentsOf, withItem } from '../../../../src/debugger/decompose/sequences/item-assignment';
import { evaluateDisplay } from '../../../../src/debugger/objects/display';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';
import { loadPython, type PythonParser } from '../../../../src/python/source';
import type { Value } from '../../../../src/python/values/value';
import { Cpython, HAS_PYTHON } from '../../../support/cpython';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

const VALUES: Readonly<Record<string, string>> = {
  xs: '[5, 6, 7, 8]',
  g: '[[0, 1, 2], [3, 4, 5]]',
  words: "['a', 'b']",
  d: "{1: 2, 'k': [3, 4]}",
  counts: "Counter({'a': 3, 'b': 1})",
  empty: 'Counter()',
  i: '1',
  j: '2',
};

describe.skipIf(!HAS_PYTHON)('items that are put into lists', () => {
  const cpython = new Cpython();
  afterAll(() => {
    cpython.end();
  });

  /** The lists after a statement, its parts known from CPython; undefined where it is left to the model. */
  async function after(text: string): Promise<Record<string, string> | undefined> {
    const statement = python.parse(`${text}\n`).statementAt(1);
    if (!statement) throw new Error(`no statement in ${text}`);
    const lookup = (name: string): Value | undefined => (name in VALUES ? parseValue(VALUES[name] ?? '') : undefined);
    const read = (name: string): Value | undefined => lookup(name) ?? evaluateDisplay(name, lookup);
    const given = Object.entries(VALUES).map(([name, value]) => `(${name} := ${value})`);
    const parts = await Promise.all(
      statement.subExpressions.map(async ({ text, range }) => {
        const value = await cpython.value(`[${[...given, text].join(', ')}][-1]`);
        return { range: JSON.stringify(range), value: value === null ? undefined : parseValue(value) };
      }),
    );
    const at = (range: object): Value | undefined => parts.find((part) => part.range === JSON.stringify(range))?.value;
    const settings = itemAssignmentsOf({ statement, lookup } as unknown as Query, { read, at });
    if (!settings) return undefined;
    const containers: Record<string, Value> = {};
    for (const setting of settings) {
      const list = containers[setting.name] ?? lookup(setting.name);
      const result = list && (await withItem(list, setting, cpython.roll));
      if (!result) return undefined;
      containers[setting.name] = result.value;
    }
    return Object.fromEntries(Object.entries(containers).map(([name, value]) => [name, printValue(value)]));
  }

  it.each([
    ['xs[2] = 9', { xs: '[5, 6, 9, 8]' }],
    ['xs[i] = [1, 2]', { xs: '[5, [1, 2], 7, 8]' }],
    ['xs[-1] = -1', { xs: '[5, 6, 7, -1]' }],
    ['xs[i + j] = j', { xs: '[5, 6, 7, 2]' }],
    ['g[i][j] = True', { g: '[[0, 1, 2], [3, 4, True]]' }],
    ['g[-2][-3] = i + j', { g: '[[3, 1, 2], [3, 4, 5]]' }],
    ['xs[0], xs[i] = xs[i], xs[0]', { xs: '[6, 5, 7, 8]' }],
    ['xs[0], words[i] = 1, xs[1]', { xs: '[1, 6, 7, 8]', words: "['a', 6]" }],
    ['xs[j] += 10', { xs: '[5, 6, 17, 8]' }],
    ['g[i][0] *= j', { g: '[[0, 1, 2], [6, 4, 5]]' }],
    ['d[1] = 5', { d: "{1: 5, 'k': [3, 4]}" }],
    ['d[i] += 5', { d: "{1: 7, 'k': [3, 4]}" }],
    ['d[3] = 2', { d: "{1: 2, 'k': [3, 4], 3: 2}" }],
    ['d[1, j] = 3', { d: "{1: 2, 'k': [3, 4], (1, 2): 3}" }],
    ["d['k'][i] = d[i]", { d: "{1: 2, 'k': [3, 2]}" }],
    ["counts['c'] += 1", { counts: "Counter({'a': 3, 'b': 1, 'c': 1})" }],
    ['empty[i, j] += 5', { empty: 'Counter({(1, 2): 5})' }],
    ["counts['b'] += 1", { counts: "Counter({'a': 3, 'b': 2})" }],
    ["words[1] += 'c'", { words: "['a', 'bc']" }],
    ["words[0] = '='", { words: "['=', 'b']" }],
    ["words[0], words[1] = ')', ('(')", { words: "[')', '(']" }],
    ['(xs[0], xs[i]) = (xs[i], xs[0])', { xs: '[6, 5, 7, 8]' }],
    ['xs[(i)] = (i + j)', { xs: '[5, 3, 7, 8]' }],
    ['xs[  # the first = ]\n  0\n] = 9', { xs: '[9, 6, 7, 8]' }],
    ['xs[0] = 1, 2', { xs: '[(1, 2), 6, 7, 8]' }],
    ["d[f'({i}'[1:] == '1'] = 3", { d: "{1: 3, 'k': [3, 4]}" }],
  ])('%s', async (text, lists) => {
    expect(await after(text)).toEqual(lists);
  });

  it('moves instances as they are', async () => {
    const instance = (n: number): Value => ({ kind: 'object', className: 'P', attributes: [['n', { kind: 'int', value: BigInt(n) }]] }); // prettier-ignore
    const setting = { name: 'ps', places: [parseValue('-1')], value: instance(3), operator: '' };
    const list = await withItem({ kind: 'list', items: [instance(1), instance(2)] }, setting, cpython.roll);
    expect(list && printValue(list.value)).toBe('[<P n=1>, <P n=3>]');
    const dict = await withItem({ kind: 'dict', entries: [[parseValue("'a'"), instance(1)]] }, { ...setting, places: [parseValue("'a'")] }, cpython.roll); // prettier-ignore
    expect(dict && printValue(dict.value)).toBe("{'a': <P n=3>}");
  });

  it.each([
    'xs[4] = 1',
    'xs[-5] = 1',
    "xs['a'] = 1",
    'xs[1:2] = [3]',
    'xs = [1]',
    'xs[0] = i = 3',
    'i, xs[0] = 1, 2',
    'xs[k] = 1',
    'xs[0], xs[1] = words',
    'xs[0], *xs[1] = 1, 2',
    'xs[0]: int = 1; xs[1] = 2',
    'xs[0] = lambda n=1: n',
  ])('leaves %s to the model', async (text) => {
    expect(await after(text)).toBeUndefined();
  });
});
