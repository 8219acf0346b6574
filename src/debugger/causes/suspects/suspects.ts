/**
 * Fault localization: which lines likely caused a wrong value or an exception. Lines that contributed to it (a slice of the predicted run) are each
 * tried with small changes. The predicted outcome speaks for or against the line.
 */
import type { Evidence, Fix } from './evidence';
import type { Predictor } from '../../../codec/query';
import type { SourceFile } from '../../../python/syntax';
import type { StatementVariant } from './statement-variants';
import type { Recording } from '../recording';
import { scoreOf } from './suspicion-score';
import { suspectedLines, type SuspectedLine } from './suspected-lines';
import { Judge, type Symptom } from './symptom';
import { Trials, type Trial } from './trials';

export interface Suspect extends Evidence {
  /** 0 to 1, the highest first; only for comparison. */
  readonly score: number;
}

export interface Investigation {
  readonly suspects: readonly Suspect[];
  /** Whether the recorded run shows the symptom. */
  readonly isReproduced: boolean;
  /** Number of trial runs, and whether there was time for all. */
  readonly trials: number;
  readonly isComplete: boolean;
}

export interface InvestigationOptions {
  /** Reads the program with another text of its main file. */
  readonly read: (text: string) => SourceFile;
  readonly predictor: Predictor;
  /** Time for all trials. */
  readonly milliseconds: number;
  /** Most trials. */
  readonly trials: number;
  readonly signal?: AbortSignal | undefined;
}

/** Maximum number of lines that are tried with changes, those nearest to the symptom first. */
const MOST_LINES = 40;
/** A run of a changed program may take this many times the steps of the recorded one, and some more. */
const LONGER = 1.5;
const SOME_STEPS = 40;
/** Share of the time that one trial may take, so that an endless loop does not use up all of it. */
const SHARE = 0.4;

/** @throws DOMException `AbortError` if `signal` is aborted */
export async function investigate(
  recording: Recording,
  symptom: Symptom,
  options: InvestigationOptions,
): Promise<Investigation> {
  const { read, milliseconds, signal } = options;
  const start = recording.state(recording.first);
  const end = recording.state(recording.last);
  if (!start || !end) return { suspects: [], isReproduced: false, trials: 0, isComplete: true };
  const judge = new Judge(symptom);
  for (let index = recording.first + 1; index <= recording.last; index++) {
    const state = recording.state(index);
    if (state) judge.pass(state);
  }
  const base = { closeness: judge.closeness(end), outcome: judge.describe(end) };
  const isReproduced = judge.shows(end);
  const lines = suspectedLines(recording, symptom);
  const longest = Math.ceil(LONGER * (recording.last - recording.first)) + SOME_STEPS;
  const trials = new Trials(recording.source, read, options.predictor, start, symptom, longest);
  const deadline = performance.now() + milliseconds;
  const found = new Map(lines.map((line) => [line.line, new Findings(line)]));
  let made = 0;
  let isComplete = true;
  // If the predicted run surely shows no symptom, changes carry no information.
  const triable = base.closeness < 1 ? lines.slice(0, MOST_LINES) : [];
  for (const alternative of inTurn(triable)) {
    if (made >= options.trials || performance.now() > deadline) {
      isComplete = false;
      break;
    }
    made += 1;
    const until = Math.min(deadline, performance.now() + milliseconds * SHARE);
    const trial = await trials.changed(alternative.text, base.outcome, until, signal);
    if (trial) found.get(alternative.line)?.add(alternative, trial);
  }
  const suspects = [...found.values()].map((findings) => {
    const evidence = findings.evidence();
    return { ...evidence, score: scoreOf(evidence, lines.length, base.closeness, symptom) };
  });
  suspects.sort((a, b) => b.score - a.score);
  return { suspects, isReproduced, trials: made, isComplete };
}

/** The results of the trials of one line. */
class Findings {
  private tried = 0;
  private different = 0;
  private readonly fixing: Fix[] = [];
  private best: Evidence['best'];

  constructor(private readonly line: SuspectedLine) {}

  add(variant: StatementVariant, trial: Trial): void {
    const { change, weight } = variant;
    this.tried += 1;
    if (trial.isDifferent) this.different += 1;
    if (trial.isFix) this.fixing.push({ change, text: variant.text, weight, confidence: trial.confidence });
    const worth = (one: { weight: number } & Trial): number => one.closeness * one.weight;
    if (!this.best || worth({ weight, ...trial }) > worth(this.best)) this.best = { change, weight, ...trial };
  }

  evidence(): Evidence {
    const { tried, different, fixing, best } = this;
    const { alternatives, ...line } = this.line;
    const possible = alternatives.length;
    return { ...line, possible, tried, different, fixes: fixing.length, fixing, ...(best && { best }) };
  }
}

/** The changes of all lines: the likeliest of each line first, then the next ones. */
function* inTurn(lines: readonly SuspectedLine[]): Generator<StatementVariant> {
  const most = Math.max(0, ...lines.map(({ alternatives }) => alternatives.length));
  for (let turn = 0; turn < most; turn++) {
    for (const { alternatives } of lines) {
      const alternative = alternatives[turn];
      if (alternative) yield alternative;
    }
  }
}
