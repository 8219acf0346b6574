/** `neural-debug predict`: answers to a file of cases. */
import { closeSync, openSync, writeSync } from 'node:fs';
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
    const task = required(values.task, '--task');
    const answer = answerTo(task);
    const out = required(values.out, '--out');
    const cases = readCases(
      required(values.cases, '--cases'),
      values.limit === undefined ? undefined : wholeNumber(values.limit, '--limit'),
    );
    const bare = task === 'steps' ? cases.find(({ steps }) => !steps) : undefined;
    if (bare) throw new UsageError(`case ${bare.id} has no "steps": --task steps answers cases with the true steps`);
    const predictor = await loadModel(values.model, { constrained: !values.unconstrained });
    const engine = { parser: await loadPython(), predictor };
    const file = openSync(out, 'w');
    const progress = new Progress(cases.length, 'cases');
    for (const one of cases) {
      writeSync(file, `${JSON.stringify(await answer(engine, one))}\n`);
      progress.step();
    }
    closeSync(file);
    progress.end();
    await predictor.release();
  },
};

function answerTo(task: string): (engine: Engine, one: Case) => Promise<unknown> {
  if (task === 'output') return answerOutput;
  if (task === 'input') throw new UsageError('--task input is not available in this version; use output or steps');
  if (task !== 'steps') throw new UsageError(`--task takes output or steps, not ${JSON.stringify(task)}`);
  return async (engine, one) => await answerSteps(engine, one, one.steps ?? []);
}
