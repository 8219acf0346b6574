/** The recorded steps of a debuggee, by their indices; a client learns here which of those that it has are still valid. */
import type { Watchpoint } from '../../debugger/breakpoints/watchpoint';
import type { Recording } from '../../debugger/causes/recording';
import type { StopReason } from '../../debugger/session/commands/commands';
import type { LastChange } from '../../debugger/session/history/last-change';
import type { Session } from '../../debugger/session/session';
import type { Frame, State } from '../../debugger/state/state';
import type { SourceFile } from '../../python/syntax';
import { RequestError } from '../protocol/request-error';

export class RecordedSteps {
  /** For each time that steps were replaced: the first step replaced. */
  private readonly replacements: number[] = [];

  constructor(
    private readonly session: Session,
    private readonly program: () => SourceFile,
  ) {}

  /** The oldest step, the current one and the newest. */
  get steps(): { readonly first: number; readonly current: number; readonly last: number } {
    return { first: this.session.oldestIndex, current: this.session.index, last: this.session.newestIndex };
  }

  /** The state of a step; undefined if it is not (or no longer) recorded. */
  state(step: number): State | undefined {
    return this.session.recorded(step);
  }

  /** The same as the run came to it, without what was set there. */
  asReached(step: number): State | undefined {
    return this.session.asReached(step);
  }

  /** All currently recorded steps. */
  get recording(): Recording {
    const { first, last } = this.steps;
    return { source: this.program(), first, last, state: this.session.recorded };
  }

  /** How often steps have been replaced. */
  get revision(): number {
    return this.replacements.length;
  }

  /** The first step that differs from an earlier revision; undefined if all steps recorded then are still valid. */
  replacedSince(revision: number): number | undefined {
    const since = this.replacements.slice(Math.max(0, revision));
    return since.length === 0 ? undefined : Math.min(...since);
  }

  /** Notes that the steps from one on have been replaced. */
  replaced(step: number): void {
    this.replacements.push(step);
  }

  /** @throws RequestError for a step that is not (or no longer) recorded */
  travel(step: number): StopReason {
    if (!this.state(step)) throw new RequestError(`There is no step ${step} in the recorded history.`);
    return this.session.moveTo(step);
  }

  /** Step of the call of a frame. @throws RequestError if that is not (or no longer) recorded */
  startOf(frame: Frame): number {
    const start = this.session.startOf(frame.id);
    if (start === undefined) throw new RequestError(`The call of ${frame.function.qualifiedName} is not recorded.`);
    return start;
  }

  /** Goes to the first line of a recorded call. */
  restart(call: number, signal: AbortSignal): Promise<StopReason> {
    return this.session.restart(call, signal);
  }

  /** Step that last changed a value, and the change. @throws RequestError if none is recorded */
  lastChange(watch: Watchpoint): LastChange {
    const change = this.session.lastChange(watch);
    if (!change) throw new RequestError(`${watch.name} has not changed in the recorded history.`);
    return change;
  }
}
