/** Large programs: what is refused, and that the rest lets other things happen while it is read. */
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { LONGEST_TEXT, MOST_LINES, MOST_TOKENS, SourceError } from '../../../src/python/text/limits';
import { loadPython } from '../../../src/python/source';
import { cpuSeconds } from '../../support/cpu';

const python = await loadPython();

const FUNCTION = 'def f(a, b=2):\n    total = 0\n    for k in range(a):\n        total += k * b\n    return total\n';

function refused(text: string): string {
  try {
    python.parseProgram(text);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(SourceError);
    return (error as Error).message;
  }
}

describe('a program', () => {
  it('of too many characters is refused with the limit, and what to do', () => {
    expect(refused(`x = '${'a'.repeat(LONGEST_TEXT)}'\n`)).toBe(
      'The program has 2,000,007 characters, and at most 2,000,000 are read: ' +
        'take out data or generated code that the run does not need.',
    );
  });

  it('of too many lines is refused, and one of as many as are read is not', () => {
    expect(refused('\n'.repeat(MOST_LINES))).toMatch(/^The program has 50,001 lines, and at most 50,000 are read: /);
    expect(refused('\n'.repeat(MOST_LINES - 2) + 'x = 1')).toBe('');
  });

  it('with a statement of too many tokens is refused, and one with a long text is not', () => {
    const items = MOST_TOKENS / 2;
    expect(refused(`y = 1\nx = [\n${'1,\n'.repeat(items)}]\n`)).toBe(
      'The statement on line 2 has 50,004 tokens, and at most 50,000 are read: ' +
        'keep a few items of a long list here, and move the rest into another file.',
    );
    expect(refused(`x = [${'1,\n'.repeat(items - 10)}]\ny = '${'a'.repeat(1_000_000)}'\n`)).toBe('');
  });

  it('is read in slices, as it is read at once', async () => {
    const text = FUNCTION.repeat(2000) + 'x = (1\n';
    let turns = 0;
    const reading = { done: false };
    const others = (async () => {
      while (!reading.done) {
        await setImmediate();
        turns++;
      }
    })();
    const source = await python.parseInSlices(text, true);
    reading.done = true;
    await others;
    // Each turn is one look at timers and input; at once there would be none.
    expect(turns).toBeGreaterThan(10);
    const whole = python.parse(text);
    expect(source.executableLines).toEqual(whole.executableLines);
    expect(source.problems).toEqual(whole.problems);
    expect(source.functions.map(({ line, endLine }) => [line, endLine])).toEqual(
      whole.functions.map(({ line, endLine }) => [line, endLine]),
    );
  });

  it('with a bracket open on each of its lines takes no more than seconds', () => {
    // Each of them was looked for to the end of the file: more than ten times as long for as many lines.
    expect(cpuSeconds(() => python.parse('x = (1\n'.repeat(5000)))).toBeLessThan(8);
  });

  it('has the same lines to stop at for each of 20,000 breakpoints as for one', () => {
    const source = python.parse(FUNCTION.repeat(4000));
    const lines = Array.from({ length: 20_000 }, (_, index) => index + 1);
    expect(lines.map((line) => source.nextExecutableLine(line))).toEqual(lines);
    expect(source.nextExecutableLine(20_001)).toBeUndefined();
    expect(python.parse('\n\nx = 1\n\n\ny = 2\n').nextExecutableLine(4)).toBe(6);
  });
});
