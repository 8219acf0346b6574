/** CPython goes through the pieces: the lines are those that it cuts the whole text into. */
import { afterAll, describe, expect, it } from 'vitest';
import { cutIntoPieces, textLinesOf } from '../../../../src/debugger/decompose/sequences/text-lines';
import { literal } from '../../../../src/python/values/access-path';
import { printValue } from '../../../../src/python/values/print';
import { loadPython } from '../../../../src/python/source';
import { Cpython, HAS_PYTHON } from '../../../support/cpython';

const python = await loadPython();
const LONG =
  'a line of some length\\nanother one\\n\\nand 1 more, which is longer than any piece of the text may be\\n';

describe.skipIf(!HAS_PYTHON)('lines of a long text', () => {
  const cpython = new Cpython();
  afterAll(() => {
    cpython.end();
  });

  async function lines(text: string): Promise<string | undefined> {
    const statement = python.parse(`x = ${text}\n`).statementAt(1);
    const part = statement?.subExpressions.at(-1);
    const asked = statement && part && textLinesOf(part, statement.calls, literal);
    const result = asked && (await cutIntoPieces(asked, cpython.roll));
    return result && printValue(result.value);
  }

  it.each([
    `'${LONG}'.splitlines()`,
    `'${LONG}'.split('\\n')`,
    `'${LONG}no end'.splitlines()`,
    `'${'x'.repeat(100)}'.splitlines()`,
    `'${'\\n'.repeat(100)}'.split('\\n')`,
    `' \\n ${LONG}'.strip()`,
    `'  ${LONG}'.lstrip()`,
    `'  ${LONG}'.rstrip('\\n')`,
    `'-=-${LONG}=='.strip('=-')`,
  ])('%s', async (text) => {
    expect(await lines(text)).toBe(await cpython.value(text));
  });

  it.each([
    "'a\\nb'.splitlines()",
    `'${LONG}'.split(',')`,
    `'${LONG}'.splitlines(True)`,
    `'${LONG}\\r'.splitlines()`,
    `' a '.strip()`,
    `'${LONG}'.strip(None)`,
    `'${' '.repeat(100)}'.strip()`,
  ])('%s is not cut so', async (text) => {
    expect(await lines(text)).toBeUndefined();
  });
});
