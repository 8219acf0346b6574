import { describe, expect, it } from 'vitest';
import { newProblems, problemTexts } from '../../../src/adapter/presentation/problem-texts';

it('says a line once, and how many problems are left', () => {
  const problem = (line: number, message: string) => ({ line, message });
  const first = problem(9, 'assumed `)` at the end of line 9');
  const second = problem(11, 'this `else` has no statement to belong to');
  expect(problemTexts([first, second])).toEqual([
    { line: 9, text: 'Not valid Python: assumed ")" at the end of line 9' },
    { line: 11, text: 'Line 11 is not valid Python: this "else" has no statement to belong to' },
  ]);
  // Line 1 is another one.
  expect(problemTexts([problem(1, 'read this `else` as that of line 11')])[0]?.text).toMatch(/^Line 1 is/);
  const more = (count: number) => problemTexts(Array.from({ length: count }, (_, at) => problem(at + 1, 'x')));
  expect(more(3)).toHaveLength(3);
  expect(more(4)[3]).toEqual({ line: 4, text: 'Line 4 is not valid Python: x' });
  expect(more(9).slice(3)).toEqual([{ line: 4, text: 'Not valid Python in 6 more places' }]);
});

describe('after an edit', () => {
  const broken = (text: string, ...problems: [line: number, message: string][]) => ({
    text,
    problems: problems.map(([line, message]) => ({ line, message })),
  });
  const before = broken(
    'x\nfor a in b\nf(1',
    [2, 'assumed `:` at the end of line 2'],
    [3, 'assumed `)` at the end of line 3'],
  );

  it('says what is new', () => {
    const after = broken('x\nfor a in b\nf(1\nif c', ...pairsOf(before), [4, 'assumed `:` at the end of line 4']);
    expect(newProblems(before, after).map(({ line }) => line)).toEqual([4]);
    const above = broken('if c\nfor a in b\nf(1', [1, 'assumed `:` at the end of line 1'], ...pairsOf(before));
    expect(newProblems(before, above).map(({ line }) => line)).toEqual([1]);
  });

  it('says nothing of a line that has moved, or reads otherwise', () => {
    expect(newProblems(before, broken('for a in b\nf(1, 2', [1, 'assumed `:` at the end of line 1'], [2, 'assumed `)` at the end of line 2']))).toEqual([]); // prettier-ignore
  });

  function pairsOf({ problems }: typeof before): [number, string][] {
    return problems.map(({ line, message }) => [line, message]);
  }
});
