/** `neural-debug predict`: answers to a file of cases. */
import type { NeuralPredictor } from '../../model/neural-predictor';
import { costOfSeconds } from '../../codec/budget';
import { budgetFor, TIMELESS } from '../../codec/prediction-policy';
import { loadPython } from '../../python/source';
import { writeAnswers } from '../cases/answer-file';
import { answerSteps, rolledOut } from '../cases/case-answers';
import { answerBackward, type BackwardEngine } from '../cases/backward-answers';
import { type Case, readCases } from '../cases/cases';
import {
  budgetSeconds,
  foldersOf,
  type Command,
  isDirectJump,
  parseOptions,
  positional,
  required,
  UsageError,
  wholeNumber,
} from '../command';
import { CHECK_OPTIONS, withCheckedModel } from '../checking';
import { answerInput, searchCost, type InversionEngine } from '../cases/input-answers';
import { outputOf } from '../cases/output-answers';

const options = {
  cases: { type: 'string' },
  task: { type: 'string' },
  limit: { type: 'string' },
  candidates: { type: 'string', default: '16' },
  jump: { type: 'string' },
  budget: { type: 'string' },
  library: { type: 'string', multiple: true },
  out: { type: 'string' },
  model: { type: 'string' },
  unconstrained: { type: 'boolean', default: false },
  ...CHECK_OPTIONS,
} as const;

export const predict: Command = {
  summary: 'Answers a file of cases: results of calls, arguments of calls, single steps, or the steps before.',
  examples: ['--cases cases.jsonl --task output --out answers.jsonl'],
  usage:
    'predict --cases CASES.jsonl --task output|input|steps|backward [--limit N] [--candidates K] [--jump precise|direct] [--check] [--budget SECONDS] [--library DIR…] --out PREDICTIONS.jsonl',
  help: `  --budget SECONDS  what a call, its module's top level included, may take (10); of --task steps, the module's top level
                    and each step by itself. Past it the answer is what is known by then. Of --task input, what a machine without
                    other work does in that time (4): the answers are the same on any machine
  --library DIR     folder with modules of libraries, which are read but not run (none)
`,
  async run(args) {
    const { values, positionals } = parseOptions(args, options);
    positional(positionals);
    const task = required(values.task, '--task');
    const jump = values.jump === undefined ? undefined : isDirectJump(values.jump) ? 'direct' : 'precise';
    const candidates = wholeNumber(values.candidates, '--candidates', 256);
    const answer = answerTo(task, { jump, candidates });
    const seconds = budgetSeconds(values.budget);
    const isTimeless = task === 'input';
    const most = isTimeless ? searchCost(values.budget === undefined ? undefined : seconds) : costOfSeconds(seconds);
    const out = required(values.out, '--out');
    const cases = readCases(
      required(values.cases, '--cases'),
      values.limit === undefined ? undefined : wholeNumber(values.limit, '--limit'),
    );
    const needsSteps = task === 'steps' || task === 'backward';
    const bare = needsSteps ? cases.find(({ steps }) => !steps) : undefined;
    if (bare) throw new UsageError(`case ${bare.id} has no "steps": --task ${task} needs cases with the true steps`);
    const unstated = task === 'input' ? cases.find(({ output }) => output === undefined) : undefined;
    if (unstated) throw new UsageError(`case ${unstated.id} has no "output": --task input needs cases with one`);
    const parser = await loadPython();
    const libraries = foldersOf(values.library);
    const answerAll = (predictor: NeuralPredictor): Promise<void> =>
      writeAnswers(cases, out, (one) => answer({ parser, predictor, most, libraries }, one));
    const policy = { constrained: !values.unconstrained, budget: isTimeless ? TIMELESS : budgetFor(seconds) };
    await withCheckedModel(values, false, answerAll, policy);
  },
};

interface TaskOptions {
  /** Undefined: steps and, if they lead to no result, a jump. */
  readonly jump: 'precise' | 'direct' | undefined;
  readonly candidates: number;
}

function answerTo(
  task: string,
  { jump, candidates }: TaskOptions,
): (engine: InversionEngine & BackwardEngine, one: Case) => Promise<unknown> {
  switch (task) {
    case 'output':
      if (jump === undefined) return outputOf;
      return async (engine, one) =>
        (await rolledOut(engine, one, jump === 'direct' ? { jumper: engine.predictor } : {})).answer;
    case 'input':
      return async (engine, one) => await answerInput(engine, one, candidates);
    case 'steps':
      return async (engine, one) => await answerSteps(engine, one, one.steps ?? []);
    case 'backward':
      return async (engine, one) => await answerBackward(engine, one, one.steps ?? []);
    default:
      throw new UsageError(`--task takes output, input, steps or backward, not ${JSON.stringify(task)}`);
  }
}
