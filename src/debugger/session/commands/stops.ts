/** Where a session stops by itself: at breakpoints, and where an exception is raised. */
import { raisedHere, uncaughtFrom, type ExceptionStops } from '../../breakpoints/exception-stops';
import { describeException, exitStatus } from '../../state/exceptions';
import type { State } from '../../state/state';
import type { StopReason } from './commands';
import type { History } from '../history/history';
import type { SessionOptions } from './session-options';
import { ended } from './stop-reasons';
import { isAtLine } from '../history/visible-state';

type Direction = 'forward' | 'back';

export class Stops {
  /** Lines to stop at. */
  readonly breakpoints = new Set<number>();
  exceptions: ExceptionStops = { raised: () => false, uncaught: () => true };

  constructor(
    private readonly history: History,
    private readonly breaksAt: SessionOptions['breaksAt'],
  ) {}

  /** At the current state, by an exception or a breakpoint. */
  async here(direction: Direction, signal?: AbortSignal): Promise<StopReason | undefined> {
    return this.raised() ?? (await this.atBreakpoint(direction, signal));
  }

  /** By an exception that was raised in the current state. */
  raised(): StopReason | undefined {
    return raisedHere(this.history, this.exceptions);
  }

  /** By a breakpoint; hits are counted and messages logged whatever the caller makes of it. */
  async atBreakpoint(direction: Direction, signal?: AbortSignal): Promise<StopReason | undefined> {
    const { current: state, index, recorded } = this.history;
    if (this.breaksAt) return this.breaksAt({ direction, state, index, recorded }, signal);
    const isBreak = isAtLine(state) && this.breakpoints.has(state.frames.at(-1)?.line ?? 0);
    return isBreak ? { kind: 'breakpoint', text: 'breakpoint' } : undefined;
  }

  /** The exception is uncaught: show where it was raised, unless the command started there. */
  crash({ failure }: State, start: number): StopReason {
    const { history } = this;
    const origin = failure && uncaughtFrom(history, failure, this.exceptions);
    // `sys.exit()` is an end like any other.
    if (!failure || exitStatus(failure) === 0 || origin === undefined || origin <= start) return ended(history.current);
    history.moveTo(origin);
    return { kind: 'exception', text: `${describeException(failure)} (uncaught)` };
  }
}
