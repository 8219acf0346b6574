/** Trial runs of a changed program: would it have given what was expected? */
import type { Predictor } from '../../../codec/query';
import { sameValue } from '../../../python/values/print';
import { importedFile, ownSource } from '../../../python/modules/linked-source';
import type { SourceFile } from '../../../python/syntax';
import { Machine } from '../../machine/machine';
import { Migration } from '../../live-edit/migration';
import type { State } from '../../state/state';
import { isRunaway, LoopWatch } from './endless';
import type { ObservedRun } from './observed-run';
import { Reunion } from './reunion';
import { SameWays } from './same-ways';
import { Judge, UNSEEN } from './symptom';
import type { StatementVariant } from './variants/statement-variants';

export interface Trial {
  /** How close it came to what was expected, 0 to 1. */
  readonly closeness: number;
  /** Whether the symptom is gone. */
  readonly isFix: boolean;
  /** Whether its outcome differs from that of the unchanged program. */
  readonly isDifferent: boolean;
  /** Probability that all its steps are right, 0 to 1. */
  readonly confidence: number;
}

/** A changed program. */
export interface Changed {
  readonly variant: StatementVariant;
  readonly machine: Machine;
  readonly migration: Migration;
}

/** A run of a changed program may take this many times the steps of the recorded one, and some more. */
const LONGER = 1.5;
const SOME_STEPS = 100;
/** Of one that does not end, nobody knows how long it should be; a change that mends one example is worth more. */
const MOST_STEPS = 500;
/** In which a changed program comes to the end that it never came to; the time is for many such trials. */
const ENDING = 300;

export class Trials {
  constructor(
    private readonly source: SourceFile,
    private readonly read: (text: string, module?: string) => SourceFile,
    private readonly predictor: Predictor,
  ) {}

  /** @returns undefined if the text is no program */
  change(variant: StatementVariant): Changed | undefined {
    const { text, module } = variant;
    const program = this.read(text, module);
    if (problemsIn(program, module) > problemsIn(this.source, module)) return undefined;
    const machine = new Machine(program, this.predictor);
    return { variant, machine, migration: new Migration(this.source, program) };
  }

  /**
   * Runs the changed program as the example begins, from where the change makes a difference.
   * @param until time (of `performance.now`) at which a run is aborted
   * @returns `open` if it takes too long; undefined if it cannot be run from there, or cannot be predicted
   */
  async run(
    changed: Changed,
    run: ObservedRun,
    { until, isPromising }: { readonly until: number; readonly isPromising: boolean },
    signal?: AbortSignal,
  ): Promise<Trial | 'open' | undefined> {
    const { variant, machine, migration } = changed;
    const before = run.before(variant);
    // What does not run makes no difference.
    if (before === undefined)
      return { closeness: run.closeness, isFix: !run.isFailing, isDifferent: false, confidence: 1 };
    const { shift } = variant;
    // The lines of other files stay where they are.
    const last = ownSource(this.source).lineCount;
    const lineOf = (line: number): number => (shift && line > shift.after && line <= last ? line + shift.by : line);
    const begun = this.begun(migration, run, before) ?? this.begun(migration, run, run.recording.first);
    if (!begun) return undefined;
    const judge = new Judge(run.symptom, lineOf);
    for (const state of begun.passed) judge.pass(state);
    const watch = new LoopWatch();
    const isOpen = run.symptom.kind !== 'value' && run.ending !== 'done' && run.ending !== 'raised';
    const usual = Math.ceil(LONGER * run.length) + SOME_STEPS;
    const isEndlessSymptom = run.symptom.kind === 'endless';
    // How long a run was that has no end says nothing.
    const isCut = run.ending === 'open' && run.symptom.kind === 'result' && !isPromising;
    const most = isEndlessSymptom || isCut ? ENDING : isOpen || isPromising ? Math.max(MOST_STEPS, usual) : usual;
    let { state } = begun;
    let confidence = 1;
    let isEndless = false;
    // A line in another block runs at other times: what is recorded up to it says nothing.
    const isInPlace = shift === undefined && !variant.isMoved;
    const reunion = begun.index === before && isInPlace ? new Reunion(run, variant, before) : undefined;
    const ways = new SameWays(run.recording, begun.index, variant.line, lineOf);
    try {
      for (let steps = 0; !judge.done && steps < most; steps++) {
        if (performance.now() > until) return 'open';
        state = await machine.step(state, signal, ways.from(state));
        judge.pass(state);
        ways.pass(state);
        confidence *= state.last.confidence;
        const next = reunion?.next(state);
        if (next === 'same') return { closeness: run.closeness, isFix: !run.isFailing, isDifferent: false, confidence };
        if (next) {
          for (const passed of next.passed) {
            judge.pass(passed);
            ways.pass(passed);
          }
          const again = migration.convert(next.state);
          if (!again) return undefined;
          state = again;
        }
        isEndless = watch.isBack(state) || isRunaway(state);
        if (isEndless) break;
      }
    } catch (error) {
      if (signal?.aborted) throw error;
      // A changed program may be invalid; one that cannot be run shows nothing.
      return undefined;
    }
    if (isPromising && !judge.done && !isEndless) return 'open';
    const [after, old] = [judge.describe(state), run.outcome];
    const isSame = typeof after === 'string' || typeof old === 'string' ? after === old || after === UNSEEN : sameValue(after, old); // prettier-ignore
    return { closeness: judge.closeness(state), isFix: judge.isRight(state), isDifferent: !isSame, confidence };
  }

  /** The state with an index in the changed program, and those before it. */
  private begun(
    migration: Migration,
    { recording }: ObservedRun,
    index: number,
  ): { readonly state: State; readonly passed: readonly State[]; readonly index: number } | undefined {
    const before = recording.state(index);
    const state = before && migration.convert(before);
    if (!state) return undefined;
    const passed: State[] = [];
    for (let at = recording.first + 1; at < index; at++) {
      const one = recording.state(at);
      if (one) passed.push(one);
    }
    return { state, passed, index };
  }
}

/** Number of places that cannot be read in the program's own file, or in an imported one. */
function problemsIn(source: SourceFile, module: string | undefined): number {
  const file = module === undefined ? source : importedFile(source, module)?.source;
  return file?.problems.length ?? 0;
}
