/** Which statement of an edited function is which of the old one. */
import { expect, it } from 'vitest';
import { alignStatements } from '../../../src/debugger/program/alignment';
import { loadPython } from '../../../src/python/source';
import { cpuSeconds } from '../../support/cpu';

const python = await loadPython();

/** Lines of the old program with those of the new one. */
function aligned(before: readonly string[], after: readonly string[]): [number, number][] {
  const [old, next] = [before, after].map((lines) => python.parse(lines.join('\n')));
  if (!old || !next) return [];
  return [...alignStatements([old, old.module], [next, next.module])].map(([line, pair]) => [line, pair.after.line]);
}

it.each<[string, string[], string[], [number, number][]]>([
  [
    'nothing changed',
    ['a = 1', 'b = 2'],
    ['a = 1', 'b = 2'],
    [
      [1, 1],
      [2, 2],
    ],
  ],
  [
    'a line put in',
    ['a = 1', 'b = 2'],
    ['a = 1', 'c = 3', 'b = 2'],
    [
      [1, 1],
      [2, 3],
    ],
  ],
  [
    'a line taken out',
    ['a = 1', 'c = 3', 'b = 2'],
    ['a = 1', 'b = 2'],
    [
      [1, 1],
      [3, 2],
    ],
  ],
  [
    'a line edited',
    ['a = 1', 'b = 2', 'c = 3'],
    ['a = 1', 'b = 9', 'c = 3'],
    [
      [1, 1],
      [2, 2],
      [3, 3],
    ],
  ],
  [
    'a line edited to a copy of the next',
    ['f()', 'g()', 'h()'],
    ['f()', 'h()', 'h()'],
    [
      [1, 1],
      [2, 2],
      [3, 3],
    ],
  ],
  [
    'a line repeated',
    ['f()', 'g()'],
    ['f()', 'f()', 'g()'],
    [
      [1, 1],
      [2, 3],
    ],
  ],
  [
    'only layout',
    ['a = 1', 'b = f(1,2)'],
    ['# one', 'a = 1', 'b = f(1, 2)  # two'],
    [
      [1, 2],
      [2, 3],
    ],
  ],
  [
    'another kind of line put in its place',
    ['a = 1', 'b = 2'],
    ['a = 1', 'return'],
    [
      [1, 1],
      [2, 2],
    ],
  ],
])('with %s', (_, before, after, expected) => {
  expect(aligned(before, after)).toEqual(expected);
});

it('of programs that have nothing in common takes no more than seconds', () => {
  const [one, other] = ['x', 'y'].map((name) => Array.from({ length: 6000 }, (_, i) => `${name}${i} = ${i}`));
  expect(cpuSeconds(() => aligned(one ?? [], other ?? []))).toBeLessThan(10);
});
