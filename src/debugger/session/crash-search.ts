/** A session that begins at a crash looks for the run that leads there; once it is found it is the history, with every state real. */
import type { Machine } from '../machine/machine';
import type { AssumedWays } from './history/assumed-ways';
import type { StopReason } from './commands/commands';
import type { History } from './history/history';
import { isAbort } from './commands/interruptions';
import type { SessionOptions } from './commands/session-options';
import { cancelled } from './commands/stop-reasons';

/** Milliseconds for who goes back: from then on, what was before is inferred. */
const LONGEST = 10_000;

export class CrashSearch {
  constructor(
    private readonly history: History,
    private readonly assumed: AssumedWays,
    private readonly options: SessionOptions,
  ) {}

  /**
   * Searches on, where nothing else is recorded yet.
   * @returns whether the run is found now
   * @throws DOMException `AbortError` if `signal` is aborted
   */
  async goOn(machine: Machine, milliseconds: number, signal?: AbortSignal): Promise<boolean> {
    const { history, assumed } = this;
    const { replay, onStep, onSearched, onReplaced, onRecalled } = this.options;
    if (!replay?.isOpen || history.first !== history.last) return false;
    const search = { milliseconds, assuming: assumed.assuming, signal, passed: onSearched };
    const run = await replay.advance(machine, search);
    if (!run) return false;
    history.recall(run);
    for (const state of run) onStep?.(state, true);
    onReplaced?.(history.first);
    onRecalled?.();
    return true;
  }

  /** The last attempt, before anything is inferred. Whoever cancels it wants no more of it. */
  async end(machine: Machine, signal?: AbortSignal): Promise<StopReason | undefined> {
    try {
      await this.goOn(machine, LONGEST, signal);
      return undefined;
    } catch (error) {
      if (!isAbort(error)) throw error;
      return cancelled(0);
    } finally {
      this.options.replay?.close();
    }
  }
}
