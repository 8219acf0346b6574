/** `neural-debug suspects`, with the model of this repository: what it prints, and what it says of bad input. */
import { afterAll, describe, expect, it } from 'vitest';
import { cli, Scratch } from '../../support/cli';

const scratch = new Scratch();
afterAll(() => {
  scratch.remove();
});

const FAULTY = scratch.file(
  'faulty.py',
  'def f(items):\n    n = 0\n    for item in items:\n        n -= 1\n    return n\n',
);

describe('suspects', () => {
  it('prints the most suspicious line first, with a reason', async () => {
    const { code, out } = await cli('suspects', FAULTY, '--call', "f(['a', 'b'])", '--expect', '2', '--seconds', '60');
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toBe(`${FAULTY}:4  n -= 1`);
    expect(out).toContain('(-= → +=)');
  });

  it('prints one object a line for other programs', async () => {
    const { out } = await cli(
      'suspects',
      FAULTY,
      '--call',
      "f(['a', 'b'])",
      '--expect',
      '2',
      '--seconds',
      '60',
      '--json',
      '-n',
      '1',
    );
    const named = JSON.parse(out) as { fixes: number };
    expect(named).toMatchObject({ line: 4, function: 'f', text: 'n -= 1', change: '-= → +=' });
    // How many other changes of the line lead there, too, is the model's opinion.
    expect(named.fixes).toBeGreaterThan(0);
  });

  it('answers cases', async () => {
    const one = { id: 'a', code: 'def f(x):\n    return 1 // x\n', input: '0', raises: 'ZeroDivisionError:2' };
    const path = scratch.file('cases.jsonl', `${JSON.stringify(one)}\n`);
    const out = `${path}.out`;
    expect((await cli('suspects', '--cases', path, '--out', out)).code).toBe(0);
    const { readFileSync } = await import('node:fs');
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ id: 'a', slice: [2], suspects: [{ line: 2 }] });
  });

  it.each([
    [['--expect', '1', '--raises', 'KeyError:1'], '--expect and --raises cannot be combined'],
    [['--raises', 'KeyError'], '--raises takes an exception and its line, such as KeyError:12, not "KeyError"'],
    [['--expect', 'f('], '--expect takes a Python literal'],
    [['--call', 'g(1)'], "There is no function 'g'"],
  ])('says what is wrong with %j', async (args, message) => {
    const { code, err } = await cli('suspects', FAULTY, ...args);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
