/** A debugging session: commands that drive the machine forward into the predicted future and back into the recorded past. */
import { PredictionError } from '../../codec/query';
import type { Value } from '../../python/values/value';
import { AssumedWays, describeAssumed, describeOpen, type Decision } from './assumed-ways';
import { arrivesAt, comesBackTo, type BackCommand, type Command, type StopReason } from './commands';
import { assign, assignReturned, EditError } from '../evaluate/value-edit';
import { raisedHere, uncaughtFrom, type ExceptionStops } from '../breakpoints/exception-stops';
import { describeException } from '../state/exceptions';
import { History } from './history';
import { InferredPast, type Alternatives } from '../backward/inferred-past';
import { jump } from './jump';
import type { Machine } from '../machine/machine';
import { UndecidedError } from '../machine/undecided';
import type { Migration } from '../live-edit/migration';
import { lastChange, startOfFrame, type LastChange } from './last-change';
import { ReverseExecution } from './reverse';
import type { SessionOptions } from './session-options';
import type { State, StepSource } from '../state/state';
import { arrived, cancelled, describeInferred, ended } from './stop-reasons';
import { isAtLine, isShown, visibleStateOf, type VisibleState } from './visible-state';
import type { Watchpoint } from '../breakpoints/watchpoint';

export type { BackCommand, Command, StopReason } from './commands';

export type { SessionOptions } from './session-options';

const MAX_STEPS = 1000;
/** The longest that a command predicts, in seconds: nobody waits longer for a step, and a run may be continued. */
const STEP_SECONDS = 10;
const RUN_SECONDS = 60;
const YIELD_EVERY = 16;

export class Session {
  /** Lines to stop at. */
  readonly breakpoints = new Set<number>();
  exceptions: ExceptionStops = { raised: () => false, uncaught: () => true };
  private readonly history: History;
  private readonly past: InferredPast;
  private readonly assumed: AssumedWays;
  private readonly retreat: ReverseExecution;
  private isRunning = false;

  constructor(
    private machine: Machine,
    start: State,
    private readonly options: SessionOptions = {},
  ) {
    this.history = new History(start, options.capacity);
    this.past = new InferredPast(this.history, options);
    this.assumed = new AssumedWays(this.history, options.stopsUndecided ?? false);
    this.retreat = new ReverseExecution(this.history, this.past);
  }

  get state(): State {
    return this.history.current;
  }

  get view(): VisibleState {
    return visibleStateOf(this.state);
  }

  /** Position in the recorded history. */
  get index(): number {
    return this.history.index;
  }

  get oldestIndex(): number {
    return this.history.first;
  }

  get newestIndex(): number {
    return this.history.last;
  }

  /** Origin of the current state; in the recorded past everything is a replay. */
  get source(): StepSource {
    if (this.state.last.source === 'inferred') return 'inferred';
    return this.index < this.newestIndex ? 'replayed' : this.state.last.source;
  }

  /** A recorded state; undefined for an index that is not (or no longer) recorded. */
  readonly recorded = (index: number): State | undefined =>
    index >= this.history.first && index <= this.history.last ? this.history.state(index) : undefined;

  /** Runs a command forward; resolves when the session has stopped again. Does not reject if the model fails. */
  async run(command: Command, signal?: AbortSignal): Promise<StopReason> {
    if (this.state.status !== 'running') return ended(this.state);
    const start = this.index;
    return this.exclusively(async () => {
      try {
        return await this.advance(command, signal);
      } catch (error) {
        if (isAbort(error)) return cancelled(this.index - start);
        if (error instanceof UndecidedError) return this.undecided(error);
        this.history.moveTo(this.lastGood(command, start));
        if (!(error instanceof PredictionError)) throw error;
        return { kind: 'error', text: `no prediction: ${error.message}` };
      }
    });
  }

  /** What was assumed up to the current state, and what is still open there; the latest first. */
  decisions(): Decision[] {
    return this.assumed.decisions();
  }

  /**
   * Takes another way where something was assumed; the one that is left can be taken again, with all that was recorded on it.
   * @throws RangeError if there is no such decision, or no such way
   */
  async take(step: number, position: number, way: number, signal?: AbortSignal): Promise<StopReason> {
    const decision = this.assumed.find(step, position, way);
    return this.exclusively(async () => await this.goAlong(decision, way, signal));
  }

  /**
   * Goes on with a value for what was not known.
   * @throws RangeError if there is no such decision, EditError if no value decides it
   */
  async give(step: number, position: number, value: Value, signal?: AbortSignal): Promise<StopReason> {
    const decision = this.assumed.find(step, position);
    return this.exclusively(async () => {
      const way = this.assumed.give(decision, value);
      if (way !== undefined) return await this.goAlong(decision, way, signal);
      this.options.onReplaced?.(this.index);
      const given = this.index;
      return await this.settle(signal, () => this.index > given);
    });
  }

  /** The pasts that the current state was chosen from, the most probable first; undefined if it is not inferred. */
  alternatives(): Alternatives | undefined {
    return this.past.alternatives(this.state);
  }

  /**
   * Switches to another alternative past; what was inferred from the old one is discarded.
   * @throws RangeError if there is no such alternative
   */
  async pick(choice: number, signal?: AbortSignal): Promise<StopReason> {
    if (!this.alternatives()?.all[choice]) throw new RangeError(`There is no alternative ${choice}.`);
    return this.exclusively(async () => {
      const picked = await this.past.replace(this.state, choice, this.machine, signal);
      if (!picked) throw new RangeError(`Alternative ${choice} leads to no state that is still recorded.`);
      const { states } = picked.inferred;
      const shown = states.findLastIndex(comesBackTo('stepBack', this.history.state(picked.known)));
      this.history.moveTo(this.oldestIndex + Math.max(0, shown));
      this.options.onReplaced?.(this.oldestIndex);
      return { kind: 'goto', text: describeInferred(picked.inferred) };
    });
  }

  /** Goes back in the recorded history and, if `past` is given, beyond it into an inferred past. */
  async back(command: BackCommand, signal?: AbortSignal): Promise<StopReason> {
    const start = this.index;
    return this.exclusively(async () => {
      try {
        const { machine } = this;
        const stopHere = async (): Promise<StopReason | undefined> => await this.stopHere('back', signal);
        const passed = (state: State): void => this.options.onStep?.(state, false);
        return await this.retreat.run(command, { machine, stopHere, passed }, signal);
      } catch (error) {
        if (isAbort(error)) return cancelled(this.index - start);
        throw error;
      }
    });
  }

  /** Predicts up to a step again, without stopping on the way, and then goes back to one of the steps. */
  async replay(last: number, index: number, signal?: AbortSignal): Promise<StopReason> {
    return this.exclusively(async () => {
      try {
        while (this.newestIndex < last && this.state.status === 'running') {
          if (this.index % YIELD_EVERY === 0) await new Promise((resolve) => setImmediate(resolve));
          signal?.throwIfAborted();
          this.history.append(await this.machine.step(this.state, signal, this.assumed.assuming));
          this.options.onStep?.(this.state, true);
          // Hits are counted and messages logged, but nothing stops the run again.
          await this.breakAt('forward', signal);
        }
      } catch (error) {
        if (isAbort(error)) return cancelled(this.index);
        if (!(error instanceof PredictionError)) throw error;
        return { kind: 'error', text: `no prediction: ${error.message}` };
      }
      this.history.moveTo(Math.max(this.oldestIndex, Math.min(index, this.newestIndex)));
      return { kind: 'goto', text: `step ${this.index}, predicted again` };
    });
  }

  /** Goes to a recorded state. */
  moveTo(index: number): StopReason {
    if (this.isRunning || !this.recorded(index)) throw new RangeError(`There is no step ${index}.`);
    this.history.moveTo(index);
    return { kind: 'goto', text: `step ${index}` };
  }

  /** Goes from the end of the program to the last step that has a frame to show. */
  showEnd(): void {
    const last = this.history.findBefore(this.index + 1, ({ frames }) => frames.length > 0);
    if (last !== undefined) this.history.moveTo(last);
  }

  /** Index of the first line of a frame; undefined if its call is not (or no longer) recorded. */
  startOf(frameId: number): number | undefined {
    return startOfFrame(this.history, frameId);
  }

  /** The last state before the current one from which the value changed; undefined if none is recorded. */
  lastChange(watch: Watchpoint): LastChange | undefined {
    return lastChange(this.history, watch);
  }

  /**
   * Sets a name, item or attribute in a frame; drops the predicted future and keeps the past.
   * @throws EditError if there is nothing to set.
   */
  setVariable(frameId: number, target: string, value: Value): void {
    const frame = this.state.frames.find(({ id }) => id === frameId);
    if (!frame) throw new EditError('The frame no longer exists.');
    this.edit(assign(this.state, frame, target, value));
  }

  /** Sets the value that the function that just returned gives to its caller. */
  setReturned(value: Value): void {
    this.edit(assignReturned(this.state, value));
  }

  /** Replaces the current state. */
  edit(state: State): void {
    if (this.isRunning) throw new Error('A command is running already.');
    this.history.edit(state);
    this.options.onReplaced?.(this.index);
  }

  /** Moves the innermost visible frame to another line of its function. @throws EditError if that is impossible. */
  jump(line: number): StopReason {
    const next = jump(this.machine.source, this.state, line);
    this.history.append(next);
    this.options.onReplaced?.(this.index);
    return { kind: 'goto', text: `line ${line}` };
  }

  /**
   * Continues with an edited program from the same state.
   * @throws EditError if that state cannot exist in it; the session stays as it is.
   */
  replaceProgram(machine: Machine, migration: Migration): void {
    if (this.isRunning) throw new Error('A command is running already.');
    migration.check(this.state);
    this.history.replace(
      (state) => migration.convert(state),
      (state) => migration.isOutdated(state),
    );
    this.machine = machine;
    this.options.onReplaced?.(this.oldestIndex);
  }

  private async exclusively(work: () => Promise<StopReason>): Promise<StopReason> {
    if (this.isRunning) throw new Error('A command is running already.');
    this.isRunning = true;
    try {
      return await work();
    } finally {
      this.isRunning = false;
    }
  }

  private async goAlong(decision: Decision, way: number, signal?: AbortSignal): Promise<StopReason> {
    const start = this.index;
    const choices = this.assumed.goBefore(decision, way);
    if (!this.assumed.again(choices)) {
      try {
        const assuming = { ...this.assumed.assuming, choices };
        this.history.append(await this.machine.step(this.state, signal, assuming));
      } catch (error) {
        if (error instanceof UndecidedError) return this.undecided(error, choices);
        if (isAbort(error)) return cancelled(this.index - start);
        throw error;
      }
      this.options.onStep?.(this.state, true);
    }
    this.options.onReplaced?.(decision.step);
    return await this.settle(signal);
  }

  /** Goes on to a state that is shown. */
  private async settle(signal?: AbortSignal, arrives = (): boolean => true): Promise<StopReason> {
    try {
      while (this.state.status === 'running' && !(isShown(this.state) && arrives())) {
        if (this.history.hasNext) this.history.moveTo(this.index + 1);
        else {
          await this.predict({ kind: 'into' }, signal);
          this.options.onStep?.(this.state, true);
        }
      }
    } catch (error) {
      if (isAbort(error)) return cancelled(0);
      if (error instanceof UndecidedError) return this.undecided(error);
      if (!(error instanceof PredictionError)) throw error;
      return { kind: 'error', text: `no prediction: ${error.message}` };
    }
    // The end itself would end the session.
    if (this.state.status !== 'running') this.history.moveTo(this.index - 1);
    const { assumptions } = this.state.last;
    return { kind: 'goto', text: assumptions ? describeAssumed(assumptions) : 'step' };
  }

  private undecided(error: UndecidedError, choices?: readonly number[]): StopReason {
    this.assumed.stuck(error, choices);
    return { kind: 'undecided', text: describeOpen(error.undecided) };
  }

  private async advance(command: Command, signal?: AbortSignal): Promise<StopReason> {
    const arrives = arrivesAt(command, this.state);
    const start = this.index;
    const limit = this.options.maxSteps ?? MAX_STEPS;
    const seconds = this.options.seconds ?? (isRun(command) ? RUN_SECONDS : STEP_SECONDS);
    const end = performance.now() + 1000 * seconds;
    for (let predicted = 0; ;) {
      // Requests such as `pause` get their turn.
      if (this.index % YIELD_EVERY === 0) await new Promise((resolve) => setImmediate(resolve));
      signal?.throwIfAborted();
      const isNew = !this.history.hasNext;
      if (isNew && predicted++ >= limit) return { kind: 'limit', text: `stopped after ${limit} predicted steps` };
      if (isNew && performance.now() > end) return { kind: 'limit', text: `stopped after ${seconds} seconds` };
      if (isNew) await this.predict(command, signal);
      else this.history.moveTo(this.index + 1);
      const state = this.state;
      this.options.onStep?.(state, isNew);
      if (state.status === 'crashed') return this.crash(state, start);
      if (state.status === 'finished') return ended(this.state);
      const raised = raisedHere(this.history, this.exceptions);
      if (raised) return raised;
      const stop = await this.breakAt('forward', signal);
      if (arrives(state) && (!stop || command.kind === 'entry')) return arrived(command);
      if (stop) return stop;
    }
  }

  private async predict(command: Command, signal?: AbortSignal): Promise<void> {
    const isReplaced = this.index < this.newestIndex;
    const far = await this.options.leap?.(this.state, command, signal);
    this.history.append(far ?? (await this.machine.step(this.state, signal, this.assumed.assuming)));
    if (isReplaced) this.options.onReplaced?.(this.index);
  }

  private async stopHere(direction: 'forward' | 'back', signal?: AbortSignal): Promise<StopReason | undefined> {
    return raisedHere(this.history, this.exceptions) ?? (await this.breakAt(direction, signal));
  }

  private async breakAt(direction: 'forward' | 'back', signal?: AbortSignal): Promise<StopReason | undefined> {
    const { state, index, recorded } = this;
    const { breaksAt } = this.options;
    if (breaksAt) return breaksAt({ direction, state, index, recorded }, signal);
    const isBreak = isAtLine(state) && this.breakpoints.has(state.frames.at(-1)?.line ?? 0);
    return isBreak ? { kind: 'breakpoint', text: 'breakpoint' } : undefined;
  }

  /** The exception is uncaught: show where it was raised, unless the command started there. */
  private crash({ failure }: State, start: number): StopReason {
    const origin = failure && uncaughtFrom(this.history, failure, this.exceptions);
    if (!failure || origin === undefined || origin <= start) return ended(this.state);
    this.history.moveTo(origin);
    return { kind: 'exception', text: `${describeException(failure)} (uncaught)` };
  }

  /** Where a failed prediction leaves the session: steps at their start, runs as far as they got. */
  private lastGood(command: Command, start: number): number {
    if (!isRun(command)) return start;
    return Math.max(start, this.history.findBefore(this.index + 1, isAtLine) ?? start);
  }
}

function isRun({ kind }: Command): boolean {
  return kind === 'continue' || kind === 'to';
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
