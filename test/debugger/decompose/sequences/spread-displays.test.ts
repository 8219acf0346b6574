/** Displays in which iterators are spread hold what CPython says. */
import { afterAll, describe, expect, it } from 'vitest';
import { spreadDisplay } from '../../../../src/debugger/decompose/sequences/spread-displays';
import { Cpython, HAS_PYTHON } from '../../../support/cpython';
import { queryOf } from '../../../support/query';

describe.skipIf(!HAS_PYTHON)('a display in which an iterator is spread', () => {
  const cpython = new Cpython();
  afterAll(() => {
    cpython.end();
  });

  it.each(["[*map(str, range(2, 5)), *'JQ', 7]", '(*reversed([1, 2]), 3)', '{*zip("ab", "cd")}', '0, *range(2)'])(
    '%s',
    async (display) => {
      const change = spreadDisplay(queryOf(`x = ${display}`, {}));
      expect(change?.name).toBe('x');
      expect(await cpython.after(change?.text ?? '', 'f()')).toEqual(await cpython.after(`x = ${display}`, 'x'));
    },
  );

  it.each([
    'x = [1, *xs]',
    'x = [str(1), 2]',
    'x, y = [*map(str, xs)]',
    'x.y = [*map(str, xs)]',
    'x += [*map(str, xs)]',
  ])('is none of these: %s', (statement) => {
    expect(spreadDisplay(queryOf(statement, { xs: '[1]' }))).toBeUndefined();
  });
});
