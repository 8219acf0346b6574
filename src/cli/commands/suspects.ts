/** `neural-debug suspects`: the lines that likely caused a wrong result or an exception. */
import { Budget, costOfSeconds } from '../../codec/budget';
import { CallBudgetPredictor } from '../../debugger/predict/call-budget-predictor';
import { endlessSymptom } from '../../debugger/causes/suspects/endless';
import { toEnd } from '../../debugger/causes/suspects/run-outcome';
import type { Recording } from '../../debugger/causes/recording';
import { originOf } from '../../debugger/causes/suspects/symptom-roots';
import { examplesFor, statedExamples, type StatedExample } from '../../debugger/causes/suspects/examples';
import { topFrame } from '../../debugger/state/state';
import { investigate, type Investigation, type Suspect } from '../../debugger/causes/suspects/suspects';
import type { Symptom } from '../../debugger/causes/suspects/symptom';
import { reasonFor } from '../../debugger/causes/suspects/reasons';
import { Evaluator } from '../../debugger/evaluate/evaluator';
import { Machine } from '../../debugger/machine/machine';
import { rewritten } from '../../python/modules/link';
import { parseValue, ValueSyntaxError } from '../../python/values/literal';
import { loadPython } from '../../python/source';
import type { SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { writeAnswers } from '../cases/answer-file';
import type { Engine } from '../cases/case-answers';
import { callOf, readCases, type Case } from '../cases/cases';
import { budgetSeconds, type Command, parseOptions, positional, required, UsageError, wholeNumber } from '../command';
import { answeredOr } from '../cases/failed-cases';
import { CHECK_OPTIONS, withCheckedModel } from '../checking';
import { askedProgram, checkCall, givenCall, readSource, startOf } from '../given-program';
import { rounded } from '../text/step-json';

const options = {
  call: { type: 'string' },
  expect: { type: 'string' },
  raises: { type: 'string' },
  candidates: { type: 'string', short: 'n', default: '5' },
  /** The older name of `--budget`. */
  seconds: { type: 'string' },
  budget: { type: 'string' },
  trials: { type: 'string', default: '200' },
  json: { type: 'boolean', default: false },
  cases: { type: 'string' },
  limit: { type: 'string' },
  out: { type: 'string' },
  model: { type: 'string' },
  ...CHECK_OPTIONS,
} as const;

/** Share of the time that the run of the program itself may take. */
const RUN_SHARE = 0.5;

interface Effort {
  readonly seconds: number;
  readonly trials: number;
}

export const suspects: Command = {
  summary:
    'Names the lines that likely brought a wrong result or an exception, each tried with small changes in predicted runs.',
  examples: ['shop.py --call "total([30])" --expect 30'],
  usage:
    'suspects FILE --call "f([1, 2])" [--expect VALUE | --raises TYPE:LINE] [-n K] [--budget SECONDS] [--no-check] [--json]\n  neural-debug suspects --cases CASES.jsonl [--limit N] [--budget SECONDS] [--check] --out SUSPECTS.jsonl',
  help: '  --budget SECONDS  what the run and the trials of changed lines may take together (10)\n',
  async run(args) {
    const { values, positionals } = parseOptions(args, options);
    const effort = {
      seconds: budgetSeconds(values.budget ?? values.seconds),
      trials: wholeNumber(values.trials, '--trials'),
    };
    if (values.cases !== undefined) {
      positional(positionals);
      const limit = values.limit === undefined ? undefined : wholeNumber(values.limit, '--limit');
      const cases = readCases(values.cases, limit);
      const out = required(values.out, '--out');
      await withCheckedModel(values, false, (predictor) => answerAll(cases, out, predictor, effort));
      return;
    }
    const [path = ''] = positional(positionals, 'FILE');
    const count = wholeNumber(values.candidates, '-n', 1000);
    const wrong = complaintOf(values.expect, values.raises);
    const parser = await loadPython();
    const { source, call: text } = askedProgram(parser, readSource(parser, path), values.call);
    const call = givenCall(parser, source, path, text);
    checkCall(source, call);
    await withCheckedModel(values, true, async (predictor) => {
      const found = await find(source, call, wrong, { parser, predictor }, effort);
      if (!found)
        throw new UsageError('the predicted run ends without an exception: say with --expect what it should return');
      const best = found.suspects.slice(0, count);
      process.stdout.write(
        values.json ? best.map((one) => `${JSON.stringify(asJson(one))}\n`).join('') : asText(path, best),
      );
      if (!found.isReproduced) process.stderr.write('neural-debug: the predicted run gives exactly what is expected\n');
      if (best.length === 0) process.stderr.write('neural-debug: no line contributed to it\n');
      if (best.length === 0) process.exitCode = 1;
    });
  },
};

/** The error stated by the user; empty if the predicted run shows an exception anyway. */
interface Complaint {
  /** What the call should have returned. */
  readonly expected?: Value;
  /** An exception that a line raised, and should not have. */
  readonly raised?: { readonly type: string; readonly line: number };
}

function complaintOf(expect: string | undefined, raises: string | undefined): Complaint {
  if (expect !== undefined && raises !== undefined) throw new UsageError('--expect and --raises cannot be combined');
  if (expect !== undefined) return { expected: readExpected(expect) };
  const [, type, line] = /^([^\W\d]\w*):(\d+)$/u.exec(raises ?? '') ?? [];
  if (type !== undefined) return { raised: { type, line: Number(line) } };
  if (raises !== undefined)
    throw new UsageError(
      `--raises takes an exception and its line, such as KeyError:12, not ${JSON.stringify(raises)}`,
    );
  return {};
}

/** Undefined if nothing is known to be wrong. */
async function find(
  source: SourceFile,
  call: string | undefined,
  complaint: Complaint,
  engine: Engine,
  effort: Effort,
  given: readonly StatedExample[] = [],
): Promise<Investigation | undefined> {
  const milliseconds = 1000 * effort.seconds;
  const predictor = new CallBudgetPredictor(
    engine.predictor,
    new Budget(costOfSeconds(effort.seconds), 'the investigation'),
    1,
  );
  const machine = new Machine(source, predictor);
  const start = await startOf(machine, call, new Evaluator(source, engine.parser, predictor));
  const beginning: Recording = { source, first: 0, last: 0, state: (index) => (index === 0 ? start : undefined) };
  const began = performance.now();
  const until = began + milliseconds * RUN_SHARE;
  const recording = await toEnd(beginning, machine, until);
  const { function: info } = topFrame(start);
  const stated =
    given.length > 0 || call === undefined ? given : statedExamples(engine.parser, source, info.qualifiedName);
  const examples = await examplesFor(machine, start, stated, until);
  const symptom = symptomOf(recording, complaint, examples.own);
  if (!symptom) return undefined;
  return await investigate(recording, symptom, {
    read: (text, module) => rewritten(engine.parser, source, text, module),
    predictor,
    examples: examples.others,
    trials: effort.trials,
    milliseconds: milliseconds - Math.min(performance.now() - began, milliseconds * RUN_SHARE),
  });
}

/** @param own what the program itself states of the call */
function symptomOf(
  recording: Recording,
  { expected, raised }: Complaint,
  own: Symptom | undefined,
): Symptom | undefined {
  if (expected) return { kind: 'result', expected };
  if (own) return own;
  if (raised) return { kind: 'crash', ...raised };
  const type = recording.state(recording.last)?.failure?.type;
  const line = originOf(recording)?.line;
  return type === undefined || line === undefined ? endlessSymptom(recording) : { kind: 'crash', type, line };
}

interface FaultCase extends Case {
  /** As after `--raises`. */
  readonly raises?: string;
  /** Calls, and what they should return; if there are none, those that the code states. */
  readonly examples?: readonly { readonly call: string; readonly expect: string }[];
}

/** For cases that state what the call should have returned (`output`), or what it should not have raised. */
async function answerAll(
  cases: readonly Case[],
  out: string,
  predictor: Engine['predictor'],
  effort: Effort,
): Promise<void> {
  const parser = await loadPython();
  await writeAnswers(cases, out, async (one) => ({
    id: one.id,
    ...(await answerSuspects(one, { parser, predictor }, effort)),
  }));
}

export async function answerSuspects(one: FaultCase, engine: Engine, effort: Effort): Promise<object> {
  const began = performance.now();
  return await answeredOr<object>({ suspects: [], slice: [], reproduced: false }, async () => {
    const source = engine.parser.parse(one.code);
    const complaint = complaintOf(one.output, one.raises);
    const examples = one.examples?.map(({ call, expect }) => ({ call, returns: expect })) ?? [];
    const found = await find(source, callOf(one), complaint, engine, effort, examples);
    return {
      suspects: found?.suspects.map(asJson) ?? [],
      slice: found?.suspects.toSorted((a, b) => a.rank - b.rank).map(({ line }) => line) ?? [],
      reproduced: found?.isReproduced ?? false,
      trials: found?.trials ?? 0,
      examples: found?.examples ?? { tried: 0, failing: 0 },
      complete: found?.isComplete ?? true,
      milliseconds: Math.round(performance.now() - began),
    };
  });
}

function readExpected(text: string): Value {
  try {
    return parseValue(text);
  } catch (error) {
    if (error instanceof ValueSyntaxError) throw new UsageError(`--expect takes a Python literal: ${error.message}`);
    throw error;
  }
}

function asJson(suspect: Suspect): object {
  const { line, function: name, text, score, best, confidence, tried, different, fixes, distance, rank } = suspect;
  return {
    line,
    function: name,
    text,
    score: rounded(score),
    reason: reasonFor(suspect),
    ...(best && {
      change: best.change,
      closeness: rounded(best.closeness),
      weight: rounded(best.weight),
      certainty: rounded(best.confidence),
    }),
    confidence: rounded(confidence),
    tried,
    different,
    fixes,
    distance,
    rank,
  };
}

function asText(path: string, all: readonly Suspect[]): string {
  return all.map((one) => `${path}:${one.line}  ${one.text}\n    ${reasonFor(one)}\n`).join('');
}
