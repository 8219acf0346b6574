/** CPython looks at the windows: what is found is what the methods of texts give. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { found, textSearchOf } from '../../../../src/debugger/decompose/sequences/text-search';
import { literal } from '../../../../src/python/values/access-path';
import { printValue } from '../../../../src/python/values/print';
import { loadPython, type PythonParser } from '../../../../src/python/source';
import { Cpython, HAS_PYTHON } from '../../../support/cpython';

let python: PythonParser;
beforeAll(async () => {
  python = await loadPython();
});

describe.skipIf(!HAS_PYTHON)('texts in longer ones', () => {
  const cpython = new Cpython();
  afterAll(() => {
    cpython.end();
  });

  async function search(text: string): Promise<string | undefined> {
    const statement = python.parse(`x = ${text}\n`).statementAt(1);
    const part = statement?.subExpressions.at(-1);
    const asked = statement && part && textSearchOf(part, statement.calls, literal);
    const result = asked && (await found(asked, cpython.roll));
    return result && printValue(result.value);
  }

  it.each([
    "'an' in 'banana'",
    "'nab' in 'banana'",
    "'an' not in 'banana'",
    "'in' in 'min in'",
    "' in ' not in 'min in x'",
    "'an' in ('banana')",
    `('a)') in "(a)'"`,
    "'an'\\\n  in 'banana'",
    "('ba)n(').find(('n('))",
    "('b)anana)').count(('a)'))",
    "'banana'.find('na')",
    "'banana'.find('ab')",
    "'banana'.index('ana')",
    "'banana'.rfind('ana')",
    "'banana'.rfind('nab')",
    "'a___b'.rindex('__')",
    "'banana'.count('ana')",
    "'aaaaa'.count('aa')",
    "'banana'.replace('an', 'AN')",
    "'aaaaa'.replace('aa', 'b')",
    "'banana'.replace('ana', '')",
    "'ba'.replace('banana', 'x')",
    "''.find('ab')",
    "'a: b: : c: '.split(': ')",
    "'a:::b'.split('::')",
    "'banana'.split('ab')",
    "'a, b, c'.split(', ', 1)",
    "'a b c d'.split(' ', 2)",
    "'a b'.split(' ', 0)",
    "'a b'.split(' ', 5)",
  ])('%s', async (text) => {
    expect(await search(text)).toBe(await cpython.value(text));
  });

  it.each([
    "'a' in 'banana'",
    "'banana'.replace('a', 'b')",
    "'banana'.find('na', 3)",
    "'ab' in ['ab']",
    "'ab' in 'abc' in 'abcd'",
    "'banana'.count('')",
    "'a, b, c'.split(', ', -1)",
    "'a,b'.split(',')",
  ])('leaves %s to others', async (text) => {
    expect(await search(text)).toBeUndefined();
  });
});
