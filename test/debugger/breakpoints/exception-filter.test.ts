import { beforeAll, describe, expect, it } from 'vitest';
import { readExceptionFilter, unknownTypes } from '../../../src/debugger/breakpoints/exception-filter';
import { loadPython } from '../../../src/python/source';
import type { SourceFile } from '../../../src/python/syntax';

let source: SourceFile;
beforeAll(async () => {
  source = (await loadPython()).parse('class Refused(KeyError):\n    pass\n');
});

const TYPES = ['KeyError', 'IndexError', 'ValueError', 'Refused', 'foreign.Odd'];

describe('a list of exception types', () => {
  it.each([
    ['', TYPES],
    ['KeyError', ['KeyError', 'Refused']],
    ['LookupError', ['KeyError', 'IndexError', 'Refused']],
    ['ValueError, app.Refused', ['ValueError', 'Refused']],
    ['!LookupError', ['ValueError', 'foreign.Odd']],
    ['LookupError, !Refused', ['KeyError', 'IndexError']],
    ['Odd', ['foreign.Odd']],
  ])('%j means these and those derived from them', (text, wanted) => {
    const fits = readExceptionFilter(text);
    expect(TYPES.filter((type) => fits?.(source, type))).toEqual(wanted);
  });

  it.each(['x > 1', 'KeyError ValueError', ',', '1'])('is not %j', (text) => {
    expect(readExceptionFilter(text)).toBeUndefined();
  });

  it.each([
    ['', []],
    ['KeyErr', ['KeyErr']],
    ['!KeyErr, ValueError', ['KeyErr']],
    ['Refused, app.Refused, IOError, JSONDecodeError', []],
    ['Refuse', ['Refuse']],
    ['pkg.Odd', ['pkg.Odd']],
  ])('%j has types that nothing is of', (text, unknown) => {
    expect(unknownTypes(text, source)).toEqual(unknown);
  });
});
