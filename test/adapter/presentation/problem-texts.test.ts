import { expect, it } from 'vitest';
import { problemTexts } from '../../../src/adapter/presentation/problem-texts';

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
