/** `predict` and `eval` on cases whose true steps come from CPython. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputAnswer, StepsAnswer } from '../../../src/cli/cases/case-answers';
import { readCases, type TrueStep } from '../../../src/cli/cases/cases';
import type { StepJson } from '../../../src/cli/text/step-json';
import { CASES, cli, Scratch } from '../../support/cli';

const scratch = new Scratch();
afterAll(() => {
  scratch.remove();
});

/** Small ones, and one whose run ends in an exception. */
const chosen = ['constant', 'add', 'alias', 'safe_divide', 'uncaught_key', 'sign', 'evens', 'swap'];
const cases = readCases(CASES).filter(({ id }) => chosen.includes(id));
const path = scratch.file('cases.jsonl', cases.map((one) => `${JSON.stringify(one)}\n`).join(''));

async function predict<T>(task: string, ...more: string[]): Promise<T[]> {
  const out = join(scratch.path, `${task}.jsonl`);
  const result = await cli('predict', '--cases', path, '--task', task, '--out', out, ...more);
  expect(result).toEqual({ code: 0, out: '', err: '' });
  const lines = readFileSync(out, 'utf8').split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => JSON.parse(line) as T);
}

/** The test's own notion of the same value: a set has no order. */
function canonical(text: string | undefined): string | undefined {
  return text?.replace(/\{([^{}:]+)\}/g, (_, items: string) => `{${items.split(', ').sort().join(', ')}}`);
}

function isRight(truth: TrueStep, answer: StepJson | null | undefined): boolean {
  if (answer?.event !== truth.event || answer.line !== truth.line) return false;
  const names = new Set([...Object.keys(truth.locals), ...Object.keys(answer.locals)]);
  return (
    [...names].every((name) => canonical(truth.locals[name]) === canonical(answer.locals[name])) &&
    canonical(truth.value) === canonical(answer.value) &&
    truth.exception === answer.exception
  );
}

describe('predict and eval', () => {
  let outputs: OutputAnswer[];
  let steps: StepsAnswer[];
  beforeAll(async () => {
    outputs = await predict<OutputAnswer>('output');
    steps = await predict<StepsAnswer>('steps');
  });

  it('output has one answer a case, in order', () => {
    expect(cases).toHaveLength(chosen.length);
    expect(outputs.map(({ id }) => id)).toEqual(cases.map(({ id }) => id));
    for (const answer of outputs) {
      expect(Object.keys(answer)).toEqual(['id', 'prediction', 'confidence', 'milliseconds']);
      expect(answer.confidence).toBeGreaterThanOrEqual(0);
      expect(answer.confidence).toBeLessThanOrEqual(1);
      expect(answer.milliseconds).toBeGreaterThanOrEqual(0);
      expect([typeof answer.prediction, answer.prediction]).toContain(answer.prediction === null ? null : 'string');
    }
    expect(outputs.find(({ id }) => id === 'constant')?.prediction).toBe('1');
  });

  it('output is the same again, for a part of the cases too', async () => {
    const first = await predict<OutputAnswer>('output', '--limit', '2');
    const plain = (all: readonly OutputAnswer[]): unknown[] => all.map((answer) => ({ ...answer, milliseconds: 0 }));
    expect(plain(first)).toEqual(plain(outputs.slice(0, 2)));
  });

  it('steps has one answer for every true step but the first', () => {
    expect(steps.map(({ id }) => id)).toEqual(cases.map(({ id }) => id));
    for (const [i, answer] of steps.entries()) expect(answer.steps).toHaveLength((cases[i]?.steps?.length ?? 0) - 1);
    const constant = cases.findIndex(({ id }) => id === 'constant');
    const truth = cases[constant]?.steps?.slice(1) ?? [];
    expect(truth.map((step, i) => isRight(step, steps[constant]?.steps[i]))).toEqual([true, true, true]);
  });

  it('steps begin with the first line, which needs no prediction', () => {
    for (const [i, answer] of steps.entries())
      expect(answer.steps[0]).toMatchObject({ event: 'line', line: cases[i]?.steps?.[1]?.line, confidence: 1 });
  });

  it('a step is answered from the true state, whatever was predicted before', () => {
    // `b` is what the case gives, so a wrong first step cannot spoil the locals of the next.
    const at = cases.findIndex(({ id }) => id === 'add');
    const last = steps[at]?.steps.at(-1);
    expect(last?.locals).toEqual(cases[at]?.steps?.at(-1)?.locals);
  });

  it('eval counts what predict answers', async () => {
    const { code, out } = await cli('eval', '--cases', path, '--json');
    expect(code).toBe(0);
    const judged = cases.flatMap((one, i) =>
      (one.steps ?? []).slice(1).map((truth, j) => isRight(truth, steps[i]?.steps[j])),
    );
    const lines = cases.flatMap((one, i) =>
      (one.steps ?? []).slice(1).map((truth, j) => {
        const answer = steps[i]?.steps[j];
        return answer?.event === truth.event && answer.line === truth.line;
      }),
    );
    const share = (all: readonly boolean[]): number => all.filter(Boolean).length / all.length;
    const withOutput = cases.filter(({ output }) => output !== undefined);
    const passed = withOutput.map(({ id, output }) => {
      const prediction = outputs.find((answer) => answer.id === id)?.prediction ?? undefined;
      return prediction !== undefined && canonical(prediction) === canonical(output);
    });
    const report = JSON.parse(out) as Record<string, unknown>;
    expect(report).toMatchObject({
      count: cases.length,
      constrained: true,
      steps: judged.length,
      stepAccuracy: share(judged),
      lineAndEvent: share(lines),
      outputPass: share(passed),
    });
    expect(withOutput).toHaveLength(cases.length - 1);
  });

  it('eval measures without decomposition, and greedily', async () => {
    const kind = async (...flags: string[]): Promise<unknown> => {
      const { code, out } = await cli('eval', '--cases', path, '--limit', '1', '--json', ...flags);
      expect(code).toBe(0);
      return (JSON.parse(out) as { decomposed: unknown }).decomposed;
    };
    expect(await kind()).toBe(true);
    expect(await kind('--no-decompose')).toBe(false);
    expect(await kind('--hypotheses', '1')).toBe(false);
    const { out } = await cli('eval', '--cases', path, '--limit', '1', '--no-decompose');
    expect(out).toContain('nothing decomposed');
    const help = await cli('eval', '--help');
    expect(help.out).toMatch(
      /--hypotheses N +answers[^]*--no-decompose +each step is predicted for the whole statement/,
    );
  });

  it('eval prints a table', async () => {
    const { code, out, err } = await cli('eval', '--cases', path, '--limit', '3');
    expect([code, err]).toEqual([0, '']);
    const count = cases.slice(0, 3).reduce((sum, one) => sum + (one.steps?.length ?? 0) - 1, 0);
    expect(out).toMatch(new RegExp(`^3 cases of .*, ${count} steps; model .*; constrained decoding\n`));
    const rows = [
      'step accuracy',
      '  floor',
      'line and event',
      'whole traces',
      'output pass@1',
      'expected calibration',
    ];
    for (const row of rows) expect(out).toMatch(new RegExp(`^ {2}${row}.* [01]\\.\\d{4}$`, 'm'));
  });
});
