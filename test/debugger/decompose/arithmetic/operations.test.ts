/** Which sums are done on paper, and in which the digits are what Python computes with. */
import { describe, expect, it } from 'vitest';
import { isLong, operationOf } from '../../../../src/debugger/decompose/arithmetic/operations';
import { parseValue } from '../../../../src/python/values/literal';
import { loadPython } from '../../../../src/python/source';

const python = await loadPython();

function done(text: string): 'exact' | 'rounded' | 'no' {
  const [part] = python.parse(`x = ${text}\n`).statementAt(1)?.subExpressions ?? [];
  if (!part) throw new Error(`no operator in ${text}`);
  const operation = operationOf(part, parseValue);
  return operation ? (operation.isRounded ? 'rounded' : 'exact') : 'no';
}

describe('on paper', () => {
  it.each(['12 + 30', '1.5 + 2.25', '10.0 * 3', '0.125 - 7', '12.5 / 5', '1.1 < 2.2', '10.1 >= 10'])('%s', (text) => {
    expect(done(text)).toBe('exact');
  });

  it.each(['1.1 + 2.2', '0.15 + 0.2', '19.99 * 3', '100.01 - 0.01', '10.1 / 5'])('rounded: %s', (text) => {
    expect(done(text)).toBe('rounded');
  });

  it.each([
    ['644 // 1000', true],
    ['1023 // 1024', true],
    ['45 % 600', true],
    ['7325 % 3600', true],
    ['7325 // 60', false],
    ['45 // 60', false],
    ['-644 // 1000', false],
    ['64.5 // 100', false],
    ['644 + 7', true],
  ])('%s is done however sure the model is: %s', (text, isDone) => {
    const [part] = python.parse(`x = ${text}\n`).statementAt(1)?.subExpressions.slice(-1) ?? [];
    const operation = part && operationOf(part, parseValue);
    expect(operation !== undefined && isLong(operation)).toBe(isDone);
  });

  it('is no sum of digits', () => {
    expect(done('1 + 2')).toBe('no');
    expect(done('0.1 + 0.2')).toBe('no');
  });
});
