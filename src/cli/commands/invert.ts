/** `neural-debug invert`: arguments with which a call may have returned a value or raised an exception. */
import type { NeuralPredictor } from '../../model/neural-predictor';
import type { Ending } from '../../codec/function/function-query';
import { costOfSeconds } from '../../codec/budget';
import { PredictionError } from '../../codec/query';
import {
  callText,
  inferInputs,
  SEARCH_COST,
  type CandidateInput,
  type FoundInputs,
} from '../../debugger/functions/input-inference';
import { LaunchError } from '../../debugger/launch/launch';
import { describeException } from '../../debugger/state/exceptions';
import { onOneLine } from '../../python/expressions/prepared-object';
import { parseValue, ValueSyntaxError } from '../../python/values/literal';
import { loadPython } from '../../python/source';
import { shortened } from '../../python/text/shortened';
import { printValue } from '../../python/values/print';
import { budgetSeconds, type Command, parseOptions, positional, required, UsageError, wholeNumber } from '../command';
import { CHECK_OPTIONS, withCheckedModel } from '../checking';
import { readSource } from '../given-program';
import { rounded } from '../text/step-json';

const options = {
  function: { type: 'string' },
  returns: { type: 'string' },
  raises: { type: 'string' },
  candidates: { type: 'string', short: 'n', default: '5' },
  budget: { type: 'string' },
  json: { type: 'boolean', default: false },
  model: { type: 'string' },
  ...CHECK_OPTIONS,
} as const;

export const invert: Command = {
  summary:
    'Proposes arguments with which a call returns a value or raises an exception, each tried in a predicted run.',
  examples: ['shop.py --function total --returns 10 -n 5'],
  usage: 'invert FILE --function f [--returns VALUE | --raises TYPE] [-n K] [--budget SECONDS] [--no-check] [--json]',
  help: '  --budget SECONDS  what suggestions and their runs may take (10, of which a machine without other work needs 4)\n',
  async run(args) {
    const { values, positionals } = parseOptions(args, options);
    const [path = ''] = positional(positionals, 'FILE');
    const name = required(values.function, '--function');
    const candidates = wholeNumber(values.candidates, '-n', 256);
    const seconds = budgetSeconds(values.budget);
    const ending = endingOf(values.returns, values.raises);
    const parser = await loadPython();
    const source = readSource(parser, path);
    const given = costOfSeconds(seconds);
    const most = values.budget === undefined ? { ...given, computeCost: SEARCH_COST } : given;
    const search = async (predictor: NeuralPredictor): Promise<FoundInputs> =>
      await inferInputs(source, predictor, { function: name, ending, candidates, most, parser });
    try {
      const { candidates: all, tried } = await withCheckedModel(values, true, search);
      const answers = all.filter(({ isConfirmed }) => isConfirmed !== false);
      // What ends differently is shown where there is nothing else.
      const proposals = answers.length > 0 ? answers : all;
      const lines = proposals.map((proposal) => (values.json ? asJson(proposal) : asText(name, proposal)));
      process.stdout.write(lines.map((line) => `${line}\n`).join(''));
      if (answers.length > 0) return;
      process.stderr.write(`neural-debug: ${nothingFound(tried)}\n`);
      process.exitCode = 1;
    } catch (error) {
      if (error instanceof LaunchError) throw new UsageError(error.message);
      if (!(error instanceof PredictionError)) throw error;
      process.stderr.write(`neural-debug: ${error.message}\n`);
      process.exitCode = 1;
    }
  },
};

function endingOf(returns: string | undefined, raises: string | undefined): Ending {
  if (returns !== undefined && raises !== undefined) throw new UsageError('--returns and --raises cannot be combined');
  if (raises !== undefined) {
    if (!/^[^\W\d]\w*$/u.test(raises))
      throw new UsageError(`--raises takes the name of an exception, not ${JSON.stringify(raises)}`);
    return { kind: 'raise', exception: { type: raises } };
  }
  if (returns === undefined) throw new UsageError('--returns or --raises is missing');
  try {
    return { kind: 'return', value: parseValue(returns) };
  } catch (error) {
    if (error instanceof ValueSyntaxError) throw new UsageError(`--returns takes a Python literal: ${error.message}`);
    throw error;
  }
}

function nothingFound(tried: number): string {
  if (tried === 0) return 'the model suggests no arguments, and there are none to guess';
  return tried === 1
    ? 'the one call that was tried ends differently'
    : `all ${tried} calls that were tried end differently`;
}

function asJson({ text, instance, probability, isConfirmed, confidence }: CandidateInput): string {
  return JSON.stringify({
    arguments: text,
    ...(instance !== undefined && { instance }),
    probability: rounded(probability),
    confirmed: isConfirmed ?? null,
    ...(confidence !== undefined && { confidence: rounded(confidence) }),
  });
}

function asText(name: string, one: CandidateInput): string {
  const { probability, isConfirmed, confidence = 0 } = one;
  const percent = 100 * (isConfirmed === undefined ? probability : confidence);
  return `${percent.toFixed(1).padStart(5)}%  ${onOneLine(callText(name, one))}  ${verdictText(one)}`;
}

function verdictText({ isConfirmed, ending }: CandidateInput): string {
  if (isConfirmed === undefined) return 'no run';
  if (isConfirmed) return 'confirmed by a predicted run';
  return ending ? `${endingText(ending)} in a predicted run` : 'a predicted run comes to nothing known';
}

function endingText(ending: Ending): string {
  return ending.kind === 'return'
    ? `returns ${shortened(printValue(ending.value))}`
    : `raises ${shortened(describeException(ending.exception))}`;
}
