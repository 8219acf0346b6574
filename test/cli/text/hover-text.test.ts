import { expect, it } from 'vitest';
import type { HoverResult, HoverValue } from '../../../src/adapter/service/protocol';
import { hoverText } from '../../../src/cli/text/hover-text';

const place = { line: 0, character: 0 };
const told = (runs: number, ...values: HoverValue[]): string[] => {
  const range = { start: place, end: place };
  const result: HoverResult = { expression: 'x', range, values, runs, call: 'f(1)', assumptions: [] };
  return hoverText([result], false).split('\n').slice(0, -1);
};

it('has a line for each round', () => {
  expect(told(3, { value: '1', confidence: 1, iteration: 2 }, { value: '2', confidence: 0.9, iteration: 3 })).toEqual([
    '     x = 1  (2nd of 3)',
    ' 90%   = 2  (3rd of 3)',
  ]);
});

it('says once what is the same each time', () => {
  const [one, two] = [1, 2].map((iteration) => ({ value: '1', confidence: 1 / iteration, iteration }));
  if (!one || !two) throw new Error('two values');
  expect(told(2, one, two)).toEqual([' 50% x = 1  (each of 2 times)']);
  expect(told(9, one, two)).toEqual([' 50% x = 1  (each of the last 2 of 9 times)']);
  expect(told(9, two)).toEqual([' 50% x = 1  (2nd of 9)']);
});

it('says what was assumed on the way', () => {
  const value = { value: '2', confidence: 0.5, assumed: ['debug is true (line 4)'] };
  expect(told(1, value)).toEqual([' 50% x = 2', '       predicted for f(1)']);
  const range = { start: place, end: place };
  const result = { expression: 'x', range, values: [value], runs: 1, call: null, assumptions: [] };
  expect(hoverText([result], false)).toBe(' 50% x = 2\n       assumed: debug is true (line 4)');
});

it('says why there is no value', () => {
  const typed = { value: '<unknown>', confidence: 1, unknown: 'nobody knows', type: 'int' };
  expect(told(1, typed)).toEqual(['     x = unknown int: nobody knows']);
  expect(told(1, { value: '<unknown>', confidence: 1, unknown: 'nobody knows' })).toEqual([
    '     x = unknown: nobody knows',
  ]);
});

it('keeps the spaces of a text, and has one line for a value of several', () => {
  expect(told(1, { value: "'a  b'", confidence: 1 })).toEqual(["     x = 'a  b'"]);
  expect(told(1, { value: '[1,\n  2]', confidence: 1 })[0]).toBe('     x = [1, 2]');
});
