/** The debug sessions of this extension: their positions, and requests to them. */
import * as vscode from 'vscode';
import type { StoppedBody } from '../../adapter/session/stop-events';
import type { HistoryPage } from '../../adapter/requests/travel-requests';
import { debugType } from '../launch/configuration/launchConfiguration';
import { Recording } from './historyCopy';

/** A session that has stopped somewhere; `undefined` body if something was changed while stopped. */
export interface Stop {
  readonly session: vscode.DebugSession;
  readonly body: StoppedBody | undefined;
}

/** What is read of the adapter's messages. */
interface Message {
  readonly type?: string;
  readonly event?: string;
  readonly command?: string;
  readonly body?: unknown;
}

/** Requests after which a program is no longer where it was. */
const MOVES = new Set(
  'next stepIn stepOut continue stepBack reverseContinue reverseStepIn reverseStepOut restartFrame goto restart travel lastChange nextChange pickAlternative takeWay decideByValue'.split(
    ' ',
  ),
);

export class NeuralSessions implements vscode.Disposable {
  private readonly stopped = new vscode.EventEmitter<Stop>();
  private readonly moved = new vscode.EventEmitter<vscode.DebugSession>();
  private readonly ended = new vscode.EventEmitter<vscode.DebugSession>();
  private readonly shown = new vscode.EventEmitter<vscode.DebugSession>();
  private readonly recordings = new WeakMap<vscode.DebugSession, Recording>();
  private readonly listening: vscode.Disposable;

  /** Stopped, or changed where it stands. */
  readonly onDidStop = this.stopped.event;
  /** Continuing, so that data about the stop is out of date. */
  readonly onDidMove = this.moved.event;
  readonly onDidEnd = this.ended.event;
  /** The session that the debug view shows has stopped, or it shows another one now: views beside it go along. */
  readonly onDidShow = this.shown.event;

  constructor() {
    const tracker = vscode.debug.registerDebugAdapterTrackerFactory(debugType, {
      createDebugAdapterTracker: (session) => ({
        onWillReceiveMessage: ({ command = '' }: Message) => {
          if (MOVES.has(command)) this.moved.fire(session);
        },
        onDidSendMessage: (message: Message) => {
          this.heard(session, message);
        },
        onWillStopSession: () => {
          this.ended.fire(session);
        },
      }),
    });
    const active = vscode.debug.onDidChangeActiveDebugSession(() => {
      if (this.active) this.shown.fire(this.active);
    });
    const stopped = this.onDidStop(({ session }) => {
      // Two can run at once.
      if (!this.active || this.active === session) this.shown.fire(session);
    });
    this.listening = vscode.Disposable.from(tracker, active, stopped);
  }

  /** The session that the debug view shows, if it is one of ours. */
  get active(): vscode.DebugSession | undefined {
    const session = vscode.debug.activeDebugSession;
    return session?.type === debugType ? session : undefined;
  }

  /** Frame that is selected in the call stack; the innermost one if none is. */
  get frameId(): number | undefined {
    const item = vscode.debug.activeStackItem;
    return item instanceof vscode.DebugStackFrame && item.session === this.active ? item.frameId : undefined;
  }

  recording(session: vscode.DebugSession): Recording {
    const known = this.recordings.get(session) ?? new Recording((query) => ask<HistoryPage>(session, 'history', query));
    this.recordings.set(session, known);
    return known;
  }

  /** Goes to a recorded step of a session; VS Code shows the reason if it fails. */
  async travel(session: vscode.DebugSession, step: number): Promise<void> {
    await tryAsk(session, 'travel', { step: this.recording(session).place(step) });
  }

  dispose(): void {
    this.listening.dispose();
    for (const emitter of [this.stopped, this.moved, this.ended, this.shown]) emitter.dispose();
  }

  private heard(session: vscode.DebugSession, { type, event, body }: Message): void {
    if (type !== 'event') return;
    if (event === 'stopped') this.stopped.fire({ session, body: body as StoppedBody });
    if (event === 'invalidated') this.stopped.fire({ session, body: undefined });
    if (event === 'terminated') this.ended.fire(session);
  }
}

/** A custom request. @throws Error with the adapter's reason */
export async function ask<T>(session: vscode.DebugSession, command: string, args: object = {}): Promise<T> {
  return (await session.customRequest(command, args)) as T;
}

/** The same, ignoring failures: VS Code has shown the adapter's reason, or the answer is not needed. */
export async function tryAsk<T>(
  session: vscode.DebugSession,
  command: string,
  args: object = {},
): Promise<T | undefined> {
  try {
    return await ask<T>(session, command, args);
  } catch {
    return undefined;
  }
}
