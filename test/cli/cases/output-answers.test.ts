/** `predict` where a case's arguments have to be computed, and where the roll-out has no result. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { OutputAnswer, StepsAnswer } from '../../../src/cli/cases/case-answers';
import { CASES, cli, Scratch } from '../../support/cli';

const scratch = new Scratch();
afterAll(() => {
  scratch.remove();
});

async function predict<T>(cases: string, ...options: string[]): Promise<T[]> {
  const out = join(scratch.path, 'out.jsonl');
  expect(await cli('predict', '--cases', cases, '--out', out, ...options)).toEqual({ code: 0, out: '', err: '' });
  return readFileSync(out, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

describe('arguments that are expressions', () => {
  const code = 'BASE = [1, 2]\nITEMS = BASE[:]\n\ndef f(items, n):\n    n += 1\n    return n\n';
  const locals = { items: '[1, 2]', n: '3' };
  const steps = [
    { event: 'call', function: 'f', line: 4, depth: 0, locals },
    { event: 'line', function: 'f', line: 5, depth: 0, locals },
    { event: 'line', function: 'f', line: 6, depth: 0, locals: { ...locals, n: '4' } },
    { event: 'return', function: 'f', line: 6, depth: 0, locals: { ...locals, n: '4' }, value: '4' },
  ];
  const cases = scratch.file(
    'computed.jsonl',
    JSON.stringify({ id: 'c', code, input: 'ITEMS, 3', output: '4', steps }),
  );

  it('are computed by the model before the call', async () => {
    const [answer] = await predict<OutputAnswer>(cases, '--task', 'output', '--jump', 'precise');
    expect(answer?.prediction).toBe('4');
  });

  it('are those of the true first step, where it is given', async () => {
    const [answer] = await predict<StepsAnswer>(cases, '--task', 'steps');
    expect(answer?.steps.map((step) => step?.line)).toEqual([5, 6, 6]);
    expect(answer?.steps[0]?.locals).toEqual(locals);
  });
});

it('takes the answer in one go only where the roll-out has none', async () => {
  const options = ['--task', 'output', '--limit', '12'];
  const rolled = await predict<OutputAnswer>(CASES, ...options, '--jump', 'precise');
  const direct = await predict<OutputAnswer>(CASES, ...options, '--jump', 'direct');
  const both = await predict<OutputAnswer>(CASES, ...options);
  for (const [i, { prediction }] of both.entries())
    expect(prediction).toBe(rolled[i]?.prediction ?? direct[i]?.prediction);
});
