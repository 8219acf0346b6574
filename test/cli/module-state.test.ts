/** What the model of this repository makes of modules whose top level does more than bind literals. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cli, jsonLines, Scratch } from '../support/cli';
import { PROGRAMS } from '../support/oracle';

const scratch = new Scratch();
afterAll(() => {
  scratch.remove();
});

const computed = `FAST = True
if FAST:
    LIMIT = 1
else:
    LIMIT = 100
N = 1
N += 4
XS = [1]
XS.append(2)


def f(x):
    return [LIMIT, N, XS, x]
`;

async function result(text: string, call: string): Promise<{ value: string; confidence: number }> {
  const { out } = await cli('trace', scratch.file('module.py', text), '--call', call, '--json');
  const steps = jsonLines(out);
  const last = steps.at(-1);
  const confidence = steps.reduce((product, step) => product * step.confidence, 1);
  return { value: last?.value ?? '', confidence };
}

describe('a call of a function', () => {
  it('sees what the top level leaves', async () => {
    const { value, confidence } = await result(computed, 'f(3)');
    expect(value).toBe('[1, 5, [1, 2], 3]');
    // What has been predicted is no fact.
    expect(confidence).toBeLessThan(1);
  });

  it('sees rules that helper functions have put in front of others', async () => {
    const text = readFileSync(join(PROGRAMS, 'plurals.py'), 'utf8');
    expect((await result(text, "plural('woman')")).value).toBe("'women'");
  });
});
