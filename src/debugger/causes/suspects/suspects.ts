/**
 * Fault localization: which lines likely caused a wrong value or an exception. Lines that contributed to it (a slice of the predicted run) are each
 * tried with small changes; the predicted outcomes of all examples speak for or against the line.
 */
import type { Evidence, Fix } from './evidence';
import type { Predictor } from '../../../codec/query';
import type { SourceFile } from '../../../python/syntax';
import { Machine } from '../../machine/machine';
import { type Example, ObservedRun } from './observed-run';
import { inOrder } from './trial-order';
import type { Recording } from '../recording';
import { scoreOf } from './suspicion-score';
import { spectrumOf } from './spectrum';
import { suspectedLines, type SuspectedLine } from './suspected-lines';
import type { Symptom } from './symptom';
import { type Trial, Trials } from './trials';
import type { StatementVariant } from './variants/statement-variants';

export interface Suspect extends Evidence {
  /** 0 to 1, the highest first; only for comparison. */
  readonly score: number;
}

export interface Investigation {
  readonly suspects: readonly Suspect[];
  /** Whether the recorded run shows the symptom. */
  readonly isReproduced: boolean;
  /** Number of changes that were tried, and whether there was time for all. */
  readonly trials: number;
  readonly isComplete: boolean;
  /** Examples that were followed to their end, and how many of them do not end as they should. */
  readonly examples: { readonly tried: number; readonly failing: number };
}

export interface InvestigationOptions {
  /** Reads the program with another text of its main file, or of the imported one with that name. */
  readonly read: (text: string, module?: string) => SourceFile;
  readonly predictor: Predictor;
  /** Time for all trials. */
  readonly milliseconds: number;
  /** Most trials. */
  readonly trials: number;
  /** Other calls, and what they should do. */
  readonly examples?: readonly Example[];
  readonly signal?: AbortSignal | undefined;
  /** Aborted by who has seen enough: what is found by then is the answer. */
  readonly enough?: AbortSignal | undefined;
  /** Told what is known so far, before the first trial and whenever a line has come to look worse; not after `enough`. */
  readonly onFound?: ((soFar: Investigation) => void) | undefined;
}

/** Maximum number of lines that are tried with changes, those nearest to the symptom first. */
const MOST_LINES = 40;
/** Share of the time that one trial may take. */
const SHARE = 0.15;
/** Share of the time for the runs of the other examples as the program is. */
const EXAMPLES_SHARE = 0.25;
/** Examples that changes are tried on. */
const MOST_EXAMPLES = 6;

/** @throws DOMException `AbortError` if `signal` is aborted */
export async function investigate(
  recording: Recording,
  symptom: Symptom,
  options: InvestigationOptions,
): Promise<Investigation> {
  const { read, predictor, milliseconds, signal, enough } = options;
  const began = performance.now();
  const deadline = began + milliseconds;
  const primary = new ObservedRun(recording, symptom);
  const others = await observed(recording.source, options, began + milliseconds * EXAMPLES_SHARE);
  const runs = inTrialOrder(primary, others);
  const lines = suspectedLines(recording, symptom, primary.ending);
  const trials = new Trials(recording.source, read, predictor);
  const found = new Map(lines.map((line) => [line.line, new Findings(line, runs.length)]));
  const spectrum = spectrumOf(runs);
  let made = 0;
  const base = (runs[0]?.closeness ?? 0) / runs.length;
  const onlyAvoids = symptom.kind === 'crash' && runs.length === 1;
  const failing = runs.filter(({ isFailing }) => isFailing).length;
  const soFar = (isComplete: boolean): Investigation => {
    const suspects = [...found.values()].map((findings) => {
      const evidence = { ...findings.evidence(spectrum?.(findings.line)), ...(onlyAvoids && { onlyAvoids }) };
      return { ...evidence, score: scoreOf(evidence, lines.length, base, symptom) };
    });
    suspects.sort((a, b) => b.score - a.score);
    const examples = { tried: runs.length, failing };
    return { suspects, isReproduced: primary.isFailing, trials: made, isComplete, examples };
  };
  options.onFound?.(soFar(false));
  // If the predicted run surely shows no symptom, changes carry no information.
  const triable = primary.isFailing ? lines.slice(0, MOST_LINES) : [];
  for (const variant of inOrder(triable, spectrum)) {
    if (made >= options.trials || performance.now() > deadline || enough?.aborted) return soFar(false);
    const changed = trials.change(variant);
    if (!changed) continue;
    made += 1;
    const results: Trial[] = [];
    let isBroken = false;
    for (const run of runs) {
      const until = Math.min(deadline, performance.now() + milliseconds * SHARE);
      const trial = await trials.run(changed, run, { until, isPromising: results.length > 0 }, signal);
      if (trial === 'open' && results.length > 0) continue;
      if (trial && trial !== 'open') results.push(trial);
      if (trial === undefined || trial === 'open' || !trial.isFix) {
        isBroken = true;
        break;
      }
    }
    const isNews = found.get(variant.line)?.add(variant, results, isBroken);
    if (isNews && !enough?.aborted) options.onFound?.(soFar(false));
  }
  return soFar(true);
}

/** The other examples on the program as it is; those that take too long are left out. */
async function observed(
  source: SourceFile,
  { examples = [], predictor, signal }: InvestigationOptions,
  until: number,
): Promise<ObservedRun[]> {
  const machine = new Machine(source, predictor);
  const runs: ObservedRun[] = [];
  for (const example of examples.slice(0, MOST_EXAMPLES - 1)) {
    if (performance.now() > until) break;
    const run = await ObservedRun.of(example, machine, until, signal);
    if (run.ending !== 'open') runs.push(run);
  }
  return runs;
}

/** What fails first, and what takes few steps: most changes are done with after one run. */
function inTrialOrder(primary: ObservedRun, others: readonly ObservedRun[]): ObservedRun[] {
  return [primary, ...others].sort((a, b) => Number(b.isFailing) - Number(a.isFailing) || a.length - b.length);
}

/** What is said of a line is said of this change: one that puts it right goes before any that comes near. */
function isBetter(one: NonNullable<Evidence['best']>, other: NonNullable<Evidence['best']>): boolean {
  if (one.isFix !== other.isFix) return one.isFix;
  return one.closeness * one.weight > other.closeness * other.weight;
}

/** The results of the trials of one line. */
class Findings {
  private tried = 0;
  private different = 0;
  private fixes = 0;
  private readonly fixing: Fix[] = [];
  private best: Evidence['best'];

  /** @param of how many examples there are */
  constructor(
    private readonly suspected: SuspectedLine,
    private readonly of: number,
  ) {}

  get line(): number {
    return this.suspected.line;
  }

  /**
   * @param results of the examples in order, up to the first that does not end as it should
   * @param isBroken there is such a one; else what is missing was not followed to its end
   * @returns whether that is the best change of the line so far
   */
  add(variant: StatementVariant, results: readonly Trial[], isBroken: boolean): boolean {
    const { change, weight, text, module } = variant;
    const [first] = results;
    if (!first) return false;
    const passes = results.filter(({ isFix }) => isFix).length;
    const confidence = results.reduce((product, trial) => product * trial.confidence, 1);
    this.tried += 1;
    if (first.isDifferent) this.different += 1;
    if (passes > 0)
      this.fixing.push({
        change,
        text,
        ...(module !== undefined && { module }),
        weight,
        confidence,
        passes,
        of: this.of,
      });
    if (!isBroken) this.fixes += 1;
    // Each example that passes more counts as much as what the first one comes closer.
    const closeness = isBroken ? (passes + (results[passes]?.closeness ?? 0)) / this.of : 1;
    const one = { ...first, closeness, change, weight, confidence, isFix: !isBroken };
    if (this.best && !isBetter(one, this.best)) return false;
    this.best = one;
    return closeness > 0;
  }

  evidence(spectrum: number | undefined): Evidence {
    const { tried, different, fixing, fixes, best } = this;
    const { alternatives, ...line } = this.suspected;
    const possible = alternatives.length;
    const most = Math.max(0, ...fixing.map(({ passes }) => passes));
    return {
      ...line,
      possible,
      tried,
      different,
      fixes,
      fixing: fixing.filter(({ passes }) => passes === most),
      ...(best && { best }),
      ...(spectrum !== undefined && { spectrum }),
    };
  }
}
