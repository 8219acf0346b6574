import { afterAll, describe, expect, it } from 'vitest';
import { cli, Scratch } from '../../support/cli';

const scratch = new Scratch();
afterAll(() => {
  scratch.remove();
});

/** Does not parse, and has an example. */
const BROKEN = scratch.file(
  'broken.py',
  `def double(x)
    """
    >>> double(4)
    """
    y = x + x
    return y
`,
);

const hover = (place: string, ...more: string[]) => cli('hover', BROKEN, place, ...more);

interface Shown {
  readonly expression: string;
  readonly line: number;
  readonly column: number;
  readonly values: readonly { readonly value: string; readonly confidence: number }[];
  readonly call: string | null;
  readonly assumptions: readonly string[];
}

const shown = (out: string): Shown[] =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Shown);

describe('neural-debug hover', () => {
  it('tells the value of the expression at a column, for an example that it finds', async () => {
    const { code, out } = await hover('5:9', '--json');
    expect(code).toBe(0);
    const [one] = shown(out);
    expect(one).toMatchObject({ expression: 'x', line: 5, column: 9, call: 'double(4)' });
    expect(one?.values.map(({ value }) => value)).toEqual(['4']);
    expect(one?.assumptions).toEqual(['assumed `:` at the end of line 1']);
  });

  it('tells all values of a line, for the call that is wanted', async () => {
    const { code, out } = await hover('5', '--json', '--call', 'double(3)');
    expect(code).toBe(0);
    expect(shown(out).map(({ expression, values }) => [expression, values[0]?.value])).toEqual([
      ['y', '6'],
      ['x', '3'],
      ['x + x', '6'],
    ]);
  });

  it('is readable', async () => {
    const { out } = await hover('5', '--call', 'double(3)');
    expect(out).toContain(' x + x = 6\n');
    expect(out).toContain('predicted for double(3)\n');
    expect(out).toContain('assumed `:` at the end of line 1\n');
    expect((await hover('5', '--color')).out).toContain('\u001B[36m');
  });

  it.each([
    [['0'], 'LINE takes a whole number of at least 1, not "0"'],
    [['a'], 'LINE[:COLUMN] takes whole numbers such as 7 or 7:12, not "a"'],
    [['99'], 'there is no line 99: the file has 7'],
    [['5:99'], 'there is no column 99 on line 5: it has 13'],
    [['4'], `there is no expression at ${BROKEN}:4`],
    [['5', '--call', 'double'], '"double" is not a call such as f([1, 2], \'x\').'],
    [['5', '--call', 'double(1, 2)'], 'double() takes 1 argument (x) but 2 were given'],
    [[], 'LINE[:COLUMN] is missing'],
  ])('refuses %j in one line', async (args, message) => {
    const { code, out, err } = await cli('hover', BROKEN, ...args);
    expect([code, out, err]).toEqual([2, '', `neural-debug: ${message}\n`]);
  });
});
