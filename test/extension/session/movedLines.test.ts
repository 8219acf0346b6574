import { describe, expect, it } from 'vitest';
import { movedLines } from '../../../src/extension/session/movedLines';

describe('lines of a text that is edited', () => {
  const moved = (before: string[], after: string[]) => {
    const at = movedLines(before.join('\n'), after.join('\r\n'));
    return before.map((_, line) => at(line));
  };

  it('are where they were above the edit, and moved below it', () => {
    expect(moved(['a', 'b', 'c'], ['a', 'new', 'b', 'c'])).toEqual([0, 2, 3]);
    expect(moved(['a', 'b', 'c'], ['a', 'c'])).toEqual([0, undefined, 1]);
    expect(moved(['a', 'b', 'c'], ['a', 'B', 'c'])).toEqual([0, undefined, 2]);
    expect(moved(['a', 'b'], ['a', 'b'])).toEqual([0, 1]);
  });

  it('are not taken for two where they repeat', () => {
    expect(moved(['x', 'x'], ['x', 'x', 'x'])).toEqual([0, 1]);
    expect(moved(['x', 'x', 'x'], ['x'])).toEqual([0, undefined, undefined]);
  });
});
