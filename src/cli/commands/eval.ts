/** `neural-debug eval`: a table of accuracy, with floors and calibration, on cases that the model was not trained on. */
import type { NeuralPredictor } from '../../model/neural-predictor';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { costOfSeconds } from '../../codec/budget';
import { DEFAULT_POLICY } from '../../codec/prediction-policy';
import { loadPython } from '../../python/source';
import type { BreakdownRow } from '../cases/breakdown';
import { type Case, readCases } from '../cases/cases';
import {
  budgetSeconds,
  foldersOf,
  type Command,
  parseOptions,
  positional,
  required,
  UsageError,
  wholeNumber,
} from '../command';
import { Agreements, type AgreementReport } from '../cases/agreements';
import { CHECK_OPTIONS, isCheckWanted, withCheckedModel } from '../checking';
import { measure, type Report } from '../cases/measurement';
import { modelFolder } from '../given-program';

const options = {
  cases: { type: 'string' },
  limit: { type: 'string' },
  model: { type: 'string' },
  ...CHECK_OPTIONS,
  unconstrained: { type: 'boolean', default: false },
  hypotheses: { type: 'string' },
  budget: { type: 'string' },
  library: { type: 'string', multiple: true },
  'no-decompose': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

/** Maximum rows of the printed table; `--json` has all. */
const MOST_OPERATIONS = 40;

export const evalCommand: Command = {
  summary: 'Measures accuracy and calibration on a file of cases.',
  examples: ['--cases cases.jsonl --limit 50'],
  usage:
    'eval --cases CASES.jsonl [--limit N] [--check] [--unconstrained] [--hypotheses N] [--no-decompose] [--budget SECONDS] [--library DIR…] [--json]',
  help: `  --hypotheses N    answers that are decoded in parallel where the likeliest one is uncertain (3); with 1, decoding is
                    greedy, and nothing is decomposed
  --no-decompose    each step is predicted for the whole statement: doubtful parts are not worked out item by item,
                    or digit by digit
  --budget SECONDS  what rolling a call out may take; otherwise only its passes of the network are limited
  --library DIR     folder with modules of libraries, which are read but not run (none)
  --check           what can be evaluated is; also says how often the model alone said the same, by kind of statement, and
                    how sure it was
  --unconstrained   decode without the grammar; an answer that is not well-formed counts as wrong
`,
  async run(args) {
    const { values, positionals } = parseOptions(args, options);
    positional(positionals);
    const path = required(values.cases, '--cases');
    const cases = withSteps(
      path,
      readCases(path, values.limit === undefined ? undefined : wholeNumber(values.limit, '--limit')),
    );
    // What is measured is not to depend on the machine: only the passes are limited if nothing is said.
    const given = costOfSeconds(budgetSeconds(values.budget));
    const most = values.budget === undefined ? { ...given, milliseconds: Number.POSITIVE_INFINITY } : given;
    const parser = await loadPython();
    const libraries = foldersOf(values.library);
    const agreements = new Agreements();
    const measured = async (predictor: NeuralPredictor): Promise<string> => {
      const report = await measure({ parser, predictor, most, libraries }, cases, agreements);
      const about = {
        cases: path,
        count: cases.length,
        model: modelFolder(values.model),
        constrained: !values.unconstrained,
        decomposed: predictor.policy.decompose,
      };
      const agreement = isCheckWanted(values, false) ? agreements.report() : undefined;
      if (values.json) return `${JSON.stringify({ ...about, ...report, ...(agreement && { agreement }) })}\n`;
      return table(about, report) + (agreement ? agreementTable(agreement) : '');
    };
    const predicting = {
      budget: { ...DEFAULT_POLICY.budget, statementMilliseconds: Infinity, librariesMilliseconds: Infinity },
      constrained: !values.unconstrained,
      decompose: !values['no-decompose'],
      ...(values.hypotheses !== undefined && { hypotheses: wholeNumber(values.hypotheses, '--hypotheses') }),
    };
    const comparing = { compares: () => agreements.isOpen, onCompared: agreements.add };
    const text = await withCheckedModel(values, false, measured, predicting, comparing);
    process.stdout.write(text);
  },
};

interface About {
  readonly cases: string;
  readonly count: number;
  readonly model: string;
  readonly constrained: boolean;
  readonly decomposed: boolean;
}

function table(about: About, report: Report): string {
  return [
    `${about.count} cases of ${about.cases}, ${report.steps} steps; model ${about.model}; ${about.constrained ? 'constrained' : 'unconstrained'} decoding${about.decomposed ? '' : ', nothing decomposed'}\n`,
    row('step accuracy (into, true previous state)', report.stepAccuracy),
    row('  floor: next line, nothing changes', report.floor),
    row('line and event', report.lineAndEvent),
    row('whole traces', report.wholeTraces),
    row('output pass@1 (roll-out)', report.outputPass),
    row('expected calibration error of step confidence', report.calibrationError),
    ...bins(report.calibration, 'steps'),
    ...counted('roll-outs still right after so many steps', report.horizons),
    ...counted('step accuracy by statement', report.statements),
    ...(report.corruptions.length > 0 ? counted('step accuracy by corruption', report.corruptions) : []),
    ...counted('step accuracy by operation', report.operations.slice(0, MOST_OPERATIONS)),
    ...(report.failures.length > 0 ? ['cases that could not be answered in full\n'] : []),
    ...report.failures.map(({ id, error }) => `  ${id}: ${error}\n`),
  ].join('');
}

/** What the model and the check said of the same questions. */
function agreementTable({ count, agreement, statements, calibrationError, calibration }: AgreementReport): string {
  return [
    `agreement of the model with the check, ${count} questions\n`,
    row('said the same', agreement),
    row('expected calibration error of the model', calibrationError),
    ...bins(calibration, 'questions'),
    ...counted('agreement by statement', statements),
  ].join('');
}

function row(name: string, value: number): string {
  return `  ${name.padEnd(44)} ${value.toFixed(4)}\n`;
}

function bins(calibration: Report['calibration'], what: string): string[] {
  return calibration
    .filter(({ count }) => count > 0)
    .map(
      ({ from, count, accuracy, confidence }) =>
        `  ${from.toFixed(1)}–${(from + 0.1).toFixed(1)}  ${String(count).padStart(6)} ${what}  said ${confidence.toFixed(3)}  right ${accuracy.toFixed(3)}\n`,
    );
}

function counted(title: string, rows: readonly BreakdownRow[]): string[] {
  const line = ({ name, count, accuracy }: BreakdownRow): string =>
    `  ${name.padEnd(24)} ${String(count).padStart(6)}  ${accuracy.toFixed(3)}\n`;
  return [`${title}\n`, ...rows.map(line)];
}

/** True steps come from CPython, by the reference tracer in `training/`, if the cases do not contain them. */
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
