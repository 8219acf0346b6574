import { expect, it } from 'vitest';
import { changedLines } from '../../../src/python/text/changed-lines';

it('finds the lines that are different', () => {
  expect(changedLines('a\nb\nc\n', 'a\nx\nc\n')).toEqual({ line: 2, endLine: 2, newText: 'x' });
  expect(changedLines('a', 'b')).toEqual({ line: 1, endLine: 1, newText: 'b' });
});
