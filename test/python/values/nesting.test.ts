import { describe, expect, it } from 'vitest';
import { parseArguments, parseCall, parseValue, ValueSyntaxError } from '../../../src/python/values/literal';
import { isTextTooDeep, isValueTooDeep } from '../../../src/python/values/nesting';
import { printValue, sameValue } from '../../../src/python/values/print';
import type { Value } from '../../../src/python/values/value';

const nested = (depth: number, open = '[', close = ']'): string => `${open.repeat(depth)}1${close.repeat(depth)}`;

describe('a value', () => {
  it.each([
    ['lists', '[', ']'],
    ['tuples', '(', ',)'],
    ['sets', '{', '}'],
    ['dicts', '{1:', '}'],
    ['calls', 'deque(', ')'],
    ['objects', '<A x=', '>'],
    ['marks', '@1[', ']'],
    ['signs', '-', ''],
  ])('of 200 %s in one another is read, compared and printed; of more it is not', (_, open, close) => {
    const value = parseValue(nested(200, open, close));
    expect(sameValue(value, parseValue(nested(200, open, close)))).toBe(true);
    expect(printValue(value)).toContain('1');
    for (const depth of [201, 3000, 100_000])
      expect(() => parseValue(nested(depth, open, close))).toThrow(
        expect.objectContaining({ name: 'ValueSyntaxError', message: 'it is nested more than 200 deep' }),
      );
  });

  it('is no less nested in a call', () => {
    expect(() => parseArguments(nested(3000))).toThrow(ValueSyntaxError);
    expect(() => parseCall(`f(${nested(3000)})`)).toThrow(ValueSyntaxError);
  });

  it('may be longer than it is deep', () => {
    expect(parseValue(`[${'[], '.repeat(10_000)}]`)).toMatchObject({ kind: 'list' });
    expect(isValueTooDeep(parseValue(`[${'[[]], '.repeat(10_000)}]`))).toBe(false);
  });

  it('that was put together is measured', () => {
    let value: Value = { kind: 'none' };
    for (let depth = 0; depth < 200; depth++) value = { kind: 'dict', entries: [[{ kind: 'none' }, value]] };
    expect(isValueTooDeep(value)).toBe(false);
    expect(isValueTooDeep({ kind: 'list', items: [value] })).toBe(true);
    expect(isValueTooDeep({ kind: 'call', name: 'deque', args: [value] })).toBe(true);
    expect(isValueTooDeep({ kind: 'object', className: 'A', attributes: [['x', value]] })).toBe(true);
  });
});

describe('a string', () => {
  it.each([
    ['brackets', nested(201)],
    ['brackets of three kinds', '([{'.repeat(67) + '}])'.repeat(67)],
    ['brackets that are never closed', '('.repeat(201)],
    ['negations', `${'not '.repeat(201)}x`],
    ['signs', `${'- '.repeat(201)}1`],
    ['signs behind something', `x = ${'~-+'.repeat(67)}1`],
  ])('with more than 200 %s is too deep', (_, text) => {
    expect(isTextTooDeep(text)).toBe(true);
  });

  it.each([
    ['200 brackets', nested(200)],
    ['brackets beside one another', '[]'.repeat(5000)],
    ['brackets in a string', `"${'['.repeat(500)}"`],
    ['quotes in a string', `'\\'${'['.repeat(500)}'`],
    ['names that begin so', 'nota '.repeat(500)],
    ['a long sum', '1 - '.repeat(500)],
  ])('with %s is not', (_, text) => {
    expect(isTextTooDeep(text)).toBe(false);
  });
});
