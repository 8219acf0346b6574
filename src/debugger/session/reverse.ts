/** Reverse execution: back through the recorded history, and before its beginning into an inferred past. */
import { comesBackTo, type BackCommand, type StopReason } from './commands/commands';
import type { History } from './history/history';
import type { InferredPast } from '../backward/inferred-past';
import type { Machine } from '../machine/machine';
import type { State } from '../state/state';
import { isAbort, takeTurns } from './commands/interruptions';
import { cancelled, describeInferred } from './commands/stop-reasons';
import type { Stops } from './commands/stops';
import { isAtLine } from './history/visible-state';

const YIELD_EVERY = 16;
/** Maximum number of inferred statements per command. */
const MOST_INFERRED = 100;
/** A run stops at an inferred state less probable than this. */
const LEAST_PROBABILITY = 0.01;

export class ReverseExecution {
  constructor(
    private readonly history: History,
    private readonly past: InferredPast,
    private readonly stops: Stops,
    /** Called for every inferred state. */
    private readonly passed: (state: State) => void,
  ) {}

  /** Runs a command; the machine confirms what is inferred. */
  async run(command: BackCommand, machine: Machine, signal?: AbortSignal): Promise<StopReason> {
    const start = this.history.index;
    try {
      return await this.retreat(command, machine, signal);
    } catch (error) {
      if (isAbort(error)) return cancelled(this.history.index - start);
      throw error;
    }
  }

  private async retreat(command: BackCommand, machine: Machine, signal?: AbortSignal): Promise<StopReason> {
    const { history } = this;
    const isRun = command === 'reverseContinue' || command === 'reverseOut';
    const arrives = comesBackTo(command, history.current);
    for (let inferred = 0; ; inferred++) {
      while (history.index > history.first) {
        if (history.index % YIELD_EVERY === 0) await takeTurns();
        signal?.throwIfAborted();
        history.moveTo(history.index - 1);
        const stop = command === 'reverseContinue' ? await this.stops.here('back', signal) : undefined;
        if (stop) return stop;
        if (arrives(history.current)) return { kind: 'step', text: this.described() };
      }
      const isDoubtful = isRun && history.current.last.confidence < LEAST_PROBABILITY;
      if (inferred >= MOST_INFERRED || (inferred > 0 && isDoubtful)) {
        this.toFirstLine();
        return {
          kind: 'limit',
          text: `stopped: the state before this is little more than a guess (${this.described()})`,
        };
      }
      await takeTurns();
      signal?.throwIfAborted();
      const more = await this.past.extend(machine, signal);
      if (!more) break;
      for (const state of more.states.toReversed()) this.passed(state);
    }
    this.toFirstLine();
    return { kind: 'entry', text: `start of ${this.beginning()}: step forwards, or stop` };
  }

  /** What begins with the oldest state; of a long run the first states are dropped. */
  private beginning(): string {
    const { first, current } = this.history;
    if (current.last.source === 'inferred') return 'what can be inferred';
    const { frames } = this.history.state(first);
    return first === 0 && frames.length === 1 && frames[0]?.event === 'call' ? 'program' : 'what is recorded';
  }

  private described(): string {
    const { all, chosen = 0 } = this.past.alternatives(this.history.current) ?? {};
    const inferred = all?.[chosen];
    return inferred ? describeInferred(inferred) : 'step back';
  }

  private toFirstLine(): void {
    this.history.moveTo(this.history.findFirst(isAtLine) ?? this.history.first);
  }
}
