/** A debugging session: commands over the machine, forward into the predicted future and back into the recorded past. */
import { PredictionError } from '../codec/query';
import type { Value } from '../python/value';
import { arrivesAt, comesBackTo, type BackCommand, type Command, type StopReason } from './commands';
import { assign, assignReturned } from './edit';
import { describeException } from './exceptions';
import { History } from './history';
import type { Machine } from './machine';
import type { State, StepSource } from './state';
import { isAtException, isAtLine, viewOf, type View } from './view';

export type { BackCommand, Command, StopKind, StopReason } from './commands';

export interface SessionOptions {
  /** Most new steps that one command may predict; 1000 if not given. */
  readonly maxSteps?: number;
  /** Called for every state that a command passes; `isNew` where it was not reached before. */
  readonly onStep?: (state: State, isNew: boolean) => void;
  /** Whether a state at a line event is a breakpoint; lines of `breakpoints` are if this is not given. */
  readonly breaksAt?: (state: State, isNew: boolean) => boolean;
}

const MAX_STEPS = 1000;
const YIELD_EVERY = 16;

export class Session {
  /** Lines to stop at. */
  readonly breakpoints = new Set<number>();
  /** Stop wherever an exception is raised; uncaught ones always stop. */
  stopsAtRaised = false;
  private readonly history: History;
  private isRunning = false;

  constructor(
    private readonly machine: Machine,
    start: State,
    private readonly options: SessionOptions = {},
  ) {
    this.history = new History(start);
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

  get newestIndex(): number {
    return this.history.last;
  }

  /** Where the current state comes from; in the recorded past everything is a replay. */
  get source(): StepSource {
    return this.index < this.newestIndex ? 'replayed' : this.state.last.source;
  }

  /** Runs a command forward; resolves when the session has stopped again. Never rejects for what the model cannot do. */
  async run(command: Command, signal?: AbortSignal): Promise<StopReason> {
    if (this.isRunning) throw new Error('A command is running already.');
    if (this.state.status !== 'running') return this.end();
    this.isRunning = true;
    const start = this.index;
    try {
      return await this.advance(command, signal);
    } catch (error) {
      if (isAbort(error)) return { kind: 'cancelled', text: `cancelled after ${this.index - start} steps` };
      if (!(error instanceof PredictionError)) throw error;
      this.history.moveTo(this.lastGood(command, start));
      return { kind: 'error', text: `no prediction: ${error.message}` };
    } finally {
      this.isRunning = false;
    }
  }

  /** Goes back in the recorded history. */
  back(command: BackCommand): StopReason {
    if (this.isRunning) throw new Error('A command is running already.');
    const fits = comesBackTo(command, this.state);
    const isStop = (state: State): boolean =>
      fits(state) || (command === 'reverseContinue' && this.isBreak(state, false));
    const found = this.history.findBefore(this.index, isStop);
    const first = this.history.findFirst(isAtLine) ?? 0;
    this.history.moveTo(found ?? Math.min(first, this.index));
    if (found === undefined) return { kind: 'entry', text: 'start of the recorded history' };
    return command === 'reverseContinue'
      ? { kind: 'breakpoint', text: 'breakpoint' }
      : { kind: 'step', text: 'step back' };
  }

  /** Goes to a recorded state; for an outermost frame, its beginning. */
  restartFrame(frameId: number): StopReason {
    const call = this.history.findFirst((state) => state.frames.at(-1)?.id === frameId);
    if (call === undefined) throw new Error('The frame is not in the recorded history.');
    const index = [call, call + 1].find((at) => at <= this.newestIndex && isAtLine(this.history.state(at)));
    this.history.moveTo(index ?? call);
    return { kind: 'goto', text: 'frame restarted' };
  }

  /**
   * Sets a name, item or attribute in a frame; drops the predicted future and keeps the past.
   * @throws EditError if nothing is there to be set.
   */
  setVariable(frameId: number, target: string, value: Value): void {
    const frame = this.state.frames.find(({ id }) => id === frameId);
    if (!frame) throw new Error('The frame is no longer there.');
    this.history.edit(assign(this.state, frame, target, value));
  }

  /** Sets the value that the function which has just returned gives its caller. */
  setReturned(value: Value): void {
    this.history.edit(assignReturned(this.state, value));
  }

  private async advance(command: Command, signal?: AbortSignal): Promise<StopReason> {
    const arrives = arrivesAt(command, this.state);
    const start = this.index;
    const limit = this.options.maxSteps ?? MAX_STEPS;
    for (let predicted = 0; ;) {
      // Requests such as `pause` get their turn.
      if (this.index % YIELD_EVERY === 0) await new Promise((resolve) => setImmediate(resolve));
      if (signal?.aborted) return { kind: 'cancelled', text: `cancelled after ${this.index - start} steps` };
      const isNew = this.index === this.newestIndex;
      if (isNew && predicted++ >= limit) return { kind: 'limit', text: `stopped after ${limit} predicted steps` };
      if (isNew) this.history.append(await this.machine.step(this.state, signal));
      else this.history.moveTo(this.index + 1);
      const state = this.state;
      this.options.onStep?.(state, isNew);
      if (state.status === 'crashed') return this.crash(state, start);
      if (state.status === 'finished') return this.end();
      const raised = this.raisedHere(state);
      if (raised !== undefined) return { kind: 'exception', text: raised };
      const isBreak = this.isBreak(state, isNew);
      if (arrives(state))
        return command.kind === 'entry' ? { kind: 'entry', text: 'start' } : arrived(command, isBreak);
      if (isBreak) return { kind: 'breakpoint', text: 'breakpoint' };
    }
  }

  private isBreak(state: State, isNew: boolean): boolean {
    if (!isAtLine(state)) return false;
    const line = state.frames.at(-1)?.line ?? 0;
    return this.options.breaksAt ? this.options.breaksAt(state, isNew) : this.breakpoints.has(line);
  }

  /** Text of an exception that is raised (not only passed on) in this state, if that is to stop. */
  private raisedHere(state: State): string | undefined {
    const exception = isAtException(state) ? state.frames.at(-1)?.exception : undefined;
    if (!this.stopsAtRaised || !exception) return undefined;
    const origin = this.history.findFirst((other) => other.frames.at(-1)?.exception === exception);
    return origin === this.index ? describeException(exception) : undefined;
  }

  /** Nobody caught the exception: show where it was raised, unless the command started there. */
  private crash(state: State, start: number): StopReason {
    const origin = this.history.findFirst(
      (other) => isAtException(other) && other.frames.at(-1)?.exception === state.failure,
    );
    if (origin === undefined || origin <= start || !state.failure) return this.end();
    this.history.moveTo(origin);
    return { kind: 'exception', text: `${describeException(state.failure)} (uncaught)` };
  }

  private end(): StopReason {
    const { failure, status } = this.state;
    return {
      kind: 'end',
      text: status === 'crashed' && failure ? describeException(failure) : 'the program has ended',
    };
  }

  /** Where a command whose prediction failed leaves the session: steps where they began, runs as far as they came. */
  private lastGood(command: Command, start: number): number {
    if (command.kind !== 'continue' && command.kind !== 'to') return start;
    return Math.max(start, this.history.findBefore(this.index + 1, isAtLine) ?? start);
  }
}

function arrived(command: Command, isBreak: boolean): StopReason {
  if (isBreak) return { kind: 'breakpoint', text: 'breakpoint' };
  return command.kind === 'to' ? { kind: 'goto', text: `line ${command.line}` } : { kind: 'step', text: 'step' };
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
