/** What is done with complex numbers comes out as CPython says, where each routine does. */
import { afterAll, describe, expect, it } from 'vitest';
import { nextLibraryOperation } from '../../../../src/debugger/decompose/library-operations';
import { printValue } from '../../../../src/python/values/print';
import { Cpython, HAS_PYTHON } from '../../../support/cpython';
import { queryOf } from '../../../support/query';

const NAMES = { z: '(2+3j)', w: '(4-1j)', i: '1j', half: '(0.5-1.5j)' };

describe.skipIf(!HAS_PYTHON)('operations on complex numbers', () => {
  const cpython = new Cpython();
  afterAll(() => {
    cpython.end();
  });

  it.each([
    ['z * w', '(11+10j)'],
    ['i * i', '(-1+0j)'],
    ['z + w', '(6+2j)'],
    ['z - w', '(-2+4j)'],
    ['half * 2', '(1-3j)'],
    ['1.5 + i', '(1.5+1j)'],
    ['abs(z)', '3.605551275463989'],
    ['abs(half)', '1.5811388300841898'],
  ])('%s', async (expression, expected) => {
    const said = await nextLibraryOperation(queryOf(`x = ${expression}`, NAMES))?.work(cpython.roll);
    expect(said && 'value' in said ? printValue(said.value) : undefined).toBe(expected);
  });

  it.each(['z / w', 'z ** 2', 'abs(-3)'])('leaves %s to the model', (expression) => {
    expect(nextLibraryOperation(queryOf(`x = ${expression}`, NAMES))).toBeUndefined();
  });
});
