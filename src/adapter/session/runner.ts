/** Runs the program, one command at a time, and tells the client where it stops. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { PredictionError, type RaisedException } from '../../codec/query';
import { originOf } from '../../debugger/causes/suspects/symptom-roots';
import type { StopReason } from '../../debugger/session/commands/commands';
import { describeException, exitStatus } from '../../debugger/state/exceptions';
import type { State } from '../../debugger/state/state';
import { printValue } from '../../python/values/print';
import { cellOutput, type CellOutput } from './cell-output';
import type { Context } from './context';
import type { Debuggee } from './debuggee';
import { PrintedLines, typedLines } from './printed-lines';
import { eventOf } from '../protocol/events';
import { Progress } from '../protocol/progress';
import { marked, shownConfidence } from '../presentation/value-presentation';
import { capitalized, stoppedEvent, THREAD } from './stop-events';

/** For people, where a run was stopped because it is long. */
const GOING_ON = 'Continue goes on from here. If it should have ended by now, look for likely causes';

/** Moves the program; `signal` stops it where it is. */
export type Motion = (debuggee: Debuggee, signal: AbortSignal) => Promise<StopReason> | StopReason;

export class Runner {
  private running: AbortController | undefined;
  /** Settled once the current run has stopped. */
  private settled: Promise<void> = Promise.resolve();
  /** Settled once no search goes on behind a stop. */
  private lookedOn: Promise<void> = Promise.resolve();
  private progress: Progress | undefined;
  private runs = 0;
  private readonly printed = new PrintedLines();
  /** Probability of the path that the run took. */
  private certainty = 1;

  constructor(private readonly context: Context) {}

  /**
   * Runs a command; a `stopped` event follows.
   * @param leavesEnd from the end of the program, the command leaves the session
   * @param isStep somebody expects to be elsewhere afterwards
   */
  start(debuggee: Debuggee, motion: Motion, { leavesEnd = false, isStep = false } = {}): void {
    const { context } = this;
    const { lastStop } = context;
    const running = new AbortController();
    this.running = running;
    context.leaveStop('running');
    this.runs += 1;
    this.certainty = 1;
    if (context.client.supportsProgress) this.progress = new Progress(`run-${this.runs}`, context.send);
    this.settled = this.lookedOn
      .then(() => move(debuggee, motion, running.signal))
      .then(async (reason) => {
        const isNewEnd = reason.kind === 'end' && context.lastStop?.kind !== 'end';
        const shown = isNewEnd ? await cellOutput(debuggee, running.signal) : undefined;
        this.progress?.end();
        this.progress = undefined;
        this.running = undefined;
        // Terminated or restarted in the meantime: the client knows.
        if (context.phase !== 'running' || context.debuggee !== debuggee) return;
        if (shown) context.output(`Out: ${asShown(shown, context.threshold)}\n`, 'console', shown.line);
        const isLeft = reason.kind === 'end' && leavesEnd && isLastPlace(debuggee, lastStop);
        if (isStep && !isLeft && lastStop?.kind === reason.kind) this.sayWhereItEnds(reason);
        if (reason.kind !== 'end') this.halt(debuggee, reason);
        else if (isLeft) this.finish(debuggee);
        else if (debuggee.given.stayAtEnd && !debuggee.given.noDebug) this.stayAtEnd(debuggee, reason);
        else this.finish(debuggee);
      });
  }

  /** The same for a custom request: the client does not know that it makes the program continue. */
  startUnforeseen(debuggee: Debuggee, motion: Motion, options?: { readonly isStep: boolean }): void {
    this.context.send(
      eventOf<DebugProtocol.ContinuedEvent>('continued', { threadId: THREAD, allThreadsContinued: true }),
    );
    this.start(debuggee, motion, options);
  }

  /** Stops a run as soon as the model has answered. */
  pause(): void {
    this.running?.abort();
  }

  /** Stops a run without telling the client; resolves when it has stopped. */
  async abandon(): Promise<void> {
    if (this.running) this.context.leaveStop('loading');
    this.pause();
    await this.settled;
  }

  /** Stops the run that reports this progress, if it still does. */
  cancel(progressId: string): void {
    if (this.progress?.id === progressId) this.pause();
  }

  /** The program waits for somebody, who need not be told that it runs. */
  waits(): void {
    this.progress?.end();
    this.progress = undefined;
  }

  /** A state that the run passed. */
  passed(state: State, isNew: boolean): void {
    this.progress?.step(state.frames.at(-1)?.line);
    const { output, errors, from, prediction, source, assumptions, confidence, doubt = 1 } = state.last;
    // The confidence of an inferred past is shown with the past itself.
    if (source !== 'inferred')
      this.certainty *= (assumptions ? confidence : (prediction?.outcomeConfidence ?? 1)) * doubt;
    // Replayed output has already been printed.
    if (!isNew) return;
    const { debuggee } = this.context;
    const typed = debuggee ? typedLines(state, debuggee) : '';
    this.markLeft(state, `${errors ?? ''}${output}${typed}`);
    if (errors !== undefined) this.context.output(errors, 'stderr', from?.line);
    if (output !== '') this.context.output(output, 'stdout', from?.line);
    if (typed !== '') this.context.output(typed, 'stdout');
  }

  /** Says which lines of the console belong to a way that the program does not go any more. */
  private markLeft(state: State, text: string): void {
    const { debuggee } = this.context;
    const left = debuggee ? this.printed.add(state, text, debuggee) : 0;
    const what = left === 1 ? 'line of output above no longer counts' : `${left} lines of output above no longer count`;
    if (left > 0) this.context.output(`Another way from here: the last ${what}.\n`, 'console', state.last.from?.line);
  }

  /** A state on the search for the way to a crash. */
  searched(state: State): void {
    this.progress?.step(state.frames.at(-1)?.line);
  }

  /** Reports the current stop again. */
  showStop(debuggee: Debuggee): void {
    this.halt(debuggee, this.context.lastStop ?? { kind: 'cancelled', text: 'paused' });
  }

  /** Ends the program from outside. */
  terminate(): void {
    if (this.context.phase === 'ended') return;
    this.context.leaveStop('ended');
    this.pause();
    this.context.send(eventOf<DebugProtocol.TerminatedEvent>('terminated'));
  }

  private halt(debuggee: Debuggee, reason: StopReason): void {
    const { context } = this;
    context.phase = 'stopped';
    context.lastStop = reason;
    const line = debuggee.frames.at(-1)?.line;
    if (reason.kind === 'error') context.output(`${reason.text}\n`, 'stderr', line);
    if (reason.kind === 'limit') context.output(`${capitalized(reason.text)}. ${GOING_ON}.\n`, 'console', line);
    else if (reason.note !== undefined && reason.breakpoints)
      context.output(`${capitalized(reason.text)}\n`, 'console', line);
    const { first, current, last } = debuggee.history.steps;
    const isRepeatable = debuggee.history.revision === 0 && first >= 0;
    const place = { step: current, last, isRepeatable };
    context.send(stoppedEvent(reason, debuggee.state, this.certainty, context.threshold, place));
    this.lookOn(debuggee);
  }

  /** At a crash whose history is not found yet, the search goes on until the session leaves it. */
  private lookOn(debuggee: Debuggee): void {
    const { untilLeft } = this.context;
    const search = debuggee.foundLater(untilLeft).catch(() => undefined);
    this.lookedOn = search.then(() => undefined);
    void search.then((reason) => {
      if (reason && !untilLeft.aborted) this.startUnforeseen(debuggee, () => reason);
    });
  }

  /** Nothing on the screen moves with a step against either end: clients show what is important in front of all else. */
  private sayWhereItEnds({ kind, text }: StopReason): void {
    if (kind === 'end' || kind === 'entry') this.context.output(`${capitalized(text)}.\n`, 'important');
  }

  /** The program has ended, and can be stepped back into. */
  private stayAtEnd(debuggee: Debuggee, reason: StopReason): void {
    if (this.context.lastStop?.kind !== 'end') this.reportEnd(debuggee);
    debuggee.showEnd();
    this.halt(debuggee, reason);
  }

  private finish(debuggee: Debuggee): void {
    const { context } = this;
    context.leaveStop('ended');
    if (context.lastStop?.kind !== 'end') this.reportEnd(debuggee);
    context.send(eventOf<DebugProtocol.ExitedEvent>('exited', { exitCode: exitCodeOf(debuggee) }));
    context.send(eventOf<DebugProtocol.TerminatedEvent>('terminated'));
  }

  private reportEnd({ state: { failure, result }, given, history }: Debuggee): void {
    const { context } = this;
    const line = failure && originOf(history.recording)?.line;
    const status = failure && exitStatus(failure);
    if (status) context.output(`The program exits with code ${status}${said(failure)}.\n`, 'stderr', line);
    else if (failure && status === undefined)
      context.output(`${describeException(failure)} (predicted, not caught)\n`, 'stderr', line);
    else if (result) {
      const { function: called = 'The program' } = given.start;
      const name = typeof called === 'string' ? called : called.qualifiedName;
      context.output(`${name} returned ${printValue(result, { members: true })} (predicted)\n`, 'console');
    } else context.output('The program has ended.\n', 'console');
  }
}

/** A value as a notebook writes it below its cell. */
function asShown({ value, confidence }: CellOutput, threshold: number): string {
  return marked(printValue(value, { members: true }), shownConfidence(value, confidence), threshold);
}

/** What `sys.exit("no such file")` tells whoever has started the program. */
function said({ message = '' }: RaisedException): string {
  return /^-?\d*$/.test(message) ? '' : `: ${message}`;
}

function exitCodeOf({ state: { failure } }: Debuggee): number {
  return failure ? (exitStatus(failure) ?? 1) : 0;
}

/** Nothing is left to see after that stop: the end itself, or the exception that ended the program. */
function isLastPlace({ state: { status } }: Debuggee, stop: StopReason | undefined): boolean {
  return stop?.kind === 'end' || (stop?.kind === 'exception' && status === 'crashed');
}

/** Never rejects: what goes wrong is a reason to stop. */
async function move(debuggee: Debuggee, motion: Motion, signal: AbortSignal): Promise<StopReason> {
  try {
    return await motion(debuggee, signal);
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled', text: 'cancelled' };
    if (error instanceof PredictionError) return { kind: 'error', text: error.message };
    return {
      kind: 'error',
      text: `internal error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    };
  }
}
