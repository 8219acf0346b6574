/** `eval --check`, with the evaluator beside the command line as in the package. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCases } from '../../../src/cli/cases/cases';
import { CASES, MODEL, Scratch, spawnCli } from '../../support/cli';
import { bundleCliWithSandbox } from '../../support/sandbox';

const LIMIT_MS = 120_000;
const scratch = new Scratch();
const cases = readCases(CASES).filter(({ id }) => ['add', 'sign', 'evens'].includes(id));
const path = scratch.file('cases.jsonl', cases.map((one) => `${JSON.stringify(one)}\n`).join(''));
let bundle: string;

beforeAll(async () => {
  bundle = await bundleCliWithSandbox('with-cli');
}, LIMIT_MS);

afterAll(() => {
  scratch.remove();
});

const evaluate = async (...flags: string[]): Promise<string> => {
  const { code, out } = await spawnCli(bundle, ['eval', '--cases', path, '--model', MODEL, ...flags]);
  expect(code).toBe(0);
  return out;
};

it('says how often the model agrees with what is evaluated, by statement', { timeout: LIMIT_MS }, async () => {
  const { steps, stepAccuracy, agreement } = JSON.parse(await evaluate('--check', '--json')) as {
    steps: number;
    stepAccuracy: number;
    agreement: {
      count: number;
      agreement: number;
      statements: { name: string; count: number }[];
      calibration: { count: number }[];
    };
  };
  const sum = (rows: readonly { count: number }[]): number => rows.reduce((total, { count }) => total + count, 0);
  expect(stepAccuracy).toBe(1);
  expect(agreement.count).toBeGreaterThan(cases.length);
  // Roll-outs ask about the same statements once more, which does not count.
  expect(agreement.count).toBeLessThanOrEqual(steps);
  expect([sum(agreement.statements), sum(agreement.calibration)]).toEqual([agreement.count, agreement.count]);
  expect(agreement.statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['return', 'if']));
  expect(agreement.agreement).toBeGreaterThan(0.5);
});

it('prints it below the accuracy, and only with the check', { timeout: LIMIT_MS }, async () => {
  const heading = /agreement of the model with the check, \d+ questions\n {2}said the same +\d\.\d{4}\n/;
  expect(await evaluate('--check')).toMatch(heading);
  expect(await evaluate()).not.toMatch(heading);
});
