/** Lets the program go on, one command at a time, and tells the client where it stops. */
import { ExitedEvent, TerminatedEvent } from '@vscode/debugadapter';
import { PredictionError } from '../codec/query';
import { describeException } from '../debugger/exceptions';
import type { Session, StopReason } from '../debugger/session';
import type { State } from '../debugger/state';
import { printValue } from '../python/print';
import type { Context } from './context';
import type { Debuggee } from './debuggee';
import { Progress } from './progress';
import { stoppedEvent } from './stops';

/** Moves a session; `signal` stops it where it is. */
export type Motion = (session: Session, signal: AbortSignal) => Promise<StopReason> | StopReason;

export class Runner {
  private running: AbortController | undefined;
  private progress: Progress | undefined;
  private runs = 0;

  constructor(private readonly context: Context) {}

  /** Goes on; a `stopped` event follows. */
  start(debuggee: Debuggee, motion: Motion): void {
    const { context } = this;
    const running = new AbortController();
    this.running = running;
    context.phase = 'running';
    context.variables.reset();
    this.runs += 1;
    if (context.client.supportsProgress) this.progress = new Progress(`run-${this.runs}`, context.send);
    void this.move(debuggee, motion, running.signal).then((reason) => {
      this.progress?.end();
      this.progress = undefined;
      this.running = undefined;
      // Terminated meanwhile: the client has been told so.
      if (context.phase !== 'running') return;
      if (reason.kind === 'end') this.finish(debuggee);
      else this.halt(debuggee.session, reason, reason.kind);
    });
  }

  /** Stops a run as soon as the model has answered. */
  pause(): void {
    this.running?.abort();
  }

  /** @returns false if no such progress is reported now */
  cancel(progressId: string): boolean {
    if (this.progress?.id !== progressId) return false;
    this.pause();
    return true;
  }

  report(steps: number, state: State): void {
    this.progress?.update(steps, state.frames.at(-1)?.line);
  }

  /** Ends the program from outside. */
  terminate(): void {
    if (this.context.phase === 'ended') return;
    this.context.phase = 'ended';
    this.context.variables.reset();
    this.pause();
    this.context.send(new TerminatedEvent());
  }

  private async move(debuggee: Debuggee, motion: Motion, signal: AbortSignal): Promise<StopReason> {
    const { session, arguments: given } = debuggee;
    try {
      let reason = await motion(session, signal);
      while (given.noDebug && reason.kind === 'exception' && !signal.aborted) reason = await session.continue(signal);
      return reason;
    } catch (error) {
      if (signal.aborted) return { kind: 'cancelled', text: '' };
      if (error instanceof PredictionError) return { kind: 'error', text: error.message };
      return { kind: 'error', text: `internal error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}` };
    }
  }

  private halt(session: Session, reason: StopReason, kind: Exclude<StopReason['kind'], 'end'>): void {
    const { context } = this;
    context.phase = 'stopped';
    context.lastStop = reason;
    const line = session.state.frames.at(-1)?.line;
    if (kind === 'error') context.output(`The next step could not be predicted: ${reason.text}\n`, 'stderr', line);
    if (kind === 'limit') context.output(`${reason.text}\n`, 'console', line);
    context.send(stoppedEvent(kind, reason, session.state, line === undefined ? [] : context.breakpoints.at(line)));
  }

  private finish({ session, arguments: given }: Debuggee): void {
    const { context } = this;
    const { failure, result } = session.state;
    context.phase = 'ended';
    if (failure) context.output(`${describeException(failure)} (predicted, not caught)\n`, 'stderr');
    else if (result) context.output(`${given.start.function ?? 'The program'} returned ${printValue(result)} (predicted)\n`, 'console');
    else context.output('The program has ended.\n', 'console');
    context.send(new ExitedEvent(failure ? 1 : 0));
    context.send(new TerminatedEvent());
  }
}
