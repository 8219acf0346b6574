/** Kinds of code that once came out wrong although every statement of it was evaluated. */
import { afterAll, describe, expect, test } from 'vitest';
import { loadPython } from '../../src/python/source';
import { checkedResult } from '../support/checked-run';
import { HAS_PYTHON } from '../support/cpython';
import { PythonTransport } from '../support/python-transport';

const python = await loadPython();

describe.runIf(HAS_PYTHON)('a program whose statements are evaluated', () => {
  const transport = new PythonTransport();
  afterAll(() => {
    transport.end();
  });

  test.each([
    [
      'a star in a display that is an argument',
      'def g(a):\n    return a\ndef f(x):\n    return g([*x, 1]), g((0, *x)), g(\n        [*x, *x])',
      'f([7])',
      '([7, 1], (0, 7), [7, 7])',
    ],
    [
      'combinations of what an iterator gives',
      'from itertools import combinations, product\ndef lt(x, y):\n    return x < y\ndef f(n):\n    return sum(1 for p, q in combinations(product(range(n), repeat=2), 2) if lt(*p))',
      'f(2)',
      '2',
    ],
  ])('%s', async (_, code, call, expected) => {
    expect(await checkedResult(python, transport, code, call)).toBe(expected);
  });
});
