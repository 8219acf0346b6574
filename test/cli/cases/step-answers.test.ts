/** Single steps of cases, each from the true one before it. */
import { afterAll, expect, it } from 'vitest';
import { answerSteps } from '../../../src/cli/cases/case-answers';
import type { Predictor } from '../../../src/codec/query';
import { loadPython } from '../../../src/python/source';
import { Scratch } from '../../support/cli';

const scratch = new Scratch();
afterAll(() => {
  scratch.remove();
});

const nobody: Predictor = { predict: () => Promise.reject(new Error('Nothing is asked.')) };

it('reads what a case imports in the folders of libraries', async () => {
  const parser = await loadPython();
  scratch.file('names.py', 'NAMES = ["a", "b"]\n');
  const at = (event: 'call' | 'line' | 'return', line: number) =>
    ({ event, line, function: 'f', depth: 0, locals: {} }) as const;
  const code = 'from names import NAMES\n\ndef f():\n    return NAMES\n';
  const steps = [at('call', 3), at('line', 4), { ...at('return', 4), value: "['a', 'b']" }];
  const one = { id: 'one', code, calls: ['f()'], steps };
  const told = async (libraries?: string[]): Promise<unknown> =>
    (await answerSteps({ parser, predictor: nobody, libraries }, one, steps)).steps.at(-1)?.value;
  expect([await told(), await told([scratch.path])]).toEqual(['<unknown>', "['a', 'b']"]);
});
