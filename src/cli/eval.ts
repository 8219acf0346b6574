/** `neural-debug eval`: a table of accuracy, with floors and calibration, on cases that the model was not trained on. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPython } from '../python/source';
import { answerOutput, answerSteps, type Engine } from './answers';
import { type Case, readCases } from './cases';
import { type Command, parseOptions, positional, required, UsageError, wholeNumber } from './command';
import { loadModel, modelFolder } from './program';
import { Progress } from './progress';
import { Calibration, isFloor, sameText, scoreStep } from './score';

const options = {
  cases: { type: 'string' },
  limit: { type: 'string' },
  model: { type: 'string' },
  unconstrained: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

export const evalCommand: Command = {
  usage: 'eval --cases CASES.jsonl [--limit N] [--unconstrained] [--json]',
  async run(args) {
    const { values, positionals } = parseOptions(args, options);
    positional(positionals);
    const path = required(values.cases, '--cases');
    const cases = withSteps(
      path,
      readCases(path, values.limit === undefined ? undefined : wholeNumber(values.limit, '--limit')),
    );
    const predictor = await loadModel(values.model, { constrained: !values.unconstrained });
    const report = await measure({ parser: await loadPython(), predictor }, cases);
    const about = {
      cases: path,
      count: cases.length,
      model: modelFolder(values.model),
      constrained: !values.unconstrained,
    };
    process.stdout.write(values.json ? `${JSON.stringify({ ...about, ...report })}\n` : table(about, report));
    await predictor.release();
  },
};

interface Report {
  readonly steps: number;
  readonly stepAccuracy: number;
  readonly lineAndEvent: number;
  readonly floor: number;
  readonly wholeTraces: number;
  readonly outputPass: number;
  readonly calibrationError: number;
  readonly calibration: Calibration['rows'];
}

async function measure(engine: Engine, cases: readonly Case[]): Promise<Report> {
  const total = { steps: 0, full: 0, path: 0, floor: 0, whole: 0, traced: 0, output: 0, outputs: 0 };
  const calibration = new Calibration();
  const progress = new Progress(cases.length, 'cases');
  for (const one of cases) {
    const truth = one.steps ?? [];
    const { steps } = truth.length > 1 ? await answerSteps(engine, one, truth) : { steps: [] };
    let whole = true;
    for (const [i, after] of truth.slice(1).entries()) {
      const predicted = steps[i] ?? undefined;
      const score = scoreStep(after, predicted);
      const before = truth[i];
      total.steps++;
      total.full += Number(score.full);
      total.path += Number(score.path);
      total.floor += Number(before !== undefined && isFloor(before, after));
      whole &&= score.full;
      if (predicted) calibration.add(predicted.confidence, score.full);
    }
    if (truth.length > 1) {
      total.traced++;
      total.whole += Number(whole);
    }
    if (one.output !== undefined) {
      const { prediction } = await answerOutput(engine, one);
      total.outputs++;
      total.output += Number(prediction !== null && sameText(prediction, one.output));
    }
    progress.step();
  }
  progress.end();
  const share = (part: number, all: number): number => part / Math.max(1, all);
  return {
    steps: total.steps,
    stepAccuracy: share(total.full, total.steps),
    lineAndEvent: share(total.path, total.steps),
    floor: share(total.floor, total.steps),
    wholeTraces: share(total.whole, total.traced),
    outputPass: share(total.output, total.outputs),
    calibrationError: calibration.error,
    calibration: calibration.rows,
  };
}

function table(about: { cases: string; count: number; model: string; constrained: boolean }, report: Report): string {
  const row = (name: string, value: number): string => `  ${name.padEnd(44)} ${value.toFixed(4)}\n`;
  const bins = report.calibration
    .filter(({ count }) => count > 0)
    .map(
      ({ from, count, accuracy, confidence }) =>
        `  ${from.toFixed(1)}–${(from + 0.1).toFixed(1)}  ${String(count).padStart(6)} steps  said ${confidence.toFixed(3)}  right ${accuracy.toFixed(3)}\n`,
    );
  return [
    `${about.count} cases of ${about.cases}, ${report.steps} steps; model ${about.model}; ${about.constrained ? 'constrained' : 'unconstrained'} decoding\n`,
    row('step accuracy (into, true previous state)', report.stepAccuracy),
    row('  floor: next line, nothing changes', report.floor),
    row('line and event', report.lineAndEvent),
    row('whole traces', report.wholeTraces),
    row('output pass@1 (roll-out)', report.outputPass),
    row('expected calibration error of step confidence', report.calibrationError),
    ...bins,
  ].join('');
}

/** True steps come from CPython, by the reference tracer in `training/`, where the cases do not bring them. */
function withSteps(path: string, cases: readonly Case[]): Case[] {
  if (cases.every(({ steps }) => steps)) return [...cases];
  const training = join(dirname(fileURLToPath(import.meta.url)), '..', 'training');
  if (!existsSync(training))
    throw new UsageError(`the cases of ${path} have no "steps", and the tracer that makes them is not installed here`);
  const folder = mkdtempSync(join(tmpdir(), 'neural-debug-'));
  const given = join(folder, 'cases.jsonl');
  const out = join(folder, 'steps.jsonl');
  writeFileSync(given, cases.map((one) => `${JSON.stringify(one)}\n`).join(''));
  try {
    const made = spawnSync('python3', ['-m', 'neural_debug_training.reference_steps', given, out], {
      env: { ...process.env, PYTHONPATH: training },
      encoding: 'utf8',
    });
    if (made.status !== 0)
      throw new UsageError(
        `true steps need Python 3.11 as python3: ${made.error?.message ?? made.stderr.trim().split('\n').at(-1) ?? ''}`,
      );
    const traced = new Map(readCases(out).map((one) => [one.id, one]));
    return cases.map((one) => traced.get(one.id) ?? one);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
