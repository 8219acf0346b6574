/** Forward execution: through the recorded history, and beyond it from one predicted state to the next. */
import type { Machine } from '../machine/machine';
import { UndecidedError } from '../machine/control/undecided';
import { describeDecided, describeOpen, type AssumedWays, type Decision } from './history/assumed-ways';
import { arrivesAt, type Command, type StopReason } from './commands/commands';
import type { Assuming, Choice } from '../state/step-info';
import type { State } from '../state/state';
import { InputAwaited, withLine } from '../inner/typed-lines';
import type { History } from './history/history';
import { isAbort, takeTurns } from './commands/interruptions';
import type { SessionOptions } from './commands/session-options';
import { arrived, cancelled, ended, failed } from './commands/stop-reasons';
import type { Stops } from './commands/stops';
import { isAtLine, isShown } from './history/visible-state';

const MAX_STEPS = 10_000;
/** The longest that a command predicts, in seconds: nobody waits longer for a step, and a run may be continued. */
const STEP_SECONDS = 10;
const RUN_SECONDS = 30;
const YIELD_EVERY = 16;

export class ForwardExecution {
  /** What somebody has typed, by how many lines had been read before: nobody is asked again where a part of the run is predicted anew. */
  private readonly typed = new Map<number, { readonly prompt: string; readonly text: string | undefined }>();

  /** Milliseconds that the program has waited for somebody. */
  private waited = 0;

  constructor(
    /** Makes the steps; a session of an edited program goes on with another one. */
    public machine: Machine,
    private readonly history: History,
    private readonly assumed: AssumedWays,
    private readonly stops: Stops,
    private readonly options: SessionOptions,
  ) {}

  /** Runs a command; does not reject if the model fails. */
  async run(command: Command, signal?: AbortSignal): Promise<StopReason> {
    const { history } = this;
    const start = history.index;
    try {
      return await this.advance(command, signal);
    } catch (error) {
      if (isAbort(error)) return cancelled(history.index - start);
      if (error instanceof UndecidedError) return this.undecided(error);
      history.moveTo(this.lastGood(command, start));
      return failed(error);
    }
  }

  /** Takes a way of a decision, and goes on to a state that is shown. */
  async goAlong(decision: Decision, choice: Choice, signal?: AbortSignal): Promise<StopReason> {
    return await this.choose(decision, [...this.assumed.goBefore(decision), choice], signal);
  }

  /** Takes these ways from the state before a decision, which is the current one, and goes on to a state that is shown. */
  async choose(decision: Decision, choices: readonly Choice[], signal?: AbortSignal): Promise<StopReason> {
    const { history } = this;
    const start = history.index;
    if (!this.assumed.again(choices)) {
      try {
        history.append(await this.stepped({ ...this.assumed.assuming, choices }, signal));
      } catch (error) {
        if (error instanceof UndecidedError) return this.undecided(error, choices);
        if (isAbort(error)) return cancelled(history.index - start);
        throw error;
      }
      this.options.onStep?.(history.current, true);
    }
    this.options.onReplaced?.(decision.step);
    return await this.settle(signal);
  }

  /** Goes on to a state that is shown. @param choices the ways to take in the first step, where something there is open */
  async settle(
    signal?: AbortSignal,
    arrives = (): boolean => true,
    choices: readonly Choice[] = [],
  ): Promise<StopReason> {
    const { history } = this;
    const start = history.index;
    try {
      while (history.current.status === 'running' && !(isShown(history.current) && arrives())) {
        if (history.hasNext) history.moveTo(history.index + 1);
        else {
          await this.predict({ kind: 'into' }, signal, history.index === start ? choices : []);
          this.options.onStep?.(history.current, true);
        }
      }
    } catch (error) {
      if (isAbort(error)) return cancelled(0);
      if (error instanceof UndecidedError) return this.undecided(error);
      return failed(error);
    }
    // The end itself would end the session.
    if (history.current.status !== 'running') history.moveTo(history.index - 1);
    return { kind: 'goto', text: describeDecided(history.current.last) ?? 'step' };
  }

  /** Predicts up to a step again, without stopping on the way, and then goes back to one of the steps. */
  async replay(last: number, index: number, signal?: AbortSignal): Promise<StopReason> {
    const { history } = this;
    try {
      while (history.last < last && history.current.status === 'running') {
        if (history.index % YIELD_EVERY === 0) await takeTurns();
        signal?.throwIfAborted();
        history.append(await this.stepped(this.assumed.assuming, signal));
        this.options.onStep?.(history.current, true);
        // Hits are counted and messages logged, but nothing stops the run again.
        await this.stops.atBreakpoint('forward', signal);
      }
    } catch (error) {
      if (isAbort(error)) return cancelled(history.index);
      return failed(error);
    }
    history.moveTo(Math.max(history.first, Math.min(index, history.last)));
    return { kind: 'goto', text: `step ${history.index}, predicted again` };
  }

  private async advance(command: Command, signal?: AbortSignal): Promise<StopReason> {
    const { history, stops } = this;
    const arrives = arrivesAt(command, history.current);
    const start = history.index;
    const limit = this.options.maxSteps ?? MAX_STEPS;
    const seconds = this.options.seconds ?? (isRun(command) ? RUN_SECONDS : STEP_SECONDS);
    const end = performance.now() + 1000 * seconds - this.waited;
    for (let predicted = 0; ;) {
      if (history.index % YIELD_EVERY === 0) await takeTurns();
      signal?.throwIfAborted();
      const isNew = !history.hasNext;
      if (isNew && predicted++ >= limit)
        return { kind: 'limit', text: `stopped after ${limit} predicted steps`, note: `Paused after ${limit} steps` };
      if (isNew && performance.now() > end + this.waited)
        return { kind: 'limit', text: `stopped after ${seconds} seconds` };
      if (isNew) await this.predict(command, signal);
      else history.moveTo(history.index + 1);
      const state = history.current;
      this.options.onStep?.(state, isNew);
      if (state.status === 'crashed') return stops.crash(state, start);
      if (state.status === 'finished') return ended(state);
      const raised = stops.raised();
      if (raised) return raised;
      const stop = await stops.atBreakpoint('forward', signal);
      if (arrives(state) && (!stop || command.kind === 'entry')) return arrived(command);
      if (stop) return stop;
    }
  }

  private async predict(command: Command, signal?: AbortSignal, choices: readonly Choice[] = []): Promise<void> {
    const { history, options } = this;
    const isReplaced = history.index < history.last;
    const far = await options.leap?.(history.current, command, signal);
    const assuming = choices.length > 0 ? { ...this.assumed.assuming, choices } : this.assumed.assuming;
    history.append(far ?? (await this.stepped(assuming, signal)));
    if (isReplaced) options.onReplaced?.(history.index);
  }

  /** The state after the next step. Where the program waits for a line, somebody is asked for it once. */
  private async stepped(assuming: Assuming | undefined, signal?: AbortSignal): Promise<State> {
    const { onInput } = this.options;
    let state = this.history.current;
    if (!onInput) return await this.machine.step(state, signal, assuming);
    for (;;) {
      try {
        return await this.machine.step(state, signal, { ...assuming, asks: true });
      } catch (error) {
        if (!(error instanceof InputAwaited)) throw error;
        const { prompt, read } = error;
        const known = this.typed.get(read);
        const begun = performance.now();
        const text = known?.prompt === prompt ? known.text : await onInput(prompt, signal);
        this.waited += performance.now() - begun;
        this.typed.set(read, { prompt, text });
        state = withLine(state, read, text);
      }
    }
  }

  private undecided(error: UndecidedError, choices?: readonly Choice[]): StopReason {
    this.assumed.stuck(error, choices);
    return { kind: 'undecided', text: describeOpen(error.undecided) };
  }

  /** Where a failed prediction leaves the session: steps at their start, runs as far as they got. */
  private lastGood(command: Command, start: number): number {
    if (!isRun(command)) return start;
    return Math.max(start, this.history.findBefore(this.history.index + 1, isAtLine) ?? start);
  }
}

function isRun({ kind }: Command): boolean {
  return kind === 'continue' || kind === 'to';
}
