/** Measures a model on cases with true steps: single steps, roll-outs, confidence. */
import type { Agreements } from './agreements';
import { answerOutput, answerSteps, type Engine } from './case-answers';
import { Breakdown, type BreakdownRow, operationsOf } from './breakdown';
import type { SourceFile } from '../../python/syntax';
import type { Case, TrueStep } from './cases';
import { Progress } from '../text/counter';
import { Calibration, isFloor, sameText, scoreStep, type StepScore } from './score';
import { stepJson, type StepJson } from '../text/step-json';

/** Steps after which a roll-out is compared with the truth. */
const HORIZONS = [1, 2, 4, 8, 16, 32];

export interface Report {
  readonly steps: number;
  readonly stepAccuracy: number;
  readonly lineAndEvent: number;
  readonly floor: number;
  readonly wholeTraces: number;
  readonly outputPass: number;
  readonly calibrationError: number;
  readonly calibration: Calibration['rows'];
  /** For every answered step: the model's confidence, and whether it was right (1) or wrong (0). */
  readonly confidences: readonly (readonly [said: number, right: number])[];
  /** Step accuracy by kind of statement, and by what the statement computes. */
  readonly statements: readonly BreakdownRow[];
  readonly operations: readonly BreakdownRow[];
  /** Step accuracy by what is wrong with the code, for broken cases. */
  readonly corruptions: readonly BreakdownRow[];
  /** Share of roll-outs that are still right in every step after so many, among those whose truth is as long. */
  readonly horizons: readonly BreakdownRow[];
  /** Cases that could not be answered in full; what is missing counts as wrong. */
  readonly failures: readonly { readonly id: string; readonly error: string }[];
}

/** @param agreements open for single steps, and for roll-outs of cases that have none */
export async function measure(
  engine: Engine,
  cases: readonly Case[],
  agreements?: Pick<Agreements, 'isOpen'>,
): Promise<Report> {
  const measuring = new Measuring(engine);
  const progress = new Progress(cases.length, 'cases');
  for (const one of cases) {
    const hasSteps = one.steps !== undefined && one.steps.length > 1;
    if (hasSteps) await measuring.singleSteps(one, one.steps);
    if (agreements) agreements.isOpen = !hasSteps;
    await measuring.rollOut(one, one.steps ?? []);
    if (agreements) agreements.isOpen = true;
    progress.step();
  }
  progress.end();
  return measuring.report();
}

class Measuring {
  private readonly total = { steps: 0, full: 0, path: 0, floor: 0, whole: 0, traced: 0, output: 0, outputs: 0 };
  private readonly calibration = new Calibration();
  private readonly confidences: [number, number][] = [];
  private readonly statements = new Breakdown();
  private readonly operations = new Breakdown();
  private readonly corruptions = new Breakdown();
  private readonly horizons = new Breakdown();
  private readonly failures: { id: string; error: string }[] = [];

  constructor(private readonly engine: Engine) {}

  async singleSteps(one: Case, truth: readonly TrueStep[]): Promise<void> {
    const { total } = this;
    const { steps, error } = await answerSteps(this.engine, one, truth);
    this.failed(one, error);
    const file = this.read(one.code);
    let whole = true;
    for (const [i, after] of truth.slice(1).entries()) {
      const predicted = steps[i] ?? undefined;
      const before = truth[i];
      const score = scoreStep(after, predicted);
      total.steps++;
      total.full += Number(score.full);
      total.path += Number(score.path);
      total.floor += Number(before !== undefined && isFloor(before, after));
      whole &&= score.full;
      if (predicted) {
        this.calibration.add(predicted.confidence, score.full);
        this.confidences.push([predicted.confidence, Number(score.full)]);
      }
      const statement = before?.event === 'line' ? file?.statementAt(before.line) : undefined;
      this.statements.add(statement?.kind ?? before?.event ?? '', score.full);
      for (const kind of one.corruption?.split('+') ?? []) this.corruptions.add(kind, score.full);
      if (statement) for (const name of operationsOf(statement)) this.operations.add(name, score.full);
    }
    total.traced++;
    total.whole += Number(whole);
  }

  async rollOut(one: Case, truth: readonly TrueStep[]): Promise<void> {
    const states: (StepJson | undefined)[] = [];
    const { prediction, error } = await answerOutput(this.engine, one, (state) => {
      if (states.length <= Math.max(...HORIZONS)) states.push(stepJson(state, states.length));
    });
    this.failed(one, error);
    const right = truth.slice(1).map((step, i): StepScore => scoreStep(step, states[i]));
    for (const horizon of HORIZONS) {
      if (right.length >= horizon)
        this.horizons.add(
          String(horizon),
          right.slice(0, horizon).every(({ full }) => full),
        );
    }
    if (one.output === undefined) return;
    this.total.outputs++;
    this.total.output += Number(prediction !== null && sameText(prediction, one.output));
  }

  private failed({ id }: Case, error: string | undefined): void {
    if (error !== undefined && !this.failures.some((known) => known.id === id && known.error === error))
      this.failures.push({ id, error });
  }

  /** Undefined for a text that cannot be parsed at all, which its answer already says. */
  private read(text: string): SourceFile | undefined {
    try {
      return this.engine.parser.parse(text);
    } catch {
      return undefined;
    }
  }

  report(): Report {
    const { total, calibration } = this;
    return {
      steps: total.steps,
      stepAccuracy: share(total.full, total.steps),
      lineAndEvent: share(total.path, total.steps),
      floor: share(total.floor, total.steps),
      wholeTraces: share(total.whole, total.traced),
      outputPass: share(total.output, total.outputs),
      calibrationError: calibration.error,
      calibration: calibration.rows,
      confidences: this.confidences,
      statements: this.statements.rows,
      operations: this.operations.rows,
      corruptions: this.corruptions.rows,
      horizons: this.horizons.rows,
      failures: this.failures,
    };
  }
}

const share = (part: number, all: number): number => part / Math.max(1, all);
