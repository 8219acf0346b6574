/** What the program does with one example: its run, and whether it ends as it should. */
import type { StatementVariant } from './variants/statement-variants';
import type { Machine } from '../../machine/machine';
import type { State } from '../../state/state';
import type { Recording } from '../recording';
import { isRunaway, LoopWatch } from './endless';
import { toEnd } from './run-outcome';
import { Judge, type Symptom } from './symptom';

/** A call that has begun, and what it should do. */
export interface Example {
  readonly start: State;
  readonly symptom: Symptom;
}

/** How a run ends: `open` where it was not followed to its end. */
export type Ending = 'done' | 'raised' | 'endless' | 'recursion' | 'open';

export class ObservedRun {
  /** Outcome, and how close it is to what was expected. */
  readonly closeness: number;
  readonly outcome: ReturnType<Judge['describe']>;
  /** Whether the symptom shows. */
  readonly isFailing: boolean;
  readonly ending: Ending;
  /** Number of lines that it ran. */
  readonly length: number;
  /** First state in which a line is about to run, by line. */
  private readonly arrivals = new Map<number, number>();

  constructor(
    readonly recording: Recording,
    readonly symptom: Symptom,
  ) {
    const judge = new Judge(symptom);
    for (let index = recording.first; index <= recording.last; index++) {
      const state = recording.state(index);
      const top = state?.frames.at(-1);
      if (state && index > recording.first) judge.pass(state);
      if (top?.event === 'line' && !this.arrivals.has(top.line)) this.arrivals.set(top.line, index);
    }
    const end = recording.state(recording.last);
    this.closeness = end ? judge.closeness(end) : 0;
    this.outcome = end ? judge.describe(end) : 'nothing';
    this.isFailing = end !== undefined && judge.shows(end);
    this.ending = end ? endingOf(recording, end) : 'open';
    this.length = recording.last - recording.first;
  }

  /** Runs the example on the program as it is. */
  static async of(example: Example, machine: Machine, until: number, signal?: AbortSignal): Promise<ObservedRun> {
    const { start, symptom } = example;
    const { source } = machine;
    const begun: Recording = { source, first: 0, last: 0, state: (index) => (index === 0 ? start : undefined) };
    return new ObservedRun(await toEnd(begun, machine, until, signal), symptom);
  }

  get start(): State | undefined {
    return this.recording.state(this.recording.first);
  }

  ran(line: number): boolean {
    return this.arrivals.has(line);
  }

  /** Index of the last state that a changed program has in common with this run; undefined if the change comes to nothing. */
  before({ line, isMoved }: StatementVariant): number | undefined {
    return isMoved ? this.recording.first : this.arrivals.get(line);
  }

  /** The lines that ran. */
  get lines(): Iterable<number> {
    return this.arrivals.keys();
  }
}

function endingOf(recording: Recording, end: State): Ending {
  if (isRunaway(end)) return 'recursion';
  if (end.status !== 'running') return end.failure ? 'raised' : 'done';
  const watch = new LoopWatch();
  for (let index = recording.first; index <= recording.last; index++) {
    const one = recording.state(index);
    if (one && watch.isBack(one)) return 'endless';
  }
  return 'open';
}
