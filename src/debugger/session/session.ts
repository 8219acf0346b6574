/** A debugging session: commands that drive the machine forward into the predicted future and back into the recorded past. */
import type { Value } from '../../python/values/value';
import { InferredPast, type Alternatives } from '../backward/inferred-past';
import type { ExceptionStops } from '../breakpoints/exception-stops';
import type { Watchpoint } from '../breakpoints/watchpoint';
import { assign, assignReturned, EditError } from '../evaluate/value-edit';
import type { Migration } from '../live-edit/migration';
import type { Machine } from '../machine/machine';
import type { State } from '../state/state';
import type { StepSource } from '../state/step-info';
import { AssumedWays, type Decision } from './history/assumed-ways';
import { comesBackTo, type BackCommand, type Command, type StopReason } from './commands/commands';
import { CrashSearch } from './crash-search';
import { ForwardExecution } from './forward';
import { History } from './history/history';
import { jump } from './commands/jump';
import { lastChange, startOfFrame, type LastChange } from './history/last-change';
import { ReverseExecution } from './reverse';
import type { SessionOptions } from './commands/session-options';
import { describeInferred, ended } from './commands/stop-reasons';
import { Stops } from './commands/stops';
import { visibleStateOf, type VisibleState } from './history/visible-state';

export type { BackCommand, Command, StopReason } from './commands/commands';

export type { SessionOptions } from './commands/session-options';

export class Session {
  private readonly history: History;
  private readonly past: InferredPast;
  private readonly assumed: AssumedWays;
  private readonly stops: Stops;
  private readonly forward: ForwardExecution;
  private readonly reverse: ReverseExecution;
  private readonly search: CrashSearch;
  private isRunning = false;

  constructor(
    machine: Machine,
    start: State,
    private readonly options: SessionOptions = {},
  ) {
    this.history = new History(start, options.capacity);
    this.past = new InferredPast(this.history, options);
    this.assumed = new AssumedWays(this.history, options.stopsUndecided ?? false);
    this.stops = new Stops(this.history, options.breaksAt);
    this.forward = new ForwardExecution(machine, this.history, this.assumed, this.stops, options);
    this.search = new CrashSearch(this.history, this.assumed, options);
    this.reverse = new ReverseExecution(this.history, this.past, this.stops, (state) => options.onStep?.(state, false));
  }

  /** Lines to stop at, where the options do not say. */
  get breakpoints(): Set<number> {
    return this.stops.breakpoints;
  }

  set exceptions(exceptions: ExceptionStops) {
    this.stops.exceptions = exceptions;
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
  readonly recorded = (index: number): State | undefined => this.history.recorded(index);

  /** The same as the run came to it, without what was set there. */
  readonly asReached = (index: number): State | undefined => this.history.asReached(index);

  /** Runs a command forward; resolves when the session has stopped again. Does not reject if the model fails. */
  async run(command: Command, signal?: AbortSignal): Promise<StopReason> {
    if (this.state.status !== 'running') return ended(this.state);
    return this.exclusively(() => this.forward.run(command, signal));
  }

  /** What was assumed up to the current state, and what is still open there; the latest first. */
  decisions(): Decision[] {
    return this.assumed.decisions(this.forward.machine.source);
  }

  /**
   * Takes another way where something was assumed; the one that is left can be taken again, with all that was recorded on it.
   * @throws RangeError if there is no such decision, or no such way
   */
  async take(step: number, position: number, way: number, signal?: AbortSignal): Promise<StopReason> {
    const decision = this.assumed.find(this.forward.machine.source, step, position, way);
    return this.exclusively(() => this.forward.goAlong(decision, { way }, signal));
  }

  /**
   * Goes on with a value for what was not known.
   * @throws RangeError if there is no such decision, EditError if no value decides it
   */
  async give(step: number, position: number, value: Value, signal?: AbortSignal): Promise<StopReason> {
    const decision = this.assumed.find(this.forward.machine.source, step, position);
    return this.exclusively(async () => {
      const { way, text, choices } = this.assumed.give(decision, value);
      if (way !== undefined) return await this.forward.choose(decision, [...choices, { way, given: text }], signal);
      this.options.onReplaced?.(this.index);
      const given = this.index;
      const reason = await this.forward.settle(signal, () => this.index > given, choices);
      return reason.kind === 'goto' && reason.text === 'step' ? { ...reason, text: `Given: ${text}` } : reason;
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
      const picked = await this.past.replace(this.state, choice, this.forward.machine, signal);
      if (!picked) throw new RangeError(`Alternative ${choice} leads to no state that is still recorded.`);
      const { states } = picked.inferred;
      const shown = states.findLastIndex(comesBackTo('stepBack', this.history.state(picked.known)));
      this.history.moveTo(this.oldestIndex + Math.max(0, shown));
      this.options.onReplaced?.(this.oldestIndex);
      return { kind: 'goto', text: describeInferred(picked.inferred) };
    });
  }

  /**
   * At a crash, looks for the run that leads to it.
   * @returns whether it is found, and the history from now on
   * @throws DOMException `AbortError` if `signal` is aborted
   */
  async recall(milliseconds: number, signal?: AbortSignal): Promise<boolean> {
    return await this.search.goOn(this.forward.machine, milliseconds, signal);
  }

  /** Goes back in the recorded history and, if `past` is given, beyond it into an inferred past. */
  async back(command: BackCommand, signal?: AbortSignal): Promise<StopReason> {
    const { machine } = this.forward;
    return this.exclusively(async () => {
      return (await this.search.end(machine, signal)) ?? (await this.reverse.run(command, machine, signal));
    });
  }

  /** Predicts up to a step again, without stopping on the way, and then goes back to one of the steps. */
  async replay(last: number, index: number, signal?: AbortSignal): Promise<StopReason> {
    return this.exclusively(() => this.forward.replay(last, index, signal));
  }

  /** Goes to a recorded state. */
  moveTo(index: number): StopReason {
    if (this.isRunning || !this.recorded(index)) throw new RangeError(`There is no step ${index}.`);
    this.history.moveTo(index);
    return { kind: 'goto', text: `step ${index}` };
  }

  /** Goes to a recorded call, and on to its first line: an edit may have made that another one. */
  async restart(call: number, signal?: AbortSignal): Promise<StopReason> {
    return this.exclusively(async () => {
      this.history.moveTo(call);
      const reason = await this.forward.settle(signal);
      return reason.kind === 'goto' ? { ...reason, text: 'frame restarted' } : reason;
    });
  }

  /** Goes from the end of the program to the last step that has a frame to show. */
  showEnd(): void {
    const last = this.history.findBefore(this.index + 1, ({ frames }) => frames.length > 0);
    if (last !== undefined) this.history.moveTo(last);
  }

  /** Index of the call of a frame; undefined if that is not (or no longer) recorded. */
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

  /** Replaces the current state: no run leads there. */
  edit(state: State): void {
    this.options.replay?.close();
    this.replace(() => {
      this.history.edit(state);
    });
  }

  /** Replaces the current state by one of which more is known. */
  settle(state: State): void {
    this.replace(() => {
      this.history.settle(state);
    });
  }

  private replace(current: () => void): void {
    if (this.isRunning) throw new Error('A command is running already.');
    current();
    this.options.onReplaced?.(this.index);
  }

  /** Moves the innermost visible frame to another line of its function. @throws EditError if that is impossible. */
  jump(line: number): StopReason {
    const next = jump(this.forward.machine.source, this.state, line);
    this.options.replay?.close();
    this.history.append(next);
    this.options.onReplaced?.(this.index);
    return { kind: 'goto', text: `line ${line}` };
  }

  /**
   * Continues with an edited program from the same state.
   * @returns whether the edited program would have come here differently, as far as the run is recorded
   * @throws EditError if that state cannot exist in it; the session stays as it is.
   */
  replaceProgram(machine: Machine, migration: Migration): boolean {
    if (this.isRunning) throw new Error('A command is running already.');
    migration.check(this.state);
    this.options.replay?.close();
    const isOtherPast = this.history.replace(
      (state) => migration.convert(state),
      (state) => migration.isOutdated(state),
    );
    this.forward.machine = machine;
    this.options.onReplaced?.(this.oldestIndex);
    return isOtherPast;
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
}
