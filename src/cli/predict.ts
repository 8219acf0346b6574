/** `neural-debug predict`: answers to a file of cases. */
import { createWriteStream } from 'node:fs';
import { loadPython } from '../python/source';
import { answerOutput, answerSteps, type Engine } from './answers';
import { type Case, readCases } from './cases';
import { type Command, parseOptions, positional, required, UsageError, wholeNumber } from './command';
import { loadModel } from './program';
import { Progress } from './progress';

const options = {
  cases: { type: 'string' },
  task: { type: 'string' },
  limit: { type: 'string' },
  candidates: { type: 'string' },
  out: { type: 'string' },
  model: { type: 'string' },
  unconstrained: { type: 'boolean', default: false },
} as const;

export const predict: Command = {
  usage: 'predict --cases CASES.jsonl --task output|steps [--limit N] --out PREDICTIONS.jsonl',
  async run(args) {
    const { values, positionals } = parseOptions(args, options);
    positional(positionals);
    const answer = taskNamed(required(values.task, '--task'));
    const out = required(values.out, '--out');
    const cases = readCases(required(values.cases, '--cases'), values.limit === undefined ? undefined : wholeNumber(values.limit, '--limit'));
    const predictor = await loadModel(values.model, { constrained: !values.unconstrained });
    const engine = { parser: await loadPython(), predictor };
    const file = createWriteStream(out);
    const progress = new Progress(cases.length, 'cases');
    for (const one of cases) {
      file.write(`${JSON.stringify(await answer(engine, one))}\n`);
      progress.step();
    }
    await new Promise<void>((done) => file.end(done));
    progress.end();
    await predictor.release();
  },
};

function taskNamed(name: string): (engine: Engine, one: Case) => Promise<unknown> {
  if (name === 'output') return answerOutput;
  if (name === 'input') throw new UsageError('--task input is not available in this version; use output or steps');
  if (name !== 'steps') throw new UsageError(`--task takes output or steps, not ${JSON.stringify(name)}`);
  return async (engine, one) => {
    if (!one.steps) throw new UsageError(`case ${one.id} has no "steps": --task steps answers cases with the true steps`);
    return await answerSteps(engine, one, one.steps);
  };
}
