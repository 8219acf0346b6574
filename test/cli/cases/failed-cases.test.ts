/** A case that fails, for whatever reason, is one failed answer. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { answerOutput, answerSteps, rolledOut, type Engine } from '../../../src/cli/cases/case-answers';
import { answerBackward } from '../../../src/cli/cases/backward-answers';
import type { Case } from '../../../src/cli/cases/cases';
import { answerInput } from '../../../src/cli/cases/input-answers';
import { measure } from '../../../src/cli/cases/measurement';
import { outputOf } from '../../../src/cli/cases/output-answers';
import { answerSuspects } from '../../../src/cli/commands/suspects';
import { NeuralPredictor } from '../../../src/model/neural-predictor';
import { loadPython } from '../../../src/python/source';
import { cli, Scratch } from '../../support/cli';

const scratch = new Scratch();
afterAll(() => {
  scratch.remove();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const parser = await loadPython();
const overflow = (): never => {
  throw new RangeError('Maximum call stack size exceeded');
};
const broken = { predict: overflow, undo: overflow, jump: overflow, invert: overflow } as unknown as NeuralPredictor;
const engine = { parser, predictor: broken };
/** The parser itself fails. */
const unreadable = { ...engine, parser: { parse: overflow } as unknown as Engine['parser'] };

const MESSAGE = 'internal error: RangeError: Maximum call stack size exceeded';
const step = (event: 'call' | 'line' | 'return', line: number) => {
  return { event, line, function: 'f', depth: 0, locals: { x: '1' } } as const;
};
const computed = (event: 'line' | 'return') => ({ ...step(event, 3), locals: { x: '1', y: '2' } }) as const;
const one: Case = {
  id: 'one',
  code: 'def f(x):\n    y = x + 1\n    return y + 0\n',
  input: '1',
  output: '2',
  steps: [step('call', 1), step('line', 2), computed('line'), { ...computed('return'), value: '2' }],
};
const steps = one.steps ?? [];

describe.each([
  ['a predictor', engine],
  ['a parser', unreadable],
])('%s that overflows the stack', (_, failing) => {
  it('is a failed answer of a roll-out', async () => {
    const failed = { id: 'one', prediction: null, confidence: 0, error: MESSAGE };
    expect(await answerOutput(failing, one)).toMatchObject(failed);
    expect(await rolledOut(failing, one, { jumper: broken })).toMatchObject({ answer: failed });
    expect(await outputOf(failing, one)).toMatchObject(failed);
  });

  it('is a failed answer about single steps, of the same length', async () => {
    const answer = await answerSteps(failing, one, steps);
    expect(answer.steps.slice(1)).toEqual([null, null]);
    expect(answer.error).toContain(MESSAGE);
  });

  it('is a failed answer backwards', async () => {
    expect(await answerInput(failing, one, 3)).toEqual({ id: 'one', predictions: [], error: MESSAGE });
    expect(await answerBackward(failing, one, steps)).toMatchObject({ id: 'one', error: MESSAGE });
  });

  it('is a failed answer about suspects', async () => {
    const answer = await answerSuspects(one, failing, { seconds: 1000, trials: 3 });
    expect(answer).toMatchObject({ suspects: [], slice: [], reproduced: false, error: MESSAGE });
  });

  it('counts as wrong where accuracy is measured', async () => {
    const report = await measure(failing, [one, { ...one, id: 'two' }]);
    expect(report.outputPass).toBe(0);
    expect(report.steps).toBe(6);
    expect(new Set(report.failures.map(({ id }) => id))).toEqual(new Set(['one', 'two']));
  });
});

it('says why a case has no answer that is wrong in itself', async () => {
  const answers = [
    await answerOutput(engine, { ...one, entry: 'g' }),
    await answerInput(engine, { ...one, output: '2 +' }, 1),
  ];
  for (const { error } of answers) expect(error).toMatch(/^(?!internal)/);
  expect(answers.map(({ error }) => typeof error)).toEqual(['string', 'string']);
});

it.each([
  ['output', ['--jump', 'precise'], { prediction: null }],
  ['steps', [], {}],
])('predict --task %s goes on after a case that fails', async (task, more, failed) => {
  const plain = Reflect.get(NeuralPredictor.prototype, 'predict');
  const stub = vi.spyOn(NeuralPredictor.prototype, 'predict').mockImplementation(function (
    this: NeuralPredictor,
    ...question
  ) {
    return question[0].lookup('x')?.kind === 'str' ? overflow() : plain.apply(this, question);
  });
  const first = { ...one, id: 'fails', input: "'a'", steps: steps.map((all) => ({ ...all, locals: { x: "'a'" } })) };
  const path = scratch.file('cases.jsonl', [first, one].map((each) => `${JSON.stringify(each)}\n`).join(''));
  const out = join(scratch.path, `${task}.jsonl`);
  expect(await cli('predict', '--cases', path, '--task', task, '--out', out, ...more)).toEqual({
    code: 0,
    out: '',
    err: '',
  });
  const answers = readFileSync(out, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; error?: string; prediction?: string });
  expect(stub).toHaveBeenCalled();
  expect(answers.map(({ id }) => id)).toEqual(['fails', 'one']);
  expect(answers[0]).toMatchObject(failed);
  expect(answers[0]?.error).toContain(MESSAGE);
  expect(answers[1]?.error).toBeUndefined();
  if (task === 'output') expect(answers[1]?.prediction).toBe('2');
});
