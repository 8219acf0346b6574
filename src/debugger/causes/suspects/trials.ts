/** Trial runs of a changed program from the same start: would it have given what was expected? */
import type { Predictor } from '../../../codec/query';
import { sameValue } from '../../../python/values/print';
import type { SourceFile } from '../../../python/syntax';
import { Machine } from '../../machine/machine';
import { Migration } from '../../live-edit/migration';
import type { State } from '../../state/state';
import { Judge, type Symptom } from './symptom';

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

export class Trials {
  constructor(
    private readonly source: SourceFile,
    private readonly read: (text: string) => SourceFile,
    private readonly predictor: Predictor,
    private readonly start: State,
    private readonly symptom: Symptom,
    /** Steps after which a run is aborted. */
    private readonly longest: number,
  ) {}

  /**
   * Runs the program with another text of equally many lines.
   * @param until time (of `performance.now`) at which a run is aborted
   * @param before the outcome of the unchanged program
   * @returns undefined if the text cannot be run from the start, cannot be predicted, or takes too long
   */
  async changed(
    text: string,
    before: ReturnType<Judge['describe']>,
    until: number,
    signal?: AbortSignal,
  ): Promise<Trial | undefined> {
    const program = this.read(text);
    if (program.problems.length > this.source.problems.length) return undefined;
    const start = new Migration(this.source, program).convert(this.start);
    return start && (await this.run(new Machine(program, this.predictor), start, before, until, signal));
  }

  private async run(
    machine: Machine,
    start: State,
    before: ReturnType<Judge['describe']>,
    until: number,
    signal: AbortSignal | undefined,
  ): Promise<Trial | undefined> {
    const judge = new Judge(this.symptom);
    let state = start;
    let confidence = 1;
    try {
      for (let steps = 0; !judge.done && steps < this.longest; steps++) {
        if (performance.now() > until) return undefined;
        state = await machine.step(state, signal);
        judge.pass(state);
        confidence *= state.last.confidence;
      }
    } catch (error) {
      if (signal?.aborted) throw error;
      // A changed program may be invalid; one that cannot be run shows nothing.
      return undefined;
    }
    const after = judge.describe(state);
    const isSame =
      typeof after === 'string' || typeof before === 'string' ? after === before : sameValue(after, before);
    return { closeness: judge.closeness(state), isFix: judge.isRight(state), isDifferent: !isSame, confidence };
  }
}
