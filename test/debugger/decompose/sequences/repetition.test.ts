/** CPython repeats the items, one time after the other. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repeated, repetitionOf } from '../../../../src/debugger/decompose/sequences/repetition';
import { literal } from '../../../../src/python/values/access-path';
import { printValue } from '../../../../src/python/values/print';
import type { Value } from '../../../../src/python/values/value';
import { loadPython, type PythonParser } from '../../../../src/python/source';
import { Cpython, HAS_PYTHON } from '../../../support/cpython';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

describe.skipIf(!HAS_PYTHON)('repeated items', () => {
  const cpython = new Cpython();
  afterAll(() => {
    cpython.end();
  });

  async function repeat(text: string): Promise<string | undefined> {
    const part = python.parse(`x = ${text}\n`).statementAt(1)?.subExpressions.at(-1);
    const repetition = part && repetitionOf(part, literal);
    const result = repetition && (await repeated(repetition, cpython.roll));
    return result && printValue(result.value);
  }

  it.each(['[0] * 7', '3 * [1, 2]', "'ab' * 4", "'-' * 0", '(1, [2]) * 2', '[[0]] * -1'])('%s', async (text) => {
    expect(await repeat(text)).toBe(await cpython.value(text));
  });

  it('leaves iterators to others', () => {
    const iterator: Value = { kind: 'opaque', type: 'iterator', name: 'generator', generator: 3 };
    const read = (text: string): Value | undefined => (text === '2' ? literal(text) : { kind: 'list', items: [iterator] }); // prettier-ignore
    const part = python.parse('x = xs * 2\n').statementAt(1)?.subExpressions.at(-1);
    expect(part && repetitionOf(part, read)).toBeUndefined();
  });

  it.each(['2 * 3', '[1] * 2.5', "'a' + 'b'", '{1} * 2'])('leaves %s to others', async (text) => {
    expect(await repeat(text)).toBeUndefined();
  });
});
