/** What is deleted inside of a container, after which the name holds what CPython says. */
import { afterAll, describe, expect, it } from 'vitest';
import { innerDeletion } from '../../../../src/debugger/decompose/changes/inner-deletions';
import { reader } from '../../../../src/debugger/decompose/doubtful-parts';
import { printValue } from '../../../../src/python/values/print';
import { Cpython, HAS_PYTHON } from '../../../support/cpython';
import { queryOf } from '../../../support/query';

const NAMES = { a: "{'x': [1], 'y': [2, 3]}", rows: '[[1, 2], []]', k: "'y'", n: '0', deep: "{'y': {'z': {'a': 1}}}" };

describe.skipIf(!HAS_PYTHON)('a deletion inside of what a name holds', () => {
  const cpython = new Cpython();
  afterAll(() => {
    cpython.end();
  });

  it.each([
    ['del a["x"][0]', 'a'],
    ['del a[k][-1]', 'a'],
    ['del rows[n][n]', 'rows'],
    ['del deep[k]["z"]["a"]', 'deep'],
    ['del deep["y"]["z"]', 'deep'],
  ])('%s', async (statement, name) => {
    const query = queryOf(statement, NAMES);
    const change = innerDeletion(query, reader(query));
    expect(change?.name).toBe(name);
    const given = Object.entries(NAMES).map(([one, value]) => `${one} = ${value}\n`);
    const own = [...(change?.names ?? [])].map(([one, value]) => `${one} = ${printValue(value)}\n`);
    const afterwards = await cpython.after(`${given.join('')}${own.join('')}${change?.text ?? ''}`, 'f()');
    expect(afterwards).toBe(await cpython.after(`${given.join('')}${statement}\n`, name));
  });

  it.each(['del a["x"]', 'del a', 'del a[k][:1]', 'del a[other][0]', 'del a["x"][0], rows[0]', 'a["x"][0]'])(
    'is none of %s',
    (statement) => {
      const query = queryOf(statement, NAMES);
      expect(innerDeletion(query, reader(query))).toBeUndefined();
    },
  );
});
