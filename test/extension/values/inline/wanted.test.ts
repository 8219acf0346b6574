import { describe, expect, it } from 'vitest';
import { wantedFunctions } from '../../../../src/extension/values/inline/wanted';

const item = (name: string, line: number, endLine: number) => ({ name, line, endLine, parameters: [] });

describe('functions that are predicted for what is on the screen', () => {
  it('begin with that at the cursor, and have the code outside where some is to be seen', () => {
    const [f, g, h] = [item('f', 0, 4), item('g', 5, 9), item('h', 20, 30)];
    expect(wantedFunctions([f, g, h], 6, [{ line: 0, endLine: 9 }])).toEqual([g, f]);
    expect(wantedFunctions([f, g, h], 6, [{ line: 0, endLine: 12 }])).toEqual([g, f, undefined]);
  });

  it('are none that are still to be written', () => {
    const open = { ...item('f', 0, 4), isUnwritten: true as const };
    expect(wantedFunctions([open, item('g', 5, 9)], 2, [{ line: 0, endLine: 9 }])).toEqual([item('g', 5, 9)]);
  });
});
