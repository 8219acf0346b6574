/** CPython does the routines, digit by digit: what is written down is the right number. */
import { afterAll, describe, expect, it } from 'vitest';
import { OPERATORS, LongArithmetic } from '../../../../src/debugger/decompose/arithmetic/long-arithmetic';
import type { RunRoutine } from '../../../../src/debugger/decompose/routines/run-routine';
import { asStored, isExact, numberOf, numeralOf } from '../../../../src/debugger/decompose/arithmetic/numerals';
import { DIVIDE, QUOTIENT } from '../../../../src/debugger/decompose/routines/digits';
import { randomFrom } from '../../../../src/codec/traces/random';
import { parseValue } from '../../../../src/python/values/literal';
import { printValue } from '../../../../src/python/values/print';
import { Cpython, HAS_PYTHON } from '../../../support/cpython';

describe.skipIf(!HAS_PYTHON)('arithmetic on paper', () => {
  const cpython = new Cpython();
  afterAll(() => {
    cpython.end();
  });

  async function onPaper(operator: string, left: string, right: string): Promise<string | undefined> {
    const [one, other] = [numeralOf(parseValue(left)), numeralOf(parseValue(right))];
    if (!one || !other) throw new Error('no numbers');
    const result = await new LongArithmetic(cpython.roll).result(operator, one, other);
    return result && printValue(result.value);
  }

  it.each([
    ['127', '*', '48', '6096'],
    ['999', '*', '-999', '-998001'],
    ['8.5', '*', '62.25', '529.125'],
    ['1000', '-', '1', '999'],
    ['19.0', '-', '623.5', '-604.5'],
    ['-7', '+', '-15', '-22'],
    ['1.5', '+', '2.25', '3.75'],
    ['7346', '/', '16', '459.125'],
    ['1000.0', '/', '12.5', '80.0'],
    ['354', '/', '12', '29.5'],
    ['-22.5', '/', '4', '-5.625'],
    ['6', '/', '53', '0.11320754716981132'],
    ['7346', '/', '15', '489.73333333333335'],
    ['1000.0', '/', '12', '83.33333333333333'],
    ['355', '/', '113', '3.1415929203539825'],
    ['1', '/', '10', '0.1'],
    ['128991.0', '/', '1024', '125.9677734375'],
    ['120.0', '/', '0.50', '240.0'],
    ['0.0', '/', '7.0', '0.0'],
    ['1823', '/', '3', '607.6666666666666'],
    ['0.79', '+', '75.97', '76.76'],
    ['7346', '//', '37', '198'],
    ['-39095', '%', '3', '1'],
    ['-5', '//', '8', '-1'],
    ['5', '%', '-8', '-3'],
    ['-12', '//', '4', '-3'],
    ['86400', '%', '3661', '2197'],
    ['7.5', '%', '2', '1.5'],
    ['7.5', '//', '2', '3.0'],
    ['364', '<', '333', 'False'],
    ['-12', '<=', '-12', 'True'],
    ['-1', '<', '10', 'True'],
    ['10', '<=', '-10', 'False'],
    ['10.5', '>', '9', 'True'],
    ["Decimal('20.25')", '+', "Decimal('0.50')", "Decimal('20.75')"],
    ["Decimal('5.50')", '-', "Decimal('5.5')", "Decimal('0.00')"],
    ["Decimal('19.99')", '*', '3', "Decimal('59.97')"],
    ["Decimal('300.00')", '*', "Decimal('0.02')", "Decimal('6.0000')"],
    ["Decimal('10.00')", '/', '4', "Decimal('2.50')"],
    ["Decimal('10')", '/', '3', "Decimal('3.333333333333333333333333333')"],
    ["Decimal('2')", '/', '3', "Decimal('0.6666666666666666666666666667')"],
    ["Decimal('7.50')", '//', '2', "Decimal('3')"],
    ["Decimal('7.50')", '%', '2', "Decimal('1.50')"],
    ["Decimal('0.10')", '==', "Decimal('0.1')", 'True'],
  ])('%s %s %s', async (left, operator, right, expected) => {
    expect(await onPaper(operator, left, right)).toBe(expected);
  });

  it.each([
    ['0.7', '+', '0.2'],
    ['0.1', '*', '3'],
    ['1.5', '*', '0.1'],
    ['20.39', '*', '20.39'],
    ['64.71', '-', '16.0'],
    ['0.3', '/', '0.1'],
    ['0.7', '//', '0.1'],
    ['1.1', '%', '0.1'],
  ])('%s %s %s of what is stored', async (left, operator, right) => {
    const [one, other] = [left, right].map((text) => asStored(parseValue(text)));
    if (!one || !other) throw new Error('no numbers');
    const result = await new LongArithmetic(cpython.roll).result(operator, one, other);
    expect(result && printValue(result.value)).toBe(await cpython.value(`${left} ${operator} ${right}`));
  });

  it.each(['2', '144', '0', '12345', '0.5', '0.1', '2.25'])('the root of %s', async (text) => {
    const number = asStored(parseValue(text));
    if (!number) throw new Error('no number');
    const root = await new LongArithmetic(cpython.roll).root(number);
    expect(root && printValue(root.value)).toBe(await cpython.value(`${text} ** 0.5`));
  });

  it('a power of a float', async () => {
    const base = asStored(parseValue('1.035'));
    if (!base) throw new Error('no number');
    const power = await new LongArithmetic(cpython.roll).power(base, 3n);
    expect(power && printValue(power.value)).toBe(await cpython.value('1.035 ** 3'));
  });

  it('asks for a digit of a short quotient at once, and what is left shows whether it is right', async () => {
    const asked: string[] = [];
    const mistaken: RunRoutine = async (routine, variables) => {
      asked.push(routine);
      const value = await cpython.roll(routine, variables);
      if (routine !== QUOTIENT || value?.value.kind !== 'int') return value;
      return { value: { kind: 'int', value: value.value.value + 1n }, confidence: 0.4 };
    };
    const [left, right] = [numeralOf(parseValue('28')), numeralOf(parseValue('6'))];
    if (!left || !right) throw new Error('no numbers');
    const result = await new LongArithmetic(mistaken).result('%', left, right);
    expect(result?.value).toEqual({ kind: 'int', value: 4n });
    // The doubtful digit itself does not count.
    expect(result?.confidence).toBeGreaterThan(0.9);
    expect(asked).not.toContain(DIVIDE);
    expect(asked.length).toBeLessThan(20);
  });

  it.each([...OPERATORS])('any whole numbers and %s', async (operator) => {
    const random = randomFrom(operator);
    const number = (digits: number): string => String(Math.floor(random() * 10 ** Math.ceil(random() * digits)));
    const isFloor = operator === '//' || operator === '%';
    for (let i = 0; i < 12; i++) {
      // Floor division goes down, whichever of the two is below zero.
      const sign = (): string => (isFloor && random() < 0.5 ? '-' : '');
      const [left, right] = [`${sign()}${number(6)}`, `${sign()}${number(4)}`];
      if ((isFloor || operator === '/') && /^-?0$/.test(right)) continue;
      const truth = await cpython.value(`${left} ${operator} ${right}`);
      const result = await onPaper(operator, left, right);
      expect(`${left} ${operator} ${right} = ${result ?? ''}`).toBe(`${left} ${operator} ${right} = ${truth ?? ''}`);
    }
  });

  it.each([
    ['1', '/', '0'],
    ['-7', '//', '0'],
    ['-7.5', '%', '2'],
  ])('leaves %s %s %s to the model', async (left, operator, right) => {
    expect(await onPaper(operator, left, right)).toBeUndefined();
  });

  it('is as sure as all its steps together', async () => {
    const [one, other] = [numeralOf(parseValue('12')), numeralOf(parseValue('34'))];
    const result = one && other && (await new LongArithmetic(cpython.roll).result('*', one, other));
    // Two rows of two columns, and a sum of three.
    expect(result?.confidence).toBeCloseTo(0.999 ** 7, 6);
  });
});

describe('a number', () => {
  it.each(['0', '7', '-120', '12345678901234567', '9208048542156936113091875963136', '0.5', '-3.25', '100.0', '0.001'])(
    'is written as %s',
    (text) => {
      const written = numeralOf(parseValue(text));
      const number = written && numberOf(written);
      expect(number && printValue(number)).toBe(text);
    },
  );

  it.each(['1.1', '2.2', '0.1', '0.2', '0.3000000000000004', '-3.3', '100.01'])('is stored rounded: %s', (text) => {
    const written = numeralOf(parseValue(text));
    expect(written && isExact(written)).toBe(false);
  });

  it.each(['0.5', '1.5', '-2.25', '1024.0625', '3.0', '9007199254740992.0'])(
    'is stored as it is written: %s',
    (text) => {
      const written = numeralOf(parseValue(text));
      expect(written && isExact(written)).toBe(true);
    },
  );

  it.each(['True', "'12'", '1e+20', '1'.repeat(101), '[1]'])('is none: %s', (text) => {
    expect(numeralOf(parseValue(text))).toBeUndefined();
  });
});
