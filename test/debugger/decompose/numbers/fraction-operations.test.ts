/** What is done with fractions comes out as CPython says, where each routine does. */
import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { nextLibraryOperation } from '../../../../src/debugger/decompose/library-operations';
import { printValue } from '../../../../src/python/values/print';
import { Cpython, HAS_PYTHON } from '../../../support/cpython';
import { queryOf } from '../../../support/query';

const NAMES = {
  half: 'Fraction(1, 2)',
  third: 'Fraction(1, 3)',
  much: 'Fraction(-17, 6)',
  none: 'Fraction(0, 1)',
  best: 'Fraction(355, 113)',
};

function truth(expression: string): string {
  const lines = Object.entries(NAMES).map(([name, value]) => `${name} = ${value}`);
  const shown = `try:\n    print(repr(${expression}))\nexcept Exception as error:\n    print(f'{type(error).__name__}: {error}')`;
  const program = ['import math, fractions', 'from fractions import Fraction', ...lines, shown].join('\n');
  return spawnSync('python3', ['-c', program], { encoding: 'utf8' }).stdout.trim();
}

describe.skipIf(!HAS_PYTHON)('operations on fractions', () => {
  const cpython = new Cpython();
  afterAll(() => {
    cpython.end();
  });

  async function worked(expression: string): Promise<string | undefined> {
    const said = await nextLibraryOperation(queryOf(`x = ${expression}`, NAMES))?.work(cpython.roll);
    if (!said) return undefined;
    return 'value' in said ? printValue(said.value) : `${said.exception.type}: ${said.exception.message ?? ''}`;
  }

  it.each([
    ...['Fraction(6, 8)', 'Fraction(-3, -9)', 'Fraction(4, -6)', 'fractions.Fraction(0, 5)', 'Fraction(7)'],
    ...["Fraction('3/4')", "Fraction(' -10/4 ')", "Fraction('-1.25')", 'Fraction(0.375)', 'Fraction(5, 0)'],
    ...["Fraction('abc')", 'Fraction(half, 3)', 'Fraction(half)'],
    ...['half + third', 'half - third', 'much * third', 'much / third', 'third / much', 'half + 1', '2 - third'],
    ...['much // third', 'much % third', 'much // none', 'much % 0', 'much ** 3', 'much ** -3', '-much', '-half'],
    ...['half < third', 'much <= 0', 'half == 0.5', 'third != half', 'much > -3', 'half >= half'],
    ...['float(much)', 'abs(much)', 'int(much)', 'math.floor(much)', 'math.ceil(much)', 'round(much)', 'round(half)'],
    ...[
      'best.limit_denominator(10)',
      'best.limit_denominator(7)',
      'best.limit_denominator()',
      'much.as_integer_ratio()',
    ],
  ])('%s', async (expression) => {
    expect(await worked(expression)).toBe(truth(expression));
  });

  it.each(['half / 0', 'half + 0.5', 'half ** 0.5', 'Fraction(0.1)', 'Fraction(half, none)'])(
    'leaves %s to the model',
    async (expression) => {
      expect(await worked(expression)).toBeUndefined();
    },
  );
});
