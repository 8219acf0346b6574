/** Reverse execution: back through the recorded history, and before its beginning into an inferred past. */
import { comesBackTo, type BackCommand, type StopReason } from './commands';
import type { History } from './history';
import type { InferredPast } from '../backward/inferred-past';
import type { Machine } from '../machine/machine';
import type { State } from '../state/state';
import { describeInferred } from './stop-reasons';
import { isAtLine } from './visible-state';

/** What reverse execution needs from the session. */
export interface SessionAccess {
  readonly machine: Machine;
  /** Whether a run stops at the current state of the history. */
  stopHere(signal?: AbortSignal): Promise<StopReason | undefined>;
  /** Called for every inferred state. */
  passed(state: State): void;
}

const YIELD_EVERY = 16;
/** Maximum number of inferred statements per command. */
const MOST_INFERRED = 100;
/** A run stops at an inferred state less probable than this. */
const LEAST_PROBABILITY = 0.01;

export class ReverseExecution {
  constructor(
    private readonly history: History,
    private readonly past: InferredPast,
  ) {}

  async run(command: BackCommand, around: SessionAccess, signal?: AbortSignal): Promise<StopReason> {
    const { history } = this;
    const isRun = command === 'reverseContinue' || command === 'reverseOut';
    const arrives = comesBackTo(command, history.current);
    for (let inferred = 0; ; inferred++) {
      while (history.index > history.first) {
        if (history.index % YIELD_EVERY === 0) await turn();
        signal?.throwIfAborted();
        history.moveTo(history.index - 1);
        const stop = command === 'reverseContinue' ? await around.stopHere(signal) : undefined;
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
      await turn();
      signal?.throwIfAborted();
      const more = await this.past.extend(around.machine, signal);
      if (!more) break;
      for (const state of more.states.toReversed()) around.passed(state);
    }
    this.toFirstLine();
    const isInferred = history.current.last.source === 'inferred';
    return { kind: 'entry', text: isInferred ? 'start of what can be inferred' : 'start of the recorded history' };
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

/** Requests such as `pause` get their turn. */
async function turn(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
