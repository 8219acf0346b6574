/** A debugging session: commands over the machine, forward into the predicted future and back into the recorded past. */
import { PredictionError } from '../codec/query';
import type { BackwardPredictor } from '../codec/undo-query';
import type { Value } from '../python/value';
import { Before, type Inferred } from './before';
import { arrivesAt, comesBackTo, type BackCommand, type Command, type StopReason } from './commands';
import { assign, assignReturned, EditError } from './edit';
import { raisedHere, uncaughtFrom, type ExceptionStops } from './exception-stops';
import { describeException } from './exceptions';
import { History } from './history';
import { jump } from './jump';
import type { Machine } from './machine';
import type { Migration } from './migration';
import type { BreakRule } from './passage';
import { lastChange, startOfFrame, type LastChange } from './recorded';
import type { State, StepSource } from './state';
import { isAtLine, viewOf, type View } from './view';
import type { Watch } from './watch';

export type { BackCommand, Command, StopKind, StopReason } from './commands';

export interface SessionOptions {
  /** Most new steps that one command may predict; 1000 if not given. */
  readonly maxSteps?: number;
  /** Called for every state that a command passes; `isNew` where it was not reached before. */
  readonly onStep?: (state: State, isNew: boolean) => void;
  /** Whether a run stops at a state; at the lines of `breakpoints` if this is not given. */
  readonly breaksAt?: BreakRule;
  /** Goes on by several lines at once; undefined where a single step has to do. */
  readonly leap?: (state: State, command: Command, signal?: AbortSignal) => Promise<State | undefined>;
  /** Called when the states from an index on are replaced by others. */
  readonly onReplaced?: (index: number) => void;
  /** Says what was before the first known state; without it the past ends there. */
  readonly past?: BackwardPredictor;
  /** What the history may weigh, see `History`. */
  readonly capacity?: number;
}

const MAX_STEPS = 1000;
const YIELD_EVERY = 16;

/** Pasts that can have led to a known state. */
interface Inference {
  readonly known: State;
  readonly alternatives: readonly Inferred[];
}

export class Session {
  /** Lines to stop at. */
  readonly breakpoints = new Set<number>();
  exceptions: ExceptionStops = { raised: () => false, uncaught: () => true };
  private readonly history: History;
  /** What was concluded, by the states that were taken from it. */
  private readonly inferences = new WeakMap<State, Inference>();
  private isRunning = false;

  constructor(
    private machine: Machine,
    start: State,
    private readonly options: SessionOptions = {},
  ) {
    this.history = new History(start, options.capacity);
  }

  get state(): State {
    return this.history.current;
  }

  get view(): View {
    return viewOf(this.state);
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

  /** Where the current state comes from; in the recorded past everything is a replay. */
  get source(): StepSource {
    if (this.state.last.source === 'inferred') return 'inferred';
    return this.index < this.newestIndex ? 'replayed' : this.state.last.source;
  }

  /** A recorded state; undefined for an index where there is none (any more). */
  readonly recorded = (index: number): State | undefined =>
    index >= this.history.first && index <= this.history.last ? this.history.state(index) : undefined;

  /** Runs a command forward; resolves when the session has stopped again. Never rejects for what the model cannot do. */
  async run(command: Command, signal?: AbortSignal): Promise<StopReason> {
    if (this.state.status !== 'running') return this.end();
    const start = this.index;
    return this.exclusively(async () => {
      try {
        return await this.advance(command, signal);
      } catch (error) {
        if (isAbort(error)) return this.cancelled(start);
        if (!(error instanceof PredictionError)) throw error;
        this.history.moveTo(this.lastGood(command, start));
        return { kind: 'error', text: `no prediction: ${error.message}` };
      }
    });
  }

  /** Pasts that the current state was chosen from, the most probable first; none where it is not inferred. */
  alternatives(): readonly Inferred[] {
    return this.inferences.get(this.state)?.alternatives ?? [];
  }

  /**
   * Takes another one of the alternatives for the past; what was inferred from the old one is forgotten.
   * @throws RangeError if there is no such alternative
   */
  pick(choice: number): StopReason {
    if (this.isRunning) throw new Error('A command is running already.');
    const inference = this.inferences.get(this.state);
    const index = inference && this.history.findFirst((state) => state === inference.known);
    const chosen = inference?.alternatives[choice];
    if (!chosen || index === undefined) throw new RangeError(`There is no past ${choice} to choose.`);
    this.accept(inference, chosen, index, comesBackTo('stepBack', inference.known));
    this.options.onReplaced?.(this.oldestIndex);
    return { kind: 'goto', text: describeInferred(chosen) };
  }

  /** Goes back in the recorded history; a step goes on into a past that is inferred, where `past` is given. */
  async back(command: BackCommand, signal?: AbortSignal): Promise<StopReason> {
    const start = this.index;
    return this.exclusively(async () => {
      try {
        return await this.retreat(command, signal);
      } catch (error) {
        if (isAbort(error)) return this.cancelled(start);
        throw error;
      }
    });
  }

  /** Goes to a recorded state. */
  moveTo(index: number): StopReason {
    if (this.isRunning || !this.recorded(index)) throw new RangeError(`There is no step ${index}.`);
    this.history.moveTo(index);
    return { kind: 'goto', text: `step ${index}` };
  }

  /** Index of the first line of a frame; undefined if its call is not recorded (any more). */
  startOf(frameId: number): number | undefined {
    return startOfFrame(this.history, frameId);
  }

  /** The last place before the current one from where the value changed; undefined where none is recorded. */
  lastChange(watch: Watch): LastChange | undefined {
    return lastChange(this.history, watch);
  }

  /**
   * Sets a name, item or attribute in a frame; drops the predicted future and keeps the past.
   * @throws EditError if nothing is there to be set.
   */
  setVariable(frameId: number, target: string, value: Value): void {
    const frame = this.state.frames.find(({ id }) => id === frameId);
    if (!frame) throw new EditError('The frame is no longer there.');
    this.edit(assign(this.state, frame, target, value));
  }

  /** Sets the value that the function which has just returned gives its caller. */
  setReturned(value: Value): void {
    this.edit(assignReturned(this.state, value));
  }

  /** Puts another state in place of the current one. */
  edit(state: State): void {
    if (this.isRunning) throw new Error('A command is running already.');
    this.history.edit(state);
    this.options.onReplaced?.(this.index);
  }

  /** The innermost frame that is shown goes on from another line of its function. @throws EditError where it cannot. */
  jump(line: number): StopReason {
    const next = jump(this.machine.source, this.state, line);
    this.history.append(next);
    this.options.onReplaced?.(this.index);
    return { kind: 'goto', text: `line ${line}` };
  }

  /**
   * Goes on with an edited program from the same state.
   * @throws EditError where that state has no place in it; the session stays as it is.
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

  private async advance(command: Command, signal?: AbortSignal): Promise<StopReason> {
    const arrives = arrivesAt(command, this.state);
    const start = this.index;
    const limit = this.options.maxSteps ?? MAX_STEPS;
    for (let predicted = 0; ;) {
      // Requests such as `pause` get their turn.
      if (this.index % YIELD_EVERY === 0) await new Promise((resolve) => setImmediate(resolve));
      signal?.throwIfAborted();
      const isNew = !this.history.hasNext;
      if (isNew && predicted++ >= limit) return { kind: 'limit', text: `stopped after ${limit} predicted steps` };
      if (isNew) await this.predict(command, signal);
      else this.history.moveTo(this.index + 1);
      const state = this.state;
      this.options.onStep?.(state, isNew);
      if (state.status === 'crashed') return this.crash(state, start);
      if (state.status === 'finished') return this.end();
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
    this.history.append(far ?? (await this.machine.step(this.state, signal)));
    if (isReplaced) this.options.onReplaced?.(this.index);
  }

  private async retreat(command: BackCommand, signal?: AbortSignal): Promise<StopReason> {
    const arrives = comesBackTo(command, this.state);
    while (this.index > this.oldestIndex) {
      if (this.index % YIELD_EVERY === 0) await new Promise((resolve) => setImmediate(resolve));
      signal?.throwIfAborted();
      this.history.moveTo(this.index - 1);
      const isRun = command === 'reverseContinue';
      const stop = isRun
        ? (raisedHere(this.history, this.exceptions) ?? (await this.breakAt('back', signal)))
        : undefined;
      if (stop) return stop;
      if (arrives(this.state)) return { kind: 'step', text: 'step back' };
    }
    const inferred =
      command.startsWith('reverse') && command !== 'reverseInto' ? undefined : await this.infer(arrives, signal);
    if (inferred) return inferred;
    const first = this.history.findFirst(isAtLine) ?? this.oldestIndex;
    this.history.moveTo(first);
    return { kind: 'entry', text: 'start of the recorded history' };
  }

  /** The step before the oldest state, as far as it can be concluded from that. */
  private async infer(arrives: (state: State) => boolean, signal?: AbortSignal): Promise<StopReason | undefined> {
    const before = this.options.past && new Before(this.machine, this.options.past);
    for (;;) {
      const known = this.history.state(this.oldestIndex);
      const alternatives = (await before?.infer(known, signal)) ?? [];
      const [best] = alternatives;
      if (!best) return undefined;
      if (this.accept({ known, alternatives }, best, this.oldestIndex, arrives))
        return { kind: 'step', text: describeInferred(best) };
    }
  }

  /** @returns whether the past has a state that the command arrives at */
  private accept(
    inference: Inference,
    { states }: Inferred,
    index: number,
    arrives: (state: State) => boolean,
  ): boolean {
    for (const state of states) this.inferences.set(state, inference);
    this.history.precede(index, states);
    const found = states.findLastIndex(arrives);
    this.history.moveTo(this.oldestIndex + Math.max(0, found));
    return found >= 0;
  }

  private async breakAt(direction: 'forward' | 'back', signal?: AbortSignal): Promise<StopReason | undefined> {
    const { state, index, recorded } = this;
    const { breaksAt } = this.options;
    if (breaksAt) return breaksAt({ direction, state, index, recorded }, signal);
    const isBreak = isAtLine(state) && this.breakpoints.has(state.frames.at(-1)?.line ?? 0);
    return isBreak ? { kind: 'breakpoint', text: 'breakpoint' } : undefined;
  }

  /** Nobody caught the exception: show where it was raised, unless the command started there. */
  private crash({ failure }: State, start: number): StopReason {
    const origin = failure && uncaughtFrom(this.history, failure, this.exceptions);
    if (!failure || origin === undefined || origin <= start) return this.end();
    this.history.moveTo(origin);
    return { kind: 'exception', text: `${describeException(failure)} (uncaught)` };
  }

  private end(): StopReason {
    const { failure, status } = this.state;
    return {
      kind: 'end',
      text: status === 'crashed' && failure ? describeException(failure) : 'the program has ended',
    };
  }

  private cancelled(start: number): StopReason {
    return { kind: 'cancelled', text: `cancelled after ${Math.abs(this.index - start)} steps` };
  }

  /** Where a command whose prediction failed leaves the session: steps where they began, runs as far as they came. */
  private lastGood(command: Command, start: number): number {
    if (command.kind !== 'continue' && command.kind !== 'to') return start;
    return Math.max(start, this.history.findBefore(this.index + 1, isAtLine) ?? start);
  }
}

function describeInferred({ probability, isConfirmed }: Inferred): string {
  const share = `${(100 * probability).toFixed(0)} %`;
  return isConfirmed ? `inferred, ${share}` : `inferred, ${share}, does not lead to what is known`;
}

function arrived(command: Command): StopReason {
  if (command.kind === 'entry') return { kind: 'entry', text: 'start' };
  return command.kind === 'to' ? { kind: 'goto', text: `line ${command.line}` } : { kind: 'step', text: 'step' };
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
