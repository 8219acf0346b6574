/** Data that is written down is read at once; what has to be looked up is no part of it. */
import { describe, expect, it } from 'vitest';
import { constantOf, isConstant } from '../../../src/python/expressions/constants';
import { loadPython } from '../../../src/python/source';
import type { SyntaxNode } from '../../../src/python/statements/tree/syntax-node';
import { printValue } from '../../../src/python/values/print';
import { cpuSeconds } from '../../support/cpu';

const python = await loadPython();

function valueIn(text: string): SyntaxNode {
  const value = python.parse(`x = ${text}\n`).statementAt(1)?.assignments?.[0]?.value;
  if (!value) throw new Error(`no value in ${text}`);
  return value;
}

describe('a constant', () => {
  it.each(['1', '-2.5', "'a'", 'None', '[1, [2, -3], ()]', "(1, 'a', b'c')", '[True, False, 1500.0]'])(
    'is %s',
    (text) => {
      expect(isConstant(valueIn(text))).toBe(true);
      expect(printValue(constantOf(valueIn(text)) ?? { kind: 'unknown' })).toBe(text);
    },
  );

  it.each([
    'a',
    '[a]',
    '[f()]',
    "f'{a}'",
    "[f'{a}']",
    '-a',
    '[1 + 2]',
    '[*a]',
    '{1: 2}',
    '{1, 1}',
    '[x for x in y]',
    '(1)',
  ])('is not %s', (text) => {
    expect(constantOf(valueIn(text))).toBeUndefined();
  });

  it('of 20,000 items has no parts that are evaluated, and is read once', () => {
    const text = `[${'12, '.repeat(20_000)}]`;
    const statement = python.parse(`x = ${text}\n`).statementAt(1);
    expect(statement?.evaluation?.parts.map(({ parts }) => parts)).toEqual([[]]);
    const value = valueIn(text);
    const first = constantOf(value);
    expect(first?.kind === 'list' && first.items.length).toBe(20_000);
    expect(cpuSeconds(() => Array.from({ length: 1000 }, () => constantOf(value)))).toBeLessThan(0.5);
  });
});
