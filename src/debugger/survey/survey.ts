/** A survey: one call of a function rolled out to its end, recording every execution of every statement. */
import { PredictionError, type Predictor } from '../../codec/query';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { Machine } from '../machine/machine';
import { Migration } from '../live-edit/migration';
import type { State } from '../state/state';
import { doubtfulException, notFollowed, passedOver, type LeftOut, type Recovery } from '../machine/control/recovery';
import { relevantText } from './relevant-source';
import { Recorder } from './recorder';
import type { Start } from './survey-start';
import type { Entry, StatementExecution } from './statement-execution';
import { Breaks } from '../../python/text/slices';

/** How far a survey goes, and how far it follows one call. */
const WHOLE = { steps: 1500, quickSteps: 10_000, quickMilliseconds: 6000 };
const CALL = { steps: 400, quickSteps: 5000, quickMilliseconds: 3000 };
/** Maximum seconds for a survey, if not given: with long lists every step takes long, and after so many few are right. */
const MOST_SECONDS = 30;
/** Maximum call depth. */
const DEEPEST = 40;

/** Why something has no value yet. */
export const NOT_YET = 'not predicted so far';

/** Called for every step: how many so far, and the line. */
export type StepListener = (steps: number, line: number) => void;

export class Survey {
  private readonly machine: Machine;
  private readonly recorder: Recorder;
  private readonly states: State[];
  /** Notes about steps that were not predicted, by the number of the state that they led to. */
  private readonly detours = new Map<number, Omit<Recovery, 'state'>>();
  /** Number of the state at which the outermost frame made its current call, and how long it had taken until then. */
  private calledAt = { steps: 0, milliseconds: 0 };
  private milliseconds = 0;
  /** Blocks left out because nothing tells whether they run. */
  private readonly leftOut: LeftOut[] = [];
  /** Why it cannot continue. */
  private stopped: { readonly line: number; readonly reason: string } | undefined;

  constructor(
    readonly source: SourceFile,
    /** The function that is called, or the module. */
    readonly root: FunctionInfo,
    readonly start: Start,
    private readonly predictor: Predictor,
    private readonly seconds = MOST_SECONDS,
  ) {
    this.machine = new Machine(source, predictor);
    this.states = [start.state];
    this.recorder = new Recorder(source, start.state, start.trust ?? 1);
  }

  /** The state reached last. */
  get state(): State {
    const last = this.states.at(-1);
    if (!last) throw new Error('a survey has a start');
    return last;
  }

  get steps(): number {
    return this.states.length - 1;
  }

  get isDone(): boolean {
    return this.stopped !== undefined || this.state.status !== 'running';
  }

  /** Where and why the prediction stopped. */
  get unfinished(): { readonly line: number; readonly reason: string } | undefined {
    return this.stopped;
  }

  /** All executions of a statement, in order; `info` is its function. */
  visits(info: FunctionInfo, line: number): readonly StatementExecution[] {
    return this.recorder.of(info, line);
  }

  /** Why nothing tells whether a line runs. */
  whyLeftOut(info: FunctionInfo, line: number): string | undefined {
    return this.leftOut.find(({ scope, lines }) => scope === info && lines.includes(line))?.reason;
  }

  /** All finished executions, in order of time. */
  get allVisits(): readonly StatementExecution[] {
    return this.recorder.visits;
  }

  /** Calls of a function, in order. */
  entries(info: FunctionInfo): readonly Entry[] {
    return this.recorder.entries.filter((entry) => entry.function === info);
  }

  /** Continues to the end. @throws AbortError if `signal` is aborted; nothing is lost then */
  async run(signal?: AbortSignal, listener?: StepListener): Promise<void> {
    const breaks = new Breaks();
    while (!this.isDone) {
      await breaks.whenDue();
      signal?.throwIfAborted();
      const started = performance.now();
      await this.advance(signal);
      this.milliseconds += performance.now() - started;
      listener?.(this.steps, this.state.frames.at(-1)?.line ?? 0);
    }
  }

  /**
   * The survey of an edited program, with everything that the edit does not affect; undefined if nothing can be kept.
   * @param root the counterpart of `this.root` there
   */
  rebased(source: SourceFile, root: FunctionInfo): Survey | undefined {
    if (relevantText(this.source, this.root) !== relevantText(source, root)) return undefined;
    const migration = new Migration(this.source, source);
    const first = migration.convert(this.start.state);
    if (!first) return undefined;
    const next = new Survey(source, root, { ...this.start, state: first }, this.predictor, this.seconds);
    for (const [i, state] of this.states.entries()) {
      if (i === 0) continue;
      const before = this.states[i - 1];
      const converted = before && !migration.isOutdated(before) ? migration.convert(state) : undefined;
      if (!converted) return next;
      next.append(converted, this.detours.get(i));
    }
    if (this.stopped) next.stopped = { ...this.stopped, line: next.state.frames.at(-1)?.line ?? this.stopped.line };
    return next;
  }

  /** The same call up to one of its states, which is replaced by another one. */
  branched(at: State, state: State): Survey {
    const next = new Survey(this.source, this.root, this.start, this.predictor, this.seconds);
    const index = this.states.indexOf(at);
    for (const [i, one] of this.states.slice(1, index + 1).entries()) next.append(one, this.detours.get(i + 1));
    next.states[next.states.length - 1] = state;
    return next;
  }

  private async advance(signal: AbortSignal | undefined): Promise<void> {
    const { state } = this;
    const isDeep = state.frames.length > 1;
    const isTooSlow = this.milliseconds > 1000 * this.seconds;
    if (isTooSlow || isTooFar(WHOLE, this.steps, this.milliseconds)) {
      this.stop(state, `not predicted further than ${isTooSlow ? `${this.seconds} seconds` : `${this.steps} steps`}`);
      return;
    }
    const { steps, milliseconds } = this.calledAt;
    const budget = isDeep && isTooFar(CALL, this.steps - steps - 1, this.milliseconds - milliseconds);
    const detour =
      budget || state.frames.length > DEEPEST
        ? notFollowed(
            this.source,
            state,
            budget ? `takes more than ${this.steps - steps - 1} steps` : 'recurses too deeply',
          )
        : undefined;
    if (detour) {
      this.append(detour.state, detour);
      return;
    }
    try {
      const next = await this.machine.step(state, signal);
      const doubt = doubtfulException(this.source, next);
      if (doubt === undefined) this.append(next);
      else this.goRound(state, doubt);
    } catch (error) {
      if (!(error instanceof PredictionError)) throw error;
      this.goRound(state, error.message);
    }
  }

  /** Continues after what cannot be predicted. */
  private goRound(state: State, why: string): void {
    const isDeep = state.frames.length > (state.frames.at(-1)?.event === 'return' ? 2 : 1);
    const detour =
      passedOver(this.source, state, why) ??
      (isDeep ? notFollowed(this.source, state, `cannot be predicted (${withoutStop(why)})`) : undefined);
    if (detour) this.append(detour.state, detour);
    else this.stop(state, why);
  }

  private append(state: State, detour?: Omit<Recovery, 'state'>): void {
    const before = this.state;
    if (before.frames.length === 1 && state.frames.length > 1)
      this.calledAt = { steps: this.states.length, milliseconds: this.milliseconds };
    if (detour) this.detours.set(this.states.length, detour);
    if (detour?.leftOut) this.leftOut.push(detour.leftOut);
    this.states.push(state);
    if (detour?.abandons) this.recorder.abandon(state, detour.note);
    else this.recorder.push(before, state, detour?.note);
  }

  private stop(state: State, reason: string): void {
    this.stopped = { line: state.frames.at(-1)?.line ?? this.root.line, reason: withoutStop(reason) };
  }
}

/** So many steps are always made, more where they take little time, as where they are evaluated. */
function isTooFar({ steps, quickSteps, quickMilliseconds }: typeof WHOLE, made: number, milliseconds: number): boolean {
  return made >= (milliseconds < quickMilliseconds ? quickSteps : steps);
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}
